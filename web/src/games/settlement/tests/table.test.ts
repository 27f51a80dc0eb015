import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { clear, find, light, press, show as onStage } from '../../../../tests/stage';
import { board, fixture, id, MOVES } from './fixture';
import type { Table } from '../types';

function show(change: Partial<Table> = {}, moves: number[] = MOVES, part = 'Table', narrow = false) {
  const made = fixture(change, moves);
  onStage(made.table, part, narrow);
  return made;
}

const click = (anchor: string) => press(find(anchor));

describe('the table', () => {
  it('has every anchor of the protocol', () => {
    show();
    const goods = ['wood', 'clay', 'stone', 'diamond', 'gold'];
    const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => `${row}-${column}`));
    const anchors = [
      ...goods.map((good) => `supply-${good}`),
      'supply-settlers',
      'supply-outpost',
      ...[0, 1, 2, 3].flatMap((n) => [`supply-monster-${n}`, `hero-${n}`]),
      ...Array.from({ length: 9 }, (_, n) => `market-${n}`),
      'artifact-row',
      ...[0, 1, 2].flatMap((n) => [`deck-region-${n}`, `region-0-${n}`, `street-0-${n}`]),
      'deck-buildings',
      'deck-heroes',
      ...goods.map((good) => `stock-0-${good}`),
      'settlers-0',
      'bonus-0',
      ...grid.flatMap((place) => [`land-0-${place}`, `lot-0-${place}`]),
      ...['build', 'explore', 'fight', 'outpost'].map((action) => `action-0-${action}`),
      'heroes-0',
      'artifact-0',
    ];
    expect(anchors.filter((anchor) => !find(anchor))).toEqual([]);
  });

  it('marks values that are our own', () => {
    show();
    const hero = find('hero-0');
    expect(hero.getAttribute('aria-description')).toMatch(
      /Our own values, the printed ones are not known: name, guild, price, .*bonus settlers and monster\.$/,
    );
    expect(hero.querySelector('.own')).not.toBeNull();
    expect(document.querySelector('.decks button.own')!.getAttribute('aria-label')).toBe(
      'Our own values, the printed ones are not known: resource and monster.',
    );
  });

  it('lights what can be done and nothing else', () => {
    show();
    expect(light('market-0')).toBe('yes');
    expect(light('market-1')).toBe('no');
    expect(light('hero-0')).toBe('no');
    expect(light('land-0-1-1')).toBe('yes');
    expect(light('land-0-0-1')).toBe('no');
    expect(light('region-0-0')).toBe('no');
    expect(light('region-0-1')).toBe('yes');
    expect(light('lot-0-1-2')).toBe('idle');
  });

  it('marks what is missing of a price', () => {
    const { market, heroes } = board();
    const [first, ...others] = market;
    const [hero, ...more] = heroes;
    show({
      market: [{ ...first!, missing: [9, 9, 9, 9, 9] }, ...others],
      heroes: [...more, { ...hero!, missing: [0, 0, 0, 1, 0] }],
    });
    const lacks = (anchor: string) => find(anchor)!.parentElement!.querySelectorAll('.lack, .lacks').length;
    expect(find('market-0')!.querySelectorAll('.lack').length).toBeGreaterThan(0);
    expect(find('market-1')!.querySelectorAll('.lack').length).toBe(0);
    expect([0, 1, 2].map((slot) => lacks(`hero-${slot}`))).toEqual([0, 0, 0]);
    expect(lacks('hero-3')).toBeGreaterThan(0);
  });

  it('is at rest while others decide', () => {
    show({}, []);
    expect(
      [...document.querySelectorAll<HTMLElement>('[data-target]')]
        .map((one) => one.dataset.lit)
        .every((lit) => lit === 'off'),
    ).toBe(true);
  });

  it('plays what is clicked on the board itself', () => {
    const { played } = show();
    click('region-0-1');
    expect(played).toEqual([id('region', 1)]);
  });

  it.each([
    ['land-0-1-1', id('fight', 1, 1)],
    ['land-0-2-0', id('explore', 2)],
    ['land-0-1-0', id('garrison', 1, 0)],
    ['land-0-0-2', id('outpost', 0, 2)],
    ['street-0-2', id('street', 2)],
  ])('fights, explores and activates in place: %s', (anchor, move) => {
    const { played } = show();
    click(anchor);
    expect(played).toEqual([move]);
  });

  it('builds in two steps: the building, then its space', () => {
    const { played, table } = show();
    click('market-4');
    expect(light('market-4')).toBe('picked');
    expect([light('lot-0-1-2'), light('lot-0-2-2'), light('region-0-1')]).toEqual(['yes', 'yes', 'idle']);
    expect(find('lot-0-1-2').querySelector('.ghost')).not.toBeNull();
    click('lot-0-2-2');
    expect(played).toEqual([id('build', 4, 2, 2)]);
    expect(table.picked).toBeNull();
  });

  it('builds at once where only one space is left', () => {
    const { played } = show({}, [id('build', 4, 2, 2)]);
    click('market-4');
    expect(played).toEqual([id('build', 4, 2, 2)]);
  });

  it('lights only where a chosen action can be done, and lets go of it again', () => {
    const { table, played } = show();
    click('action-0-outpost');
    expect([light('land-0-0-2'), light('land-0-1-1'), light('market-0')]).toEqual(['yes', 'idle', 'idle']);
    click('action-0-outpost');
    expect(table.picked).toBeNull();
    click('action-0-outpost');
    click('land-0-0-2');
    expect(played).toEqual([id('outpost', 0, 2)]);
  });

  it('shows the drawn tile as a ghost where it can lie', () => {
    const { played } = show(
      {
        phase: 'place',
        pending: { row: 2, column: null, tile: { tile: 1, resource: 4, monster: 3 }, storable: 0 },
      },
      [id('place', 0), id('place', 2)],
    );
    expect(find('land-0-2-0').querySelector('.ghost use')?.getAttribute('href')).toBe('#land-gold-2');
    click('land-0-2-2');
    expect(played).toEqual([id('place', 2)]);
  });

  it('opens a choice where a thing can be used in several ways', () => {
    const { table, played } = show(
      { phase: 'street', pending: { row: 2, column: null, tile: null, storable: 0 } },
      [id('use-good', 0, 0), id('use-good', 0, 2), id('finish')],
    );
    click('lot-0-2-0');
    expect(played).toEqual([]);
    expect(table.selection.choices?.moves.map((move) => move.params)).toEqual([
      [0, 0],
      [0, 2],
    ]);
    table.choose(table.selection.choices!.moves[1]!);
    expect(played).toEqual([id('use-good', 0, 2)]);
  });

  it('takes an artifact from the row', () => {
    const { played } = show({ phase: 'draft' }, [id('artifact', 2)]);
    document.querySelector<HTMLElement>('[data-anchor="artifact-row"] [data-lit="yes"]')!.click();
    expect(played).toEqual([id('artifact', 2)]);
  });

  it('stores by a tap on the supplies', () => {
    const { played } = show(
      { phase: 'store', pending: { row: null, column: null, tile: null, storable: 1 } },
      [id('store', 2)],
    );
    click('stock-0-stone');
    expect(played).toEqual([id('store', 2)]);
  });

  it('shows another player’s board without anything to press on it', () => {
    const { table } = show();
    table.screen.look(1);
    flushSync();
    expect(find('land-1-0-0')).not.toBeNull();
    expect(
      document.querySelectorAll('[data-anchor^="land-1"][data-target], [data-anchor^="lot-1"][data-target]'),
    ).toHaveLength(0);
  });

  it('says everything in words', () => {
    show();
    expect(find('land-0-1-1').getAttribute('aria-label')).toBe(
      'Crystal caves, region II, space 2. Pays Diamond. A Hydra may appear. A Hydra is here!',
    );
    expect(find('hero-0').getAttribute('aria-label')).toBe(
      'Runa, Adventurer, costs 2 wood and 2 gold and a surcharge of 2 diamonds. 1 point for each of your landscapes. Brings 1 bonus settler. Lures the Gnoll.',
    );
    expect(find('market-2').getAttribute('aria-label')).toContain('2 of them');
  });

  it('has no word that is missing', () => {
    for (const part of [
      'Table',
      'Panel',
      'PromptButtons',
      'BoardList',
      'market',
      'heroes',
      'exchange',
      'others',
    ]) {
      show({}, MOVES, part);
      const text = [
        document.body.textContent,
        ...[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
      ].join(' ');
      expect(text).not.toMatch(/settlement-[a-z]|(building|artifact|hero|guild|good|amount|monster)-[a-z]/);
      clear();
      document.body.innerHTML = '';
    }
  });
});

describe('the prompt', () => {
  it('warns before goods are lost by passing', () => {
    show({}, MOVES, 'PromptButtons');
    expect(document.body.textContent).toContain('1 resource would be lost');
  });
});

describe('the list', () => {
  it('tells of all boards, the market and the heroes', () => {
    show({}, MOVES, 'BoardList');
    const text = document.body.textContent!;
    for (const part of [
      'Anna’s board',
      'Ben’s board',
      'Tavern',
      'Runa',
      'Eternal Hourglass',
      'Dragon: 0 left',
      'Space 3: free.',
    ])
      expect(text).toContain(part);
  });
});
