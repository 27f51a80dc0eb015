/** A new tile that is being placed: the segment it is shown at, and how it is turned. */
import { laidOn, point, segmentsOf, type Point } from '../land/lattice';
import type { Laid } from '../types';
import { seamsOf, type Seam } from './lots';
import { first, nearest, spotsOf, turn, type Spot } from './placing';
import type { Village } from './village.svelte';

/** Trackpads send many steps for one. */
const BREATH = 140;

export class Placing {
  /** Touch has no hover: a tap shows the tile, the button lays it. */
  touch = $state(false);
  /** The pointer is at a segment: its wheel turns the tile. */
  held = false;
  #segment = $state<number | null>(null);
  #laid = $state.raw<Laid | null>(null);
  #village: Village;
  #turned = 0;

  constructor(village: Village) {
    this.#village = village;
  }

  /** The place that is built at, and the tile. */
  task = $derived.by(() => {
    const { table, game } = this.#village;
    const task = game.phase === 'spot' ? game.task : null;
    return task && task.tile !== null && table.interactive ? { place: task.place, tile: task.tile } : null;
  });

  /** Of the place. */
  #segments = $derived.by(() => (this.task ? this.#village.lotOf(this.task.place).segments : []));

  /** By segment of the place. */
  spots: Spot[][] = $derived.by(() => {
    if (!this.task) return [];
    const { table, tiles } = this.#village;
    return spotsOf(tiles, this.task.tile, this.#segments, table.movesOf('spot'));
  });

  /** Corners of everything that may come to lie there. */
  corners: Point[] = $derived.by(() => {
    const { tiles } = this.#village;
    return this.spots.flat().flatMap(({ laid }) => segmentsOf(tiles, laid).map(({ from }) => point(from)));
  });

  /** The way that is hinted at. */
  #hinted = $derived.by(() => {
    const hint = this.#village.table.hints.hot;
    return hint?.block === 'spot' ? { segment: hint.params[0]!, own: hint.params[1]! } : null;
  });

  segment: number = $derived.by(() => {
    if (this.#hinted) return this.#hinted.segment;
    if (this.#segment !== null && this.spots[this.#segment]?.length) return this.#segment;
    return first(this.spots, this.#segments);
  });

  spot: Spot | null = $derived.by(() => {
    const hinted = this.#hinted && this.spots[this.segment]?.find(({ own }) => own === this.#hinted!.own);
    if (hinted) return hinted;
    const laid = this.#laid?.tile === this.task?.tile ? this.#laid : null;
    return nearest(this.spots[this.segment] ?? [], laid);
  });

  /** How many ways there are at this segment, and which one this is, from 1. */
  count: { n: number; of: number } = $derived.by(() => {
    const some = this.spots[this.segment] ?? [];
    return { n: some.findIndex(({ own }) => own === this.spot?.own) + 1, of: some.length };
  });

  /** The way a segment would be taken if it were pointed at. */
  spotAt(segment: number): Spot | null {
    return segment === this.segment ? this.spot : nearest(this.spots[segment] ?? [], this.spot?.laid ?? null);
  }

  point(segment: number): void {
    const spot = this.spotAt(segment);
    if (!spot) return;
    this.#laid = spot.laid;
    this.#segment = segment;
  }

  turn(by = 1): void {
    if (!this.spot) return;
    this.#segment = this.segment;
    this.#laid = turn(this.spots[this.segment]!, this.spot, by).laid;
  }

  /** The wheel turns what is held. True when it did. */
  wheel(steps: number): boolean {
    if (!this.held || !this.spot) return false;
    const now = performance.now();
    if (now - this.#turned > BREATH) {
      this.#turned = now;
      this.turn(steps);
    }
    return true;
  }

  laidOn(place: number, tile: number, theirs: number, own: number): Laid {
    const { tiles } = this.#village;
    return laidOn(tiles, tile, this.#village.lotOf(place).segments[theirs]!, own);
  }

  /** Whether a road of the tile meets another: else nobody can get there yet. */
  joined: boolean = $derived.by(() =>
    this.contacts.some(({ sides }) => sides.every(({ kind }) => kind === 'R')),
  );

  /** What the tile would meet. */
  contacts: Seam[] = $derived.by(() => {
    const { ghost, ground, lots } = this.#village;
    if (!ghost) return [];
    const seams = [...seamsOf([...ground, lots.of(ghost)]).values()];
    return seams.filter(({ sides }) => sides.some(({ place }) => place === ghost.tile));
  });
}
