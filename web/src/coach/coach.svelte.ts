/** Coaching lines: each is said once, in somebody's first games, when it matters for the first time. */

/** A line as a game's file has it; its text is `coach-<game>-<id>`. */
export interface CoachLine {
  id: string;
  /** It belongs to this prompt. */
  prompt?: string;
  /** Moves of each of these kinds can be made … */
  legal?: string[];
  /** … and of none of these. */
  without?: string[];
  /** Only where the game is played with these. */
  options?: Record<string, string>;
}

/** What a line looks at. */
interface Situation {
  prompt: string;
  can: (block: string) => boolean;
  options?: Record<string, unknown>;
}

const KEY = 'dorfplatz-coach';
/** Who has sat at more tables of a game knows it. */
const FIRST_GAMES = 3;

interface Stored {
  seen: string[];
  tables: Record<string, string[]>;
  off: boolean;
}

function read(): Stored {
  const nothing: Stored = { seen: [], tables: {}, off: false };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored> | null;
    const stored = { ...nothing, ...found };
    return Array.isArray(stored.seen) && typeof stored.tables === 'object' && stored.tables
      ? stored
      : nothing;
  } catch {
    // Storage may be switched off or damaged.
    return nothing;
  }
}

/** The first line that fits a situation and was not said before. */
export function lineFor(
  lines: CoachLine[],
  situation: Situation,
  seen: (id: string) => boolean,
): string | null {
  const fits = ({ prompt, legal = [], without = [], options = {} }: CoachLine) =>
    (prompt === undefined || prompt === situation.prompt) &&
    legal.every(situation.can) &&
    !without.some(situation.can) &&
    Object.entries(options).every(([name, value]) => situation.options?.[name] === value);
  return lines.find((line) => !seen(line.id) && fits(line))?.id ?? null;
}

class Coaching {
  #stored = $state.raw(read());

  /** Whether somebody wants to hear something at this table. */
  isWanted(game: string, table: string): boolean {
    const tables = this.#stored.tables[game] ?? [];
    return !this.#stored.off && (tables.includes(table) || tables.length < FIRST_GAMES);
  }

  /** Somebody sits at a table. */
  sit(game: string, table: string): void {
    const tables = this.#stored.tables[game] ?? [];
    if (!tables.includes(table) && tables.length < FIRST_GAMES)
      this.#keep({ tables: { ...this.#stored.tables, [game]: [...tables, table] } });
  }

  hasSeen(game: string, id: string): boolean {
    return this.#stored.seen.includes(`${game}-${id}`);
  }

  see(game: string, id: string): void {
    if (!this.hasSeen(game, id)) this.#keep({ seen: [...this.#stored.seen, `${game}-${id}`] });
  }

  /** Somebody does not want to hear anything at any table. */
  get off(): boolean {
    return this.#stored.off;
  }

  stop(): void {
    this.#keep({ off: true });
  }

  /** From the beginning, as for somebody new. */
  restart(): void {
    this.#keep({ off: false, seen: [], tables: {} });
  }

  #keep(change: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // Without storage it is remembered as long as the page.
    }
  }
}

export const coaching = new Coaching();
