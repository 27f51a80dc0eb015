/** The seats in the form for a new game: no family twice, and the last choice is stored. */
import { botName, firstBot } from './bots';
import type { GameInfo, Seat } from './types';

/** With `auto` nobody has typed a name: it follows from who plays. */
export type Draft = Seat & { bot: string; auto?: boolean };

const KEY = 'dorfplatz-seats';
const FAMILIES = [1, 2, 3, 4];
/** Of the name of a bot, so that a number fits behind it. */
const NAME_LENGTH = 20;

/** One person and one bot. */
export function defaultSeats(game: GameInfo): Draft[] {
  const bot = firstBot(game.bots);
  return [0, 1].map((i) => ({ kind: i === 0 ? 'human' : 'bot', name: '', auto: true, family: i + 1, bot }));
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

/** Adapts seats to a game: its number of players and its bots. Whoever has no name of their own gets one. */
export function fit(seats: Draft[], game: GameInfo, names: string[]): Draft[] {
  const fitted = seats
    .slice(0, game.players[1])
    .map((seat) => (game.bots.includes(seat.bot) ? seat : { ...seat, bot: firstBot(game.bots) }));
  while (fitted.length < game.players[0]) fitted.push(newSeat(fitted, game));
  return named(fitted, names);
}

function named(seats: Draft[], names: string[]): Draft[] {
  const taken = new Set(seats.filter((seat) => !seat.auto).map((seat) => seat.name.trim()));
  return seats.map((seat) => {
    if (!seat.auto) return seat;
    const name =
      seat.kind === 'human'
        ? (names.find((one) => !taken.has(one)) ?? names[0]!)
        : numbered(botName(seat.bot), taken);
    taken.add(name);
    return { ...seat, name };
  });
}

/** "Novice", "Novice 2"; of a bot of others what stands behind its module. */
function numbered(bot: string, taken: Set<string>): string {
  const name = bot.split(/[:/]/).pop()!.slice(0, NAME_LENGTH);
  for (let n = 2; ; n++) {
    const found = n === 2 && !taken.has(name) ? name : `${name} ${n}`;
    if (!taken.has(found)) return found;
  }
}

/** Another bot, like the one before. */
export function newSeat(seats: Draft[], game: GameInfo): Draft {
  const family = FAMILIES.find((f) => !seats.some((seat) => seat.family === f)) ?? 1;
  const bot = seats.filter((seat) => seat.kind === 'bot').at(-1)?.bot ?? firstBot(game.bots);
  return { kind: 'bot', name: '', auto: true, family, bot };
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
