/** The page by the address: `#/` is the start page, `#/table/<id>` a table, `#/table/<id>/<version>` a moment of it. */
export interface Route {
  table: string | null;
  version: number | null;
}

function parse(hash: string): Route {
  const match = /^#\/table\/([^/]+)(?:\/(\d+))?$/.exec(hash);
  return { table: match?.[1] ?? null, version: match?.[2] ? Number(match[2]) : null };
}

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = parse(location.hash)));
  }

  go(table: string | null): void {
    location.hash = table === null ? '#/' : `#/table/${table}`;
  }
}

export const router = new Router();
