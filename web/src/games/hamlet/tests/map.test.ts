import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { show as onStage } from '../../../../tests/stage';
import { watchTips } from '../../../lib/targets/tip';
import { laidOn, lineOf, middle, segmentsOf } from '../land/lattice';
import { Camera, centred, fit, held, LARGEST, seen, within, zoomed } from '../map/camera.svelte';
import { along, carriers, chain, reach } from '../map/chains';
import {
  across,
  around,
  crossing,
  crossingsOf,
  inOrder,
  Lots,
  outward,
  overlap,
  roomOf,
  seamsOf,
  soft,
} from '../map/lots';
import { boxesOf, figuresAt } from '../map/figures';
import { boxOf, spread } from '../map/names';
import { placeMoves } from '../map/placeMoves';
import { toldPlaces } from '../map/told';
import { first, nearest, sameLaid, spotsOf, turn, wouldBe } from '../map/placing';
import type { HamletTable, Task } from '../types';
import { board, COMPONENTS, fixture, id, MOVES, paying } from './fixture';

const { tiles } = COMPONENTS;
const named = (key: string) => tiles.findIndex((tile) => tile.key === key);
const [church, quarry, woodcutter, farm, hall, market] = [0, 1, 2, 3, 4, 5];
const [sawmill, mill, barn, pond] = ['sawmill', 'flour-mill', 'barn-1', 'pond-1'].map(named) as [
  number,
  number,
  number,
  number,
];
const lots = new Lots(tiles);
const ground = inOrder(board().village, lots);
const lotOf = (place: number) => ground.find(({ tile }) => tile === place)!;
const seams = seamsOf(ground);
const crossings = crossingsOf(seams.values(), board().roads);

describe('the menu of a place', () => {
  it('has a price on all that is paid for', () => {
    const { table } = fixture();
    const said = placeMoves(table, church).map((move) => table.text(table.labelOf(move)));
    expect(said).toContain('Build a road from here: 2 stone through forest, 2 wood over mountains');
  });
});

describe('the ground', () => {
  it('gives the same lot as long as its tile lies there', () => {
    const again = structuredClone(board().village[1]!);
    expect(lots.of(again)).toBe(lotOf(quarry));
    expect(lots.of({ ...again, turned: 1 })).not.toBe(lotOf(quarry));
  });

  it('knows the seams: what meets what, and how a road across is turned', () => {
    const shared = [...seams.values()].filter(({ sides }) =>
      [church, market].every((place) => sides.some((side) => side.place === place)),
    );
    expect(shared.map(({ sides }) => sides.map(({ kind }) => kind))).toEqual([['R', 'R']]);
    for (const { sides, at, line } of seams.values())
      for (const { place, segment } of sides) {
        expect(lineOf(lotOf(place).segments[segment]!)).toBe(line);
        expect(middle(lotOf(place).segments[segment]!)).toEqual(at);
      }
  });

  it('leads out of a tile, and across its edge never upside down', () => {
    const [top] = lotOf(quarry).segments;
    expect(outward(top!).y).toBeCloseTo(-1);
    for (const { segments } of ground)
      for (const segment of segments) {
        expect(across(segment)).toBeGreaterThan(-90);
        expect(across(segment)).toBeLessThanOrEqual(90);
      }
  });
});

it('gives a thumb room around a slot, up to its neighbours', () => {
  const row = [0, 48, 96].map((x) => ({ x, y: 0 }));
  expect(roomOf(row, 1, 40)).toEqual({ x: -24, y: -40, width: 48, height: 80 });
  expect(roomOf(row, 0, 40)).toEqual({ x: -40, y: -40, width: 64, height: 80 });
});

describe('the camera', () => {
  const pane = { width: 800, height: 500 };
  const points = [
    { x: -600, y: -400 },
    { x: 400, y: 300 },
  ];
  const box = around(points);

  it('fits all of the village, as large as it may be', () => {
    const sight = fit({ points }, pane);
    expect(seen(sight, box, pane, 19)).toBe(true);
    expect(fit({ points: [points[1]!, { x: 390, y: 290 }] }, pane).scale).toBe(1.15);
    expect(seen(fit({ points, least: 1 }, pane), box, pane)).toBe(false);
  });

  it('keeps clear of what stands over the corner', () => {
    const corner = { width: 220, height: 100 };
    const free = fit({ points, corner }, pane);
    const first = points[0]!.x * free.scale + free.x;
    const top = points[0]!.y * free.scale + free.y;
    expect(first >= corner.width || top >= corner.height).toBe(true);
    expect(free.scale).toBeLessThan(fit({ points }, pane).scale);
  });

  it('rather stands a little behind the buttons than gets much smaller', () => {
    const phone = { width: 390, height: 460 };
    const sight = fit({ points, corner: { width: 176, height: 64 } }, phone);
    expect(sight.scale * box.width).toBeGreaterThan(0.75 * phone.width);
  });

  it('leaves no edge empty where the village is larger than its pane', () => {
    const village = { x: -100, y: -400, width: 300, height: 500 };
    const sight = within({ x: 0, y: 0 }, village, 1, { width: 400, height: 300 });
    // As wide as it is, it fits; from top to bottom it does not, and the middle is near its lower end.
    expect(sight).toEqual({ scale: 1, x: 150, y: 180 });
    expect(within({ x: 0, y: -200 }, village, 1, { width: 400, height: 300 }).y).toBe(350);
  });

  it('keeps what was chosen in the middle when its pane gets another size', () => {
    const camera = new Camera(
      () => [{ x: 0, y: 0 }],
      () => false,
    );
    camera.resize(pane);
    camera.goto({ x: 30, y: 40 });
    camera.resize({ width: 800, height: 200 });
    expect(camera.sight).toEqual(centred({ x: 30, y: 40 }, 1, { width: 800, height: 200 }));
  });

  it('zooms at the pointer, but not without end', () => {
    const at = { x: 200, y: 100 };
    const before = fit({ points }, pane);
    const after = zoomed(before, 2, at);
    const under = ({ x, y, scale }: typeof before) => ({ x: (at.x - x) / scale, y: (at.y - y) / scale });
    expect(under(after).x).toBeCloseTo(under(before).x);
    expect(under(after).y).toBeCloseTo(under(before).y);
    expect(zoomed(after, 99, at).scale).toBe(LARGEST);
  });

  it('never loses the village', () => {
    const doors = [
      { x: 0, y: 0 },
      { x: 900, y: 40 },
    ];
    expect(held({ x: 9000, y: -9000, scale: 1 }, doors, pane)).toEqual({ scale: 1, x: 700, y: 100 });
    const between = held({ x: -100, y: -300, scale: 1 }, doors, pane);
    expect(doors.some((door) => seen(between, { ...door, width: 0, height: 0 }, pane, 90))).toBe(true);
    const there = centred({ x: 100, y: 100 }, 0.5, pane);
    expect(held(there, doors, pane)).toEqual(there);
  });
});

describe('chains of donkeys', () => {
  const { carry } = board();

  it('go back from place to place to where the good lies', () => {
    expect(chain(carry, quarry, sawmill)).toEqual([quarry, church, sawmill]);
    expect(chain(carry, quarry, quarry)).toEqual([quarry]);
    expect(chain(carry, mill, church)).toBeNull();
    expect(carriers([quarry, church, sawmill])).toEqual([church]);
    expect(reach(carry, mill)).toEqual([farm]);
  });

  it('are drawn along the roads', () => {
    const start = lotOf(quarry).sites.slots[0]!;
    const line = along([quarry, church, market], crossings, lotOf, start);
    expect(line[0]).toBe(start);
    expect(line).toContain(crossing(crossings, quarry, church));
    expect(line).toContain(lotOf(church).sites.middle);
    expect(line.at(-1)).toBe(lotOf(market).sites.middle);
    expect(soft(line)).toMatch(/^M.*Q.*L/);
  });

  it('cross where the road is, also one that was built', () => {
    const { from, segment } = board().roads[1]!;
    expect(crossing(crossings, farm, mill)).toEqual(middle(lotOf(from).segments[segment]!));
    expect(crossing(crossings, quarry, market)).toBeUndefined();
  });
});

describe('placing', () => {
  const { segments } = lotOf(woodcutter);
  const moves = [
    [0, 1],
    [0, 0],
    [0, 4],
    [1, 2],
  ];
  const spots = spotsOf(tiles, pond, segments, moves);

  it('lays a segment of the tile on a segment of the place', () => {
    for (const { segment, own, laid } of spots.flat())
      expect(lineOf(segmentsOf(tiles, laid)[own]!)).toBe(lineOf(segments[segment]!));
    expect(spots.map((some) => some.length)).toEqual([3, 1, 0, 0, 0, 0, 0, 0]);
  });

  it('begins where road meets road, or else at the first segment', () => {
    const road = segments.findIndex(({ kind }) => kind === 'R');
    const own = tiles[pond]!.segments.indexOf('R');
    expect(first(spots, segments)).toBe(0);
    expect(first(spotsOf(tiles, pond, segments, [...moves, [road, own]]), segments)).toBe(road);
    expect(first([], [])).toBe(-1);
  });

  it('turns through what is possible, and around', () => {
    const [first, second, third] = spots[0]!;
    expect(first!.laid.turned).toBeLessThan(second!.laid.turned);
    expect(turn(spots[0]!, first!, 1)).toBe(second);
    expect(turn(spots[0]!, first!, -1)).toBe(third);
    expect(turn(spots[0]!, third!, 1)).toBe(first);
  });

  it('keeps the tile as it lies when the next segment is pointed at', () => {
    const [first, second] = spots[0]!;
    expect(nearest(spots[0]!, null)).toBe(first);
    expect(nearest(spots[0]!, second!.laid)).toBe(second);
    expect(nearest(spots[0]!, { ...second!.laid, at: [9, 9] })).toBe(second);
    expect(nearest([], first!.laid)).toBeNull();
    expect(sameLaid(first!.laid, laidOn(tiles, pond, segments[0]!, first!.own))).toBe(true);
  });

  it('asks about a segment that would go with it', () => {
    const road = segments.findIndex(({ kind }) => kind === 'R');
    expect(tiles[pond]!.segments[wouldBe(tiles[pond]!, segments[road]!)]).toBe('R');
    expect(tiles[pond]!.segments[wouldBe(tiles[pond]!, segments[0]!)]).not.toBe('R');
  });
});

describe('those who stand at a place', () => {
  const game = board();
  const crowd: HamletTable = {
    ...game,
    boards: [0, 1, 2, 3].map((seat) => ({
      ...game.boards[0]!,
      villagers: [seat % 2 === 0, false].map((tired) => ({ place: farm, tired })),
      donkeys: [{ place: farm, count: 2, rested: 0 }],
    })),
  };

  it('are drawn smaller where they are many', () => {
    const few = { ...crowd, boards: crowd.boards.slice(0, 1) };
    expect(figuresAt(few, lotOf(church)).size).toBe(1);
    expect(figuresAt(few, lotOf(farm)).size).toBeGreaterThan(figuresAt(crowd, lotOf(farm)).size);
  });

  it('each have a place of their own, the tired ones first', () => {
    const figures = figuresAt(crowd, lotOf(farm));
    expect(boxesOf(figures)).toHaveLength(8);
    expect(new Set([...figures.groups, ...figures.herds].map(({ at }) => `${at.x} ${at.y}`)).size).toBe(8);
    expect(figures.groups[0]!.villagers.map(({ tired }) => tired)).toEqual([true, false]);
  });
});

it('moves names that would lie on one another', () => {
  const name = (place: number, x: number, y: number) => ({ place, lines: ['Woodcutter'], at: { x, y } });
  const names = [name(0, 0, 0), name(1, 60, 4), name(2, 400, 0)];
  const [first, second, third] = spread(names, 20);
  expect([first, third]).toEqual([names[0], names[2]]);
  expect(overlap(boxOf(first!, 20), boxOf(second!, 20))).toBe(0);
  const donkey = { x: -18, y: -10, width: 36, height: 40 };
  const [aside] = spread(names, 20, [donkey]);
  expect(overlap(boxOf(aside!, 20), donkey)).toBeLessThan(overlap(boxOf(names[0]!, 20), donkey));
});

it('moves no name to where another one belongs', () => {
  const name = (place: number, y: number) => ({ place, lines: ['Farm'], at: { x: 0, y } });
  const slots = [{ x: -100, y: -24, width: 200, height: 72 }];
  const alone = spread([name(0, 0)], 20, slots)[0]!;
  const [farm, forest] = spread([name(0, 0), name(1, -48)], 20, slots);
  expect(alone.at.y).toBeLessThan(-24);
  expect(farm!.at.y).toBeGreaterThanOrEqual(-24);
  expect(forest!.at).toEqual({ x: 0, y: -48 });
});

it('leaves out a name for which there is no room', () => {
  const names = Array.from({ length: 40 }, (_, place) => ({
    place,
    lines: ['Church'],
    at: { x: place, y: 0 },
  }));
  const written = spread(names, 20).map((name) => boxOf(name, 20));
  expect(written.length).toBeLessThan(names.length);
  for (const [n, one] of written.entries())
    expect(written.slice(n + 1).every((other) => overlap(one, other) === 0)).toBe(true);
});

it('finds the places that a line of the log tells of', () => {
  const { table } = fixture(board(), []);
  const args = { who: { seat: 0 }, place: { word: 'place-farm' }, to: { word: 'place-church' }, n: 2 };
  expect(toldPlaces(table, { id: 'hamlet-log-herded', args })).toEqual([`place-${church}`, `place-${farm}`]);
});

describe('the village', () => {
  function show(position: HamletTable, moves: number[]) {
    const made = fixture(position, moves);
    onStage(made.table, 'Table', true);
    return made;
  }
  const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
  const at = (anchor: string) => document.querySelector<SVGElement>(`[data-anchor="${anchor}"]`)!;
  const press = (node: Element) => {
    node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    flushSync();
  };
  const point = (node: Element) => {
    node.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    flushSync();
  };
  const solid = () => all('.trail.solid').length;

  it('shows places with names, goods with their makers, people and roads', () => {
    show(board(), MOVES);
    expect(all('.world text').map((node) => node.textContent.trim())).toContain('Town Hall');
    expect(at(`slot-${sawmill}-0`).getAttribute('aria-label')).toContain(
      'Timber of high quality, made by Anna',
    );
    expect(at(`slot-${sawmill}-0`).querySelector('.seal, [href="#crest-1"]')).not.toBeNull();
    expect(at(`slot-${woodcutter}-2`).querySelector('.empty')).not.toBeNull();
    expect(at(`place-${sawmill}`).getAttribute('aria-label')).toContain('villagers of Anna');
    expect(all('.tired')).toHaveLength(1);
    expect(all('.still .count text').map((node) => node.textContent)).toEqual(['2']);
  });

  it('lights a place and plays what can be done there', () => {
    const { played } = show(board(), MOVES);
    expect(at(`place-${woodcutter}`).dataset.lit).toBe('yes');
    expect(at(`place-${quarry}`).dataset.lit).toBe('no');
    press(at(`place-${woodcutter}`));
    expect(played).toEqual([id('produce', woodcutter)]);
  });

  it('offers several deeds as a choice', () => {
    const { table, played } = show(board(), [...MOVES, id('produce', farm), id('build', 0, farm)]);
    press(at(`place-${farm}`));
    expect(table.selection.choices!.moves.map(({ block, params }) => [block, params])).toEqual([
      ['produce', [farm]],
      ['build', [0, farm]],
    ]);
    expect(table.text(table.labelOf(table.selection.choices!.moves[0]!))).toBe('Fill the slots: 2 gold');
    expect(played).toEqual([]);
  });

  it('lights where a picked blueprint can be built', () => {
    const { table, played } = show(board(), MOVES);
    table.choose({ block: 'build', params: [1, null] });
    flushSync();
    expect(all('[data-anchor^="place-"][data-lit="yes"]')).toEqual([at(`place-${hall}`)]);
    press(at(`place-${hall}`));
    expect(played).toEqual([id('build', 1, hall)]);
  });

  it('takes a tap on a good for one on its place while something is picked', () => {
    const { table, played } = show(board(), [id('build', 1, woodcutter)]);
    const tap = () => {
      const good = at(`slot-${woodcutter}-0`);
      good.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      good.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      flushSync();
    };
    tap();
    expect(played).toEqual([]);
    table.choose({ block: 'build', params: [1, null] });
    flushSync();
    tap();
    expect(played).toEqual([id('build', 1, woodcutter)]);
  });

  it('takes a tap on a good for one on its place where that glows', () => {
    const { table, played } = show(board(), [id('produce', woodcutter)]);
    const stop = watchTips(table);
    const tap = (anchor: string) => {
      at(anchor).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      at(anchor).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      flushSync();
    };
    tap(`slot-${quarry}-0`);
    expect(table.screen.tip).toBeNull();
    tap(`slot-${woodcutter}-0`);
    expect(table.screen.tip).toMatchObject({ node: at(`place-${woodcutter}`), by: 'tap' });
    expect(played).toEqual([]);
    tap(`slot-${woodcutter}-0`);
    expect(played).toEqual([id('produce', woodcutter)]);
    stop();
  });

  it('lets a tap through a donkey that stays, where its place is lit', () => {
    show(board(), [id('beg')]);
    const donkey = () => at(`place-${church}`).parentElement!.querySelector('.own')!;
    expect(donkey().classList).toContain('still');
  });

  it('glows where a road end is free for a picked blueprint', () => {
    const places = ground.map(({ tile }) => tile);
    const { table } = show(
      board(),
      places.map((place) => id('build', 1, place)),
    );
    table.choose({ block: 'build', params: [1, null] });
    flushSync();
    const lit = (place: number) => at(`place-${place}`);
    expect(places.every((place) => lit(place).dataset.lit === 'yes')).toBe(true);
    const glowing = places.filter((place) => lit(place).closest('.used'));
    const free = (place: number) =>
      lotOf(place).segments.some((segment) => segment.kind === 'R' && !seams.has(lineOf(segment)));
    expect(glowing).not.toHaveLength(0);
    expect(glowing).toEqual(places.filter(free));
    expect(glowing.length).toBeLessThan(places.length);
  });

  it('glows everywhere where no road end is free', () => {
    const { table } = show(board(), [id('build', 1, quarry)]);
    table.choose({ block: 'build', params: [1, null] });
    flushSync();
    expect(at(`place-${quarry}`).closest('.used')).not.toBeNull();
  });

  it('leads a donkey from a place to its neighbour', () => {
    const { table, played } = show(board(), MOVES);
    const donkey = all('.own[data-lit="yes"]');
    expect(donkey).toHaveLength(1);
    press(donkey[0]!);
    expect(table.picked).toMatchObject({ block: 'herd', params: [church, null] });
    flushSync();
    press(at(`place-${quarry}`));
    expect(played).toEqual([id('herd', church, quarry)]);
  });

  it('puts a hired donkey where it is wanted', () => {
    const { table, played } = show(board(), MOVES);
    table.choose({ block: 'donkey', params: [null] });
    flushSync();
    press(at(`place-${church}`));
    expect(played).toEqual([id('donkey', church)]);
  });

  it('shows where roads can be built only when one is wanted', () => {
    const seam = [...seams.values()].find(({ sides }) =>
      sides.every(({ place, kind }) => kind !== 'R' && (place === church || place === quarry)),
    )!;
    const side = seam.sides.find(({ place }) => place === church)!;
    const { table, played } = show(board(), [id('road', church, side.segment), id('end')]);
    expect(all('.road')).toHaveLength(0);
    table.choose({ block: 'road', params: [null, null] });
    flushSync();
    expect(all('.road').length).toBeGreaterThan(1);
    press(all('.road.possible')[0]!);
    expect(played).toEqual([id('road', church, side.segment)]);
  });

  describe('while a tile is laid', () => {
    const task: Task = {
      deed: 'build',
      place: woodcutter,
      tile: barn,
      what: null,
      spot: null,
      need: [0, 0, 0, 0, 0, 0, 0],
      needAny: 0,
      kinds: [],
      buyable: [],
      plan: [],
    };
    const spot = (segment: number, own: number) => id('spot', segment, own);
    const begin = () =>
      show(board({ phase: 'spot', task }), [spot(0, 1), spot(0, 2), spot(0, 4), spot(1, 2)]);
    const outline = () => document.querySelector('.ghost .outline')!.getAttribute('d');

    it('marks all segments, and lights those where it fits', () => {
      begin();
      expect(all('.segment')).toHaveLength(8);
      expect(all('.segment.possible').map((node) => node.dataset.lit)).toEqual(['yes', 'yes']);
      expect(all('.segment:not(.possible)').every((node) => node.dataset.lit === 'no')).toBe(true);
      expect(all('[data-ghost]')).toHaveLength(1);
      expect(document.querySelector('.ghost .pill text')!.textContent).toBe('+4');
    });

    it('turns it with R and lays it as it is shown', () => {
      const { played } = begin();
      const before = outline();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
      flushSync();
      expect(outline()).not.toBe(before);
      expect(document.querySelector('.bar .count')!.textContent).toBe('2 of 3');
      const [, second] = spotsOf(tiles, barn, lotOf(woodcutter).segments, [
        [0, 1],
        [0, 2],
        [0, 4],
      ])[0]!;
      press(all('.segment.possible')[0]!);
      expect(played).toEqual([spot(0, second!.own)]);
    });

    it('is shown as a hint says, at the segment that has its number', () => {
      const { table } = begin();
      const before = outline();
      const ways = [1, 2, 4].map((own) => [0, own]);
      const { own } = spotsOf(tiles, barn, lotOf(woodcutter).segments, ways)[0]![2]!;
      const hint = { action: spot(0, own), chance: 0.5, lead: 0, told: [], why: { id: 'hint-why-only' } };
      const shown = { ...hint, number: 2, block: 'spot', params: [0, own] };
      table.hints.list = [shown];
      flushSync();
      expect(all('.segment[data-hint]')).toEqual([all('.segment.possible')[0]]);
      table.hints.hot = shown;
      flushSync();
      expect(outline()).not.toBe(before);
      expect(document.querySelector('.bar .count')!.textContent).toBe('3 of 3');
      table.hints.hot = null;
      flushSync();
      expect(outline()).toBe(before);
    });

    it('says so where no road would join it', () => {
      begin();
      const words = () => document.querySelector('.bar p')?.textContent ?? '';
      const stubs = () => all('.ghost .stub').length;
      const seen = [1, 2, 3].map(() => {
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
        flushSync();
        expect(words().includes('No road joins it here')).toBe(stubs() === 0);
        return stubs() === 0;
      });
      expect(seen).toContain(true);
    });

    it('goes to the segment that is pointed at', () => {
      const { played } = begin();
      const before = outline();
      all('.segment.possible')[1]!.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
      flushSync();
      expect(outline()).not.toBe(before);
      document.querySelector<HTMLButtonElement>('.bar .go')!.click();
      expect(played).toEqual([spot(1, 2)]);
    });

    it('shows and turns with taps, and lays with the button', () => {
      const { played } = begin();
      const tap = (node: Element) => {
        node.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
        node.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
        flushSync();
      };
      const count = () => document.querySelector('.bar .count')!.textContent;
      tap(all('.segment.possible')[1]!);
      expect(count()).toBe('1 of 1');
      tap(all('.segment.possible')[0]!);
      const start = count();
      tap(all('.segment.possible')[0]!);
      expect(count()).not.toBe(start);
      expect(played).toEqual([]);
      document.querySelector<HTMLButtonElement>('.bar .go')!.click();
      expect(played).toHaveLength(1);
    });
  });

  describe('while something is paid', () => {
    const moves = [id('use', sawmill, 0), id('buy', 3)];

    it('lights what can be used, ticks what is proposed and draws the chains', () => {
      const { played } = show(paying(), moves);
      expect(all('.slot.paying.arrives')).toEqual([at(`slot-${sawmill}-0`)]);
      expect(at(`slot-${sawmill}-0`).querySelector('.tick')).not.toBeNull();
      expect(all('.trail')).toHaveLength(2);
      expect(solid()).toBe(0);
      point(at(`slot-${sawmill}-0`));
      expect(solid()).toBe(1);
      press(at(`slot-${sawmill}-0`));
      expect(played).toEqual([id('use', sawmill, 0)]);
    });

    it('says whose donkeys carry it', () => {
      show(paying({ place: market }), moves);
      point(at(`slot-${sawmill}-0`));
      expect(document.querySelector('.legend')!.textContent).toContain('Church');
    });
  });

  it.each([[true], [false]])('says that a first step needs no road, where it takes none: %s', (bare) => {
    const { village } = board();
    show(board({ village: bare ? village.map((place) => ({ ...place, links: [] })) : village }), MOVES);
    point(at(`slot-${mill}-0`));
    expect(document.querySelector('.legend')!.textContent.includes('needs no road')).toBe(bare);
  });

  it.each([[true], [false]])('a lesson shows what a place offers that it leads to: %s', (leads) => {
    const { table } = show(board(), [id('villager'), id('produce', farm)]);
    table.only = [leads ? id('villager') : id('produce', farm)];
    const smaller = document.querySelectorAll<HTMLButtonElement>('.controls button')[1]!;
    for (let n = 0; n < 4; n++) smaller.click();
    flushSync();
    expect(all('.slip')).toHaveLength(leads ? 1 : 0);
  });

  it('shows where a good can go, and what gets to a place', () => {
    show(board(), MOVES);
    point(at(`slot-${mill}-0`));
    expect(document.querySelector('.legend')!.textContent).toContain('Farm');
    expect(all('.place.reached')).toHaveLength(1);
    expect(all('.trail')).toHaveLength(1);
    point(at(`place-${farm}`));
    expect(all('.place.reached')).toHaveLength(0);
    // From everywhere but the farm itself, and not over places without a donkey.
    expect(all('.trail')).toHaveLength(4);
    expect(all('.slot.arrives')).toHaveLength(3 + 2 + 3 + 1 + 1);
  });
});
