import { mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { PIECES } from '../drawings/pieces';
import { BUILDINGS, SIZES } from '../drawings/buildings';
import { LATER } from '../drawings/later';
import { floor } from '../land/bands';
import { tileDrawing } from '../land/tileDrawing';
import { decorationOf } from '../land/decoration';
import { laidOn, point, segmentsOf, type Point } from '../land/lattice';
import { depth, inside } from '../land/outline';
import Overview from '../land/Overview.svelte';
import Shape from '../land/Shape.svelte';
import { PLATES } from '../land/placement';
import { plotOf, sitesOf, type Plot } from '../land/sites';
import type { Laid, Place, TileCard } from '../types';
import box from './tiles.json';

const tiles = box as TileCard[];
const every = tiles.flatMap(({ key }, tile) =>
  [0, 1, 2, 3, 4, 5].map((turned): [string, number, number] => [key, turned, tile]),
);
const tileOf = (key: string) => tiles.findIndex((tile) => tile.key === key);
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const pairs = (points: Point[]) => points.flatMap((a, n) => points.slice(n + 1).map((b) => [a, b] as const));
const plot = (key: string, turned = 0): Plot => plotOf(tiles, { tile: tileOf(key), turned });

describe('the lattice', () => {
  it('turns and comes back to where it began', () => {
    for (const [, turned, tile] of every) {
      const segments = segmentsOf(tiles, { tile, at: [2, -3], turned });
      expect(segments.at(-1)!.to).toEqual([2, -3]);
    }
  });

  it('lays a tile so that the two segments cover each other', () => {
    const church = segmentsOf(tiles, { tile: tileOf('church'), at: [-4, 4], turned: 0 });
    for (const theirs of church)
      for (let own = 0; own < 6; own++) {
        const laid = laidOn(tiles, tileOf('square'), theirs, own);
        const { from, to } = segmentsOf(tiles, laid)[own]!;
        expect([from, to]).toEqual([theirs.to, theirs.from]);
      }
  });
});

describe.each(every)('%s turned by %i', (key, turned, tile) => {
  const { sides, building, taken, roads, sites } = plotOf(tiles, { tile, turned });
  const { middle, name, slots, flag, people, donkeys, plate } = sites;

  it('has room for all that stands on it', () => {
    for (const spot of [middle, name, ...slots, flag, ...people, ...donkeys, plate])
      expect(depth(sides, spot)).toBeGreaterThan(8);
    expect(people).toHaveLength(4);
    expect(donkeys).toHaveLength(4);
    expect(slots).toHaveLength(tiles[tile]!.slots);
    for (const [a, b] of pairs([...people, ...donkeys])) expect(apart(a, b)).toBeGreaterThanOrEqual(8);
  });

  it('keeps slots and plates inside, off one another and off the building', () => {
    for (const [a, b] of pairs(slots))
      expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(44);
    const { width, height } = PLATES[key] ?? { width: 44, height: 44 };
    for (const { x, y } of PLATES[key] ? [plate] : slots) {
      const corners = [-1, 1].flatMap((i) =>
        [-1, 1].map((j) => ({ x: x + (i * width) / 2, y: y + (j * height) / 2 })),
      );
      for (const corner of corners) expect(depth(sides, corner)).toBeGreaterThan(-6);
      const wide = Math.min(x + width / 2, taken.right) - Math.max(x - width / 2, taken.left);
      const high = Math.min(y + height / 2, taken.bottom) - Math.max(y - height / 2, taken.top);
      expect(Math.min(wide, high)).toBeLessThan(16);
    }
  });

  it('leads every road to the door without leaving the tile', () => {
    expect(roads).toHaveLength(sides.filter(({ kind }) => kind === 'R').length);
    for (const road of roads) {
      expect(road.at(-1)).toEqual(middle);
      for (const bend of road.slice(1)) expect(depth(sides, bend)).toBeGreaterThan(10);
    }
    expect(depth(sides, building)).toBeGreaterThan(8);
  });

  it('grows trees and rocks inside only, on every such side', () => {
    const grown = decorationOf(tiles[tile]!, plotOf(tiles, { tile, turned }));
    for (const { piece, x, y } of grown) {
      expect(PIECES[piece]).toBeDefined();
      expect(inside(sides, { x, y })).toBe(true);
    }
    for (const kind of ['F', 'M'] as const)
      expect(floor(sides, kind) !== '').toBe(sides.some((side) => side.kind === kind));
  });
});

it('has a building for every place and no other', () => {
  const keys = tiles.map(({ key }) => key).sort();
  expect(Object.keys({ ...BUILDINGS, ...LATER }).sort()).toEqual(keys);
  expect(Object.keys(SIZES).sort()).toEqual(keys);
});

it('moves the sites with the tile', () => {
  const laid: Laid = { tile: tileOf('farm'), at: [3, 2], turned: 1 };
  const origin = point(laid.at);
  const here = plot('farm', 1).sites.slots[0]!;
  expect(sitesOf(tiles, laid).slots[0]).toEqual({ x: here.x + origin.x, y: here.y + origin.y });
});

it('draws a tile the same every time', () => {
  const tile = tileOf('windmill');
  expect(tileDrawing(tiles, tile, 2)).toBe(tileDrawing(tiles, tile, 2));
  expect(decorationOf(tiles[tile]!, plot('windmill', 2))).toEqual(
    decorationOf(tiles[tile]!, plot('windmill', 2)),
  );
});

describe('small drawings', () => {
  const shown = (component: typeof Shape | typeof Overview, props: object) => {
    const target = document.createElement('div');
    const app = mount(component as typeof Shape, { target, props: props as never });
    const html = target.innerHTML;
    void unmount(app);
    return html;
  };

  it('marks woods, mountains and roads on a blueprint', () => {
    const html = shown(Shape, { tiles, tile: tileOf('small-woodland') });
    expect(html.match(/a13 13/g)).toHaveLength(7 * 3 * 2);
    expect(html).not.toContain('l15-24');
  });

  it('shows every place of the village', () => {
    const village = [0, 1, 2].map((tile) => ({ tile, at: [tile * 5, 0], turned: 0 }) as unknown as Place);
    expect(shown(Overview, { tiles, village }).match(/<path/g)).toHaveLength(3);
  });
});
