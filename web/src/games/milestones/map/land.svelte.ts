/** The land while it is played on: what is pointed at, what is begun, and what a touch of each field does. */
import type { Move } from '$lib/game';
import { MILL, OFFICE } from '../model';
import type { HouseSite, MilestonesClient } from '../types';
import { lattice } from './lattice';
import {
  deliveries,
  deliveryMove,
  deliveryStep,
  fitting,
  marketMove,
  roadMove,
  roadStep,
  sections,
  sites,
  touchedOf,
  wouldBe,
  type Delivery,
  type Section,
} from './plan';

export class Land {
  readonly table: MilestonesClient;
  readonly box;
  #upright: () => boolean;
  /** The anchor of the field under the pointer. */
  over = $state<string | null>(null);

  constructor(table: MilestonesClient, upright: () => boolean) {
    this.table = table;
    this.box = table.meta.components;
    this.#upright = upright;
  }

  get upright(): boolean {
    return this.#upright();
  }

  lattice = $derived.by(() => lattice(this.box, this.#upright()));
  on = $derived.by(() => sites(this.table.view.table));

  /** What can be done on the land now. */
  work: 'office' | 'mill' | 'bonus' | null = $derived.by(() => {
    const { phase, atWork, boards } = this.table.view.table;
    if (!this.table.interactive) return null;
    if (phase === 'bonus') return phase;
    if (phase !== 'turn' || !atWork) return null;
    const space = boards[this.table.view.turn]!.position;
    return space === OFFICE ? 'office' : space === MILL ? 'mill' : null;
  });

  /** The kind of building that was chosen, if one was. */
  kind = $derived.by(() => this.table.picked?.block ?? null);
  /** The numbers touched so far. */
  touched: number[] = $derived.by(() => touchedOf(this.table.picked?.label));

  sections: Section[] = $derived.by(() => sections(this.box, this.table.movesOf('road')));
  deliveries: Delivery[] = $derived.by(() => this.#deliveries(this.touched));

  #places = $derived.by(() => this.table.view.table.deliverySites);

  #deliveries(touched: number[]): Delivery[] {
    return deliveries(this.box, this.#places, this.table.movesOf('deliver'), touched);
  }

  /** The field under the pointer or the keyboard, or the one that was tapped. */
  hot = $derived.by(() => this.over ?? this.table.screen.tip?.node.getAttribute('data-anchor') ?? null);
  #hotVertex = $derived.by(() => (this.hot?.startsWith('vertex-') ? Number(this.hot.slice(7)) : null));

  /** Whether a move that was hinted at leads to a number. */
  leadsTo(vertex: number, block: string, params: number[]): boolean {
    if (block === 'road') return this.box.paths[params[0]!]![2] === vertex;
    return (block === 'market' || block === 'deliver') && params[0] === vertex;
  }

  /** The sections drawn as ghosts: the one that is hinted at, or those over what is touched and pointed at. */
  ghosts: Section[] = $derived.by(() => {
    const hint = this.table.hints.hot;
    if (hint?.block === 'road') return this.sections.filter(({ id }) => id === hint.params[0]);
    if (this.work !== 'office' || (this.kind && this.kind !== 'road')) return [];
    const { touched, sections } = this;
    const vertex = this.#hotVertex;
    const pointed =
      vertex === null || touched.includes(vertex) ? [] : fitting(sections, [...touched, vertex]);
    if (pointed.length > 0) return pointed;
    return touched.length > 0 ? fitting(sections, touched) : [];
  });

  /** The delivery that is previewed. */
  delivery: Delivery | null = $derived.by(() => {
    const vertex = this.#hotVertex;
    if (this.work !== 'mill' || vertex === null) return null;
    const { touched } = this;
    if (this.on.markets.has(vertex)) return this.deliveries.find(({ market }) => market === vertex) ?? null;
    return (touched.includes(vertex) ? this.deliveries : this.#deliveries([...touched, vertex]))[0] ?? null;
  });

  /** The numbers that bring the points of what is previewed: a delivery, or a house. */
  counting: number[] = $derived.by(() => {
    if (this.delivery) return this.delivery.counts;
    const lot = this.hot?.startsWith('triangle-') ? Number(this.hot.slice(9)) : null;
    if (lot === null || this.work !== 'office' || !this.table.can('house', lot)) return [];
    return this.houseIn(lot)?.counts ?? [];
  });

  /** The fields that are lit: every one that something can begin with, or go on with once others are touched. */
  lit: Set<number> = $derived.by(() => {
    const lit = new Set<number>();
    if (this.work === 'mill')
      for (const { market } of this.deliveries) {
        lit.add(market);
        if (this.touched.length > 0)
          for (const vertex of this.#around(market)) if (this.#counts(vertex)) lit.add(vertex);
      }
    if (this.work !== 'office') return lit;
    if (this.touched.length > 0)
      for (const { path } of fitting(this.sections, this.touched)) path.forEach((vertex) => lit.add(vertex));
    else if (!this.kind || this.kind === 'road')
      for (const { path } of this.sections) path.forEach((vertex) => lit.add(vertex));
    if (!this.kind || this.kind === 'market')
      for (const [vertex] of this.table.movesOf('market')) lit.add(vertex!);
    return lit;
  });

  /** The numbers that can count for a market. */
  #around = (market: number): number[] => this.#places.find((place) => place.market === market)?.counts ?? [];

  /** Whether a number can count together with those that are touched. */
  #counts = (vertex: number): boolean =>
    this.touched.includes(vertex) || this.#deliveries([...this.touched, vertex]).length > 0;

  /** What can be done at a number. */
  movesAt(vertex: number): Move[] {
    if (this.work === 'mill') return this.#deliveriesAt(vertex);
    if (this.work !== 'office') return [];
    const road = this.#roadAt(vertex);
    const roads = road ? [road] : [];
    return this.kind === 'road' ? roads : [marketMove(this.box, vertex), ...roads];
  }

  /** Whether a road that was begun elsewhere can begin here instead. */
  restarts(vertex: number): boolean {
    const { touched, sections } = this;
    const starts = this.kind === 'road' && touched.length > 0 && !touched.includes(vertex);
    if (!starts || !sections.some(({ path }) => path[0] === vertex)) return false;
    return fitting(sections, [...touched, vertex]).length === 0;
  }

  #roadAt(vertex: number): Move | null {
    const { box, touched } = this;
    // A second touch undoes it.
    if (touched.includes(vertex))
      return roadStep(
        box,
        touched.filter((other) => other !== vertex),
      );
    const left = fitting(this.sections, [...touched, vertex]);
    // Even where only one section is left, the first touch shows it and the second builds it.
    if (left.length > 1 || (left.length === 1 && touched.length === 0))
      return roadStep(box, [...touched, vertex]);
    const section =
      left[0] ??
      (this.kind === 'road' ? wouldBe(box, this.table.view.table.roadStarts, touched, vertex) : null);
    return section && roadMove(box, section);
  }

  #deliveriesAt(vertex: number): Move[] {
    const { box, touched } = this;
    if (this.on.markets.has(vertex)) {
      const best = this.deliveries.find(({ market }) => market === vertex);
      return [best ? deliveryMove(box, best) : { block: 'deliver', params: [vertex, 0] }];
    }
    if (touched.includes(vertex))
      return [
        deliveryStep(
          box,
          touched.filter((other) => other !== vertex),
        ),
      ];
    const left = this.#deliveries([...touched, vertex]);
    if (left.length === 0) return [];
    return [left.length === 1 ? deliveryMove(box, left[0]!) : deliveryStep(box, [...touched, vertex])];
  }

  /** What a house in a triangle would bring. */
  houseIn(triangle: number): HouseSite | null {
    return this.table.view.table.houseSites.find((site) => site.triangle === triangle) ?? null;
  }

  /** What can be done in a triangle. */
  movesIn(triangle: number): Move[] {
    if (this.work === 'office') return [{ block: 'house', params: [triangle] }];
    const { bush } = this.box.triangles[triangle]!;
    if (this.work !== 'bonus' || bush === null || !this.table.view.table.offered.includes(bush)) return [];
    const spaces = this.table.movesOf('bonus').filter(([other]) => other === bush);
    return [{ block: 'bonus', params: spaces.length === 1 ? spaces[0]! : [bush, null] }];
  }
}
