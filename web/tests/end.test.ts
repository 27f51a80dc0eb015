import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import ScoreTable from '../src/dialogs/ScoreTable.svelte';
import { api } from '../src/lib/api';
import type { FinishedGame } from '../src/lib/types';
import { words } from '../src/lib/words.svelte';
import Bests from '../src/review/Bests.svelte';
import Ladder from '../src/review/Ladder.svelte';
import { open, seats, settle, view } from './fixtures';

const catalogue = import.meta.glob<string>('../../src/dorfplatz/locales/en/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
beforeAll(() => Object.values(catalogue).forEach((ftl) => words.add('en', ftl)));

let shown: Record<string, unknown>;
const text = () => document.body.textContent!.replace(/\s+/g, ' ');
afterEach(() => void unmount(shown));

it('the table of points explains them by the edition that is played', async () => {
  await words.loadGames('hamlet');
  const part = (id: string) => ({ label: { id }, points: 6, items: [{ label: { id }, points: 6 }] });
  const scores = seats.map(() => ({ total: 6, rank: 1, parts: [part('hamlet-score-roads')] }));
  const said = (edition: string) => {
    const { table } = open({}, view({ scores }));
    table.info.options = { edition };
    shown = mount(ScoreTable, { target: document.body, props: { table, expanded: true } });
    flushSync();
    const [why] = [...document.querySelectorAll('.items p')].map((line) => line.textContent);
    if (edition === 'final') void unmount(shown);
    return why;
  };
  expect(said('final')).toBe('1 point for each road you have built, 2 with the Planner.');
  expect(said('preview')).toContain('for every place that could not reach the church without it');
});

describe('the titles of somebody who played alone', () => {
  const titles = [
    { word: 'rank-settler', from: 0 },
    { word: 'rank-mayor', from: 51 },
    { word: 'rank-knight', from: 76 },
  ];
  const show = (points: number, over = false) => {
    shown = mount(Ladder, { target: document.body, props: { titles, points, over } });
    flushSync();
    return document.querySelector('[aria-current]')!.textContent;
  };

  it('are a ladder with the next step', () => {
    expect(show(50)).toContain('Settler');
    expect(text()).toContain('1 more point, and the next title is yours: Mayor.');
  });

  it('say at the end what the next one took', () => {
    show(50, true);
    expect(text()).toContain('1 point short of the next title: Mayor.');
  });

  it('have an end', () => {
    expect(show(76)).toContain('Knight');
    expect(text()).toContain('The highest title there is.');
  });
});

describe('the best of somebody', () => {
  const finished = (id: string, points: number, ended: string, known = false) =>
    ({
      id,
      game: 'orchard',
      seats,
      scores: [points, 0, 0],
      winners: [0],
      parts: [],
      ended,
      known,
      version: 9,
    }) as unknown as FinishedGame;

  const show = async (...before: FinishedGame[]) => {
    vi.spyOn(api, 'finished').mockResolvedValue([...before, finished('t1', 3, '2026-11-16')]);
    const { table } = open({}, view({ over: true }));
    shown = mount(Bests, { target: document.body, props: { table } });
    await settle();
    flushSync();
    return text();
  };

  it('is beaten, or named', async () => {
    expect(await show(finished('a', 2, '2026-11-01'))).toContain('A new best! Until now it was 2.');
    void unmount(shown);
    expect(await show(finished('a', 9, '2026-11-01'))).toContain('Your best: 9 points, on 1 November 2026.');
  });

  it('is none of a practice, and none that came later', async () => {
    const others = [finished('a', 9, '2026-11-01', true), finished('b', 9, '2026-11-20')];
    expect(await show(...others)).toContain('Your first game of this kind');
  });
});
