import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../src/lib/errors';
import { Socket, type Listener } from '../src/lib/socket';
import { connect, FakeWebSocket, settle, step, view, welcome } from './fixtures';
import type { View, Welcome } from '../src/lib/types';

let heard: string[];
let socket: Socket;
const listener: Listener = {
  welcome: ({ view }) => heard.push(`welcome ${view.revision}`),
  gathering: ({ here }) => heard.push(`gathering ${here.join()}`),
  step: ({ action }) => heard.push(`step ${action}`),
  undone: ({ to, view }) => heard.push(`undone ${to} ${view?.revision}`),
  rewound: () => heard.push('rewound'),
  chances: ({ version }) => heard.push(`chances ${version}`),
  analysis: ({ done }) => heard.push(`analysis ${done}`),
  seat: () => heard.push('seat'),
  people: ({ watching }) => heard.push(`people ${watching}`),
  said: ({ text }) => heard.push(`said ${text}`),
  undoAsked: ({ asked }) => heard.push(`asked ${asked?.seat}`),
  clock: ({ runs }) => heard.push(`clock ${runs}`),
  failure: ({ text }) => heard.push(`failure ${text}`),
  online: (online) => heard.push(online ? 'online' : 'offline'),
  gone: () => heard.push('gone'),
};
const failure = { error: { id: 'stale' }, text: 'too late' };

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  FakeWebSocket.all = [];
  socket = new Socket('ws://test/table', listener, connect);
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe('asking', () => {
  it('answers each question by its ref, whatever the order', async () => {
    FakeWebSocket.last.receive(welcome());
    const first = socket.ask(3);
    const second = socket.ask(5);
    const [a, b] = FakeWebSocket.last.sent;
    expect(a).toMatchObject({ type: 'ask', action: 3 });
    FakeWebSocket.last.receive({
      type: 'answer',
      ref: b!.ref,
      action: 5,
      legal: false,
      why: { id: 'no' },
      rule: 'S-1',
    });
    FakeWebSocket.last.receive({
      type: 'answer',
      ref: a!.ref,
      action: 3,
      legal: true,
      effect: [],
      points: [1],
    });
    expect(await second).toMatchObject({ legal: false, rule: 'S-1' });
    expect(await first).toMatchObject({ legal: true, points: [1] });
  });

  it('waits for the welcome before it says anything', () => {
    void socket.ask(1);
    expect(FakeWebSocket.last.sent).toEqual([]);
    FakeWebSocket.last.receive(welcome());
    expect(FakeWebSocket.last.sent).toHaveLength(1);
  });

  it('rejects with the words of the server', async () => {
    FakeWebSocket.last.receive(welcome());
    const move = socket.move(3, 10);
    FakeWebSocket.last.receive({ type: 'error', ref: FakeWebSocket.last.asked('move').ref, ...failure });
    await expect(move).rejects.toEqual(new RequestError(failure));
    expect(heard).not.toContain('failure too late');
  });

  it('reports an error that answers nothing', () => {
    FakeWebSocket.last.receive({ type: 'error', ...failure });
    expect(heard).toEqual(['failure too late']);
  });
});

describe('moving', () => {
  it('is done when the step with its ref comes, not with the steps of others', async () => {
    FakeWebSocket.last.receive(welcome());
    let done = false;
    void socket.move(3, 10).then(() => (done = true));
    const { ref } = FakeWebSocket.last.asked('move');
    FakeWebSocket.last.receive(step({ action: 1 }));
    await settle();
    expect(done).toBe(false);
    FakeWebSocket.last.receive(step({ action: 3, ref: ref as string }));
    await settle();
    expect(done).toBe(true);
    expect(heard.slice(2)).toEqual(['step 1', 'step 3']);
  });
});

describe('a line that breaks', () => {
  it('is called again with growing patience', () => {
    FakeWebSocket.last.receive(welcome());
    FakeWebSocket.last.close();
    expect(heard).toContain('offline');
    expect(FakeWebSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(300);
    expect(FakeWebSocket.all).toHaveLength(2);
    FakeWebSocket.last.close();
    vi.advanceTimersByTime(290);
    expect(FakeWebSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(310);
    expect(FakeWebSocket.all).toHaveLength(3);
  });

  it('never waits longer than eight seconds', () => {
    for (let i = 0; i < 12; i++) {
      FakeWebSocket.last.close();
      vi.advanceTimersByTime(8000);
    }
    expect(FakeWebSocket.all).toHaveLength(13);
  });

  it('is called at once when the computer is online again', () => {
    FakeWebSocket.last.close();
    window.dispatchEvent(new Event('online'));
    expect(FakeWebSocket.all).toHaveLength(2);
  });

  it('sends a move again that was not taken', async () => {
    FakeWebSocket.last.receive(welcome());
    void socket.move(3, 10);
    FakeWebSocket.last.close();
    vi.advanceTimersByTime(400);
    FakeWebSocket.last.receive(welcome());
    expect(FakeWebSocket.last.asked('move')).toMatchObject({ action: 3, revision: 10 });
  });

  it('sends a move again with the same id, and hears that it had been taken', async () => {
    FakeWebSocket.last.receive(welcome());
    const move = socket.move(3, 10);
    const { id } = FakeWebSocket.last.asked('move');
    void socket.move(4, 11);
    expect(FakeWebSocket.last.asked('move').id).not.toBe(id);
    FakeWebSocket.last.close();
    vi.advanceTimersByTime(400);
    FakeWebSocket.last.receive({ ...welcome(), view: view({ revision: 11 }) });
    const again = FakeWebSocket.last.sent[0]!;
    expect(again).toMatchObject({ type: 'move', action: 3, id });
    FakeWebSocket.last.receive({ type: 'done', ref: again.ref });
    await expect(move).resolves.toBeUndefined();
  });

  it('does not ask again to undo what has changed', async () => {
    FakeWebSocket.last.receive(welcome());
    const undo = socket.undo(3, 10);
    FakeWebSocket.last.close();
    vi.advanceTimersByTime(400);
    FakeWebSocket.last.receive({ ...welcome(), view: view({ revision: 11 }) });
    await expect(undo).resolves.toBeUndefined();
    expect(FakeWebSocket.last.sent).toEqual([]);
  });

  it('begins with the key of the browser, and with what was seen last', () => {
    FakeWebSocket.last.onopen!();
    const { key } = FakeWebSocket.last.asked('hello');
    expect(FakeWebSocket.last.asked('hello')).toMatchObject({ revision: null });
    expect(key).toMatch(/^[\w-]{32}$/);
    FakeWebSocket.last.receive(welcome());
    FakeWebSocket.last.receive(step({ view: view({ revision: 11 }) }));
    FakeWebSocket.last.close();
    vi.advanceTimersByTime(400);
    FakeWebSocket.last.onopen!();
    expect(FakeWebSocket.last.asked('hello')).toMatchObject({ key, revision: 11 });
    expect(FakeWebSocket.last.url).not.toContain(key as string);
  });

  it('is called at once when what one may do has changed', () => {
    FakeWebSocket.last.receive(welcome());
    FakeWebSocket.last.close(4409);
    expect(FakeWebSocket.all).toHaveLength(2);
  });

  it('asks questions again', async () => {
    FakeWebSocket.last.receive(welcome());
    const answer = socket.history();
    FakeWebSocket.last.close();
    vi.advanceTimersByTime(400);
    FakeWebSocket.last.receive({ ...welcome(), view: view({ revision: 12 }) });
    FakeWebSocket.last.receive({ type: 'history', ref: FakeWebSocket.last.asked('history').ref, points: [] });
    expect(await answer).toMatchObject({ points: [] });
  });

  it('is not called again when the table is gone', () => {
    FakeWebSocket.last.receive(welcome());
    FakeWebSocket.last.receive({ type: 'error', ref: null, ...failure });
    FakeWebSocket.last.close(4404);
    vi.advanceTimersByTime(20_000);
    window.dispatchEvent(new Event('online'));
    expect(FakeWebSocket.all).toHaveLength(1);
    expect(heard.slice(2)).toEqual(['failure too late', 'offline', 'gone']);
  });

  it('stays closed once it was closed', () => {
    socket.close();
    vi.advanceTimersByTime(20_000);
    window.dispatchEvent(new Event('online'));
    expect(FakeWebSocket.all).toHaveLength(1);
  });
});

describe('a view that is told by what has changed', () => {
  it('is put together from the view before', () => {
    const seen: View[] = [];
    socket.close();
    socket = new Socket('ws://test/table', { ...listener, step: ({ view }) => seen.push(view) }, connect);
    const before = view({ revision: 10, moves: [1, 2, 3] });
    FakeWebSocket.last.receive({ ...welcome(), view: before });
    FakeWebSocket.last.receive(changed(10, { revision: [11], moves: { length: 2 } }));
    FakeWebSocket.last.receive(changed(11, { revision: [12], over: [true] }));
    expect(seen).toEqual([
      { ...before, revision: 11, moves: [1, 2] },
      { ...before, revision: 12, moves: [1, 2], over: true },
    ]);
    expect(seen[1]!.scores).toBe(seen[0]!.scores);
    expect(before.moves).toEqual([1, 2, 3]);
  });

  it('tells an undo by what has changed', () => {
    FakeWebSocket.last.receive(welcome({ revision: 10 }));
    FakeWebSocket.last.receive({ ...changed(10, { revision: [11] }), type: 'undone', to: 3, lines: [] });
    expect(heard.at(-1)).toBe('undone 3 11');
  });

  it('is asked for as a whole, once, when the view before is not here', async () => {
    FakeWebSocket.last.receive(welcome({ revision: 10 }));
    const move = socket.move(3, 10);
    const { ref } = FakeWebSocket.last.asked('move');
    FakeWebSocket.last.receive({ ...changed(11, { revision: [12] }), ref });
    FakeWebSocket.last.receive(changed(12, { revision: [13] }));
    await move;
    expect(FakeWebSocket.last.sent.filter(({ type }) => type === 'look')).toHaveLength(1);
    expect(heard).not.toContain('step 0');
    const look = FakeWebSocket.last.asked('look').ref;
    FakeWebSocket.last.receive({
      type: 'rewound',
      ref: look,
      seats: [],
      log: [],
      view: view({ revision: 13 }),
    });
    FakeWebSocket.last.receive(changed(13, { revision: [14] }));
    expect(heard.slice(2)).toEqual(['rewound', 'step 0']);
  });

  it('is told of each step that was missed', () => {
    const missed = [
      step({ view: view({ revision: 11 }) }),
      changed(11, { revision: [12] }),
      changed(12, { revision: [13] }),
    ];
    let told: number[] = [];
    socket.close();
    const onWelcome = ({ missed }: Welcome) => (told = missed.map(({ view }) => view.revision));
    socket = new Socket('ws://test/table', { ...listener, welcome: onWelcome }, connect);
    FakeWebSocket.last.receive({ ...welcome({ revision: 13 }), missed });
    expect(told).toEqual([11, 12, 13]);
    FakeWebSocket.last.receive({ ...welcome({ revision: 13 }), missed: missed.slice(1) });
    expect(told).toEqual([]);
  });
});

function changed(since: number, change: unknown) {
  const { view: _, ...rest } = step();
  return { ...rest, changes: { since, view: change } };
}
