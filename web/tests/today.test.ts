import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import type { DayResult } from '../src/lib/types';
import { words } from '../src/lib/words.svelte';
import OtherPlayers from '../src/table/OtherPlayers.svelte';
import Calendar from '../src/today/Calendar.svelte';
import Today from '../src/today/Today.svelte';
import { dayOf, later, outcome, shared, streak } from '../src/today/today';
import { open } from './fixtures';

const catalogue = import.meta.glob<string>('../../src/dorfplatz/locales/en/{app,today/today}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
beforeAll(() => Object.values(catalogue).forEach((ftl) => words.add('en', ftl)));

const result = (day: string, points: number | null, goal: number | null = 60): DayResult => ({
  day,
  game: 'settlement',
  table: null,
  goal,
  points,
  won: null,
});

describe('at the table', () => {
  it('the game of a day is named as such, and no other', () => {
    const { table } = open();
    const line = () => {
      const shown = mount(OtherPlayers, { target: document.body, props: { table, onscores: () => {} } });
      flushSync();
      const text = document.body.textContent;
      void unmount(shown);
      return text;
    };
    expect(line()).not.toContain('Daily');
    table.info.day = '2026-11-16';
    expect(line()).toContain('Daily');
  });
});

describe('days', () => {
  it('are those of the calendar here', () => {
    expect(dayOf(new Date(2026, 10, 6, 23, 59))).toBe('2026-11-06');
    expect(later('2026-11-30', 1)).toBe('2026-12-01');
    expect(later('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('count in a row, and today may still come', () => {
    const played = ['2026-11-12', '2026-11-14', '2026-11-15'].map((day) => result(day, 40));
    expect(streak(played, '2026-11-16')).toBe(2);
    expect(streak([...played, result('2026-11-16', null)], '2026-11-16')).toBe(2);
    expect(streak([...played, result('2026-11-16', 3)], '2026-11-16')).toBe(3);
    expect(streak(played, '2026-11-17')).toBe(0);
  });
});

describe('a result', () => {
  it('is open, done, or as good as the expert', () => {
    expect(outcome(result('2026-11-16', null))).toBe('open');
    expect(outcome(result('2026-11-16', 59))).toBe('done');
    expect(outcome(result('2026-11-16', 60))).toBe('beaten');
    expect(outcome(result('2026-11-16', 60, null))).toBe('done');
  });

  it('is shared as one line that spoils nothing', () => {
    const played = [result('2026-11-15', 70), { ...result('2026-11-16', 52), game: 'hamlet' }];
    played.push(result('2026-11-16', 61), { ...result('2026-11-16', null), game: 'milestones' });
    expect(shared(played, '2026-11-16')).toBe(
      'Dorfplatz, 16 November 2026 · Hamlet 52 (expert 60) · Settlement 61 (expert 60) ★ · 2 days in a row',
    );
  });
});

describe('on the start page', () => {
  let shown: Record<string, unknown>;
  afterEach(() => {
    void unmount(shown);
    vi.restoreAllMocks();
  });
  const today = dayOf(new Date());
  const labels = (tag: string) =>
    [...document.querySelectorAll(tag)].map((one) => one.getAttribute('aria-label')).filter(Boolean);

  it('each game is begun, gone on with, or practised', async () => {
    vi.spyOn(api, 'days').mockResolvedValue({
      games: [
        { game: 'hamlet', bots: ['skilled'] },
        { game: 'milestones', bots: ['skilled'] },
        { game: 'settlement', bots: [] },
      ],
      results: [
        { ...result(today, null), game: 'milestones', table: 'abc' },
        { ...result(today, 61), table: 'xyz' },
      ],
    });
    const play = vi.spyOn(api, 'playDay').mockResolvedValue({ id: 'new' });
    shown = mount(Today, { target: document.body });
    await vi.waitFor(() => expect(document.querySelector('aside')).not.toBeNull());
    expect(document.querySelector('a[href="#/table/abc"]')!.textContent).toBe('Continue');
    // The easiest first.
    expect(labels('button')).toEqual(['Settlement: Practise', 'Hamlet: Play']);
    expect(document.body.textContent).toContain('61 points, the expert 60');
    expect(document.body.textContent).toContain('1 day in a row');
    document.querySelector<HTMLElement>('button[aria-label="Hamlet: Play"]')!.click();
    await vi.waitFor(() => expect(location.hash).toBe('#/table/new'));
    expect(play).toHaveBeenCalledWith('hamlet', today, 'Anna');
  });

  it('the calendar says of each day what was reached, and goes by the arrow keys', () => {
    const onplay = vi.fn();
    const results = [result('2026-11-14', 70), result('2026-11-16', null)];
    const props = { results, today: '2026-11-16', games: ['settlement'], onplay, onclose: () => {} };
    shown = mount(Calendar, { target: document.body, props });
    flushSync();
    expect(labels('[role=toolbar] button')).toContain('14 November, Settlement: 70');
    const pressed = () => document.querySelector('[aria-pressed=true]')!.getAttribute('aria-label');
    expect(pressed()).toContain('16 November');
    const key = (name: string) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true });
      document.querySelector('[aria-pressed=true]')!.dispatchEvent(event);
      flushSync();
    };
    // Tomorrow is still to come.
    key('ArrowRight');
    expect(pressed()).toContain('16 November');
    key('ArrowUp');
    expect(pressed()).toContain('9 November');
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Practise')!.click();
    expect(onplay).toHaveBeenCalledWith('settlement', '2026-11-09');
  });
});
