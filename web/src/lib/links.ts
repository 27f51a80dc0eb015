/** The links to tables that were begun here: the server tells them once, and keeps only their hashes. */
import type { Link } from './types';

const KEY = 'dorfplatz-links';
/** Of older tables they are forgotten. */
const TABLES = 50;

type Stored = Record<string, Record<string, string>>;

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    return {};
  }
}

/** The secrets of a table's links, by what each is good for. */
export const linksOf = (table: string): Record<string, string> => read()[table] ?? {};

export function storeLinks(table: string, links: Link[]): void {
  if (links.length === 0) return;
  const { [table]: before, ...others } = read();
  const told = Object.fromEntries(links.map(({ role, secret }) => [role, secret]));
  const kept = Object.entries(others).slice(1 - TABLES);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...Object.fromEntries(kept), [table]: { ...before, ...told } }),
    );
  } catch {
    // Without storage a link can be made anew.
  }
}
