/** Mounts parts of a game, at a table with a fake server. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll } from 'vitest';
import type { GameModule } from '$lib/game';
import type { Socket } from '$lib/socket';
import { TableClient } from '$lib/table.svelte';
import type { Answer, Block, Message, Welcome } from '$lib/types';
import { words } from '$lib/words.svelte';
import Stage from './Stage.svelte';

const catalogue = import.meta.glob<string>('../../src/dorfplatz/locales/en/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What is on the table of a game. */
export interface Setting<Board, Components> {
  name: string;
  game: GameModule;
  actions: Block[];
  components: Components;
  prompt: Message;
  position: Board;
  moves: number[];
  totals: number[];
}

/** Anna and Ben at a table whose server records every move and answers questions about moves. */
export function seated<Board, Components>(setting: Setting<Board, Components>) {
  const { name, game, actions, components, prompt, position, moves, totals } = setting;
  /** What was played, as integers. */
  const played: number[] = [];
  const socket = {
    move: (action: number) => (played.push(action), Promise.resolve()),
    ask: (action: number): Promise<Answer> =>
      Promise.resolve(
        moves.includes(action)
          ? { legal: true, effect: [], points: [0, 0], scores: [] }
          : { legal: false, why: { id: `${name}-why-not-asked` }, rule: 'X-01' },
      ),
    close: () => {},
  } as unknown as Socket;
  const seat = (name: string, family: number) => ({ kind: 'human' as const, name, family });
  const seats = [seat('Anna', 1), seat('Ben', 2)];
  const welcome = {
    table: { id: 'stage', game: name, seats, options: {}, commitment: '', created: '', problem: null },
    you: { host: true, seats: [0, 1] },
    people: { type: 'people', seats, here: [true, true], watching: 0 },
    said: [],
    asked: null,
    missed: [],
    view: {
      game: name,
      version: 40,
      revision: 40,
      seat: 0,
      turn: 0,
      over: false,
      prompt,
      moves,
      undo: { step: null, turn: null, why: null },
      scores: totals.map((total) => ({ total, parts: [], rank: null })),
      winners: [],
      result: null,
      table: position,
    },
    log: [],
  } as unknown as Welcome;
  const meta = {
    name,
    players: [1, 4] as [number, number],
    options: [],
    bots: [],
    compiled: 1,
    lessons: [],
    actions,
    components,
  };
  return { table: new TableClient<Board, Components>(socket, welcome, meta, game), played };
}

let stage: Record<string, unknown> | null = null;

/** Shows a part of the game: see Stage.svelte. */
export function show(table: TableClient, part = 'Table', narrow = false): void {
  stage = mount(Stage, { target: document.body, props: { table, part, narrow } });
  flushSync();
}

export function clear(): void {
  if (stage) void unmount(stage);
  stage = null;
  document.body.innerHTML = '';
}

export const find = (anchor: string) => document.querySelector<HTMLElement>(`[data-anchor~="${anchor}"]`)!;
export const light = (anchor: string) => find(anchor).dataset.lit;

export function press(element: HTMLElement): void {
  element.click();
  flushSync();
}

beforeAll(() => Object.values(catalogue).forEach((ftl) => words.add('en', ftl)));
afterEach(clear);
