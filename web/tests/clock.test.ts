import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rounded, ruleName, shown } from '../src/lib/durations';
import { toasts } from '../src/lib/toasts.svelte';
import type { Clock } from '../src/lib/types';
import { words } from '../src/lib/words.svelte';
import ClockFace from '../src/table/ClockFace.svelte';
import { line, open, seats, view } from './fixtures';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const clock = (change: Partial<Clock> = {}): Clock => ({
  type: 'clock',
  rule: { kind: 'budget', seconds: 300, increment: 15, bot: 'novice' },
  left: [65 * SECOND, 0, 300 * SECOND],
  runs: 0,
  ...change,
});

beforeEach(() => {
  vi.useFakeTimers();
  words.add(
    'en',
    'clock-left-of = { $name } has { $time } left\nclock-low-of = { $name } has only { $time }\nstart-clock-turn = { $time } a turn\nclock-own-time-up = Time is up, { $name }',
  );
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('lengths of time', () => {
  it('are shown as long as they matter', () => {
    expect(shown(0)).toBe('0:00');
    expect(shown(9_001)).toBe('0:10');
    expect(shown(65 * SECOND)).toBe('1:05');
    expect(shown(HOUR + 20 * MINUTE)).toBe('1 hr 20 mins');
    expect(shown(2 * DAY + 3 * HOUR)).toBe('2 days 3 hrs');
    expect(shown(3 * DAY)).toBe('3 days');
  });

  it('are rounded in a list', () => {
    expect(rounded(3 * DAY - 1)).toBe('2 days');
    expect(rounded(30 * HOUR)).toBe('30 hours');
    expect(rounded(90 * SECOND)).toBe('1 minute');
    expect(rounded(5)).toBe('1 minute');
  });

  it('name the clock of a table', () => {
    expect(ruleName({ kind: 'budget', seconds: 300, increment: 15 })).toBe('5 mins + 15 secs');
    expect(ruleName({ kind: 'budget', seconds: 5400 })).toBe('1 hr 30 mins');
    expect(ruleName({ kind: 'turn', seconds: 86_400 })).toBe('1 day a turn');
  });
});

describe('a clock', () => {
  const face = (seat: number, told: Clock) => {
    const { table, server } = open();
    server.receive(told);
    const app = mount(ClockFace, { target: document.body, props: { table, seat } });
    flushSync();
    return { table, server, app, timer: () => document.querySelector('[role=timer]') };
  };
  const pass = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
  };

  it('counts down for whoever is on turn, and warns at the end', () => {
    const { timer, app } = face(0, clock());
    expect(timer()!.textContent).toBe('1:05');
    expect(timer()!.getAttribute('aria-label')).toBe('Anna has 1:05 left');
    pass(36 * SECOND);
    expect(timer()!.className).toContain('low');
    expect(timer()!.getAttribute('aria-label')).toBe('Anna has only 0:29');
    pass(60 * SECOND);
    expect(timer()!.textContent).toBe('0:00');
    void unmount(app);
  });

  it('stands for everybody else, and for nobody when it does not run', () => {
    const { timer, app, server } = face(2, clock());
    pass(20 * SECOND);
    expect(timer()!.textContent).toBe('5:00');
    server.receive(clock({ runs: 2 }));
    flushSync();
    pass(10 * SECOND);
    expect(timer()!.textContent).toBe('4:50');
    server.receive(clock({ runs: null, left: [0, 0, 290 * SECOND] }));
    flushSync();
    pass(10 * SECOND);
    expect(timer()!.textContent).toBe('4:50');
    expect(vi.getTimerCount()).toBe(0);
    void unmount(app);
  });

  it('is looked at once a minute while there are hours left', () => {
    const { app } = face(0, clock({ rule: { kind: 'turn', seconds: 86_400 }, left: [DAY, 0, 0] }));
    const set = vi.spyOn(globalThis, 'setTimeout');
    pass(10 * MINUTE);
    expect(set.mock.calls.length).toBeLessThanOrEqual(11);
    set.mockRestore();
    void unmount(app);
  });

  it('says so when one’s own time is up', () => {
    const { server } = open();
    const up = (seat: number) => ({
      ...line(4),
      seat,
      message: { id: 'clock-time-up', args: { who: { seat }, bot: 'novice' } },
    });
    server.receive({ type: 'seat', ref: null, seats, lines: [up(1)], view: view({ revision: 11 }) });
    expect(toasts.list).toEqual([]);
    server.receive({ type: 'seat', ref: null, seats, lines: [up(2)], view: view({ revision: 12 }) });
    expect(toasts.list.map(({ text }) => text)).toEqual(['Time is up, Clara']);
    toasts.list = [];
  });

  it('of turns is only that of whoever is on turn, and bots have none', () => {
    const told = clock({ rule: { kind: 'turn', seconds: 86_400 }, left: [HOUR, 0, DAY] });
    const { timer, app } = face(2, told);
    expect(timer()).toBeNull();
    void unmount(app);
    expect(face(1, clock()).timer()).toBeNull();
  });
});
