/** The seats in the form for a new game: no family twice, and the last choice is stored. */
import type { GameInfo, Seat } from './types';

export type Draft = Seat & { bot: string };

const KEY = 'dorfplatz-seats';
const FAMILIES = [1, 2, 3, 4];

/** One person and one bot. */
export function defaultSeats(names: string[], bot: string): Draft[] {
  return [0, 1].map((i) => ({ kind: i === 0 ? 'human' : 'bot', name: names[i]!, family: i + 1, bot }));
}

export function storeSeats(seats: Draft[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
  } catch {
    // Without storage the next form begins with the default seats.
  }
}

export function loadSeats(): Draft[] | null {
  try {
    const seats = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Draft[] | null;
    return Array.isArray(seats) && seats.length > 0 ? seats : null;
  } catch {
    return null;
  }
}

/** Adapts seats to a game: its number of players and its bots. */
export function fit(seats: Draft[], game: GameInfo, names: string[]): Draft[] {
  const fitted = seats
    .slice(0, game.players[1])
    .map((seat) => (game.bots.includes(seat.bot) ? seat : { ...seat, bot: strongest(game) }));
  while (fitted.length < game.players[0]) fitted.push(newSeat(fitted, game, names));
  return fitted;
}

/** The bots of a game are listed from weakest to strongest. */
export const strongest = (game: GameInfo): string => game.bots[game.bots.length - 1] ?? '';

export function newSeat(seats: Draft[], game: GameInfo, names: string[]): Draft {
  const family = FAMILIES.find((f) => !seats.some((seat) => seat.family === f)) ?? 1;
  const name = names.find((n) => !seats.some((seat) => seat.name === n)) ?? names[0]!;
  return { kind: 'bot', name, family, bot: strongest(game) };
}

/** Gives a family to a seat; the seat that had it gets the other one. */
export function takeFamily(seats: Draft[], index: number, family: number): Draft[] {
  const before = seats[index]!.family;
  return seats.map((seat, i) => {
    if (i === index) return { ...seat, family };
    return seat.family === family ? { ...seat, family: before } : seat;
  });
}

/** What is wrong, as a message id, or null when the game can start. */
export function problem(seats: Draft[]): string | null {
  const names = seats.map((seat) => seat.name.trim());
  if (names.some((name) => name === '')) return 'start-name-missing';
  if (new Set(names).size < names.length) return 'start-name-twice';
  if (!seats.some((seat) => seat.kind === 'human')) return 'start-nobody';
  return null;
}
