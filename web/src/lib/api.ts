/** The REST side of the server. */
import { RequestError } from './errors';
import { browserKey } from './key';
import { storeLinks } from './links';
import { prefs } from './prefs.svelte';
import type {
  BoxForm,
  BoxProblem,
  Created,
  Days,
  Failure,
  FinishedGame,
  GameInfo,
  GameMeta,
  Joined,
  LessonStep,
  Link,
  Lobby,
  NewBox,
  NewTable,
  NewWebhook,
  Notifications,
  NotifySent,
  OwnBox,
  PlayOn,
  PushSubscription,
  PuzzleAnswer,
  PuzzleInfo,
  Rule,
  TableInfo,
} from './types';

async function send(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      ...init,
      headers: {
        'Accept-Language': prefs.language,
        Authorization: `Bearer ${browserKey()}`,
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
  /** With the id of a box, the game with its components. */
  game: (name: string, box?: string) =>
    request<GameMeta>(`/games/${name}${box === undefined ? '' : `?box=${box}`}`),
  rules: (name: string) => request<Rule[]>(`/games/${name}/rules`),
  /** The games changed last, or those that `next` of another page stands for. */
  tables: (next?: string) => tablesPage(next ?? '/tables'),
  create: async (table: NewTable) => {
    const created = await request<Created>('/tables', { method: 'POST', body: JSON.stringify(table) });
    storeLinks(created.id, created.links ?? []);
    return created;
  },
  remove: (id: string) => request<void>(`/tables/${id}`, { method: 'DELETE' }),
  load: (save: string) => request<Created>('/saves', { method: 'POST', body: save }),
  playOn: (id: string, from: PlayOn) =>
    request<Created>(`/tables/${id}/play-on`, { method: 'POST', body: JSON.stringify(from) }),
  lesson: (game: string, name: string) => request<LessonStep[]>(`/games/${game}/lessons/${name}`),
  puzzles: (game: string) => request<PuzzleInfo[]>(`/games/${game}/puzzles`),
  puzzleAnswer: (game: string, number: number) => request<PuzzleAnswer>(`/games/${game}/puzzles/${number}`),
  /** A new game where a puzzle ends. */
  playOnPuzzle: (game: string, number: number, action: number | null) =>
    request<Created>(`/games/${game}/puzzles/${number}/tables`, {
      method: 'POST',
      body: JSON.stringify({ action }),
    }),
  days: () => request<Days>('/days'),
  /** The deal of a day, played by somebody. */
  playDay: (game: string, day: string, name: string) =>
    request<Created>(`/games/${game}/days/${day}/tables`, { method: 'POST', body: JSON.stringify({ name }) }),
  finished: () => request<FinishedGame[]>('/finished'),
  save: (id: string) => send(`/tables/${id}/save`).then((response) => response.blob()),
  /** What a link is good for is written down for this browser. */
  join: (id: string, secret: string, name: string | null = null) =>
    request<Joined>(`/tables/${id}/join`, { method: 'POST', body: JSON.stringify({ secret, name }) }),
  /** Another link; the older one of the same role is void. */
  newLink: (id: string, role: string) =>
    request<Link>(`/tables/${id}/links`, { method: 'POST', body: JSON.stringify({ role }) }),
  /** How the people at this browser are told of their turns at a table. */
  notifications: (id: string) => request<Notifications>(`/tables/${id}/notifications`),
  subscribe: (id: string, subscription: PushSubscription) =>
    request<void>(`/tables/${id}/notifications/push`, { method: 'POST', body: JSON.stringify(subscription) }),
  unsubscribe: (id: string) => request<void>(`/tables/${id}/notifications/push`, { method: 'DELETE' }),
  setWebhook: (id: string, webhook: NewWebhook) =>
    request<void>(`/tables/${id}/notifications/webhooks`, { method: 'POST', body: JSON.stringify(webhook) }),
  dropWebhook: (id: string, seat: number) =>
    request<void>(`/tables/${id}/notifications/webhooks/${seat}`, { method: 'DELETE' }),
  testWebhook: (id: string, seat: number) =>
    request<NotifySent>(`/tables/${id}/notifications/webhooks/${seat}/test`, { method: 'POST' }),
  lobby: () => request<Lobby>('/lobby'),
  /** Takes a free seat of a public table. */
  sit: (id: string, name: string, seat: number | null) =>
    request<Joined>(`/tables/${id}/sit`, { method: 'POST', body: JSON.stringify({ name, seat }) }),
  watch: (id: string) => request<Joined>(`/tables/${id}/watch`, { method: 'POST' }),
  /** Gives up one's seat before the deal. */
  leave: (id: string) => request<void>(`/tables/${id}/leave`, { method: 'POST' }),
  boxes: () => request<OwnBox[]>('/boxes'),
  boxForm: (game: string) => request<BoxForm>(`/games/${game}/box`),
  box: (game: string, id: string) => request<NewBox>(`/games/${game}/boxes/${id}`),
  checkBox: (game: string, values: Record<string, unknown>) =>
    request<BoxProblem[]>(`/games/${game}/box/check`, {
      method: 'POST',
      body: JSON.stringify({ name: '', values }),
    }),
  /** The values in the text of a file. */
  openBox: (game: string, text: string) =>
    request<NewBox>(`/games/${game}/box/open`, { method: 'POST', body: JSON.stringify({ text }) }),
  keepBox: (game: string, box: NewBox) =>
    request<Created>(`/games/${game}/boxes`, { method: 'POST', body: JSON.stringify(box) }),
  removeBox: (game: string, id: string) => request<void>(`/games/${game}/boxes/${id}`, { method: 'DELETE' }),
  boxUrl: (game: string, id: string) => `/api/games/${game}/boxes/${id}/file`,
};
