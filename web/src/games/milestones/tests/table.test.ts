import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { clear, find, light, press, show as onStage } from '../../../../tests/stage';
import { OFFICE, TRADE } from '../model';
import type { MilestonesTable } from '../types';
import { board, COMPONENTS, fixture, id, MOVES } from './fixture';

function show(position: MilestonesTable = board(), moves: number[] = MOVES, part = 'Table', narrow = false) {
  const made = fixture(position, moves);
  onStage(made.table, part, narrow);
  return made;
}

const click = (anchor: string) => press(find(anchor));
const spots = () => [...document.querySelectorAll<HTMLElement>('.spot')];

const trading = (own = {}) => board({ atWork: true }, { position: TRADE, ...own });

describe('the table', () => {
  it('has every anchor of the protocol', () => {
    show();
    const goods = ['stone', 'wood', 'sand', 'grain', 'coin'];
    const anchors = [
      ...goods.flatMap((good) => [`supply-${good}`, `stock-0-${good}`]),
      ...['road', 'house', 'market', 'sack', 'cover'].map((what) => `supply-${what}`),
      ...Array.from({ length: 12 }, (_, n) => `space-0-${n}`),
      ...Array.from({ length: 5 }, (_, n) => `display-${n}`),
      ...COMPONENTS.vertices.map((_, n) => `vertex-${n}`),
      ...COMPONENTS.triangles.map((_, n) => `triangle-${n}`),
      'stack',
      'score-0',
    ];
    expect(anchors.filter((anchor) => !find(anchor))).toEqual([]);
    clear();
    show(board({ phase: 'draft', startTiles: [0, 1, 2, null, 3] }), [id('draft', 0)]);
    expect(['start-0', 'start-3', 'start-4', 'hand-0'].filter((anchor) => !find(anchor))).toEqual([]);
  });

  it('lights where the piece can go and nothing else', () => {
    show();
    expect(['space-0-5', 'space-0-9', 'space-0-0'].map(light)).toEqual(['yes', 'yes', 'yes']);
    expect(['space-0-4', 'space-0-1', 'display-0', 'supply-road'].map(light)).toEqual([
      'no',
      'no',
      'no',
      'no',
    ]);
  });

  it('is at rest while others decide', () => {
    show(board(), []);
    const lights = [...document.querySelectorAll<HTMLElement>('[data-target]')].map((one) => one.dataset.lit);
    expect(new Set(lights)).toEqual(new Set(['off']));
  });

  it('moves to the space that is clicked', () => {
    const { played } = show();
    click('space-0-10');
    expect(played).toEqual([id('move', 10)]);
  });

  it('covers the worker that is clicked', () => {
    const { played } = show(board({ phase: 'cover' }), [id('cover', 0), id('cover', 3)]);
    expect(['space-0-1', 'space-0-3', 'space-0-4'].map(light)).toEqual(['yes', 'no', 'yes']);
    click('space-0-4');
    expect(played).toEqual([id('cover', 3)]);
  });

  it('takes a bonus tile where only one fits, and asks which where two do', () => {
    const offered = board({ phase: 'bonus', offered: [0, 1] });
    const one = show(offered, [id('bonus', 0, 5), id('bonus', 1, 3)]);
    click('space-0-6');
    expect(one.played).toEqual([id('bonus', 0, 5)]);
    clear();
    const two = show(offered, [id('bonus', 0, 5), id('bonus', 1, 5)]);
    click('space-0-6');
    expect(two.played).toEqual([]);
    expect(two.table.picked?.params).toEqual([null, 5]);
  });

  it('hires in two steps: the tile, then its spot', () => {
    const { played, table } = show(trading(), [id('hire', 1, 0), id('hire', 1, 4)]);
    expect(spots()).toHaveLength(0);
    click('display-1');
    expect(light('display-1')).toBe('picked');
    expect(spots().map((spot) => spot.dataset.lit)).toEqual(['yes', 'no', 'no', 'no', 'yes', 'no', 'no']);
    expect(spots()[4]!.getAttribute('aria-label')).toBe('Quarryman 3, Sand worker 4, on spaces 5 and 6');
    expect(spots()[4]!.querySelectorAll('.ghost .person')).toHaveLength(2);
    press(spots()[4]!);
    expect(played).toEqual([id('hire', 1, 4)]);
    expect(table.picked).toBeNull();
  });

  it('shows no tile as one to choose after a hire', () => {
    show(board({ atWork: true, hired: true }, { position: TRADE }), [id('sell', 0)]);
    expect(light('display-1')).toBe('no');
    expect(find('display-1').classList).toContain('asked');
    clear();
    show();
    expect(find('display-1').classList).not.toContain('asked');
  });

  it('marks the workers that a hired tile would cover', () => {
    const all = [0, 1, 2, 3, 4, 5, 6].map((spot) => id('hire', 1, spot));
    const { table } = show(trading(), all);
    click('display-1');
    const text = (spot: number, part: string) =>
      [...spots()[spot]!.querySelectorAll(part)].map((one) => one.textContent!.trim());
    expect(spots().map((_, spot) => text(spot, '.mark')[0])).toEqual([
      '−2',
      '−1',
      '−1',
      '−1',
      '−1',
      '−1',
      '',
    ]);
    expect(text(0, '.lost')).toEqual(['2', '3']);
    expect(text(3, '.lost')).toEqual(['4']);
    for (const line of ['laid-over', 'falls', 'rises'])
      expect(table.game.begun?.hire?.varies?.test(`milestones-effect-${line}`)).toBe(true);
  });

  it('drafts a start tile and lays the last one without asking which', () => {
    const drafting = show(board({ phase: 'draft', startTiles: [0, null, 2, 3, 4] }), [id('draft', 2)]);
    click('start-2');
    expect(drafting.played).toEqual([id('draft', 2)]);
    clear();
    const { played } = show(board({ phase: 'place' }, { hand: [4] }), [id('place', 1, 2)]);
    press(spots()[2]!);
    expect(played).toEqual([id('place', 1, 2)]);
  });

  it('buys and sells only at the trading house; what goes together is chosen', () => {
    show();
    expect(document.querySelector('.exchange')).toBeNull();
    clear();
    const { played, table } = show(trading(), [id('buy', 1), id('sell', 0), id('sell', 1)]);
    const deals = [...document.querySelectorAll<HTMLElement>('.exchange .deal')];
    expect(deals.map((deal) => deal.dataset.lit)).toEqual([
      'no',
      'yes',
      'no',
      'no',
      'yes',
      'yes',
      'no',
      'no',
    ]);
    press(deals[4]!);
    expect(table.selection.choices?.moves.map((move) => move.params)).toEqual([[0], [1]]);
    table.cancel();
    // Even where there is only one: a click on wood must not sell the stone as well.
    press(deals[5]!);
    expect(table.selection.choices?.moves).toHaveLength(1);
    expect(played).toEqual([]);
    table.cancel();
    press(deals[1]!);
    expect(played).toEqual([id('buy', 1)]);
  });

  it('sells two of a kind at once where nothing else goes with them', () => {
    const { played } = show(trading({ goods: [0, 0, 0, 2, 0] }), [id('sell', 9)]);
    press([...document.querySelectorAll<HTMLElement>('.exchange .deal')][7]!);
    expect(played).toEqual([id('sell', 9)]);
  });

  it('marks the start tile that is laid next, and names it', () => {
    const both = [0, 1].flatMap((tile) => [0, 1, 2].map((spot) => id('place', tile, spot)));
    const { table } = show(board({ phase: 'place' }, { hand: [3, 4] }), both);
    const tiles = () => [...document.querySelectorAll<HTMLElement>('.hand button')];
    const marked = () => tiles().map((tile) => tile.getAttribute('aria-current'));
    expect(marked()).toEqual(['true', null]);
    press(tiles()[1]!);
    expect(marked()).toEqual([null, 'true']);
    expect(table.text(table.labelOf(table.picked!))).toBe('Lay Coiner 7, Grain grower 8');
  });

  it('says of a worker at the castle only that it is lost', () => {
    const { table } = show(board({ phase: 'cover' }), [id('cover', 0), id('cover', 3)]);
    const tip = (anchor: string) => {
      find(anchor).dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
      find(anchor).dispatchEvent(new MouseEvent('click', { detail: 1 }));
      return table.screen.tip;
    };
    expect(tip('space-0-4')).toMatchObject({ word: null, moves: [{ block: 'cover' }] });
  });

  it('says what the castle takes, and that the last two workers stay', () => {
    show();
    expect(find('space-0-0').textContent).toContain('keep 3, lose a worker');
    clear();
    const spaces = [0, 1].map((half) => ({ tile: 0, half, bonus: false, covered: false }));
    show(board({}, { spaces: [...spaces, ...Array(6).fill(null)] }));
    expect(find('space-0-0').textContent).toContain('keep 3 goods');
  });

  it('gives up goods at the castle', () => {
    const { played } = show(board({ phase: 'discard', toDiscard: 1 }), [id('discard', 0), id('discard', 4)]);
    expect(['stock-0-stone', 'stock-0-grain'].map(light)).toEqual(['yes', 'no']);
    click('stock-0-coin');
    expect(played).toEqual([id('discard', 4)]);
  });

  it('lights only what was chosen to be built, and lets go of it again', () => {
    const { table } = show(board({ atWork: true }, { position: OFFICE }), [id('house', 1), ...MOVES]);
    click('supply-house');
    expect(table.picked?.block).toBe('house');
    expect([light('triangle-1'), light('space-0-11')]).toEqual(['yes', 'idle']);
    click('supply-house');
    expect(table.picked).toBeNull();
  });

  it('names the goal until somebody has reached it', () => {
    show();
    expect(find('score-0').textContent).toContain('12goal: 67');
    clear();
    show(board({ endedBy: 1 }));
    expect(find('score-0').textContent).not.toContain('goal:');
  });

  it('says who is the last to choose start tiles, and why', () => {
    show(board({ phase: 'draft', startSeat: 1, startTiles: [0, 1, 2, null, 3] }), [id('draft', 0)]);
    expect(document.querySelector('.why')!.textContent).toContain(
      'Ben takes the first turn and so chooses last.',
    );
  });

  it('shows another player’s loop without anything to press on it', () => {
    const { table } = show();
    table.screen.look(1);
    flushSync();
    expect(find('space-1-3')).not.toBeNull();
    expect(document.querySelectorAll('[data-anchor^="space-1"][data-target]')).toHaveLength(0);
    expect(find('stock-1-grain').textContent).toContain('3');
  });

  it('leaves End turn where it is while a bonus tile is asked about, though it has to wait', () => {
    const { played } = show(
      board({ phase: 'bonus', offered: [0], movesLeft: 0 }),
      [id('bonus', 0, 5), id('decline')],
      'PromptButtons',
    );
    const buttons = [...document.querySelectorAll<HTMLElement>('.btn')];
    expect(buttons.map((one) => one.dataset.lit)).toEqual(['yes', 'no']);
    press(buttons[1]!);
    expect(played).toEqual([]);
  });

  it('opens the sheet that is asked about on a phone', () => {
    const { table } = show(trading(), [id('hire', 1, 0)], 'Table', true);
    expect(table.screen.sheet).toBe('hire');
    table.choose({ block: 'hire', params: [1, null] });
    flushSync();
    expect(table.screen.sheet).toBe('loop');
  });

  it('says everything in words', () => {
    show();
    const label = (anchor: string) => find(anchor).getAttribute('aria-label');
    expect(label('space-0-2')).toBe('Space 2: Lumberjack, number 3. With a bonus tile.');
    expect(label('space-0-4')).toBe('Space 4: Grain grower, number 4. The piece stands here.');
    expect(label('space-0-5')).toBe('Space 5: covered.');
    expect(label('space-0-0')).toBe('Castle.');
    expect(label('display-0')).toBe('Coiner 7, Grain grower 8');
    expect(label('supply-house')).toBe('House: costs 1 stone and 1 wood. 11 left.');
  });

  it.each([
    'Table',
    'Panel',
    'PromptButtons',
    'Supplies',
    'BoardList',
    'worker-stone',
    'loop',
    'hire',
    'others',
    'majorities',
  ])('has no word that is missing: %s', (part) => {
    for (const position of [
      trading(),
      board({ phase: 'draft', startTiles: [0, 1] }),
      board({ phase: 'place' }, { hand: [3, 4] }),
    ]) {
      show(position, [id('place', 0, 0), id('end'), id('decline')], part);
      const text = [
        document.body.textContent,
        ...[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
        ...[...document.querySelectorAll('[title]')].map((one) => one.getAttribute('title')),
      ].join(' ');
      expect(text).not.toMatch(/milestones-[a-z]|(worker|space|piece|good|amount)-[a-z]/);
      clear();
    }
  });
});

describe('the prompt', () => {
  it('has a button for the end of the turn and for taking nothing, only while they are possible', () => {
    show(board(), [...MOVES, id('end')], 'PromptButtons');
    expect(
      [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-keyshortcuts')),
    ).toEqual(['e']);
    clear();
    show(board({ phase: 'bonus', offered: [0] }), [id('bonus', 0, 1), id('decline')], 'PromptButtons');
    expect(document.body.textContent).toContain('Take none');
    clear();
    show(board(), MOVES, 'PromptButtons');
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });
});

describe('a panel', () => {
  it('tells goods, majorities and how far it is to the end', () => {
    show(board(), MOVES, 'Panel');
    const text = document.body.textContent!;
    for (const part of [
      '3 grain',
      '20 points; at 67 the last turns begin',
      'Quarryman: 1. The most of a kind brings points at the end',
      '2 workers. The piece stands here: Castle.',
    ])
      expect(text).toContain(part);
  });
});

describe('the list', () => {
  it('tells of all loops, the display and the land', () => {
    show(board(), MOVES, 'BoardList');
    const text = document.body.textContent!;
    for (const part of [
      'Anna’s loop',
      'Ben’s loop',
      'Space 5: covered.',
      'Lumberjack: 3, nobody has more: 5 points at the end.',
      'Coiner 7, Grain grower 8',
      'a1–b1',
      'b1 (1)',
      'a1 (0), no flour sack yet',
      'Houses: 11',
    ])
      expect(text).toContain(part);
  });
});
