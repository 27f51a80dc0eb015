/** Parts of buildings. */
import { house as walls } from '$lib/drawing/houses';
import { beam, dot, fine, flat, ink, line } from '$lib/drawing/strokes';

/** A house with its shadow on the ground. */
export const house = (gable: number, side: number, ...rest: [number, number, string, string?]): string =>
  flat(`M-2 0h${gable + side + 8}l-5 5h-${gable + side - 2}z`) + walls(gable, side, ...rest);

const round = (value: number): number => Math.round(value * 10) / 10;

/** The beams of a timbered house. */
export function timbers(gable: number, side: number, height: number, rise: number): string {
  const posts = [1, 2].map((n) => `M${round(gable + (side * n) / 3)} 0v-${height}`).join('');
  return line(
    `M1-${height}H${gable - 1}M${gable / 2}-${height}v-${rise - 4}${posts}M${gable}-${height / 2}h${side}`,
    'beam',
    2.2,
  );
}

export const chimney = (x: number, top: number, foot: number): string =>
  ink(`M${x}-${top}h8v${top - foot}h-8z`, 'roof-2');

export const crate = (x: number, y: number, size: number): string =>
  fine(`M${x} ${y}v-${size}h${size}v${size}z`, 'r-timber') +
  line(`M${x} ${y}l${size}-${size}M${x} ${y - size / 2}h${size}`, 'beam', 1.4);

/** Logs seen from their ends, three to a heap. */
export const logs = (x: number, y: number): string =>
  [
    [0, 0],
    [11, 0],
    [5.5, -9],
  ]
    .map(([dx, dy]) => dot(x + dx!, y - 5 + dy!, 5, 'r-wood-2') + dot(x + dx!, y - 5 + dy!, 1.4, 'r-wood', 0))
    .join('');

export const planks = (x: number, y: number, length: number): string =>
  beam(`M${x} ${y - 2}h${length}M${x + 3} ${y - 8}h${length}M${x} ${y - 14}h${length}`, 'r-timber', 4);

export const sack = (x: number, y: number): string =>
  fine(`M${x} ${y}c-5-5-4-11 1-14l-2-3h10l-2 3c5 3 6 9 1 14z`, 'r-flour-2') +
  line(`M${x + 1} ${y - 14}h6`, 'draw', 1.4);

export const fence = (x: number, y: number, posts: number): string => {
  const long = (posts - 1) * 10;
  const stakes = Array.from({ length: posts }, (_, n) => `M${x + n * 10} ${y}v-13`).join('');
  return line(`M${x - 3} ${y - 3}h${long + 6}M${x - 3} ${y - 9}h${long + 6}${stakes}`, 'beam', 2.4);
};

export const hay = (x: number, y: number): string =>
  fine(`M${x} ${y}c0-14 5-19 12-19s12 5 12 19z`, 'r-grain') +
  line(`M${x + 6} ${y - 3}l3-9M${x + 12} ${y - 3}v-11M${x + 18} ${y - 3}l-3-9`, 'r-grain-2', 1.6);

export const sheep = (x: number, y: number): string =>
  line(`M${x - 5} ${y}v-6M${x + 4} ${y}v-6`, 'draw', 1.8) +
  fine(`M${x - 9} ${y - 8}c-1-5 5-8 9-6 4-2 10 1 9 6 1 4-4 6-9 5-5 1-10-1-9-5z`, 'snow') +
  fine(`M${x - 9} ${y - 10}c-5-1-6 4-3 6 3 0 4-3 3-6z`, 'beam');

export const flower = (x: number, y: number, colour: string): string =>
  line(`M${x} ${y}v-6`, 'leaf', 1.8) + dot(x, y - 8, 2.6, colour, 1.2);
