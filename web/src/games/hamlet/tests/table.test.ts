import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { clear, find, light, press, show as onStage } from '../../../../tests/stage';
import type { HamletTable } from '../types';
import { board, fixture, id, MOVES, paying } from './fixture';

function show(position: HamletTable = board(), moves: number[] = MOVES, part = 'Table', narrow = false) {
  const made = fixture(position, moves);
  onStage(made.table, part, narrow);
  return made;
}

const label = (anchor: string) => find(anchor).getAttribute('aria-label');
const buttons = () => [...document.querySelectorAll<HTMLElement>('button')];
const hand = () => [...document.querySelectorAll<HTMLElement>('[data-anchor="hand-0"] .card')];
const sales = () => [...document.querySelectorAll<HTMLElement>('[data-anchor="market"] button')];

const PAYING = [id('use', 6, 0), id('buy', 3), id('buy', 6)];

describe('the table', () => {
  it('has every anchor of the protocol that is not on the map', () => {
    show();
    const anchors = ['row', 'row-0', 'row-1', 'row-2', 'row-3', 'bag', 'market', 'supply', 'hand-0'];
    expect(anchors.filter((anchor) => !find(anchor))).toEqual([]);
  });

  it('lights what can be bought, built, sold and delivered, and nothing else', () => {
    show();
    expect(['row-0', 'row-1', 'row-2'].map(light)).toEqual(['no', 'yes', 'no']);
    expect(hand().map(({ dataset }) => dataset.lit)).toEqual(['no', 'yes']);
    expect(['order-0', 'order-1', 'order-2', 'order-3'].map(light)).toEqual(['no', 'no', 'yes', 'no']);
    expect(sales().map(({ dataset }) => dataset.lit)).toEqual(['no', 'yes', 'no']);
  });

  it('buys a blueprint, sells, and fills an order', () => {
    const { played } = show();
    press(find('row-1'));
    expect(played).toEqual([id('blueprint', 1)]);
    clear();
    const sold = show();
    press(sales()[1]!);
    expect(sold.played).toEqual([id('sell', 1)]);
    clear();
    const filled = show();
    press(find('order-2'));
    expect(filled.played).toEqual([id('order', 2)]);
  });

  it('picks a card of the hand, and the place comes after', () => {
    const { table, played } = show();
    press(hand()[1]!);
    expect(table.picked).toMatchObject({ block: 'build', params: [1, null] });
    expect(played).toEqual([]);
  });

  it('shows another player’s hand without anything to press', () => {
    const { table } = show();
    table.screen.look(1);
    flushSync();
    expect(find('hand-0')).toBeNull();
    expect(find('hand-1').querySelectorAll('button')).toHaveLength(0);
    expect(find('hand-1').textContent).toContain('Ben’s hand');
  });

  it('says everything in words', () => {
    show();
    expect(label('row-1')).toBe(
      'Small Mountain Range: costs 1 stone, 2 points. 1 gold to take it. With 2 gold on it.',
    );
    expect(label('order-1')).toBe('10 of Stone, Wood and Grain in any mix for 6 points. Filled by Ben.');
    expect(label('order-0')).toBe('10 gold for 6 points. Open.');
    expect(sales()[1]!.getAttribute('aria-label')).toBe('1 grain and 1 milk for 3 points and 1 gold');
    expect(find('bag').textContent).toContain('12 blueprints in the bag');
    expect(document.body.textContent).toContain('Merchant: Now Ben (Anna 0, Ben 4).');
    expect(document.body.textContent).toContain('Herder: Nobody has it yet.');
  });
});

describe('paying', () => {
  it('takes the place of row and hand, with the proposal in shares', () => {
    show(paying(), PAYING);
    expect(find('row')).toBeNull();
    expect(document.querySelector('.pay h2')!.textContent).toContain('For: Church order');
    expect(label('share-timber')).toBe('1 timber (Sawmill). Anna gets 2 gold and 2 points.');
    expect(label('share-flour')).toBe('2 flour (Market).');
    expect(document.body.textContent).toContain('At the market: 10 gold');
  });

  it('pays one by one: from a share, or bought', () => {
    const { played } = show(paying(), PAYING);
    press(find('share-timber'));
    expect(played).toEqual([id('use', 6, 0)]);
    clear();
    const bought = show(paying(), PAYING);
    expect(label('buy-timber')).toBe('Timber: buy 1 for 5 gold');
    press(find('buy-timber'));
    expect(bought.played).toEqual([id('buy', 6)]);
  });

  it('offers nothing of the market when selling', () => {
    show(paying({ deed: 'sell', what: 1, buyable: [] }), PAYING);
    expect(find('buy-flour')).toBeNull();
  });

  it('starts the whole proposal with one button, or its key', () => {
    const { played } = show(paying(), PAYING, 'PromptButtons');
    expect(buttons().map((one) => one.textContent)).toEqual(['Pay thisAt the market: 10 gold−10p']);
    press(buttons()[0]!);
    expect(played).toEqual([id('use', 6, 0)]);
    clear();
    const { played: typed } = show(paying(), PAYING, 'PromptButtons');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
    expect(typed).toEqual([id('use', 6, 0)]);
  });

  it('leaves the second good of a refinery open', () => {
    show({ ...paying(), phase: 'more' }, [...PAYING, id('done')], 'PromptButtons');
    expect(buttons().map((one) => one.getAttribute('aria-keyshortcuts'))).toEqual(['p', 'd']);
  });
});

describe('the prompt', () => {
  it('hires, builds roads and ends the turn', () => {
    const { table, played } = show(board(), MOVES, 'PromptButtons');
    const text = document.body.textContent!;
    for (const part of ['Hire a villager for 7 gold', 'Hire a donkey for 3 gold', 'Build a road'])
      expect(text).toContain(part);
    expect(text).not.toContain('Beg for 1 gold');
    press(buttons()[1]!);
    expect(table.picked).toMatchObject({ block: 'donkey', params: [null] });
    press(buttons()[0]!);
    expect(played).toEqual([id('villager')]);
  });

  it('warns before hiring where a blueprint would have to come first', () => {
    const said = (moves: number[]) => {
      const { table } = show(board(), moves, 'PromptButtons');
      press(buttons()[1]!);
      const text = table.text(table.labelOf(table.picked!));
      clear();
      return text;
    };
    expect(said(MOVES)).toBe('Hire a donkey (no blueprint after that)');
    const blueprints = [0, 1, 2, 3].map((slot) => id('blueprint', slot));
    expect(said(MOVES.filter((move) => !blueprints.includes(move)))).toBe('Hire a donkey');
  });

  it('shows a finger first what hiring a villager costs', () => {
    const { table, played } = show(board(), MOVES, 'PromptButtons');
    const tap = (button: HTMLElement) => {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      flushSync();
    };
    tap(buttons()[0]!);
    expect(played).toEqual([]);
    expect(table.screen.tip).toMatchObject({ by: 'tap' });
    tap(buttons()[0]!);
    expect(played).toEqual([id('villager')]);
  });

  it('lets a road be picked, place and segment to come, and lets go of it again', () => {
    const { table } = show(board(), MOVES, 'PromptButtons');
    press(buttons()[2]!);
    expect(table.picked).toMatchObject({ block: 'road', params: [null, null] });
    press(buttons()[2]!);
    expect(table.picked).toBeNull();
  });

  it('offers the raw materials of a barn', () => {
    const { played } = show(
      board({ phase: 'mix' }),
      [0, 1, 2].map((n) => id('mix', n)),
      'PromptButtons',
    );
    press(buttons()[2]!);
    expect(played).toEqual([id('mix', 2)]);
  });

  it('has nothing but the end once all villagers are tired', () => {
    show(board({}, { villagers: [{ place: 0, tired: true }] }), [id('end')], 'PromptButtons');
    expect(buttons().map((one) => one.getAttribute('aria-keyshortcuts'))).toEqual(['e']);
  });
});

describe('on a phone', () => {
  it('the clock stands over the village and opens the church', () => {
    const { table } = show(board(), MOVES, 'Table', true);
    const pill = buttons().find((one) => one.textContent!.includes('3 orders left'))!;
    press(pill);
    expect(table.screen.sheet).toBe('church');
  });

  it('own supplies stand in a line', () => {
    show(board(), MOVES, 'Supplies');
    for (const part of ['9 gold', '1 of 2 villagers ready', '2 donkeys', '3 roads left', 'Anna: 5 points'])
      expect(document.body.textContent).toContain(part);
    expect(['gold-0', 'hand-0', 'supply-0'].filter((anchor) => !find(anchor))).toEqual([]);
  });
});

describe('a panel', () => {
  it('tells all of a player', () => {
    show(board(), MOVES, 'Panel');
    for (const part of [
      '11 gold',
      '2 of 2 villagers ready',
      '3 roads left to build',
      'Timber: 2 left to make',
      '1 church order filled',
      '4 sale tiles',
      '0 flags',
    ])
      expect(document.body.textContent).toContain(part);
    expect(['gold-1', 'hand-1', 'supply-1'].filter((anchor) => !find(anchor))).toEqual([]);
  });
});

describe('a card', () => {
  it('tells cost, effect and how a goal stands', () => {
    show(board(), MOVES, 'place-pond-1');
    for (const part of ['Pond', '1 wood and 1 grain', '2 points', 'joined to the network'])
      expect(document.body.textContent).toContain(part);
    clear();
    show(board(), MOVES, 'place-church');
    expect(document.body.textContent).not.toContain('Costs');
    clear();
    show(board(), MOVES, 'goal-merchant');
    for (const part of ['Award: decided only at the end', 'Now Ben (Anna 0, Ben 4).'])
      expect(document.body.textContent).toContain(part);
    clear();
    show(board(), MOVES, 'goal-miller');
    expect(document.body.textContent).toContain('Milestone: whoever takes it keeps it.');
    clear();
    const { goals } = board();
    const second = goals.map((one) =>
      one.goal === 'sacristan' ? { ...one, seats: [1], counts: [3, 1] } : one,
    );
    show(board({ goals: second }), MOVES, 'goal-sacristan');
    expect(document.body.textContent).toContain('Second now: Ben (Anna 3, Ben 1).');
    clear();
    const { table } = show(board(), MOVES, 'goal-sacristan');
    table.live = { ...table.live, over: true };
    flushSync();
    expect(document.body.textContent).toContain('Nobody got it.');
    expect(document.body.textContent).not.toContain('decided only at the end');
  });
});

describe('the list', () => {
  it('tells of the village, players, row, church and goals', () => {
    show(board(), MOVES, 'BoardList');
    for (const part of [
      'Joined to Church and Town Hall',
      'Slots: Timber of high quality (Anna)',
      'Slots: Wood, Wood, empty',
      'Villagers: Anna (ready)',
      'Donkeys: Anna 1, Ben 2',
      'In hand: Barn: costs 3 gold, 4 points.',
      'Anna: Market – Farm',
      '3 orders left',
      'Miller: Ben has it.',
    ])
      expect(document.body.textContent).toContain(part);
  });
});

describe('the words', () => {
  const parts = ['Table', 'Panel', 'PromptButtons', 'Supplies', 'BoardList', 'road-bridge'];
  it.each([...parts, 'blueprints', 'church', 'goals', 'others'])('are all there: %s', (part) => {
    for (const position of [board(), paying(), board({ phase: 'hall' }), board({ phase: 'mix' })]) {
      show(position, [...MOVES, ...PAYING, id('beg'), id('done'), id('mix', 0)], part);
      const text = [
        document.body.textContent,
        ...[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
        ...[...document.querySelectorAll('[title]')].map((one) => one.getAttribute('title')),
      ].join(' ');
      expect(text).not.toMatch(/hamlet-[a-z]|(place|goal|good|amount|road)-[a-z]/);
      clear();
    }
  });
});
