import { describe, expect, it } from 'vitest';
import { byOpponents, entriesOf, favourites, figures, people, toCsv } from '../src/history/statistics';
import type { FinishedGame, Seat } from '../src/lib/types';

const person = (name: string, family = 1): Seat => ({ kind: 'human', name, family });
const bot = (level: string, family = 2): Seat => ({ kind: 'bot', name: level, family, bot: level });

function finished(
  id: string,
  seats: Seat[],
  scores: number[],
  change: Partial<FinishedGame> = {},
): FinishedGame {
  const most = Math.max(...scores);
  return {
    id,
    game: 'orchard',
    options: {},
    seats,
    scores,
    winners: scores.flatMap((points, seat) => (points === most ? [seat] : [])),
    parts: scores.map((points) => [
      { label: { id: 'apples' }, points: points - 2 },
      { label: { id: 'pears' }, points: 2 },
    ]),
    rounds: 6,
    version: 100,
    minutes: 12,
    created: '2026-11-16T10:00:00Z',
    ended: '2026-11-16T11:00:00Z',
    day: null,
    known: false,
    ...change,
  };
}

const games = [
  finished('a', [person('Anna')], [40]),
  finished('b', [bot('novice'), person('Anna')], [10, 22]),
  finished('c', [person('Anna'), bot('novice')], [18, 30], { parts: [] }),
  finished('d', [person('Ben'), bot('expert'), person('Anna', 3)], [9, 30, 12]),
];

describe('my games', () => {
  it('are those of whoever played most', () => {
    expect(people(games)).toEqual(['Anna', 'Ben']);
    expect(people([])).toEqual([]);
  });

  it('know who won, and against whom', () => {
    const found = entriesOf(games, 'Anna');
    expect(found.map(({ won }) => won)).toEqual([null, true, false, false]);
    expect(found.map(({ opponents }) => opponents)).toEqual([[], ['novice'], ['novice'], [null, 'expert']]);
    expect(figures(found)).toEqual({
      games: 4,
      played: 3,
      wins: 1,
      best: 40,
      average: 23,
      minutes: 12,
      decisions: 100,
    });
  });

  it('are told apart by who sat at the table, whatever the order', () => {
    const groups = byOpponents(entriesOf(games, 'Anna'));
    expect(groups.map(({ entries }) => entries.map(({ game }) => game.id))).toEqual([
      ['a'],
      ['b', 'c'],
      ['d'],
    ]);
  });

  it('say where the points come from, where that is known', () => {
    const [first, second] = favourites(entriesOf(games, 'Anna'));
    expect(first).toMatchObject({ label: { id: 'apples' }, points: (38 + 20 + 10) / 3 });
    expect(second!.share).toBeCloseTo(6 / 74);
    expect(favourites([])).toEqual([]);
  });

  it('become a table of commas in which nothing is a formula', () => {
    const odd = finished('e', [person('=1+1, "x"')], [7]);
    const [head, row] = toCsv([odd], ({ id }) => id).split('\r\n');
    expect(head!.split(',')).toHaveLength(15);
    expect(row).toBe(
      `2026-11-16T11:00:00Z,orchard,,true,e,1,1,"'=1+1, ""x""",,7,true,6,100,12,apples: 5; pears: 2`,
    );
  });
});
