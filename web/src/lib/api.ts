/** The REST side of the server. */
import { RequestError } from './errors';
import { prefs } from './prefs.svelte';
import type { Created, Failure, GameInfo, GameMeta, NewTable, Rule, TableInfo } from './types';

async function send(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      ...init,
      headers: {
        'Accept-Language': prefs.language,
        ...(init.body ? { 'Content-Type': 'application/json' } : {}),
      },
    });
  } catch {
    throw new RequestError({ error: { id: 'error-unreachable' }, text: 'The server does not answer.' });
  }
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as Failure | null;
    throw new RequestError(
      body?.error ? body : { error: { id: 'error-unknown' }, text: response.statusText },
    );
  }
  return response;
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await send(path, init);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Some of the games; `next` is the address of the others, null if there are none. */
export interface TablesPage {
  tables: TableInfo[];
  next: string | null;
}

async function tablesPage(path: string): Promise<TablesPage> {
  const response = await send(path);
  const next = /^<\/api([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
  return { tables: (await response.json()) as TableInfo[], next: next ?? null };
}

export const api = {
  games: () => request<GameInfo[]>('/games'),
  game: (name: string) => request<GameMeta>(`/games/${name}`),
  rules: (name: string) => request<Rule[]>(`/games/${name}/rules`),
  /** The games changed last, or those that `next` of another page stands for. */
  tables: (next?: string) => tablesPage(next ?? '/tables'),
  create: (table: NewTable) => request<Created>('/tables', { method: 'POST', body: JSON.stringify(table) }),
  remove: (id: string) => request<void>(`/tables/${id}`, { method: 'DELETE' }),
  load: (save: string) => request<Created>('/saves', { method: 'POST', body: save }),
  saveUrl: (id: string) => `/api/tables/${id}/save`,
};
