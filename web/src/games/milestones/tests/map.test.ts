import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { find, show as onStage } from '../../../../tests/stage';
import { around, cornfield, edgeMarks, lattice } from '../map/lattice';
import { deliveries, fitting, roadPrompt, sections, wouldBe } from '../map/plan';
import { frame, woods } from '../map/scenery';
import { toldPlaces } from '../map/told';
import { MILL, OFFICE } from '../model';
import type { MilestonesTable } from '../types';
import { board, COMPONENTS, fixture, id } from './fixture';

const vertex = (name: string) => COMPONENTS.vertices.findIndex((one) => one.name === name);
const [a1, a2, a3, b1, b2, b3, c1, c2, c3] = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'].map(
  vertex,
) as [number, number, number, number, number, number, number, number, number];
const path = (...over: number[]) => COMPONENTS.paths.findIndex((one) => `${one}` === `${over}`);
const triangle = (...corners: number[]) =>
  COMPONENTS.triangles.findIndex((one) => `${one.corners}` === `${corners}`);
const road = (...over: number[]) => id('road', path(...over));
const { roadStarts } = board();
/** The free numbers around b2. */
const AROUND_B2 = [{ market: b2, counts: [a2, a3, b3, c2, c3] }];

describe('the lattice', () => {
  const lying = lattice(COMPONENTS, false);

  it('has equal lines in all directions', () => {
    for (const [a, b] of lying.edges) {
      const [one, other] = [lying.points[a]!, lying.points[b]!];
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(100);
    }
  });

  it('goes down the page when it stands upright', () => {
    const upright = lattice(COMPONENTS, true);
    expect([upright.width, upright.height]).toEqual([lying.height, lying.width]);
    expect(upright.points[a3]).toEqual({ x: 0, y: 200 });
  });

  it('has the cornfield below the start market, out to the edge', () => {
    const field = cornfield(COMPONENTS, lying, { x: -50, y: -60 });
    expect(field.slice(0, 3)).toEqual([a1, b1, c1].map((one) => lying.points[one]));
    expect(field.slice(3).map(({ x }) => x)).toEqual([-50, -50]);
  });

  it('is drawn on a card in the shape of its box, with the same woods every time', () => {
    const card = frame(lying, 1);
    for (const ratio of [0.1, 1, 2]) {
      const { width, height } = frame(lying, ratio);
      expect(height / width).toBeCloseTo(ratio);
      expect(width).toBeGreaterThan(lying.width);
      expect(height).toBeGreaterThan(lying.height);
    }
    expect(woods(card, false)).toBe(woods(card, false));
  });
});

describe('the light on a lot', () => {
  it.each([
    [a1, a2, b1],
    [b1, a2, a1],
    [a2, b1, b2],
  ])('takes in all of the numbers at its corners: %i, %i, %i', (...three) => {
    const corners = three.map((one) => lattice(COMPONENTS, false).points[one]!);
    const shape = [...around(corners, 24).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [+x!, +y!]);
    const inside = (x: number, y: number) =>
      shape.every(([x1, y1], i) => {
        const [x2, y2] = shape[(i + 1) % shape.length]!;
        return (x2! - x1!) * (y - y1!) - (y2! - y1!) * (x - x1!) >= 0;
      });
    for (const { x, y } of corners)
      for (let angle = 0; angle < 6.3; angle += 0.1)
        expect(inside(x + 18 * Math.cos(angle), y + 18 * Math.sin(angle))).toBe(true);
  });
});

describe('the names of the places', () => {
  it.each([false, true])(
    'stand along the edges, each beside its row or above its column (upright: %s)',
    (upright) => {
      const drawn = lattice(COMPONENTS, upright);
      const marks = edgeMarks(COMPONENTS, drawn, { x: -48, y: -60 }, upright);
      const names = new Set(COMPONENTS.vertices.flatMap(({ name }) => [name[0], name.slice(1)]));
      expect(new Set(marks.map(({ text }) => text))).toEqual(names);
      const letter = marks.find(({ text }) => text === 'b')!;
      expect(upright ? letter.x : letter.y).toBeCloseTo(drawn.points[b2]![upright ? 'x' : 'y']);
      const clear = marks.filter(({ x, y }) => (upright ? y : x) > 190);
      expect(woods(frame(drawn, null), upright, clear)).not.toBe(woods(frame(drawn, null), upright));
    },
  );

  it('have no tree beside them', () => {
    const drawn = lattice(COMPONENTS, false);
    const marks = edgeMarks(COMPONENTS, drawn, { x: -48, y: -60 }, false).filter(({ y }) => y < 0);
    const trees = [...woods(frame(drawn, null), false, marks).matchAll(/translate\((-?\d+) (-?\d+)\)/g)];
    expect(trees.length).toBeGreaterThan(0);
    for (const [, x, y] of trees)
      for (const mark of marks)
        if (Number(y) < 0) expect(Math.abs(Number(x) - mark.x)).toBeGreaterThanOrEqual(25);
  });

  it('are found where the log tells of them', () => {
    const { table } = fixture(board(), []);
    const told = (args: Record<string, any>) => toldPlaces(table, { id: 'milestones-log', args });
    const who = { seat: 1 };
    expect(told({ who, start: 'a1', milestone: 'a2', end: 'b2', points: 2 })).toEqual(
      [a1, a2, b2].map((one) => `vertex-${one}`),
    );
    const lot = COMPONENTS.triangles[3]!.corners.map((one) => COMPONENTS.vertices[one]!.name).join('-');
    expect(told({ who, triangle: lot })).toEqual(['triangle-3']);
    expect(told({ who, space: { word: 'space-mill' } })).toEqual([`space-1-${MILL}`]);
    expect(told({ who, first: 3, second: 4 })).toEqual(['space-1-3', 'space-1-4']);
    expect(told({ n: 4 })).toEqual([]);
  });
});

describe('road sections', () => {
  const all = sections(COMPONENTS, [[path(a1, a2, a3)], [path(b2, b3, a3)], [path(b2, a3, b3)]]);
  const over = (...touched: number[]) => fitting(all, touched).map((one) => one.path);

  it('are narrowed down by what is touched: start, milestone or end', () => {
    expect(over(b2)).toHaveLength(2);
    expect(over(b2, a3)).toEqual([[b2, a3, b3]]);
    expect(over(a2)).toEqual([[a1, a2, a3]]);
    expect(over(b3, a3)).toEqual([[b2, b3, a3]]);
    expect(over(a2, b3)).toEqual([]);
  });

  it('are asked about from where roads go on', () => {
    expect(wouldBe(COMPONENTS, roadStarts, [], c2)!.path[0]).toBe(b2);
    expect(wouldBe(COMPONENTS, roadStarts, [a1], b1)!.path.slice(0, 2)).toEqual([a1, b1]);
    expect(wouldBe(COMPONENTS, roadStarts, [a1], c3)).toBeNull();
  });
});

describe('deliveries', () => {
  it('take fields that the market can count, the best first', () => {
    const offers = COMPONENTS.deliveries.map((_, delivery) => [b2, delivery]);
    const found = deliveries(COMPONENTS, AROUND_B2, offers);
    expect(found[0]).toMatchObject({ market: b2, points: 3 });
    expect(found[0]!.counts.map((one) => COMPONENTS.vertices[one]!.number)).toEqual([2, 1]);
    const asked = deliveries(COMPONENTS, AROUND_B2, offers, [b3]);
    expect(asked.map(({ counts }) => counts)).toEqual(asked.map(() => expect.arrayContaining([b3])));
  });
});

// — On the table —

function show(position: MilestonesTable, moves: number[], narrow = false) {
  const made = fixture(position, moves);
  onStage(made.table, 'Table', narrow);
  return made;
}

const act = (event: string, anchor: string) => {
  find(anchor).dispatchEvent(new MouseEvent(event, { bubbles: true }));
  flushSync();
};
const touch = (...fields: number[]) => fields.forEach((one) => act('click', `vertex-${one}`));
const lit = () =>
  [...document.querySelectorAll<HTMLElement>('.field.lit')].map((one) =>
    Number(one.dataset.anchor!.slice(7)),
  );
const office = (change: Partial<MilestonesTable> = {}) =>
  board({ atWork: true, ...change }, { position: OFFICE });

describe('the building office', () => {
  const ROADS = [road(b2, a3, b3), road(b2, b3, a3), road(b2, c2, c1), road(a1, a2, a3)];

  /** All numbers that a road runs over. */
  const OVER = [a1, a2, a3, b2, b3, c1, c2].sort();

  it.each([false, true])('lights every number a road can use (narrow: %s)', (narrow) => {
    show(office(), ROADS, narrow);
    expect(lit().sort()).toEqual(OVER);
  });

  it('numbers where a road leads that a hint names, and draws it', () => {
    const { table } = show(office(), ROADS);
    const params = [path(b2, c2, c1)];
    const hint = { action: 0, chance: 0.5, lead: 0, told: [], why: { id: 'hint-why-only' } };
    const shown = { ...hint, number: 1, block: 'road', params };
    table.hints.list = [shown];
    flushSync();
    const numbered = [...document.querySelectorAll<HTMLElement>('.field[data-hint]')];
    expect(numbered.map((one) => one.dataset.anchor)).toEqual([`vertex-${c1}`]);
    const plans = () => document.querySelector('.plans')!.getAttribute('d');
    expect(plans()).toBe('');
    table.hints.hot = shown;
    flushSync();
    expect(plans()).not.toBe('');
  });

  it('builds a road by its fields, as soon as only one fits', () => {
    const { played, table } = show(office(), ROADS);
    touch(b2);
    expect(table.picked).toMatchObject({ block: 'road', params: [null] });
    expect(lit()).toContain(c1);
    touch(c1);
    expect(played).toEqual([road(b2, c2, c1)]);
  });

  it('shows the only road over a number before it is built', () => {
    const { played, table } = show(office(), [road(b2, c2, c1)]);
    touch(c1);
    expect(played).toEqual([]);
    expect(table.picked?.label).toMatchObject({ args: { places: 'c1' } });
    touch(c2);
    expect(played).toEqual([road(b2, c2, c1)]);
  });

  it('shows a finger what the last number would bring, and builds with the next tap', () => {
    const { played, table } = show(office(), ROADS);
    const tap = (field: number) => {
      find(`vertex-${field}`).dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
      const click = new MouseEvent('click', { bubbles: true, detail: 1 });
      find(`vertex-${field}`).dispatchEvent(click);
      flushSync();
    };
    tap(b2);
    tap(c1);
    expect(played).toEqual([]);
    expect(table.screen.tip?.node).toBe(find(`vertex-${c1}`));
    tap(c1);
    expect(played).toEqual([road(b2, c2, c1)]);
  });

  it('is asked which way it goes once both of its ends are touched', () => {
    const { table } = show(office(), [road(b2, c2, c3), road(b2, b3, c3), road(b2, c2, c1)]);
    touch(b2);
    expect(roadPrompt(table)).toBe('milestones-picked-road');
    touch(c3);
    expect(roadPrompt(table)).toBe('milestones-picked-road-way');
  });

  it.each([
    [b3, a3],
    [a3, b3],
  ])('tells milestone and end apart by the order: %i before %i', (stone, end) => {
    const { played } = show(office(), ROADS);
    touch(b2, stone);
    expect(played).toEqual([road(b2, stone, end)]);
  });

  it('takes a touch back, and begins anew at another start', () => {
    const { table, played } = show(office(), [...ROADS, road(a1, a2, b2)]);
    touch(b2, b2);
    expect(lit().sort()).toEqual(OVER);
    touch(b2, a1);
    expect(table.picked?.label).toMatchObject({ args: { places: 'a1' } });
    expect([a1, b2].map((one) => find(`vertex-${one}`).dataset.lit)).toEqual(['picked', 'yes']);
    expect(played).toEqual([]);
  });

  it('shows the sections of the field under the pointer with their points', () => {
    show(office(), ROADS);
    act('pointerover', `vertex-${a1}`);
    expect(document.querySelectorAll('.pill')).toHaveLength(1);
    expect(document.querySelector('.pill')!.textContent).toBe('+1');
    expect(document.querySelector('.thin')!.getAttribute('d')).not.toBe('');
  });

  it('asks whether it shall be a market or a road', () => {
    const { table, played } = show(office(), [...ROADS, id('market', b2)]);
    touch(b2);
    expect(table.selection.choices?.moves.map((move) => table.text(table.labelOf(move)))).toEqual([
      'Marketplace here, 3 points',
      'Road section at b2',
    ]);
    table.choose(table.selection.choices!.moves[1]!);
    flushSync();
    touch(c1);
    expect(played).toEqual([road(b2, c2, c1)]);
  });

  it('builds what was chosen beside the land', () => {
    const { played } = show(office(), [...ROADS, id('market', b2), id('house', 3)]);
    act('click', 'supply-market');
    expect(lit()).toEqual([b2]);
    touch(b2);
    expect(played).toEqual([id('market', b2)]);
  });

  it('builds a house in the lot that is clicked, with its points in sight', () => {
    const lot = triangle(a2, b1, b2);
    const { played } = show(office(), [id('house', lot)]);
    // The bonus tile there brings a point more.
    expect(find(`triangle-${lot}`).textContent).toContain('+5');
    act('click', `triangle-${lot}`);
    expect(played).toEqual([id('house', lot)]);
  });

  it('has a question for every field where nothing can be built', () => {
    const { table } = show(office(), ROADS);
    expect(find(`vertex-${c3}`).dataset.lit).toBe('no');
    touch(b2);
    act('click', `vertex-${b1}`);
    expect(table.selection.question(table.screen.tip!.moves)).toMatchObject({ move: { block: 'road' } });
    expect(table.picked).not.toBeNull();
  });
});

describe('a bonus tile on the land', () => {
  it('glows while it can be taken, not where a lesson has it left', () => {
    const [bush] = COMPONENTS.triangles.flatMap(({ bush }) => (bush === null ? [] : [bush]));
    const position = board({ phase: 'bonus', offered: [bush!], bonus: [0, 1] });
    const { table } = show(position, [id('bonus', bush!, 5), id('decline')]);
    const glowing = () => document.querySelectorAll('.lot .highlight').length;
    expect(glowing()).toBe(1);
    table.only = [id('decline')];
    flushSync();
    expect(glowing()).toBe(0);
  });
});

describe('the mill', () => {
  const mill = board(
    { atWork: true, markets: [{ vertex: b2, sack: false }], deliverySites: AROUND_B2 },
    { position: MILL },
  );
  const OFFERS = [1, 2, 3, 4].map((delivery) => id('deliver', b2, delivery));

  it('delivers for the best numbers with one click', () => {
    const { played } = show(mill, OFFERS);
    expect(lit()).toEqual([b2]);
    act('pointerover', `vertex-${b2}`);
    expect(document.querySelectorAll('.field.counts')).toHaveLength(2);
    touch(b2);
    expect(played).toEqual([id('deliver', b2, 4)]);
  });

  it('delivers for the numbers that are touched', () => {
    const { played } = show(mill, OFFERS);
    touch(a2, c2);
    expect(played).toEqual([id('deliver', b2, 3)]);
  });
});

describe('bonus tiles', () => {
  const bushes = COMPONENTS.triangles.flatMap(({ bush }, one) => (bush === null ? [] : [one]));

  it('are taken at once where only one worker fits', () => {
    const { played } = show(board({ phase: 'bonus', offered: [0], bonus: [1, 2] }), [id('bonus', 0, 5)]);
    expect(document.querySelectorAll('.lot.offered')).toHaveLength(1);
    act('click', `triangle-${bushes[0]}`);
    expect(played).toEqual([id('bonus', 0, 5)]);
  });

  it('wait for their worker where several fit', () => {
    const { table } = show(board({ phase: 'bonus', offered: [0] }), [id('bonus', 0, 5), id('bonus', 0, 1)]);
    act('click', `triangle-${bushes[0]}`);
    expect(table.picked).toMatchObject({ block: 'bonus', params: [0, null] });
  });
});

describe('the land in words', () => {
  it('names every field', () => {
    show(office(), []);
    const label = (anchor: string) => find(anchor).getAttribute('aria-label');
    expect(label(`vertex-${a1}`)).toBe('Marketplace at a1, no flour sack yet');
    expect(label(`vertex-${b1}`)).toBe('Milestone at b1');
    expect(label(`vertex-${b2}`)).toBe('Number 3 at b2, free, end of a road');
    expect(label('triangle-0')).toBe('Lot a1–a2–b1, with a house');
    expect(label('triangle-2')).toMatch(/^Lot .*, bonus tile: Lumberjack$/);
  });
});
