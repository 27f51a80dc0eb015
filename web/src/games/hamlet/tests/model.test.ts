import { describe, expect, it } from 'vitest';
import { seatOfAnchor } from '$lib/anchors';
import game from '../index';
import {
  amounts,
  countDonkeys,
  gainsOf,
  idleVillagers,
  inLines,
  moveOf,
  ordersLeft,
  promptOf,
  proposed,
  purposeOf,
  readyVillagers,
  shareKey,
  sheetFor,
} from '../model';
import { board, COMPONENTS, fixture, id, MOVES, paying } from './fixture';

describe('goods', () => {
  it('are named and counted', () => {
    expect(amounts([1, 0, 2, 0, 0, 0, 0, 3])).toEqual({ stone: 1, grain: 2, gold: 3 });
  });
});

describe('a name', () => {
  it('that is too long is broken nearest to its middle', () => {
    expect(inLines('Church', 14)).toEqual(['Church']);
    expect(inLines('Small Mountain Range', 14)).toEqual(['Small Mountain', 'Range']);
    expect(inLines('Kuhkonservatorium', 14)).toEqual(['Kuhkonservatorium']);
  });
});

describe('players', () => {
  it('have villagers that are ready, donkeys and orders', () => {
    const [anna] = board().boards;
    expect(readyVillagers(anna!)).toBe(1);
    expect(countDonkeys(anna!)).toBe(2);
    expect(ordersLeft(board())).toBe(3);
  });

  it('are asked before a villager goes idle who could do something', () => {
    expect(idleVillagers(fixture(board(), MOVES).table)).toEqual({
      id: 'hamlet-left-villagers',
      args: { n: 1 },
    });
    expect(idleVillagers(fixture(board(), [id('end'), id('herd', 0, 4)]).table)).toBeNull();
  });

  it('are asked for nothing that can not be done', () => {
    const asked = (phase: 'hall' | 'turn', ...moves: number[]) =>
      promptOf(fixture(board({ phase }), moves).table)?.id;
    const [blueprint, villager, done] = [id('blueprint', 0), id('villager'), id('done')];
    expect(asked('hall', blueprint, villager, done)).toBe('hamlet-prompt-hall-both');
    expect(asked('hall', blueprint, done)).toBe('hamlet-prompt-hall-blueprint');
    expect(asked('hall', villager, done)).toBeUndefined();
    expect(asked('hall', done)).toBe('hamlet-prompt-hall-done');
    expect(asked('turn', id('herd', 0, 4), villager, id('end'))).toBeUndefined();
    expect(asked('turn', villager, id('end'))).toBe('hamlet-prompt-work');
    expect(asked('turn', id('end'))).toBe('hamlet-prompt-end');
    const lesson = (phase: 'hall' | 'turn', next: number, ...others: number[]) => {
      const { table } = fixture(board({ phase }), [next, ...others]);
      table.only = [next];
      return promptOf(table)?.id;
    };
    expect(lesson('hall', done, id('donkey', 0))).toBe('hamlet-prompt-lesson-done');
    expect(lesson('turn', id('end'), villager)).toBe('hamlet-prompt-lesson-end');
    expect(lesson('turn', villager, id('end'))).toBe('hamlet-prompt-lesson');
    const [anna, ben] = board().boards;
    const tired = { ...anna!, villagers: anna!.villagers.map((one) => ({ ...one, tired: true })) };
    const spent = board({ phase: 'turn', boards: [tired, ben!] });
    expect(promptOf(fixture(spent, [villager, id('end')]).table)?.id).toBe('hamlet-prompt-end');
  });
});

describe('a payment', () => {
  it('is asked for as proposed where nothing else will do', () => {
    const asked = (...moves: number[]) => {
      const { table } = fixture(paying(), moves);
      table.live.prompt = { id: 'hamlet-prompt-pay' };
      return promptOf(table)?.id;
    };
    expect(asked(id('use', 6, 0), id('buy', 3))).toBe('hamlet-prompt-pay-only');
    expect(asked(id('use', 6, 0), id('buy', 3), id('buy', 6))).toBeUndefined();
  });

  it('is proposed in shares, with what their makers get', () => {
    const shares = proposed(paying());
    expect(shares).toMatchObject([
      { kind: 6, place: 6, owner: 0, fine: true, count: 1, move: { block: 'use', params: [6, 0] } },
      { kind: 3, place: null, owner: null, count: 2, move: { block: 'buy', params: [3] } },
    ]);
    expect(gainsOf(shares)).toEqual([{ seat: 0, n: 2 }]);
  });

  it('has a purpose, and what it brings', () => {
    const purpose = (...change: Parameters<typeof paying>) => purposeOf(COMPONENTS, paying(...change));
    expect(purpose()).toEqual({ word: 'hamlet-pay-order', brings: { points: 4 } });
    expect(purpose({ deed: 'build', tile: 14 })).toEqual({ word: 'place-pond-1', brings: { points: 2 } });
    expect(purpose({ deed: 'sell', what: 0 })).toMatchObject({ brings: { points: 1, gold: 2 } });
    expect(purpose({ deed: 'refine', place: 9 }).word).toBe('good-flour');
    expect(purpose({ deed: 'road' }).word).toBe('segment-road');
  });

  it('joins what is alike and keeps places apart', () => {
    const shares = proposed(
      paying({
        plan: [
          { place: 1, slot: 0 },
          { place: 1, slot: 2 },
          { place: 2, slot: 1 },
        ],
      }),
    );
    expect(shares.map(({ place, count }) => [place, count])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(gainsOf(shares)).toEqual([]);
  });

  it('has a key of its own for every share, also for a plain and a fine good of one place', () => {
    const share = proposed(paying())[0]!;
    expect(shareKey({ ...share, count: 2 })).toBe(shareKey(share));
    expect(shareKey({ ...share, fine: false })).not.toBe(shareKey(share));
    expect(shareKey({ ...share, place: 7 })).not.toBe(shareKey(share));
  });

  it('knows its moves', () => {
    expect(moveOf({ place: 6, slot: 0 })).toEqual({ block: 'use', params: [6, 0] });
    expect(moveOf({ buy: 3 })).toEqual({ block: 'buy', params: [3] });
  });
});

describe('on a phone', () => {
  const sheet = (...position: Parameters<typeof fixture>) => sheetFor(fixture(...position).table);

  it('what the prompt asks about comes up', () => {
    expect(sheet()).toBeUndefined();
    expect(sheet(board({ phase: 'hall' }), [id('blueprint', 0), id('done')])).toBe('blueprints');
    expect(sheet(board({ phase: 'hall' }), [id('villager'), id('done')])).toBeUndefined();
    expect(sheet(paying(), [id('use', 6, 0)])).toBeNull();
  });

  it('the village is seen once something was picked', () => {
    const { table } = fixture();
    table.choose({ block: 'build', params: [1, null] });
    expect(sheetFor(table)).toBeNull();
  });

  it('nothing changes while others decide', () => {
    expect(sheet(board(), [])).toBeUndefined();
  });
});

describe('the module', () => {
  const seatOf = (anchor: string) => seatOfAnchor(anchor, game);
  const hasCard = (word: string) => game.cards.test(word);

  it('knows whose anchor it is', () => {
    expect(['gold-0', 'hand-1', 'supply-2', 'score-3'].map(seatOf)).toEqual([0, 1, 2, 3]);
    expect(['supply', 'row-1', 'place-4', 'slot-1-2', 'market', 'bag'].map(seatOf)).toEqual(
      Array(6).fill(null),
    );
  });

  it('has cards for places, goals and roads, not for what is said about them', () => {
    expect(['place-barn-1', 'goal-miller', 'road-bridge'].every(hasCard)).toBe(true);
    expect(['place-barn-1-effect', 'good-wood', 'road-path-effect'].some(hasCard)).toBe(false);
  });

  it('has a key for every way on', () => {
    const { table } = fixture(board(), MOVES);
    expect(Object.values(game.keys).map(({ block }) => table.can(block))).toEqual([true, false]);
  });
});
