import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { clear, find, light, press, show as onStage } from '../../../../tests/stage';
import { board, fixture, id, MOVES } from './fixture';
import { monsterNotes, placesOf, promptOf } from '../model';
import type { Table } from '../types';
import OtherPlayers from '../../../table/OtherPlayers.svelte';
import { toasts } from '$lib/toasts.svelte';
import type { Argument } from '$lib/protocol';

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

  it('opens the exchanges of a rate with the first tap where there are several', () => {
    const { table, played } = show({}, [id('swap', 0), id('swap', 1)]);
    const swap = [...document.querySelectorAll<HTMLElement>('.exchange .deal')].find(
      (deal) => deal.dataset.lit === 'yes',
    )!;
    swap.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    swap.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    flushSync();
    expect(table.selection.choices?.moves).toHaveLength(2);
    expect(table.screen.tip).toBeNull();
    expect(played).toEqual([]);
  });

  it('says which building is to be placed', () => {
    const { table } = show();
    click('market-0');
    expect(table.text(table.labelOf(table.picked!))).toMatch(/^Build the \w/);
  });

  it('tells of a monster that has come to one’s own board', () => {
    const { table } = show();
    const args = { who: { seat: 0 }, region: { word: 'region-2' }, column: 3 };
    const line = (id: string) => ({
      version: 1,
      seat: null,
      message: { id, args: { ...args, monster: { word: 'monster-hydra' } } },
    });
    const lines = [line('settlement-log-region'), line('settlement-log-monster')];
    expect(monsterNotes(table, lines).map((note) => table.text(note))).toEqual([
      'Hydra on space 3 of your region II: blocked until you fight it.',
    ]);
  });

  it('says so once, for a moment', () => {
    const { table } = show();
    const args = {
      who: { seat: 0 },
      monster: { word: 'monster-gnoll' },
      region: { word: 'region-1' },
      column: 1,
    };
    const lines = [{ version: 1, seat: null, message: { id: 'settlement-log-monster', args } }];
    table.last = { lines } as unknown as typeof table.last;
    flushSync();
    expect(toasts.list.map(({ text }) => text)).toEqual([expect.stringContaining('Gnoll on space')]);
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

  it('builds in the other order as well: the space, then the building', () => {
    const { played, table } = show();
    click('lot-0-2-2');
    expect(table.picked).toMatchObject({ block: 'build', params: [null, 2, 2] });
    expect([light('market-4'), light('market-1')]).toEqual(['yes', 'no']);
    click('market-4');
    expect(played).toEqual([id('build', 4, 2, 2)]);
  });

  it('shows the places a line of the log is about', () => {
    const { table } = show();
    const places = (args: Record<string, Argument>) => placesOf(table, { id: 'x', args });
    expect(places({ who: { seat: 0 }, region: { word: 'region-2' } })).toEqual(['region-0-1']);
    expect(places({ who: { seat: 1 }, region: { word: 'region-3' }, column: 2 })).toEqual(['land-1-2-1']);
    expect(places({ who: { seat: 0 }, street: { word: 'street-1' } })).toEqual(['street-0-0']);
    const { building } = table.view.table.market[4]!;
    const { key } = table.meta.components.buildings[building]!;
    expect(places({ building: { word: `building-${key}` } })[0]).toMatch(/^market-/);
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
      'Crystal caves, region II, space 2. Pays Diamond. A Hydra may appear. A Hydra is here! Fighting it takes 3 settlers.',
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
    expect(document.body.textContent).toContain('1 resource is lost');
  });

  const spent = { basic: 0, bonus: 0, usedBasic: 6, usedBonus: 0 };
  function asked(
    prompt: string,
    moves: number[],
    change: Partial<Table> = {},
    settlers?: typeof spent,
    only?: number[],
  ) {
    const [anna, ben] = board().boards;
    const boards = [{ ...anna!, settlers: settlers ?? anna!.settlers }, ben!];
    const { table } = fixture({ boards, ...change }, moves);
    table.live = { ...table.live, prompt: { id: `settlement-prompt-${prompt}` } };
    if (only) table.only = only;
    return promptOf(table)?.id.replace('settlement-prompt-', '') ?? prompt;
  }
  const [invite, swap, fight, end, pass] = [
    id('invite', 0),
    id('swap', 0),
    id('fight', 1, 1),
    id('end'),
    id('pass'),
  ];

  it('asks for nothing that can’t be done', () => {
    const acted = { actionTaken: true };
    expect(asked('turn', [invite, pass])).toBe('turn');
    expect(asked('turn', [fight, swap, pass])).toBe('turn-no-hero');
    expect(asked('turn-after-action', [invite, end], acted)).toBe('turn-after-action');
    expect(asked('turn-after-action', [swap, end], acted)).toBe('turn-after-both');
    expect(asked('turn-after-action', [end], acted)).toBe('turn-only-end');
    expect(asked('street', [id('use', 0)])).toBe('street');
    expect(asked('street', [swap])).toBe('street-exchange');
    expect(asked('street', [id('finish')])).toBe('street-done');
    expect(asked('street', [id('finish'), id('use', 0)], {}, undefined, [id('finish')])).toBe(
      'street-lesson',
    );
  });

  it('asks to pass where nothing else is left', () => {
    const acted = { actionTaken: true };
    expect(asked('turn-after-action', [swap, end, pass], acted, spent)).toBe('turn-spent-exchange');
    expect(asked('turn-after-action', [end, pass], acted, spent)).toBe('turn-spent-pass');
    expect(asked('turn-no-settlers', [invite, pass], {}, spent)).toBe('turn-no-settlers');
    expect(asked('turn-no-settlers', [swap, pass], {}, spent)).toBe('turn-spent-exchange');
    expect(asked('turn-no-settlers', [pass], {}, spent)).toBe('turn-spent-pass');
    // Settlers are left, but there is nothing they could do.
    expect(asked('turn', [swap, pass])).toBe('turn-stuck-exchange');
    expect(asked('turn', [pass])).toBe('turn-stuck-pass');
  });

  it('offers another hero only to those who can pay for one', () => {
    const invited = { actionTaken: true, heroInvited: true };
    const dear = board().heroes.map((place) => ({ ...place!, missing: [0, 0, 1, 0, 0] }));
    expect(asked('turn-after-both', [swap, end, pass], invited, spent)).toBe('turn-spent');
    expect(asked('turn-after-both', [swap, end, pass], { ...invited, heroes: dear }, spent)).toBe(
      'turn-spent-exchange',
    );
    expect(
      asked('turn-no-settlers-after-hero', [end, pass], { heroInvited: true, heroes: dear }, spent),
    ).toBe('turn-spent-pass');
  });

  it('shows passing in full colour where nothing else is left', () => {
    const main = () => [...document.querySelectorAll('.btn.go')].map((button) => button.textContent);
    show({ actionTaken: true }, [end, pass], 'PromptButtons');
    expect(main()).toEqual([expect.stringContaining('End turn')]);
    clear();
    const [anna, ben] = board().boards;
    show({ actionTaken: true, boards: [{ ...anna!, settlers: spent }, ben!] }, [end, pass], 'PromptButtons');
    expect(main()).toEqual([expect.stringContaining('Pass')]);
    clear();
    // What would be lost is exchanged first.
    show(
      { actionTaken: true, boards: [{ ...anna!, settlers: spent }, ben!] },
      [swap, end, pass],
      'PromptButtons',
    );
    expect(main()).toEqual([]);
  });
});

describe('the line of players', () => {
  it('says how many rounds there are', () => {
    const { table } = fixture();
    const line = mount(OtherPlayers, { target: document.body, props: { table, onscores: () => {} } });
    flushSync();
    expect(document.querySelector('.round b')!.textContent).toBe('3/6');
    void unmount(line);
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

describe('what cannot be done', () => {
  const looks = (anchor: string) => find(anchor).matches('.asked[data-lit="no"]');

  it('is dimmed after the action, and while a street is used', () => {
    const left = [id('end'), id('pass')];
    show({ actionTaken: true, heroInvited: true }, left);
    expect(['market-0', 'hero-0', 'region-0-1', 'action-0-explore'].map(looks)).toEqual(Array(4).fill(true));
    clear();
    show({ phase: 'street', pending: { row: 1, column: null, tile: null } as never }, [id('finish')]);
    expect(['market-0', 'hero-0', 'region-0-1'].map(looks)).toEqual(Array(3).fill(true));
  });

  it('is looked at as it is while artifacts are taken', () => {
    show({ phase: 'draft' }, [id('artifact', 0)]);
    expect(['market-0', 'hero-0'].map(looks)).toEqual([false, false]);
  });
});

describe('a lesson', () => {
  it('lets each part of a move be chosen, though it asks for one thing only', () => {
    const { table, played } = show();
    table.only = [id('build', 0, 1, 2)];
    flushSync();
    click('market-0');
    expect(played).toEqual([]);
    expect([light('lot-0-1-2'), light('lot-0-2-2')]).toEqual(['yes', 'no']);
    click('lot-0-1-2');
    expect(played).toEqual([id('build', 0, 1, 2)]);
  });

  it('lights only the space on which the new landscape is to lie', () => {
    const { table } = show();
    expect([light('land-0-2-0'), light('land-0-2-2')]).toEqual(['yes', 'yes']);
    table.only = [id('explore', 2), id('place', 2)];
    flushSync();
    expect([light('land-0-2-0'), light('land-0-2-2')]).toEqual(['no', 'yes']);
  });
});

describe('passing', () => {
  const pass = () => document.querySelector<HTMLElement>('[aria-keyshortcuts="p"]')!;

  it('is asked for while settlers could still work, and does not glow', () => {
    const { table, played } = show({}, MOVES, 'PromptButtons');
    expect(pass().classList).toContain('quiet');
    press(pass());
    expect(played).toEqual([]);
    expect(table.text(table.confirmation.waiting!.waste!)).toMatch(
      /^That ends the round for you, and \d settlers/,
    );
    press(pass());
    expect(played).toEqual([]);
    table.confirmation.confirm();
    expect(played).toEqual([id('pass')]);
  });

  it('is asked for no longer when something else is begun, or taken back', () => {
    const { table, played } = show({}, MOVES, 'PromptButtons');
    press(pass());
    table.choose({ block: 'build' });
    expect(table.confirmation.waiting).toBeNull();
    table.cancel();
    press(pass());
    table.undoStep();
    expect(table.confirmation.waiting).toBeNull();
    expect(played).toEqual([]);
  });

  it('is done at once when nothing else is left', () => {
    const { played } = show({}, [id('swap', 0), id('pass')], 'PromptButtons');
    press(pass());
    expect(played).toEqual([id('pass')]);
  });
});
