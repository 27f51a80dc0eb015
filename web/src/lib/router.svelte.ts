import { showError } from './errors';

/**
 * The page by the address: `#/` is the start page, `#/games` all finished games, `#/table/<id>` a table,
 * `#/table/<id>/<version>` a moment of it, `#/join/<id>/<secret>` a link to a table, `#/box/<game>` the box of
 * somebody's own.
 */
export interface Route {
  /** The page with all finished games. */
  history: boolean;
  /** The game whose box is made. */
  box: string | null;
  table: string | null;
  version: number | null;
  join: { table: string; secret: string } | null;
}

function parse(hash: string): Route {
  const match = /^#\/table\/([^/]+)(?:\/(\d+))?$/.exec(hash);
  const link = /^#\/join\/([^/]+)\/([^/]+)$/.exec(hash);
  return {
    join: link ? { table: link[1]!, secret: link[2]! } : null,
    history: hash === '#/games',
    box: /^#\/box\/([^/]+)$/.exec(hash)?.[1] ?? null,
    table: match?.[1] ?? null,
    version: match?.[2] ? Number(match[2]) : null,
  };
}

class Router {
  route = $state.raw<Route>(parse(location.hash));
  /** A table is being made to go to. */
  beginning = $state(false);

  constructor() {
    addEventListener('hashchange', () => {
      this.route = parse(location.hash);
      this.beginning = false;
    });
  }

  /** Makes a table and goes to it: one, however often it is clicked. */
  async begin(make: () => Promise<{ id: string }>): Promise<void> {
    if (this.beginning) return;
    this.beginning = true;
    try {
      this.go((await make()).id);
    } catch (error) {
      this.beginning = false;
      showError(error);
    }
  }

  /** The address was replaced without anybody leaving the page. */
  reread(): void {
    this.route = parse(location.hash);
  }

  go(table: string | null): void {
    location.hash = table === null ? '#/' : `#/table/${table}`;
  }
}

export const router = new Router();
