/** What can be played, the easiest first, and which game and options were chosen last. */
import { knownGames } from '../lib/game';
import { t, words } from '../lib/words.svelte';

const KEY = 'dorfplatz-game';
const OPTIONS = 'dorfplatz-options';

const pictures = import.meta.glob<string>('../games/*/picture.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A picture of a game's table, if it brings one. */
export const pictureOf = (game: string): string | undefined => pictures[`../games/${game}/picture.jpg`];

/** A number that a game's texts give: its minutes or its weight. */
export function numberOf(game: string, what: 'minutes' | 'weight'): number | null {
  const id = `game-${game}-${what}`;
  return words.has(id) ? Number(t(id)) : null;
}

/** The games this client can show; one that does not say how hard it is comes last. */
export function playable<Named extends { name: string }>(games: Named[]): Named[] {
  const weight = ({ name }: Named) => numberOf(name, 'weight') ?? Infinity;
  return games
    .filter(({ name }) => knownGames.includes(name))
    .sort((one, other) => weight(one) - weight(other) || 0);
}

export function loadChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage may be switched off.
    return null;
  }
}

export function storeChoice(game: string): void {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // Without storage the easiest game is chosen the next time.
  }
}

/** What was chosen last for the options of each game. */
export type Options = Record<string, Record<string, unknown>>;

export function loadOptions(): Options {
  try {
    return (JSON.parse(localStorage.getItem(OPTIONS) ?? '{}') as Options | null) ?? {};
  } catch {
    return {};
  }
}

export function storeOptions(options: Options): void {
  try {
    localStorage.setItem(OPTIONS, JSON.stringify(options));
  } catch {
    // Without storage they are as the game proposes the next time.
  }
}
