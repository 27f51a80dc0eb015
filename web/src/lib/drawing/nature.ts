/** Trees, rocks and grass, drawn around their foot at 0, 0. */
import { fine, flat, line } from './strokes';

const tree = (height: number, crown: string, shade: string, fill: string): string =>
  line(`M0 0v-${height}`, 'trunk', 3) + fine(crown, fill) + flat(shade);

export const fir = tree(5, 'M0-25 7-13H4.5L9-4H-9l4.5-9H-7z', 'M0-25 7-13H4.5L9-4H2z', 'tree');

export const oak = tree(
  6,
  'M-8-7c-3-4-1-8 2-9 0-5 4-7 7-6 5-1 8 3 6.5 7 2.5 3 .5 8-3.5 8.5-3 2-9 2-12-.5z',
  'M1-22c5-1 8 3 6.5 7 2.5 3 .5 8-3.5 8.5-2 1.3-3.5 1.4-5 1.3 5-5 5.5-11.8 2-16.8z',
  'tree-2',
);

export const poplar = tree(
  5,
  'M0-22c5 4 8 10 6 17-4 2-8 2-12 0-2-7 1-13 6-17z',
  'M0-22c5 4 8 10 6 17-2 1-3 1.3-4.5 1.4C4-10 3-17 0-22z',
  'tree-3',
);

export const boulder = fine('M-13 0l3-10 7-7 8 3 5 6 4 8z', 'rock') + flat('M5-14l5 6 4 8H2l2-7-7-10z');

/** The line of a tuft of grass. */
export const tuft = (x: number, y: number): string => `M${x} ${y}l-2-5m2 5v-6.5m0 6.5 2-5`;
