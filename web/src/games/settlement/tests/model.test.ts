import { describe, expect, it } from 'vitest';
import { seatOfAnchor } from '$lib/anchors';
import { portrait, PORTRAIT_PIECES } from '../drawings/portraits';
import { ARTIFACTS } from '../drawings/artifacts';
import { BUILDINGS } from '../drawings/buildings';
import game from '../index';
import {
  type Action,
  actionMove,
  amounts,
  buildingMoves,
  exchangeMoves,
  given,
  got,
  landMoves,
  marketMoves,
  ratesOf,
} from '../model';
import { board, COMPONENTS } from './fixture';
import box from '../../../../../src/dorfplatz/games/settlement/components.toml?raw';

const heroes = [...box.matchAll(/\[\[heroes\]\]\nkey = "(.*)"\nguild = "(.*)"/g)].map(([, key, guild]) => ({
  key: key!,
  guild: guild!,
}));
const keys = (kind: string) =>
  [...box.matchAll(new RegExp(`\\[\\[${kind}\\]\\]\\nkey = "(.*)"`, 'g'))].map(([, key]) => key!);
const anna = board().boards[0]!;

describe('drawings', () => {
  it('show everything in the box', () => {
    expect(Object.keys(BUILDINGS).sort()).toEqual(keys('buildings').sort());
    expect(Object.keys(ARTIFACTS).sort()).toEqual(keys('artifacts').sort());
  });

  it('give every hero a face of their own, made of pieces that exist', () => {
    expect(heroes).toHaveLength(48);
    const faces = heroes.map(({ key, guild }) => portrait(key, guild));
    for (const { pieces } of faces)
      for (const piece of pieces) expect(PORTRAIT_PIECES).toHaveProperty([piece]);
    expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBe(48);
    // Two heroes of a guild must differ at a glance, in more than one respect.
    const look = ({ skin, hair, coat, pieces }: (typeof faces)[number]) => [
      skin,
      hair,
      coat,
      ...['hat', 'front', 'beard', 'head'].map((kind) => pieces.find((piece) => piece.startsWith(kind))),
    ];
    for (const [i, a] of faces.entries())
      for (const [j, b] of faces.entries()) {
        if (i >= j || heroes[i]!.guild !== heroes[j]!.guild) continue;
        const differences = look(a).filter((part, n) => part !== look(b)[n]).length;
        expect(differences, `${heroes[i]!.key} and ${heroes[j]!.key}`).toBeGreaterThan(2);
      }
  });
});

describe('goods', () => {
  it('are named', () => {
    expect(amounts([2, 0, 0, 0, 1])).toEqual({ wood: 2, gold: 1 });
  });
});

describe('the wilderness', () => {
  it('offers what fits the space', () => {
    const blocks = (row: number, column: number) =>
      landMoves(board(), anna, row, column).map((move) => move.block);
    expect(blocks(0, 0)).toEqual(['outpost']);
    expect(blocks(0, 1)).toEqual(['garrison']);
    expect(blocks(1, 1)).toEqual(['fight']);
    expect(blocks(2, 0)).toEqual(['explore']);
  });

  it('takes the drawn tile only in its region', () => {
    const placing = board({ phase: 'place', pending: { row: 2, column: null, tile: null, storable: 0 } });
    expect(landMoves(placing, anna, 2, 0)).toEqual([{ block: 'place', params: [0] }]);
    expect(landMoves(placing, anna, 0, 0).map((move) => move.block)).toEqual(['outpost']);
  });

  it('asks the owner of the Mask about one landscape', () => {
    const asking = board({ phase: 'monster', pending: { row: 0, column: 0, tile: null, storable: 0 } });
    expect(landMoves(asking, anna, 0, 0).map((move) => move.params)).toEqual([[1], [0]]);
    expect(landMoves(asking, anna, 0, 2).map((move) => move.block)).toEqual(['outpost']);
  });

  it('says no about land where nothing can lie', () => {
    const ben = board().boards[1]!;
    expect(landMoves(board(), ben, 2, 2).map((move) => move.block)).toEqual(['outpost']);
  });
});

describe('an action without a place', () => {
  const asked = (action: Action, regions = anna.regions) =>
    actionMove(COMPONENTS, board(), { ...anna, regions }, action).as;

  it('asks about the place nearest to possible', () => {
    expect(asked('fight')).toEqual([1, 1]);
    expect(asked('outpost')).toEqual([0, 0]);
    expect(asked('build')).toEqual([expect.any(Number), 1, 2]);
    expect(asked('explore')).toEqual([anna.open.findIndex((row) => row.includes(true))]);
  });

  it('prefers the weaker monster', () => {
    const hydra = anna.regions[1]![1]!;
    const gnoll = { ...hydra, monsterKind: 0 };
    expect(
      asked('fight', [
        [null, null, null],
        [null, hydra, gnoll],
        [null, null, null],
      ]),
    ).toEqual([1, 2]);
  });
});

describe('the settlement', () => {
  const street = board({ phase: 'street', pending: { row: 2, column: null, tile: null, storable: 0 } });

  it('uses buildings of the active street only', () => {
    expect(buildingMoves(COMPONENTS, street, 0, 0, 0)).toEqual([]);
    expect(buildingMoves(COMPONENTS, street, 2, 1, 0)).toEqual([{ block: 'use', params: [1] }]);
  });

  it('lets the storehouse choose among the basics and the trading post among the outposts', () => {
    expect(buildingMoves(COMPONENTS, street, 2, 0, 7).map((move) => move.params)).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
    expect(buildingMoves(COMPONENTS, street, 2, 1, 11)).toEqual([
      { block: 'use-outpost', params: [1, null, null] },
    ]);
  });

  it('asks about the first free space when a building cannot be bought', () => {
    expect(marketMoves(anna, 3, 'bank')[0]).toMatchObject({
      params: [3, null, null],
      as: [3, 1, 2],
      label: { id: 'settlement-build-this', args: { building: { word: 'building-bank' } } },
    });
  });
});

describe('exchange', () => {
  it('has the Mirror’s rate only for its owner', () => {
    const blocks = (artifact: number) => ratesOf(COMPONENTS, { ...anna, artifact }).map((rate) => rate.block);
    expect(blocks(1)).toEqual(['swap', 'gem', 'gold', 'sell-gold', 'sell-diamonds']);
    expect(blocks(12)[0]).toBe('mirror');
  });

  it('lists every exchange, the one nearest to possible first', () => {
    const moves = exchangeMoves(COMPONENTS.exchanges[0]!, [0, 0, 1, 0, 0]);
    expect(moves).toHaveLength(9);
    expect(COMPONENTS.exchanges[0]!.trades[moves[0]!.params![0]!]!.give[2]).toBeGreaterThan(0);
  });

  it('reads in symbols', () => {
    const [swap, , gem] = COMPONENTS.exchanges;
    expect([given(swap!), got(swap!)]).toEqual([['any', 'any'], ['any']]);
    expect([given(gem!), got(gem!)]).toEqual([['wood', 'clay', 'stone'], ['diamond']]);
  });
});

describe('the module', () => {
  const seatOf = (anchor: string) => seatOfAnchor(anchor, game);
  const hasCard = (word: string) => game.cards.test(word);

  it('knows whose anchor it is', () => {
    expect(seatOf('land-2-0-1')).toBe(2);
    expect(seatOf('artifact-1')).toBe(1);
    expect(seatOf('artifact-row')).toBeNull();
    expect(seatOf('supply-monster-0')).toBeNull();
  });

  it('has cards for buildings, artifacts and heroes, not for their effects', () => {
    expect(['building-bank', 'hero-runa', 'artifact-mug'].every(hasCard)).toBe(true);
    expect(['building-bank-effect', 'artifact-mug-short', 'region-1', 'good-wood'].some(hasCard)).toBe(false);
  });
});
