/** What the land is drawn with: trees and peaks along its edges, meadow and cornfield, cottages. */
import { fir, oak, poplar, tuft } from '$lib/drawing/nature';
import { all, at, fine, flat, group, ink, line, put } from '$lib/drawing/strokes';
import type { Lattice, Point } from './lattice';

const cottage =
  ink('M23.6-39h7v19.5h-7z', 'roof-2') +
  ink('M0 0H20V-15L10-30 0-15z', 'wall') +
  ink('M20 0h22v-15h-22z', 'wall-2') +
  ink('M10-31h22L46-12H24z', 'tiles') +
  line('M17.7-24.7h17M22.3-18.3h17', 'tiles-2', 1.6, '7 4') +
  line('M-4-12 10-31l14 19', 'draw', 6.2) +
  line('M-4-12 10-31l14 19', 'tiles-2', 2.6) +
  fine('M5 0v-12a4.5 4.5 0 0 1 9 0V0z', 'door') +
  fine('M27.5-10.8h7v8h-7z', 'window');

const PIECES: Record<string, string> = {
  'land-fir': fir,
  'land-oak': oak,
  'land-poplar': poplar,
  'land-peak':
    fine('M-14 0 1-22 15 0z', 'rock-2') +
    flat('M1-22 15 0H2l3-9z') +
    fine('m1-22 4.5 7-3.5 2.5-2.5-2-3.5 1.5z', 'snow'),
  // Its foot stands at 0, 0.
  cottage: flat('M-26 0a26 5 0 0 0 52 0a26 5 0 0 0-52 0z') + at(-22, 0, cottage),
};

export const DEFS =
  all(PIECES, group) +
  `<pattern id="land-meadow" width="90" height="80" patternUnits="userSpaceOnUse">${line(
    [
      tuft(52, 58),
      tuft(66, 72),
      tuft(6, 40),
      tuft(78, 52),
      tuft(74, 16),
      tuft(41, 25),
      tuft(26, 66),
      tuft(13, 12),
    ].join(''),
    'meadow-2',
    1.8,
  )}</pattern>` +
  `<pattern id="land-field" width="26" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(-30)">${line(
    'M0 11h26M5 11V5m0 3L2.5 5M5 8l2.5-3M18 11V5m0 3-2.5-3m2.5 3 2.5-3',
    'field-2',
    1.7,
  )}</pattern>`;

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SIDE = 48;
const TOP = 60;
const FOOT = 56;

/** The card the land is drawn on: room for the trees around the lattice, and as wide or high as its box is. */
export function frame(lattice: Lattice, ratio: number | null): Frame {
  const least = { width: lattice.width + 2 * SIDE, height: lattice.height + TOP + FOOT };
  const width = ratio ? Math.max(least.width, least.height / ratio) : least.width;
  const height = ratio ? Math.max(least.height, least.width * ratio) : least.height;
  return {
    x: -SIDE - (width - least.width) / 2,
    y: -TOP - (height - least.height) / 2,
    width,
    height,
  };
}

const TREES = ['land-fir', 'land-poplar', 'land-oak', 'land-fir', 'land-oak', 'land-poplar'];

/** Trees and some peaks all around, but where something is written: scattered, and the same every time. */
export function woods({ x, y, width, height }: Frame, upright: boolean, clear: Point[] = []): string {
  let seed = 7;
  const chance = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const stands: [number, number, string][] = [];
  const plant = (px: number, py: number, peaks: boolean) => {
    if (clear.some((mark) => Math.abs(mark.x - px) < 26 && Math.abs(mark.y + 12 - py) < 26)) return;
    const kind = peaks && chance() > 0.84 ? 'land-peak' : TREES[Math.floor(chance() * TREES.length)]!;
    stands.push([px, py, kind]);
  };
  for (let px = x + 20; px < x + width - 12; px += 22 + chance() * 12) {
    // The start market has the corner for itself, upright with the cornfield.
    if (px > (upright ? 190 : y < -90 ? x : 40) || px < -40) plant(px, y + 33 + chance() * 4, false);
    plant(px + chance() * 8, y + height - 8 - chance() * 4, true);
  }
  if (upright)
    for (let py = 20; py < y + height - FOOT; py += 26 + chance() * 14) {
      if (py > 60) plant(x + 11 + chance() * 5, py, false);
      plant(x + width - 11 - chance() * 5, py + chance() * 10, true);
    }
  return stands
    .sort((a, b) => a[1] - b[1])
    .map(([px, py, kind]) => put(kind, Math.round(px), Math.round(py), 1.05))
    .join('');
}

/** The roof of the house in a triangle: in no player’s colour, for houses belong to nobody. */
export const roof = (triangle: number): string => ['r-wood', 'rock'][triangle % 2]!;
