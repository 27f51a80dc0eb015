/** Trees, rocks and the patterns of the ground. */
import { boulder, fir, oak, poplar, tuft } from '$lib/drawing/nature';
import { fine, flat, line } from '$lib/drawing/strokes';

export const PIECES: Record<string, string> = {
  fir,
  oak,
  poplar,
  twin:
    fine('M-15 0-4-24 3-15l4-5L17 0z', 'rock-2') +
    flat('M-4-24 3-15 1 0h-8l3-10zM7-20 17 0H8z') +
    line('m-4-24 4.5 6-3 3-3-2-3 2.5z', 'draw', 1.2) +
    flat('m-4-24 4.5 6-3 3-3-2-3 2.5z', 'snow'),
  peak:
    fine('M-14 0 1-22 15 0z', 'rock-2') +
    flat('M1-22 15 0H2l3-9z') +
    line('m1-22 4.5 7-3.5 2.5-2.5-2-3.5 1.5z', 'draw', 1.2) +
    flat('m1-22 4.5 7-3.5 2.5-2.5-2-3.5 1.5z', 'snow'),
  bush:
    fine('M-11 0c-3-5 0-9 4-9 1-5 10-6 12-1 5-1 8 5 5 10z', 'tree-2') +
    flat('M5-10c5-1 8 5 5 10H0c4-3 6-6 5-10z') +
    line('M-5-4v.1M1-6v.1', 'roof', 2.6),
  blooms:
    line('M-7 0v-5M0 0v-8M7 0v-4', 'leaf', 1.8) +
    line('M-7-7v.1M7-6v.1', 'draw', 6.4) +
    line('M-7-7v.1M7-6v.1', 'r-coin', 4) +
    line('M0-10v.1', 'draw', 6.4) +
    line('M0-10v.1', 'roof', 4),
  sheaf:
    fine('M-6 0c3-6 2-8-3-15 5-3 13-3 18 0-5 7-6 9-3 15z', 'r-grain') +
    flat('M5-17c2 0 3 1 4 2-5 7-6 9-3 15H1c2-6 3-11 4-17z') +
    line('M-4-8h9', 'beam', 2.4),
  pebbles:
    fine('M-9 0c-2-4 0-7 4-7s6 3 5 7zM1 0c-1-3 1-5 4-5s5 2 4 5z', 'rock-2') +
    flat('M-4-7c4 1 5 4 4 7h-4zM6-5c3 1 4 3 3 5H6z'),
  lamp:
    line('M0 0v-24', 'draw', 4.4) +
    line('M0 0v-24', 'beam', 1.6) +
    fine('M-4-24h8l2-9H-6z', 'window') +
    fine('M-7-33 0-39l7 6z', 'slate'),
  boulder,
};

const hump = (x: number, y: number): string => `M${x} ${y}q3-4 7-1`;
const each = (draw: (x: number, y: number) => string, spots: [number, number][]): string =>
  spots.map(([x, y]) => draw(x, y)).join('');

const pattern = (id: string, width: number, height: number, drawing: string, turn = 0): string =>
  `<pattern id="hamlet-${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}><g stroke-linecap="round">${drawing}</g></pattern>`;

export const PATTERNS =
  pattern(
    'meadow',
    90,
    80,
    line(
      each(tuft, [
        [52, 58],
        [66, 72],
        [6, 40],
        [78, 52],
        [74, 16],
        [41, 25],
        [26, 66],
        [13, 12],
      ]),
      'meadow-2',
      1.8,
    ),
  ) +
  pattern(
    'heath',
    90,
    80,
    line(
      each(tuft, [
        [26, 70],
        [64, 19],
        [5, 66],
        [20, 23],
        [81, 66],
      ]) +
        each(hump, [
          [34, 48],
          [46, 54],
          [58, 73],
          [74, 28],
        ]),
      'heath-2',
      1.8,
    ),
  ) +
  pattern(
    'gravel',
    80,
    70,
    line(
      each(hump, [
        [29, 18],
        [14, 12],
        [24, 43],
        [4, 47],
        [60, 36],
        [52, 11],
        [70, 9],
        [55, 57],
      ]) + 'M5 54h5M43 8h3M16 63h4M55 62h8M27 29h6M57 14h7',
      'gravel-2',
      1.8,
    ),
  ) +
  pattern(
    'field',
    26,
    13,
    line('M0 11h26M5 11V5m0 3L2.5 5M5 8l2.5-3M18 11V5m0 3-2.5-3m2.5 3 2.5-3', 'field-2', 1.7),
    -30,
  ) +
  pattern(
    'plaza',
    36,
    24,
    line('M1 5q8-4 16 0M19 5q8-4 16 0M-8 17q8-4 16 0M10 17q8-4 16 0M28 17q8-4 16 0', 'plaza-2', 1.5),
  );
