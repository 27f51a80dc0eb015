/** The village as it is played on: what lies where, what is pointed at, what can be done there, and how goods are carried. */
import type { Move } from '$lib/game';
import { t } from '$lib/words.svelte';
import { lineOf, type Point } from '../land/lattice';
import { isPaying, placeWord } from '../model';
import type { HamletClient, Laid, Place, Token } from '../types';
import { along, carriers, chain, reach } from './chains';
import { placeMoves, usesPlace } from './placeMoves';
import { figuresAt, type Figures } from './figures';
import { around, crossingsOf, inOrder, Lots, seamsOf, soft, type Lot, type Seam } from './lots';
import { Placing } from './placing.svelte';

/** The way of a good, as it is drawn. */
export interface Trail {
  key: string;
  d: string;
  /** It is the one pointed at. */
  solid: boolean;
  /** It begins with a step to a neighbour that no road leads to. */
  bare: boolean;
}

/** What is pointed at: a place, or a slot of it. */
interface Hot {
  place: number;
  slot: number | null;
}

/** Purchases come from here. */
const MARKET = 5;

const PLACE = /^place-(\d+)$/;
const SLOT = /^slot-(\d+)-(\d+)$/;

export class Village {
  /** The anchor that pointer or keyboard went to last. */
  at = $state<string | null>(null);
  readonly table: HamletClient;
  readonly lots: Lots;
  readonly placing: Placing;

  constructor(table: HamletClient) {
    this.table = table;
    this.lots = new Lots(table.meta.components.tiles);
    this.placing = new Placing(this);
  }

  get tiles() {
    return this.table.meta.components.tiles;
  }

  get game() {
    return this.table.view.table;
  }

  // — What lies where —

  places: Map<number, Place> = $derived.by(
    () => new Map(this.game.village.map((place) => [place.tile, place])),
  );
  ground: Lot[] = $derived.by(() => inOrder(this.game.village, this.lots));
  figures: Map<number, Figures> = $derived.by(
    () => new Map(this.ground.map((lot) => [lot.tile, figuresAt(this.game, lot)])),
  );
  bounds = $derived.by(() => around(this.ground.flatMap(({ points }) => points)));
  seams: Map<string, Seam> = $derived.by(() => seamsOf(this.ground));
  #crossings = $derived.by(() => crossingsOf(this.seams.values(), this.game.roads));

  lotOf(place: number): Lot {
    return this.lots.of(this.places.get(place)!);
  }

  /** The seam a road of a place leads over. */
  seamAt(place: number, segment: number): Seam | undefined {
    return this.seams.get(lineOf(this.lotOf(place).segments[segment]!));
  }

  nameOf(place: number): string {
    return t(placeWord(this.table.meta.components, place));
  }

  tokenAt(place: number, slot: number): Token | null {
    return this.places.get(place)?.slots[slot] ?? null;
  }

  // — What can be done —

  /** Goods are to be chosen. */
  paying = $derived.by(() => this.table.interactive && isPaying(this.game));
  /** Moves begin at a place. */
  acting = $derived.by(() => this.game.phase === 'turn' || this.game.phase === 'hall');

  movesAt(place: number): Move[] {
    const { table } = this;
    if (!this.acting) return [];
    switch (table.picked?.block) {
      case undefined:
        return placeMoves(table, place);
      case 'build':
        return [{ block: 'build', params: [null, place], after: true }];
      case 'donkey':
        return [{ block: 'donkey', params: [place], after: true }];
      case 'herd':
        return [{ block: 'herd', params: table.picked.params[0] === place ? [place, null] : [null, place] }];
      case 'road':
        return [{ block: 'road', params: [place, null], as: [place, 0] }];
      default:
        return [];
    }
  }

  /** Whether the building itself can be used, or is what was asked about, or a lesson leads there; else something can only be built beside it. */
  inUse(moves: Move[]): boolean {
    const { table } = this;
    const { picked } = table;
    if (picked?.block === 'build' && this.#joinable.length > 0)
      return moves.some(({ params }) => this.#joinable.includes(params?.[1] ?? -1));
    if (picked) return picked.block !== 'road';
    return moves.some((move) => (table.only || usesPlace(move)) && table.light([move]) === 'yes');
  }

  /** Where a picked blueprint can be built and a road leads to nowhere yet: there the new place could be joined. */
  #joinable: number[] = $derived.by(() => {
    const card = this.table.picked?.params[0] ?? null;
    return this.ground
      .filter(
        ({ tile, segments }) =>
          this.table.can('build', card, tile) &&
          segments.some((segment) => segment.kind === 'R' && !this.seams.has(lineOf(segment))),
      )
      .map(({ tile }) => tile);
  });

  /** The seams a road might cross, while one is being built. */
  roadsToBuild: Seam[] = $derived.by(() => {
    const picked = this.table.picked;
    if (!this.acting || picked?.block !== 'road') return [];
    const from = picked.params[0] ?? null;
    return [...this.seams.values()].filter(
      ({ sides }) =>
        sides.every(({ kind }) => kind !== 'R') &&
        (from === null || sides.some(({ place }) => place === from)),
    );
  });

  roadMoves({ sides }: Seam): Move[] {
    return sides.map(({ place, segment }) => ({
      block: 'road',
      params: [place, segment],
      after: true,
      label: {
        id: 'hamlet-do-road-at',
        args: { place: { word: placeWord(this.table.meta.components, place) } },
      },
    }));
  }

  /** The tile that is about to lie there: being placed, or being paid for. */
  ghost: Laid | null = $derived.by(() => this.placing.spot?.laid ?? this.#planned());

  #planned(): Laid | null {
    const { task } = this.game;
    if (!task?.spot || task.tile === null) return null;
    return this.placing.laidOn(task.place, task.tile, ...task.spot);
  }

  /** The road that is being paid for. */
  plannedRoad: Seam | null = $derived.by(() => {
    const { task } = this.game;
    if (!isPaying(this.game) || task?.deed !== 'road' || task.what === null) return null;
    return this.seamAt(task.place, task.what) ?? null;
  });

  /** Corners of what has to be in sight: where a decision is about, where a tile may lie, what is lit for what was begun or in a lesson. */
  concern: Point[] = $derived.by(() => {
    const { table, placing } = this;
    const { task } = this.game;
    if (!table.interactive) return [];
    const places = task
      ? [task.place, ...table.movesOf('use').map(([place]) => place!)]
      : table.picked || table.only
        ? [...this.places.keys()].filter((place) => table.light(this.movesAt(place)) === 'yes')
        : [];
    if (table.only) places.push(...table.movesOf('herd').flat());
    const planned = this.#planned();
    const lots = [...places.map((place) => this.lotOf(place)), ...(planned ? [this.lots.of(planned)] : [])];
    return [...lots.flatMap(({ points }) => points), ...placing.corners];
  });

  // — How goods are carried —

  hot: Hot | null = $derived.by(() => {
    const anchor = this.at ?? this.table.screen.tip?.node.getAttribute('data-anchor') ?? '';
    const slot = SLOT.exec(anchor);
    if (slot) return { place: Number(slot[1]), slot: Number(slot[2]) };
    const place = PLACE.exec(anchor);
    return place ? { place: Number(place[1]), slot: null } : null;
  });

  /** `carry` is only known for the player on turn. */
  #mine = $derived.by(() => this.table.view.turn === this.table.seat && this.game.phase !== 'over');

  /** The place goods are wanted at: where something is paid, or the one that is pointed at or picked. */
  goal: number | null = $derived.by(() => {
    if (!this.#mine) return null;
    if (this.paying) return this.game.task?.place ?? null;
    if (!this.acting) return null;
    if (this.hot) return this.hot.slot === null ? this.hot.place : null;
    const { picked } = this.table;
    return picked?.block === 'road' ? (picked.params[0] ?? null) : null;
  });

  /** The good that is pointed at. */
  good: Hot | null = $derived.by(() => {
    const { hot } = this;
    return this.#mine && hot && hot.slot !== null && this.tokenAt(hot.place, hot.slot) ? hot : null;
  });

  /** Where the good that is pointed at can go. */
  reached: number[] = $derived.by(() =>
    this.good && this.acting ? reach(this.game.carry, this.good.place) : [],
  );

  /** The chain of the good that is pointed at, to where it is wanted. */
  way: number[] | null = $derived.by(() =>
    this.good && this.goal !== null ? chain(this.game.carry, this.good.place, this.goal) : null,
  );

  /** The places whose donkeys carry it. */
  carriers: number[] = $derived.by(() => (this.way ? carriers(this.way) : []));

  /** Whether a good is lit because it can get to the goal. */
  arrives(place: number, slot: number): boolean {
    if (this.goal === null || !this.tokenAt(place, slot)) return false;
    if (this.paying) return this.table.can('use', place, slot);
    return chain(this.game.carry, place, this.goal) !== null;
  }

  /** One for all goods of a place, and one for the good that is pointed at. */
  trails: Trail[] = $derived.by(() => {
    const { good, goal, way } = this;
    const start = good && this.#slotPoint(good.place, good.slot!);
    if (this.reached.length > 0) return this.reached.map((place) => this.#trail(good!.place, place, start!));
    if (goal === null) return [];
    const trails = this.game.village.flatMap(({ tile, slots }) => {
      const arriving = slots.flatMap((_, slot) =>
        this.arrives(tile, slot) ? [this.#slotPoint(tile, slot)] : [],
      );
      const { x, y, width, height } = around(arriving);
      const middle = { x: x + width / 2, y: y + height / 2 };
      return tile === goal || arriving.length === 0 ? [] : [this.#trail(tile, goal, middle)];
    });
    if (this.paying && goal !== MARKET && this.table.can('buy', null))
      trails.push(this.#trail(MARKET, goal, this.lotOf(MARKET).sites.middle));
    return good && way && way.length > 1 && this.arrives(good.place, good.slot!)
      ? [...trails, this.#trail(good.place, goal, start!, true)]
      : trails;
  });

  /** The first step needs no road in the preview edition. */
  isBare([from, next]: number[]): boolean {
    return next !== undefined && !this.places.get(from!)!.links.includes(next);
  }

  #slotPoint(place: number, slot: number): Point {
    return this.lotOf(place).sites.slots[slot]!;
  }

  #trail(from: number, to: number, start: Point, solid = false): Trail {
    const way = chain(this.game.carry, from, to)!;
    const points = along(way, this.#crossings, (place) => this.lotOf(place), start);
    return { key: `${from} ${to} ${solid}`, d: soft(points), solid, bare: this.isBare(way) };
  }
}
