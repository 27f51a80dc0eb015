/** What has happened meanwhile, and where points come from. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changesOf, partsText } from '../src/lib/points';
import { prefs } from '../src/lib/prefs.svelte';
import { summed } from '../src/lib/table/news.svelte';
import type { Breakdown, Line, ScoreItem } from '../src/lib/types';
import { words } from '../src/lib/words.svelte';
import Log from '../src/table/Log.svelte';
import News from '../src/table/News.svelte';
import { commitmentOf, seedOf } from '../src/together/fair';
import { open, settle, step, view } from './fixtures';

const item = (id: string, points: number, args = {}): ScoreItem => ({ label: { id, args }, points });
const part = (id: string, points: number, ...items: ScoreItem[]) => ({ ...item(id, points), items });
const score = (...parts: Breakdown['parts']) => ({
  total: parts.reduce((sum, { points }) => sum + points, 0),
  parts,
  rank: null,
});
const said = (before: Breakdown, after: Breakdown) =>
  changesOf(before, after).map(({ label, points }) => [label.id, points]);

let shown: Record<string, unknown>[] = [];
beforeEach(() => {
  prefs.set({ pace: 'skip', handover: false });
  words.add(
    'en',
    'gold = Gold\norders = Orders\ntavern = Tavern\nline = { $n } done.\nbrought = All: +3.\nround = Round.\n',
  );
});
afterEach(() => {
  for (const one of shown) void unmount(one);
  shown = [];
  document.body.innerHTML = '';
});

describe('points', () => {
  it('are explained by what has changed: named things by name, counted ones by their kind', () => {
    const before = score(
      part('orders', 6, item('orders-item', 6, { n: 1 })),
      part('landmarks', 8, item('tavern', 8)),
      part('gold', 3),
    );
    const after = score(
      part('orders', 12, item('orders-item', 12, { n: 2 })),
      part('landmarks', 2, item('outpost', 2)),
      part('gold', 3),
    );
    expect(said(before, after)).toEqual([
      ['orders', 6],
      ['outpost', 2],
      ['tavern', -8],
    ]);
  });

  it('are put into one line', () => {
    const made = score(part('orders', 6), part('gold', 0), part('tavern', 2));
    expect(partsText(made, ({ id }) => id)).toBe('orders 6 · tavern 2');
  });
});

describe('what others do', () => {
  const base = [score(part('gold', 1)), score(part('gold', 1))];
  const line = (version: number) => ({ version, seat: 1, message: { id: 'line', args: { n: version } } });
  /** Ben decides twice, the second time for three points. */
  async function played() {
    const made = open({}, { turn: 1, moves: [], scores: base });
    const { table } = made;
    table.together.you.seats = [0];
    const first = view({ version: 5, revision: 11, turn: 1, moves: [], scores: base });
    const second = view({ version: 6, revision: 12, turn: 0, scores: [base[0]!, score(part('gold', 4))] });
    table.onStep(step({ seat: 1, view: first, lines: [line(5)] }));
    const brought = { ...line(6), seat: null, message: { id: 'brought', args: {} } };
    const round = { ...brought, message: { id: 'round', args: {} } };
    const changes = [item('gold', 3)];
    table.onStep(step({ seat: 1, view: second, lines: [line(6), { ...brought, changes }, round] }));
    await settle();
    flushSync();
    return made;
  }

  it('is told once it is over, with its points, until the next touch', async () => {
    const { table } = await played();
    shown = [mount(News, { target: document.body, props: { table } })];
    flushSync();
    const text = document.body.textContent!.replaceAll(/\s+/g, ' ');
    expect(text).toContain('5 done.');
    expect(text).toContain('6 done.');
    expect(text).toContain('All: +3. (Gold)');
    expect(text).not.toContain('Round');
    window.dispatchEvent(new Event('pointerdown'));
    expect(table.news.lines).toEqual([]);
  });

  it('has its points in the log, each named once, which go when it is taken back', async () => {
    const { table } = await played();
    shown = [mount(Log, { target: document.body, props: { table } })];
    flushSync();
    const texts = () => [...document.querySelectorAll('li')].map((line) => line.textContent!.trim());
    expect(texts().slice(-2)).toEqual(['All: +3. (Gold)', 'Round.']);
    table.onUndone({ to: 4, view: view({ turn: 1, scores: base }), lines: [] } as never);
    flushSync();
    expect(texts()).not.toContain('All: +3. (Gold)');
  });

  it('is forgotten when one decides oneself', async () => {
    const { table } = await played();
    table.onStep(step({ seat: 0, view: view({ version: 7, revision: 13, scores: base }), lines: [line(7)] }));
    await settle();
    expect(table.news.lines).toEqual([]);
  });
});

describe('what is done several times in a row', () => {
  const line = (id: string, seat: number, args = {}): Line => ({
    version: 5,
    seat,
    message: { id, args: { who: { seat }, ...args } },
  });
  const gave = (seat: number, amounts: Record<string, number>) => line('gave', seat, { what: { amounts } });

  it('is told once, with the sum', () => {
    const lines = [gave(1, { stone: 1 }), { ...gave(1, { stone: 1 }), version: 6 }, gave(1, { wood: 1 })];
    expect(summed(lines)).toEqual([gave(1, { stone: 2, wood: 1 })]);
  });

  it('is told apart where it is about different things', () => {
    const built = (place: string) => line('built', 1, { place, cost: { amounts: { wood: 1 } } });
    for (const lines of [
      [gave(1, { stone: 1 }), gave(0, { stone: 1 })],
      [built('a1'), built('a1')],
      [line('moved', 1), line('moved', 1)],
      [gave(1, { wood: 1 }), { ...gave(1, { wood: 1 }), seat: null }],
    ])
      expect(summed(lines)).toEqual(lines);
  });
});

describe('the log', () => {
  it('shows at the end that the shuffle was fair', async () => {
    const secret = '5'.repeat(64);
    const contributions = [`${'0'.repeat(32)} dice: 6`, null, null];
    words.add('en', 'fair-contribution = From { $name }');
    const { table, server } = open();
    table.info.fair = { commitment: commitmentOf(secret), contributions };
    shown = [mount(Log, { target: document.body, props: { table } })];
    flushSync();
    const verdict = () => document.querySelector<HTMLElement>('[data-verdict]')?.dataset.verdict;
    await vi.waitFor(() => expect(verdict()).toBe('unseen'));
    expect(server.asked('history')).toBeUndefined();
    table.onStep(step({ view: view({ version: 5, revision: 11, over: true, moves: [] }) }));
    flushSync();
    server.receive({
      type: 'history',
      ref: server.asked('history').ref,
      points: [],
      seed: seedOf(secret, contributions),
      fair: { ...table.info.fair, secret },
    });
    await settle();
    flushSync();
    expect(verdict()).toBe('checked');
  });
});
