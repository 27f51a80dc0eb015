import { describe, expect, it } from 'vitest';
import { seatOfAnchor } from '$lib/anchors';
import { workers } from '../drawings/workers';
import game from '../index';
import {
  amounts,
  atWork,
  countWorkers,
  GOODS,
  houseLeft,
  joined,
  laying,
  sales,
  OFFICE,
  promptOf,
  TRADE,
  workerOn,
} from '../model';
import { sheetFor } from '../panes/sheets';
import type { MilestonesClient } from '../types';
import { board, COMPONENTS, fixture, id, MOVES } from './fixture';

const anna = board().boards[0]!;

describe('the loop', () => {
  it('shows the workers of its tiles', () => {
    expect(workerOn(COMPONENTS, anna, 1)).toEqual({ kind: 0, number: 2 });
    expect(workerOn(COMPONENTS, anna, 6)).toEqual({ kind: 1, number: 2 });
    expect([3, 5, 9, 0].map((space) => workerOn(COMPONENTS, anna, space))).toEqual([null, null, null, null]);
    expect(countWorkers(anna)).toBe(4);
  });

  it('joins the halves of a tile, not what merely lies side by side', () => {
    expect([1, 2, 3, 4, 5].filter((space) => joined(anna, space))).toEqual([1]);
    const half = anna.spaces[0]!;
    expect(joined({ ...anna, spaces: [half, half] }, 1)).toBe(false);
  });

  it('has a drawing for every kind of worker', () => {
    expect(new Set(workers).size).toBe(GOODS.length);
  });
});

describe('goods', () => {
  it('are named and counted', () => {
    expect(amounts([1, 0, 2, 0, 0])).toEqual({ stone: 1, sand: 2 });
  });

  it('are sold in pairs, the nearest to possible first', () => {
    const found = sales(COMPONENTS, [0, 1, 1, 0, 0], 1);
    expect(found).toHaveLength(4);
    expect(COMPONENTS.pairs[found[0]!.params![0]!]).toEqual([1, 2]);
    expect(found[0]!.label!.args).toEqual({ goods: { amounts: { wood: 1, sand: 1 } } });
  });
});

describe('the tile to lay', () => {
  it('is the one that was chosen from the display', () => {
    const { table } = fixture(board({ atWork: true }, { position: TRADE }), [
      id('hire', 1, 0),
      id('hire', 1, 6),
    ]);
    expect(laying(table)).toBeNull();
    table.choose({ block: 'hire', params: [1, null] });
    expect(laying(table)).toEqual({ block: 'hire', from: 1, tile: 5 });
  });

  it('is the first of the hand until another one is chosen', () => {
    const two = fixture(board({ phase: 'place' }, { hand: [3, 4] }), [id('place', 0, 0), id('place', 1, 0)]);
    expect(laying(two.table)).toEqual({ block: 'place', from: 0, tile: 3 });
    two.table.choose({ block: 'place', params: [1, null] });
    expect(laying(two.table)).toEqual({ block: 'place', from: 1, tile: 4 });
    const one = fixture(board({ phase: 'place' }, { hand: [4] }), [id('place', 1, 3)]);
    expect(laying(one.table)).toEqual({ block: 'place', from: 1, tile: 4 });
  });
});

/** The newest decision. */
const did = (table: MilestonesClient, what: string) =>
  (table.last = {
    lines: [{ version: table.live.version, message: { id: `milestones-log-${what}`, args: {} } }],
  } as unknown as typeof table.last);

describe('on a phone', () => {
  const sheet = (...position: Parameters<typeof fixture>) => sheetFor(fixture(...position).table);

  it('what the prompt asks about comes up', () => {
    expect(sheet()).toBe('loop');
    expect(sheet(board({ phase: 'draft' }), [id('draft', 0)])).toBe('hire');
    expect(sheet(board({ phase: 'discard' }), [id('discard', 0)])).toBeNull();
    expect(sheet(board({ phase: 'cover' }), [id('cover', 0)])).toBe('loop');
    expect(sheet(board({ atWork: true }, { position: TRADE }), [id('buy', 0)])).toBe('hire');
  });

  it('who has hired stays at the loop: nothing turns over under the finger', () => {
    const hired = board({ atWork: true, hired: true }, { position: TRADE });
    expect(sheet(hired, [id('sell', 0), id('move', OFFICE)])).toBeUndefined();
    const { table } = fixture(board({ atWork: true }, { position: TRADE }), [id('hire', 1, 0)]);
    table.busy = true;
    expect(sheetFor(table)).toBeUndefined();
  });

  it('who has spent the coins looks at the loop, to move on', () => {
    const { table } = fixture(board({ atWork: true }, { position: TRADE }), [
      id('sell', 0),
      id('move', OFFICE),
    ]);
    did(table, 'income');
    expect(sheetFor(table)).toBe('hire');
    did(table, 'bought');
    expect(sheetFor(table)).toBe('loop');
  });

  it('the trading house is asked about as far as the coins go', () => {
    const asked = (...moves: number[]) => {
      const { table } = fixture(board({ atWork: true }, { position: TRADE }), moves);
      table.live = { ...table.live, prompt: { id: 'milestones-prompt-trade-move' } };
      return promptOf(table)?.id;
    };
    expect(asked(id('hire', 1, 0), id('buy', 0))).toBeUndefined();
    expect(asked(id('buy', 0), id('sell', 0))).toBe('milestones-prompt-goods-move');
    expect(asked(id('sell', 0), id('move', OFFICE))).toBe('milestones-prompt-sell-move');
  });

  it('the prompt before the end of the game is fitted as well', () => {
    const { table } = fixture(board({ atWork: true }, { position: TRADE }), [id('sell', 0)]);
    const prompt = { id: 'milestones-prompt-trade-end', args: {} };
    table.live = { ...table.live, prompt: { id: 'milestones-prompt-game-ends', args: { prompt } } };
    expect(promptOf(table)).toEqual({
      id: 'milestones-prompt-game-ends',
      args: { prompt: { id: 'milestones-prompt-sell-end', args: {} } },
    });
  });

  it('another bonus tile is announced', () => {
    const { table } = fixture(board({ phase: 'bonus', offered: [0] }), [id('bonus', 0, 5), id('decline')]);
    table.live = { ...table.live, prompt: { id: 'milestones-prompt-bonus', args: { n: 1 } } };
    expect(promptOf(table)).toBeNull();
    did(table, 'bonus');
    expect(promptOf(table)?.id).toBe('milestones-prompt-bonus-more');
    // Taken back, it is the first again.
    table.live = { ...table.live, version: table.live.version - 1 };
    expect(promptOf(table)).toBeNull();
  });

  it('whoever leaves a house unbuilt is asked', () => {
    const office = board({ atWork: true }, { position: OFFICE });
    const left = (...moves: number[]) => houseLeft(fixture(office, moves).table)?.id;
    expect(left(id('house', 0), id('end'))).toBe('milestones-end-house');
    expect(left(id('road', 0), id('end'))).toBeUndefined();
  });

  it('the land is seen while something can be built', () => {
    const office = board({ atWork: true }, { position: 10 });
    expect(sheet(office, [...MOVES, id('road', 0)])).toBeNull();
    expect(sheet(office, MOVES)).toBe('loop');
    expect(sheet({ ...office, movesLeft: 0 }, [id('end')])).toBeUndefined();
  });

  it('nothing changes while others decide', () => {
    expect(sheet(board(), [])).toBeUndefined();
  });
});

describe('the module', () => {
  const seatOf = (anchor: string) => seatOfAnchor(anchor, game);
  const hasCard = (word: string) => game.cards.test(word);

  it('knows whose anchor it is', () => {
    expect(seatOf('space-2-11')).toBe(2);
    expect(seatOf('hand-1')).toBe(1);
    expect(seatOf('stock-0-coin')).toBe(0);
    expect(['supply-coin', 'display-3', 'start-0', 'vertex-12'].map(seatOf)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('has cards for workers, buildings and pieces, not for their effects or numbered spaces', () => {
    expect(['worker-stone', 'space-castle', 'piece-bonus'].every(hasCard)).toBe(true);
    expect(['worker-stone-effect', 'space-3', 'good-wood'].some(hasCard)).toBe(false);
  });

  it('knows when a building may be used', () => {
    expect(atWork(board({ atWork: true }, { position: TRADE }), 0, TRADE)).toBe(true);
    expect(atWork(board({ atWork: true }, { position: 10 }), 0, TRADE)).toBe(false);
    expect(atWork(board({}, { position: TRADE }), 0, TRADE)).toBe(false);
  });
});
