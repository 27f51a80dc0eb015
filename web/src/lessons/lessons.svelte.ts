/** Lessons: their addresses, and how far each was played in this browser. */

const KEY = 'dorfplatz-lessons';

export interface LessonAddress {
  game: string;
  /** It begins with the game's name. */
  name: string;
}

/** The lesson whose table has this id; null if it is another table. */
export function lessonOf(table: string): LessonAddress | null {
  const match = /^lesson-(([a-z]+)(?:-[a-z]+)*)$/.exec(table);
  return match && { name: match[1]!, game: match[2]! };
}

export const tableOf = (name: string): string => `lesson-${name}`;

/** How far a lesson was played. */
interface Played {
  /** The step one is at, from 0. */
  step: number;
  done: boolean;
}

function isPlayed(found: unknown): found is Played {
  return typeof found === 'object' && found !== null && Number.isInteger((found as Played).step);
}

function read(): Record<string, Played> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, one]) => isPlayed(one)));
  } catch {
    // Storage may be switched off or damaged.
    return {};
  }
}

class Progress {
  #played = $state.raw(read());

  /** The step at which a lesson was left; 0 if it was not begun or is done. */
  stepOf(name: string): number {
    return this.#played[name]?.step ?? 0;
  }

  isDone(name: string): boolean {
    return this.#played[name]?.done ?? false;
  }

  keep(name: string, step: number, done = this.isDone(name)): void {
    this.#played = { ...this.#played, [name]: { step, done } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#played));
    } catch {
      // Without storage it is remembered as long as the page.
    }
  }
}

export const progress = new Progress();
