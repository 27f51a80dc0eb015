/** What finished games say about somebody: figures for each game and opponent, and where their points come from. */
import type { FinishedGame, Message, Seat } from '../lib/types';

/** A finished game as one of its people sees it. */
export interface Entry {
  game: FinishedGame;
  seat: number;
  points: number;
  /** Null for somebody who played alone. */
  won: boolean | null;
  /** The bots on the other seats; null stands for people. */
  opponents: (string | null)[];
}

/** Everybody who has finished a game, the one with most games first. */
export function people(games: FinishedGame[]): string[] {
  const counts = new Map<string, number>();
  for (const { seats } of games)
    for (const { kind, name } of seats) if (kind === 'human') counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

/** The games of a person, the first first. */
export function entriesOf(games: FinishedGame[], name: string): Entry[] {
  return games.flatMap((game) => {
    const seat = game.seats.findIndex((one) => one.kind === 'human' && one.name === name);
    if (seat < 0) return [];
    const others = game.seats.filter((_, i) => i !== seat);
    const won = others.length > 0 ? game.winners.includes(seat) : null;
    return [{ game, seat, points: game.scores[seat] ?? 0, won, opponents: others.map(opponent) }];
  });
}

const opponent = (seat: Seat): string | null => (seat.kind === 'bot' ? (seat.bot ?? '') : null);

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export interface Figures {
  games: number;
  /** Of those against others. */
  played: number;
  wins: number;
  best: number;
  average: number;
  /** On average. */
  minutes: number;
  decisions: number;
}

export function figures(entries: Entry[]): Figures {
  const points = entries.map((entry) => entry.points);
  return {
    games: entries.length,
    played: entries.filter(({ won }) => won !== null).length,
    wins: entries.filter(({ won }) => won).length,
    best: Math.max(...points),
    average: mean(points),
    minutes: mean(entries.map(({ game }) => game.minutes)),
    decisions: mean(entries.map(({ game }) => game.version)),
  };
}

/** Entries with the same number of players and the same opponents. */
export function byOpponents(entries: Entry[]): { opponents: (string | null)[]; entries: Entry[] }[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = [...entry.opponents].map(String).sort().join();
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()]
    .map((group) => ({ opponents: group[0]!.opponents, entries: group }))
    .sort((a, b) => a.opponents.length - b.opponents.length || b.entries.length - a.entries.length);
}

export interface Favourite {
  label: Message;
  /** On average. */
  points: number;
  /** Of all points that parts have brought. */
  share: number;
}

/** Where the points come from, most first. */
export function favourites(entries: Entry[]): Favourite[] {
  const found = new Map<string, { label: Message; points: number }>();
  const told = entries.filter(({ game, seat }) => game.parts[seat]?.length);
  for (const { game, seat } of told)
    for (const { label, points } of game.parts[seat]!) {
      const before = found.get(label.id)?.points ?? 0;
      found.set(label.id, { label, points: before + points });
    }
  const all = [...found.values()].filter(({ points }) => points > 0);
  const total = all.reduce((sum, { points }) => sum + points, 0);
  return all
    .map(({ label, points }) => ({ label, points: points / told.length, share: points / total }))
    .sort((a, b) => b.points - a.points);
}

/** A field of a table of commas; nothing in it is taken for a formula. */
function field(value: unknown): string {
  const text = String(value ?? '');
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const COLUMNS = 'ended,game,day,counts,table,players,seat,name,bot,points,won,rounds,decisions,minutes,parts';

/** All games as a table of commas, a line for each seat. */
export function toCsv(games: FinishedGame[], labelOf: (label: Message) => string): string {
  const lines = games.flatMap((game) =>
    game.seats.map((seat, i) => {
      const parts = (game.parts[i] ?? []).map(({ label, points }) => `${labelOf(label)}: ${points}`);
      const about = [game.ended, game.game, game.day, !game.known, game.id, game.seats.length];
      const own = [i + 1, seat.name, seat.kind === 'bot' ? seat.bot : '', game.scores[i]];
      const length = [game.rounds, game.version, game.minutes];
      return [...about, ...own, game.winners.includes(i), ...length, parts.join('; ')].map(field).join();
    }),
  );
  return [COLUMNS, ...lines, ''].join('\r\n');
}
