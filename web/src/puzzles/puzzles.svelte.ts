/** Puzzles: their addresses, and which of them were solved in this browser. */

const KEY = 'dorfplatz-puzzles';

export interface PuzzleAddress {
  game: string;
  /** From 1. */
  number: number;
}

/** The puzzle whose table has this id; null if it is another table. */
export function puzzleOf(table: string): PuzzleAddress | null {
  const match = /^puzzle-([a-z]+)-(\d+)$/.exec(table);
  return match && { game: match[1]!, number: Number(match[2]) };
}

export function tableOf({ game, number }: PuzzleAddress): string {
  return `puzzle-${game}-${number}`;
}

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((key) => typeof key === 'string') : [];
  } catch {
    // Storage may be switched off or damaged.
    return [];
  }
}

class Solved {
  #keys = $state.raw<string[]>(read());

  has(key: string): boolean {
    return this.#keys.includes(key);
  }

  add(key: string): void {
    if (this.has(key)) return;
    this.#keys = [...this.#keys, key];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#keys));
    } catch {
      // Without storage it is remembered as long as the page.
    }
  }
}

export const solved = new Solved();
