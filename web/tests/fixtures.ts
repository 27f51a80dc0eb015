/** A table without a server: the test sends what the server would send. */
import type { GameModule } from '../src/lib/game';
import { Socket, type Listener } from '../src/lib/socket';
import { TableClient } from '../src/lib/table.svelte';
import type { GameMeta, Line, Seat, Step, View, Welcome } from '../src/lib/types';

/** A WebSocket whose other end is the test. */
export class FakeWebSocket {
  static all: FakeWebSocket[] = [];
  static get last(): FakeWebSocket {
    return this.all[this.all.length - 1]!;
  }

  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeWebSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1006): void {
    this.onclose?.({ code });
  }

  /** A message from the server. */
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The newest request of a type. */
  asked(type: string): Record<string, unknown> {
    return this.sent.filter((message) => message.type === type).pop()!;
  }
}

export const connect = (url: string) => new FakeWebSocket(url) as unknown as WebSocket;

/** A little game: `plant` a tree on a field of 2×3, `harvest`, `end` the turn. */
export const meta: GameMeta = {
  name: 'orchard',
  players: [1, 4],
  options: [],
  bots: ['random', 'greedy'],
  compiled: 1,
  lessons: [],
  actions: [
    { name: 'plant', offset: 0, shape: [2, 3], params: ['row', 'column'] },
    { name: 'harvest', offset: 6, shape: [3], params: ['column'] },
    { name: 'end', offset: 9, shape: [], params: [] },
  ],
  components: {},
};

export function view(change: Partial<View> = {}): View {
  return {
    game: 'orchard',
    version: 4,
    revision: 10,
    seat: 0,
    turn: 0,
    over: false,
    prompt: { id: 'prompt' },
    moves: [0, 2, 5, 7, 9],
    undo: { step: 3, turn: 2, why: null },
    scores: [
      { total: 3, parts: [], rank: null },
      { total: 1, parts: [], rank: null },
    ],
    winners: [],
    result: null,
    table: {},
    ...change,
  };
}

export const seats: Seat[] = [
  { kind: 'human', name: 'Anna', family: 2 },
  { kind: 'bot', name: 'Ben', family: 4, bot: 'greedy' },
  { kind: 'human', name: 'Clara', family: 1 },
];

export const line = (version: number): Line => ({
  version,
  seat: 0,
  message: { id: 'line' },
  barrier: false,
});

export function step(change: Partial<Step> = {}): Step {
  return { type: 'step', ref: null, seat: 0, action: 0, lines: [], flights: [], view: view(), ...change };
}

export function welcome(change: Partial<View> = {}): Welcome {
  return {
    type: 'welcome',
    table: {
      id: 't1',
      game: 'orchard',
      seats,
      options: {},
      commitment: 'abc',
      problem: null,
      created: '2025-01-01T00:00:00Z',
    },
    you: { host: true, seats: [0, 2] },
    people: { type: 'people', seats, here: [true, true, true], watching: 0 },
    said: [],
    asked: null,
    missed: [],
    log: [line(4)],
    view: view(change),
  };
}

export function open(
  game: Partial<GameModule> = {},
  change: Partial<View> = {},
): { table: TableClient; server: FakeWebSocket } {
  let table: TableClient | null = null;
  const first = welcome(change);
  const listener: Listener = {
    welcome: (again) => table?.onWelcome(again),
    gathering: () => {},
    step: (next) => table!.onStep(next),
    undone: (undone) => table!.onUndone(undone),
    rewound: (rewound) => table!.onRewound(rewound),
    chances: (chances) => table!.chances.take(chances),
    analysis: (analysis) => table!.analysis.take(analysis),
    seat: (change) => table!.onSeat(change),
    people: (people) => table!.together.onPeople(people),
    said: (said) => table!.together.onSaid(said),
    undoAsked: (asked) => table!.together.onAsked(asked),
    clock: (clock) => table!.clock.take(clock),
    failure: () => {},
    online: (online) => {
      if (table) table.online = online;
    },
    gone: () => {},
  };
  const socket = new Socket('ws://test', listener, connect);
  const server = FakeWebSocket.last;
  server.receive(first);
  table = new TableClient(socket, first, meta, { Table: (() => {}) as never, ...game });
  return { table, server };
}

/** Waits until promises that are resolved have run. */
export const settle = async () => {
  for (let i = 0; i < 8; i++) await Promise.resolve();
};
