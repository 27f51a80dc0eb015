import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefs } from '../src/lib/prefs.svelte';
import { toasts } from '../src/lib/toasts.svelte';
import type { Analysis as Told, Hint, HintMove, Lesson } from '../src/lib/types';
import Analysis from '../src/review/Analysis.svelte';
import ChanceBar from '../src/dialogs/ChanceBar.svelte';
import HintPanel from '../src/dialogs/HintPanel.svelte';
import { FakeWebSocket, open, settle, step, view } from './fixtures';
import './stage';

let shown: Record<string, unknown> | null = null;

beforeEach(() => prefs.set({ pace: 'skip', confirm: 'off', handover: false, chances: false }));

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
  toasts.list = [];
});

const move = (action: number): HintMove => ({
  action,
  chance: 0.6,
  lead: -2.5,
  told: [{ id: 'line' }],
  why: { id: 'hint-why-points', args: { points: 3 } },
});

/** The server's answer to the newest question for hints. */
function answer(server: FakeWebSocket, change: Partial<Hint> = {}): void {
  const { ref } = server.asked('hint');
  server.receive({ type: 'hint', ref, revision: 10, moves: [move(5), move(7), move(9)], ...change });
}

async function hinted() {
  const { table, server } = open();
  const asked = table.hints.toggle();
  answer(server);
  await asked;
  return { table, server };
}

describe('hints', () => {
  it('are asked for with the revision, and numbered', async () => {
    const { table, server } = await hinted();
    expect(server.asked('hint')).toMatchObject({ revision: 10 });
    expect(table.hints.list.map(({ number, block, params }) => [number, block, params])).toEqual([
      [1, 'plant', [1, 2]],
      [2, 'harvest', [1]],
      [3, 'end', []],
    ]);
  });

  it('mark the targets they belong to, and no button that only chooses the kind of a move', async () => {
    const { table } = await hinted();
    const numbers = (block: string, params: (number | null)[], options = {}) =>
      table.hints.numbersAt([{ block, params }], options);
    expect(numbers('plant', [1, 2])).toEqual([1]);
    expect(numbers('plant', [null, 2])).toEqual([1]);
    expect(numbers('plant', [0, null])).toEqual([]);
    expect(numbers('plant', [null, null])).toEqual([]);
    expect(numbers('plant', [null, null], { toggle: true })).toEqual([1]);
    expect(numbers('end', [])).toEqual([3]);
    expect(numbers('plant', [0, 0], { shows: (block: string) => block === 'harvest' })).toEqual([2]);
    table.choose({ block: 'plant', params: [1, null] });
    expect(numbers('plant', [null, 2])).toEqual([1]);
    expect(numbers('harvest', [1])).toEqual([]);
  });

  it('are put away by asking again, and when the game goes on', async () => {
    const { table, server } = await hinted();
    await table.hints.toggle();
    expect(table.hints.list).toEqual([]);
    const again = table.hints.toggle();
    answer(server);
    await again;
    table.onStep(step({ view: view({ revision: 11 }) }));
    await settle();
    expect(table.hints.list).toEqual([]);
  });

  it('that come too late are not shown', async () => {
    const { table, server } = open();
    const asked = table.hints.toggle();
    table.onStep(step({ view: view({ revision: 11 }) }));
    answer(server);
    await asked;
    expect(table.hints.list).toEqual([]);
  });

  it('are waited for no longer when the game has gone on, nor after asking once more', async () => {
    const { table, server } = open();
    const asked = table.hints.toggle();
    table.onStep(step({ view: view({ revision: 11 }) }));
    await settle();
    expect(table.hints.asking).toBe(false);
    // The server answers one question at a time.
    const next = table.hints.toggle();
    expect(table.hints.asking).toBe(true);
    expect(server.sent.filter(({ type }) => type === 'hint')).toHaveLength(1);
    answer(server);
    await asked;
    await settle();
    expect(server.asked('hint')).toMatchObject({ revision: 11 });
    answer(server, { revision: 11 });
    await next;
    expect(table.hints.list).toHaveLength(3);
    await table.hints.toggle();
    void table.hints.toggle();
    expect(table.hints.asking).toBe(true);
    void table.hints.toggle();
    expect(table.hints.asking).toBe(false);
  });

  it('are for whoever decides', async () => {
    const { table, server } = open({}, { moves: [] });
    await table.hints.toggle();
    expect(server.sent).toEqual([]);
  });

  it('that can not be had are explained', async () => {
    const { table, server } = open();
    const asked = table.hints.toggle();
    server.receive({ type: 'error', ref: server.asked('hint').ref, error: { id: 'x' }, text: 'No idea.' });
    await asked;
    expect(toasts.list.map(({ text }) => text)).toEqual(['No idea.']);
    expect(table.hints.asking).toBe(false);
  });

  it('that read alike name their number on the board', async () => {
    const { table, server } = open();
    const asked = table.hints.toggle();
    answer(server, { moves: [move(5), { ...move(7), told: [{ id: 'hint-title' }] }, move(9)] });
    await asked;
    shown = mount(HintPanel, { target: document.body, props: { table } });
    flushSync();
    const rows = [...document.querySelectorAll('.why')].map(({ textContent }) => textContent);
    expect(rows.map((text) => text!.match(/the (\d) on the board/)?.[1])).toEqual(['1', undefined, '3']);
  });

  it('are shown with what is expected of them, previewed, and made by a click', async () => {
    const { table, server } = await hinted();
    shown = mount(HintPanel, { target: document.body, props: { table } });
    flushSync();
    const rows = [...document.querySelectorAll<HTMLElement>('li button')];
    expect(rows).toHaveLength(3);
    expect(rows[0]!.textContent).toContain('Wins about 60% of games, on average 3 points behind.');
    expect(rows[0]!.textContent).toContain('Your score rises by 3 points.');
    rows[1]!.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    expect(table.hints.hot?.number).toBe(2);
    expect(table.screen.tip?.moves).toEqual([{ block: 'harvest', params: [1] }]);
    rows[1]!.click();
    expect(server.asked('move')).toMatchObject({ action: 7, revision: 10 });
    expect(table.screen.tip).toBeNull();
  });

  it('that end the turn are confirmed like any other such move', async () => {
    prefs.set({ confirm: 'on' });
    const { table, server } = open({ confirm: ['end'] });
    const asked = table.hints.toggle();
    answer(server);
    await asked;
    table.hints.play(table.hints.list[2]!);
    expect(server.asked('move')).toBeUndefined();
    expect(table.confirmation.waiting).toMatchObject({ block: 'end' });
  });
});

describe('chances', () => {
  const told = (version: number, chances: number[] | null) => ({
    type: 'chances',
    ref: null,
    version,
    chances,
  });

  it('are those of the moment that is shown', () => {
    const { table, server } = open();
    table.chances.follow(true);
    expect(server.asked('chances')).toMatchObject({ on: true });
    server.receive(told(4, [0.2, 0.3, 0.5]));
    server.receive(told(7, [0.6, 0.2, 0.2]));
    expect(table.chances.at(3)).toBeNull();
    expect(table.chances.at(4)).toEqual([0.2, 0.3, 0.5]);
    expect(table.chances.at(6)).toEqual([0.2, 0.3, 0.5]);
    expect(table.chances.at(8)).toEqual([0.6, 0.2, 0.2]);
    // A step was taken back, and another one made.
    server.receive(told(5, [0.4, 0.3, 0.3]));
    expect(table.chances.at(8)).toEqual([0.4, 0.3, 0.3]);
    table.chances.follow(false);
    expect(table.chances.at(8)).toBeNull();
  });

  it('have a bar that says them', () => {
    const { table, server } = open();
    server.receive(told(4, [0.2, 0.3, 0.5]));
    shown = mount(ChanceBar, { target: document.body, props: { table } });
    flushSync();
    const bar = document.querySelector('[role=img]')!;
    expect(bar.getAttribute('aria-label')).toBe('Chances of winning: Anna 20%, Ben 30% and Clara 50%');
    expect(bar.querySelectorAll('use')).toHaveLength(3);
  });
});

describe('the analysis', () => {
  const lesson = (version: number, seat: number): Lesson => ({
    version,
    seat,
    told: [{ id: 'round', args: { round: version } }],
    expert: [{ id: 'close' }],
    chance: 0.12,
    lead: 3,
  });
  const result: Told['result'] = {
    alone: false,
    points: [
      { version: 0, round: 1, expected: [0.3, 0.3, 0.4] },
      { version: 4, round: 1, expected: [1, 0, 0] },
    ],
    turning: [
      {
        version: 2,
        round: 4,
        seat: 1,
        told: [{ id: 'round', args: { round: 9 } }],
        why: [{ id: 'analysis-why-slow', args: {} }],
        who: 0,
        before: 0.3,
        after: 0.8,
      },
    ],
    best: [lesson(1, 0), lesson(2, 1)],
    costly: [lesson(3, 0)],
  };
  const told = (ref: unknown, state: Told['state'], done: number) => ({
    type: 'analysis',
    ref,
    state,
    done,
    steps: 40,
    result: state === 'done' ? result : null,
  });

  function shownFor(onpick = vi.fn(), asked = false) {
    const { table, server } = open({}, { over: true, moves: [] });
    shown = mount(Analysis, { target: document.body, props: { table, onpick, asked } });
    flushSync();
    return { table, server, onpick };
  }

  const button = (text: string) =>
    [...document.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent?.includes(text));

  it('begins by itself, once, when it was asked for elsewhere', async () => {
    const { server } = shownFor(vi.fn(), true);
    expect(server.asked('analysis')).toMatchObject({ want: 'look' });
    server.receive(told(server.asked('analysis').ref, 'none', 0));
    await settle();
    flushSync();
    expect(server.asked('analysis')).toMatchObject({ want: 'start' });
    const begun = server.asked('analysis').ref;
    server.receive(told(begun, 'none', 0));
    await settle();
    flushSync();
    expect(server.asked('analysis').ref).toBe(begun);
  });

  it('is looked for, begun, watched and stopped', async () => {
    const { server } = shownFor();
    expect(server.asked('analysis')).toMatchObject({ want: 'look' });
    server.receive(told(server.asked('analysis').ref, 'none', 0));
    await settle();
    flushSync();
    button('Analyse the game')!.click();
    expect(server.asked('analysis')).toMatchObject({ want: 'start' });
    server.receive(told(server.asked('analysis').ref, 'running', 0));
    server.receive(told(null, 'running', 10));
    await settle();
    flushSync();
    expect(document.querySelector('progress')!.value).toBe(0);
    server.receive(told(null, 'running', 20));
    flushSync();
    expect(document.querySelector('progress')!.value).toBe(50);
    button('Stop')!.click();
    expect(server.asked('analysis')).toMatchObject({ want: 'stop' });
  });

  it('shows the turning points and the decisions of each seat, with the way to the moment', () => {
    const { server, table, onpick } = shownFor();
    server.receive(told(null, 'done', 40));
    flushSync();
    expect(document.body.textContent).toContain('30% → 80%');
    expect(button('Round 9')!.textContent).toContain('Round 4, step 2');
    expect(button('Round 9')!.textContent).toContain('No single move did it');
    button('Round 9')!.click();
    expect(onpick).toHaveBeenLastCalledWith(2);
    expect(button('−12 percentage')!.textContent).toContain('Round 3');
    button('+12 percentage')!.click();
    expect(onpick).toHaveBeenLastCalledWith(1);
    document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]!.click();
    flushSync();
    expect(button('+12 percentage')!.textContent).toContain('Round 2');
    expect(table.analysis.lessonAt(3)?.kind).toBe('costly');
    expect(table.analysis.lessonAt(0)).toBeNull();
  });
});
