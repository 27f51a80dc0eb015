import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefs } from '../src/lib/prefs.svelte';
import { ActionSpace } from '../src/lib/table/actions';
import { toasts } from '../src/lib/toasts.svelte';
import { type FakeWebSocket, line, meta, open, seats, settle, step, view, welcome } from './fixtures';

beforeEach(() => {
  vi.useFakeTimers();
  prefs.set({ pace: 'normal', confirm: 'off', handover: true, follow: false });
});

afterEach(() => {
  vi.useRealTimers();
  toasts.list = [];
});

const target = document.createElement('button');

describe('moves', () => {
  it('are integers in row-major order', () => {
    const actions = new ActionSpace(meta.actions);
    expect(actions.encode('plant', [1, 2])).toBe(5);
    expect(actions.encode('harvest', [1])).toBe(7);
    expect(actions.encode('end', [])).toBe(9);
    expect(actions.decode('plant', 5)).toEqual([1, 2]);
    expect(actions.decode('harvest', 5)).toBeNull();
  });

  it('are legal when the view lists them', () => {
    const { table } = open();
    expect(table.can('plant', 0, 2)).toBe(true);
    expect(table.can('plant', 0, 1)).toBe(false);
    expect(table.can('end')).toBe(true);
    expect(table.movesOf('plant')).toEqual([
      [0, 0],
      [0, 2],
      [1, 2],
    ]);
  });

  it('may leave a parameter open', () => {
    const { table } = open();
    expect(table.can('plant', 1, null)).toBe(true);
    expect(table.can('plant', null, 1)).toBe(false);
    expect(table.can('plant')).toBe(true);
  });

  it('are sent with the revision they were made for', async () => {
    const { table, server } = open();
    const played = table.play('plant', 0, 2);
    expect(table.busy).toBe(true);
    expect(server.asked('move')).toMatchObject({ action: 2, revision: 10 });
    server.receive(step({ ref: server.asked('move').ref as string, view: view({ revision: 11 }) }));
    await played;
    expect(table.busy).toBe(false);
    expect(table.live.revision).toBe(11);
  });

  it('are not sent when they are not legal, twice, or while looking back', async () => {
    const { table, server } = open();
    void table.play('plant', 0, 1);
    expect(server.sent).toEqual([]);
    void table.play('plant', 0, 2);
    void table.play('plant', 0, 0);
    expect(server.sent).toHaveLength(1);
    const other = open();
    other.table.replay.moment = view({ version: 2, moves: [] });
    void other.table.play('plant', 0, 2);
    expect(other.server.sent).toEqual([]);
  });

  it('that are refused are explained, and one can go on', async () => {
    const { table, server } = open();
    const played = table.play('end');
    server.receive({ type: 'error', ref: server.asked('move').ref, error: { id: 'x' }, text: 'Too late.' });
    await played;
    expect(toasts.list.map((toast) => toast.text)).toEqual(['Too late.']);
    expect(table.busy).toBe(false);
  });

  it('can be made one after the other, until one is refused', async () => {
    const { table, server } = open();
    const played = table.playAll([
      { block: 'plant', params: [0, 2] },
      { block: 'plant', params: [0, 0] },
      { block: 'end', params: [] },
    ]);
    expect(server.asked('move')).toMatchObject({ action: 2, revision: 10 });
    server.receive(step({ ref: server.asked('move').ref as string, view: view({ revision: 11 }) }));
    await settle();
    expect(server.asked('move')).toMatchObject({ action: 0, revision: 11 });
    server.receive({ type: 'error', ref: server.asked('move').ref, error: { id: 'x' }, text: 'No.' });
    await played;
    expect(server.sent).toHaveLength(2);
    expect(table.busy).toBe(false);
  });

  it('are asked about once per revision', () => {
    const { table, server } = open();
    void table.ask('plant', 0, 1);
    void table.ask('plant', 0, 1);
    expect(server.sent).toHaveLength(1);
    server.receive({ type: 'rewound', seats, log: [], view: view({ revision: 11 }) });
    void table.ask('plant', 0, 1);
    expect(server.sent).toHaveLength(2);
  });
});

describe('targets', () => {
  const field = (row: number | null, column: number | null, after = false) => ({
    block: 'plant',
    params: [row, column],
    after,
  });

  it('are lit when a move of theirs is legal', () => {
    const { table } = open();
    expect(table.light([field(0, 2)])).toBe('yes');
    expect(table.light([field(0, 1)])).toBe('no');
    expect(table.light([field(1, null)])).toBe('yes');
    expect(table.light([field(null, 1, true)])).toBe('idle');
    expect(open({}, { moves: [] }).table.light([field(0, 2)])).toBe('off');
  });

  it('complete each other in either order', () => {
    const { table, server } = open();
    table.selection.activate(target, [field(1, null)]);
    expect(table.picked).toMatchObject({ block: 'plant', params: [1, null] });
    expect(table.light([field(1, null)])).toBe('picked');
    expect(table.light([field(null, 2, true)])).toBe('yes');
    expect(table.light([field(null, 0, true)])).toBe('no');
    expect(table.light([{ block: 'harvest', params: [1] }])).toBe('idle');
    table.selection.activate(target, [field(null, 2, true)]);
    expect(server.asked('move')).toMatchObject({ action: 5 });
  });

  it('that could not be used anyway stay dimmed when something is picked', () => {
    const { table } = open();
    table.selection.activate(target, [field(1, null)]);
    expect(table.light([field(0, 1)])).toBe('no');
    expect(table.light([field(0, 2)])).toBe('idle');
  });

  it('can begin a move without being lit', () => {
    const { table, server } = open();
    const quiet = { ...field(null, 2), unlit: true };
    expect(table.light([quiet])).toBe('idle');
    table.selection.activate(target, [quiet]);
    expect(table.picked).toMatchObject({ block: 'plant', params: [null, 2] });
    table.selection.activate(target, [field(0, null)]);
    expect(server.asked('move')).toMatchObject({ action: 2 });
  });

  it('answer what is asked next as well', async () => {
    const { table, server } = open();
    table.selection.activate(target, [{ ...field(0, 2), then: { block: 'harvest', params: [1] } }]);
    server.receive(
      step({ ref: server.asked('move').ref as string, view: view({ revision: 11, moves: [6, 7] }) }),
    );
    await settle();
    expect(server.asked('move')).toMatchObject({ action: 7, revision: 11 });
  });

  it('are put back by a second click or by Escape', () => {
    const { table } = open();
    table.selection.activate(target, [field(1, null)]);
    table.selection.activate(target, [field(1, null)]);
    expect(table.picked).toBeNull();
    table.selection.activate(target, [field(1, null)]);
    expect(table.cancel()).toBe(true);
    expect(table.picked).toBeNull();
    expect(table.cancel()).toBe(false);
  });

  it('begin anew when something else is clicked', () => {
    const { table, server } = open();
    table.selection.activate(target, [field(1, null)]);
    table.selection.activate(target, [{ block: 'harvest', params: [1] }]);
    expect(server.asked('move')).toMatchObject({ action: 7 });
  });

  it('ask which move is meant when several are possible', () => {
    const { table, server } = open();
    table.selection.activate(target, [field(0, 0), { block: 'harvest', params: [1] }]);
    expect(server.sent).toEqual([]);
    expect(table.selection.choices?.moves).toHaveLength(2);
    table.choose(table.selection.choices!.moves[1]!);
    expect(server.asked('move')).toMatchObject({ action: 7 });
    expect(table.selection.choices).toBeNull();
  });

  it('ask the server about a legal move if there is one, else about their stand-in', () => {
    const { table } = open();
    expect(table.selection.question([field(1, null)])?.params).toEqual([1, 2]);
    expect(table.selection.question([{ ...field(null, 1), as: [1, 0] }])?.params).toEqual([1, 1]);
    expect(table.selection.question([field(null, 1)])?.params).toEqual([0, 1]);
  });
});

describe('the end of a turn', () => {
  const game = { confirm: ['end'] };

  it('waits for a yes if that is wanted', () => {
    prefs.set({ confirm: 'on' });
    const { table, server } = open(game);
    void table.play('end');
    expect(server.sent).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(server.sent).toEqual([]);
    table.confirmation.confirm();
    expect(server.asked('move')).toMatchObject({ action: 9 });
    expect(table.confirmation.waiting).toBeNull();
  });

  it('comes by itself after three seconds, unless it is called off', () => {
    prefs.set({ confirm: 'wait' });
    const { table, server } = open(game);
    void table.play('end');
    vi.advanceTimersByTime(2900);
    expect(server.sent).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(server.asked('move')).toMatchObject({ action: 9 });
    const other = open(game);
    void other.table.play('end');
    other.table.cancel();
    vi.advanceTimersByTime(5000);
    expect(other.server.sent).toEqual([]);
  });

  it('is asked for where something would be wasted, whatever is wanted', () => {
    const waste = vi.fn(() => ({ id: 'wasted' }));
    const { table, server } = open({ ...game, waste });
    void table.play('end');
    expect(table.confirmation.waiting).toMatchObject({ block: 'end', until: null, waste: { id: 'wasted' } });
    expect(server.sent).toEqual([]);
    table.confirmation.confirm();
    expect(server.asked('move')).toMatchObject({ action: 9 });
    // A lesson and a puzzle ask for nothing but the move.
    const puzzle = open({ ...game, waste });
    puzzle.table.solving = true;
    void puzzle.table.play('end');
    expect(puzzle.server.asked('move')).toMatchObject({ action: 9 });
  });

  it('needs no confirmation for other moves', () => {
    prefs.set({ confirm: 'on' });
    const { table, server } = open(game);
    void table.play('harvest', 1);
    expect(server.asked('move')).toMatchObject({ action: 7 });
  });
});

describe('undo', () => {
  it('goes back a step or a turn', () => {
    const { table, server } = open();
    void table.undoStep();
    expect(server.asked('undo')).toMatchObject({ to: 3, revision: 10 });
    const other = open();
    void other.table.undoTurn();
    expect(other.server.asked('undo')).toMatchObject({ to: 2 });
  });

  it('does nothing where there is no way back', () => {
    const { table, server } = open({}, { undo: { step: null, turn: null, why: { id: 'barrier' } } });
    void table.undoStep();
    expect(server.sent).toEqual([]);
  });

  it('throws away what was still to be shown', async () => {
    const { table, server } = open();
    server.receive(step({ seat: 1, view: view({ version: 5 }) }));
    server.receive({ type: 'rewound', seats, log: [line(3)], view: view({ version: 3, revision: 12 }) });
    vi.advanceTimersByTime(5000);
    await settle();
    expect(table.live.version).toBe(3);
    expect(table.log).toHaveLength(1);
  });

  it('takes what was undone from the log, shown or not', async () => {
    const { table, server } = open();
    server.receive({ type: 'rewound', seats, log: [line(2), line(3), line(4)], view: view({ version: 4 }) });
    server.receive(step({ seat: 1, lines: [line(5)], view: view({ version: 5 }) }));
    const seat = { ...line(3), message: { id: 'server-seat-bot', args: {} } };
    server.receive({
      type: 'undone',
      ref: null,
      to: 3,
      lines: [seat],
      view: view({ version: 3, revision: 12 }),
    });
    vi.advanceTimersByTime(5000);
    await settle();
    expect(table.live.version).toBe(3);
    expect(table.log.map(({ version }) => version)).toEqual([2, 3, 3]);
    expect(table.log.at(-1)).toEqual(seat);
  });
});

describe('a seat', () => {
  const away = seats.map((seat, i) => (i === 0 ? { ...seat, bot: 'novice' } : seat));
  const changed = (change: object) => ({ type: 'seat', ref: null, seats: away, lines: [], ...change });

  it('is left to a bot and taken back', async () => {
    const { table, server } = open();
    const asked = table.changeSeat(0, 'novice');
    expect(server.asked('seat')).toMatchObject({ seat: 0, bot: 'novice' });
    server.receive(
      changed({ ref: server.asked('seat').ref, view: view({ revision: 11, seat: 2, moves: [] }) }),
    );
    await asked;
    expect(table.isBot(0)).toBe(true);
    expect([table.botOf(0), table.ownBotOf(0), table.ownBotOf(1)]).toEqual(['novice', null, 'greedy']);
    expect(table.botThinks).toBe(true);
    expect(table.busy).toBe(false);
    void table.changeSeat(0, null);
    expect(server.asked('seat')).toMatchObject({ seat: 0, bot: null });
  });

  it('shows the table as it is now, and nobody is asked for', async () => {
    const { table, server } = open();
    server.receive(step({ seat: 1, lines: [line(5)], view: view({ version: 5, moves: [] }) }));
    server.receive(changed({ lines: [line(6)], view: view({ version: 6, revision: 12, seat: 2 }) }));
    expect(table.live.version).toBe(6);
    expect(table.log.map(({ version }) => version)).toEqual([4, 5, 6]);
    expect(table.screen.handover).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.live.version).toBe(6);
  });

  it('is known after a lost connection and after an undo', () => {
    const { table, server } = open();
    server.receive({ type: 'rewound', ref: null, seats: away, log: [], view: view() });
    expect(table.botOf(0)).toBe('novice');
    server.receive({ ...welcome(), type: 'welcome' });
    expect(table.botOf(0)).toBeNull();
  });
});

describe('what bots do', () => {
  const botSteps = [5, 6].map((version) =>
    step({ seat: 1, lines: [line(version)], view: view({ version, moves: [] }) }),
  );

  it('is shown step by step at the chosen pace', async () => {
    const { table, server } = open();
    botSteps.forEach((next) => server.receive(next));
    expect(table.live.version).toBe(4);
    expect(table.interactive).toBe(false);
    await vi.advanceTimersByTimeAsync(750);
    expect(table.live.version).toBe(5);
    expect(table.log).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(750);
    expect(table.live.version).toBe(6);
    expect(table.queue.steps).toEqual([]);
  });

  it('is shown at once after a long thought', async () => {
    const { table, server } = open();
    await vi.advanceTimersByTimeAsync(2000);
    botSteps.forEach((next) => server.receive(next));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.live.version).toBe(5);
    await vi.advanceTimersByTimeAsync(650);
    expect(table.live.version).toBe(5);
    await vi.advanceTimersByTimeAsync(100);
    expect(table.live.version).toBe(6);
  });

  it('can be skipped', async () => {
    const { table, server } = open();
    botSteps.forEach((next) => server.receive(next));
    table.queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.live.version).toBe(6);
  });

  it('takes no time at all when bots play at once', async () => {
    prefs.set({ pace: 'skip' });
    const { table, server } = open();
    botSteps.forEach((next) => server.receive(next));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.live.version).toBe(6);
  });

  it('is skipped only once', async () => {
    const { table, server } = open();
    server.receive(botSteps[0]!);
    table.queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    server.receive(botSteps[1]!);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.live.version).toBe(5);
  });
});

describe('looking back', () => {
  it('takes the tip of another moment away', async () => {
    const { table, server } = open();
    const tip = { node: document.body, moves: [], word: 'oak', note: null, by: 'hover' as const };
    table.screen.tip = tip;
    const going = table.replay.goto(2);
    server.receive({ type: 'moment', ref: server.asked('at').ref, view: view({ version: 2, moves: [] }) });
    await going;
    expect(table.screen.tip).toBeNull();
    table.screen.tip = tip;
    table.replay.end();
    expect(table.screen.tip).toBeNull();
  });

  it('shows a moment without anything to do, and returns', async () => {
    const { table, server } = open();
    const going = table.replay.goto(2);
    server.receive({
      type: 'moment',
      ref: server.asked('at').ref,
      version: 2,
      view: view({ version: 2, moves: [] }),
    });
    await going;
    expect(table.replaying).toBe(true);
    expect(table.view.version).toBe(2);
    expect(table.can('end')).toBe(false);
    table.replay.end();
    expect(table.view.version).toBe(4);
    expect(table.can('end')).toBe(true);
  });

  it('asks for a moment once and stays between the ends', async () => {
    const { table, server } = open();
    const going = table.replay.goto(-3);
    expect(server.asked('at')).toMatchObject({ version: 0 });
    server.receive({
      type: 'moment',
      ref: server.asked('at').ref,
      version: 0,
      view: view({ version: 0, moves: [] }),
    });
    await going;
    await table.replay.goto(99);
    expect(table.replaying).toBe(false);
    await table.replay.goto(0);
    expect(table.view.version).toBe(0);
    expect(server.sent).toHaveLength(1);
  });

  /** Answers what was asked for last. */
  const give = async (server: FakeWebSocket) => {
    const { ref, version } = server.asked('at') as { ref: string; version: number };
    server.receive({ type: 'moment', ref, version, view: view({ version, moves: [] }) });
    await settle();
  };

  it('plays by itself until the present and stays there, and asks for the next moment ahead of time', async () => {
    const { table, server } = open();
    void table.replay.goto(2);
    await give(server);
    table.replay.play();
    expect(server.asked('at')).toMatchObject({ version: 3 });
    await give(server);
    expect(table.view.version).toBe(2);
    await vi.advanceTimersByTimeAsync(1200);
    expect(table.view.version).toBe(3);
    await give(server);
    await vi.advanceTimersByTimeAsync(1200);
    expect(table.view.version).toBe(4);
    expect(table.replaying).toBe(true);
    expect(table.replay.playing).toBe(false);
    // Once more, from the beginning.
    table.replay.play();
    await give(server);
    expect(table.view.version).toBe(0);
    expect(table.replay.playing).toBe(true);
  });

  it('stays at the last moment of a game that is over until somebody leaves', async () => {
    const { table, server } = open({}, { over: true });
    const going = table.replay.goto(99);
    await give(server);
    await going;
    expect(table.replaying).toBe(true);
    table.replay.end();
    expect(table.replaying).toBe(false);
  });

  it('stands still when paused, and is faster if that is wanted', async () => {
    const { table, server } = open();
    void table.replay.goto(0);
    await give(server);
    table.replay.changeSpeed();
    expect(table.replay.speed).toBe(2);
    table.replay.toggle();
    await give(server);
    await vi.advanceTimersByTimeAsync(600);
    expect(table.view.version).toBe(1);
    table.replay.toggle();
    await vi.advanceTimersByTimeAsync(6000);
    expect(table.view.version).toBe(1);
  });

  it('jumps by turn and by round', async () => {
    const { table, server } = open({}, { version: 9 });
    const points = [
      { version: 0, round: 1, scores: [0, 0, 0] },
      { version: 3, round: 1, scores: [1, 0, 0] },
      { version: 5, round: 2, scores: [1, 2, 0] },
      { version: 9, round: 2, scores: [4, 2, 0] },
    ];
    const to = async (by: 'turn' | 'round', direction: 1 | -1) => {
      const sent = server.sent.length;
      void table.replay.jump(by, direction);
      await settle();
      if (server.sent.length > sent) await give(server);
      return table.view.version;
    };
    void table.replay.goto(4);
    await give(server);
    const loading = table.replay.loadPoints();
    server.receive({ type: 'history', ref: server.asked('history').ref, points });
    await loading;
    expect(await to('turn', -1)).toBe(3);
    expect(await to('round', 1)).toBe(5);
    expect(await to('round', -1)).toBe(0);
    expect(await to('turn', 1)).toBe(3);
    expect(await to('round', 1)).toBe(5);
    // Behind the last round lies the present.
    expect(await to('round', 1)).toBe(9);
    expect(table.replaying).toBe(false);
  });

  it('shows what was asked for last, whatever comes late', async () => {
    const { table, server } = open();
    void table.replay.goto(1);
    const late = server.asked('at');
    void table.replay.goto(2);
    await give(server);
    server.receive({ type: 'moment', ref: late.ref, version: 1, view: view({ version: 1, moves: [] }) });
    await settle();
    expect(table.view.version).toBe(2);
  });
});

describe('one screen for several people', () => {
  it('is handed over when the next person is another one', () => {
    const { table, server } = open();
    server.receive(step({ view: view({ seat: 2, turn: 2 }) }));
    expect(table.screen.handover).toBe(2);
    expect(table.interactive).toBe(false);
    table.screen.takeOver();
    expect(table.interactive).toBe(true);
  });

  it('is not covered for those who do not want it', () => {
    prefs.set({ handover: false });
    const { table, server } = open();
    server.receive(step({ view: view({ seat: 2, turn: 2 }) }));
    expect(table.screen.handover).toBeNull();
  });

  it('goes back to one’s own board', () => {
    const { table, server } = open();
    table.screen.look(1);
    expect(table.screen.board).toBe(1);
    server.receive(step({ view: view({ seat: 2, turn: 2 }) }));
    expect(table.screen.board).toBe(2);
  });
});

describe('a new welcome', () => {
  it('replaces everything', () => {
    const { table, server } = open();
    server.receive({
      ...welcome(),
      log: [line(1), line(2)],
      view: view({ revision: 20, version: 9 }),
    });
    expect(table.live.revision).toBe(20);
    expect(table.log).toHaveLength(2);
  });
});

describe('the end of a turn', () => {
  const only = (moves: number[]) => {
    const opened = open({}, { moves });
    opened.table.game.confirm = ['end'];
    return opened;
  };

  it('comes by itself when nothing else is left, where that is wanted', () => {
    const { table, server } = only([9]);
    table.autoEnd();
    expect(server.asked('move')).toMatchObject({ action: 9 });
  });

  it('does not while something else can be done, nor after an undo', () => {
    const { table, server } = only([2, 9]);
    table.autoEnd();
    server.receive({ type: 'rewound', seats, log: [], view: view({ moves: [9], revision: 11 }) });
    table.autoEnd();
    expect(server.sent).toEqual([]);
  });
});
