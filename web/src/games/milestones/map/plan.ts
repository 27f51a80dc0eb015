/**
 * What can be begun where on the land, from the moves the server offers. A road section is drawn by touching its
 * numbers: each touch narrows down the sections that fit, the last one that is left is built. A delivery is the same
 * with the numbers that are to count. What is allowed, and what it brings, is never decided here.
 */
import type { Move } from '$lib/game';
import type { Message } from '$lib/types';
import type { DeliverySite, MilestonesClient, MilestonesComponents, MilestonesTable } from '../types';

type Path = [number, number, number];

/** A road section by its number in the box. */
export interface Section {
  id: number;
  path: Path;
}

/** A delivery: the market, its number among `deliveries`, and fields that count. */
export interface Delivery {
  market: number;
  id: number;
  counts: number[];
  points: number;
}

/** What is said about a move that is begun, with the numbers touched so far. */
export interface Step extends Message {
  touched: number[];
}

export const touchedOf = (label: Message | undefined): number[] => (label as Step | undefined)?.touched ?? [];

// — What stands where —

export interface Sites {
  milestones: Set<number>;
  /** With or without a sack. */
  markets: Map<number, boolean>;
  houses: Set<number>;
  /** Pieces of road that touch a number. */
  roads: Map<number, number>;
}

export function sites(table: MilestonesTable): Sites {
  const roads = new Map<number, number>();
  for (const vertex of table.roads.flat()) roads.set(vertex, (roads.get(vertex) ?? 0) + 1);
  return {
    milestones: new Set(table.milestones),
    markets: new Map(table.markets.map(({ vertex, sack }) => [vertex, sack])),
    houses: new Set(table.houses),
    roads,
  };
}

// — Roads —

export const sections = (box: MilestonesComponents, moves: number[][]): Section[] =>
  moves.map(([id]) => ({ id: id!, path: box.paths[id!]! }));

/** The sections over the touched numbers; a number is the start if it can be, else the milestone's, else the end. */
export function fitting(all: Section[], touched: number[]): Section[] {
  return touched.reduce((left, vertex) => {
    const parts = [0, 1, 2].map((part) => left.filter(({ path }) => path[part] === vertex));
    return parts.find((some) => some.length > 0) ?? [];
  }, all);
}

/** A section to ask about where none fits: from a place where roads go on, if there is one. */
export function wouldBe(
  box: MilestonesComponents,
  starts: number[],
  touched: number[],
  vertex: number,
): Section | null {
  const all = box.paths
    .map((path, id): Section => ({ id, path }))
    .filter(({ path }) => path.includes(vertex) && touched.every((other) => path.includes(other)));
  const begun = all.filter(({ path }) => starts.includes(path[0]));
  const fits = (some: Section[]) => fitting(some, [...touched, vertex])[0];
  return fits(begun) ?? fits(all) ?? null;
}

/** What is asked of a road that is begun: where it leads, or which way once both of its ends are touched. */
export function roadPrompt(table: MilestonesClient): string {
  const touched = touchedOf(table.picked?.label);
  const left = fitting(sections(table.meta.components, table.movesOf('road')), touched);
  const ends = left.every(({ path: [start, , end] }) => touched.includes(start) && touched.includes(end));
  return ends ? 'milestones-picked-road-way' : 'milestones-picked-road';
}

// — Deliveries —

/** The deliveries the server offers, those that bring most first, each with fields that have its numbers. */
export function deliveries(
  box: MilestonesComponents,
  places: DeliverySite[],
  moves: number[][],
  touched: number[] = [],
): Delivery[] {
  const all = moves.flatMap(([market, id]) => {
    const near = places.find((place) => place.market === market)?.counts ?? [];
    if (!touched.every((vertex) => near.includes(vertex))) return [];
    const { numbers, points } = box.deliveries[id!]!;
    const counts: number[] = [];
    for (const number of numbers) {
      const fits = (vertex: number) => box.vertices[vertex]!.number === number && !counts.includes(vertex);
      const vertex = touched.find(fits) ?? near.find(fits);
      if (vertex === undefined) return [];
      counts.push(vertex);
    }
    if (!touched.every((vertex) => counts.includes(vertex))) return [];
    return [{ market: market!, id: id!, counts, points }];
  });
  return all.sort((a, b) => b.points - a.points);
}

// — Words —

/** Names of places one after the other, as they stand on the map. */
const places = (box: MilestonesComponents, vertices: number[]): string =>
  vertices.map((vertex) => box.vertices[vertex]!.name).join('–');

/** The label of a move that is begun carries what was touched; without that only the kind of move is chosen. */
const begun = (id: string, touched: number[], args: Message['args']): Step | undefined =>
  touched.length > 0 ? { id, args, touched } : undefined;

export const roadStep = (box: MilestonesComponents, touched: number[]): Move => ({
  block: 'road',
  params: [null],
  label: begun('milestones-road-over', touched, { places: places(box, touched) }),
});

export const roadMove = (box: MilestonesComponents, { id, path }: Section): Move => ({
  block: 'road',
  params: [id],
  label: { id: 'milestones-road-section', args: { places: places(box, path) } },
});

export const marketMove = (box: MilestonesComponents, vertex: number): Move => ({
  block: 'market',
  params: [vertex],
  label: { id: 'milestones-market-here', args: { points: box.vertices[vertex]!.number } },
});

export const deliveryStep = (box: MilestonesComponents, touched: number[]): Move => ({
  block: 'deliver',
  params: [null, null],
  label: begun('milestones-deliver-with', touched, { numbers: numbers(box, touched) }),
});

export const deliveryMove = (box: MilestonesComponents, { market, id, counts }: Delivery): Move => ({
  block: 'deliver',
  params: [market, id],
  label: { id: 'milestones-deliver-counting', args: { numbers: numbers(box, counts) } },
});

const numbers = (box: MilestonesComponents, vertices: number[]): string =>
  vertices.map((vertex) => box.vertices[vertex]!.number).join(' + ') || '0';
