/** Parts of houses for the drawings of all games; they stand on y = 0, or on the y that is given. */
import { beam, fine, ink, line } from './strokes';

const round = (value: number): number => Math.round(value * 10) / 10;

/** A house: light gable on the left, darker long side to the right, the roof between. */
export function house(
  gable: number,
  side: number,
  height: number,
  rise: number,
  roof: string,
  walls = '',
): string {
  const half = gable / 2;
  const ridge = height + rise + 1;
  const eaves = height - 3;
  const row = (share: number): string =>
    `M${round(half + (half + 4) * share + 2)}-${round(ridge - (rise + 4) * share)}h${side - 5}`;
  return (
    ink(`M0 0H${gable}V-${height}L${half}-${height + rise} 0-${height}z`, 'wall') +
    ink(`M${gable} 0h${side}v-${height}h-${side}z`, 'wall-2') +
    walls +
    ink(`M${half}-${ridge}h${side}L${gable + side + 4}-${eaves}H${gable + 4}z`, roof) +
    line(row(1 / 3) + row(2 / 3), `${roof}-2`, 1.6, '7 4') +
    beam(`M-4-${eaves} ${half}-${ridge}l${half + 4} ${rise + 4}`, `${roof}-2`, 3)
  );
}

export const door = (x: number, y = 0): string => fine(`M${x} ${y}v-12a4.5 4.5 0 0 1 9 0v12z`, 'door');

/** Panes side by side, each at its left upper corner. */
export const panes = (y: number, ...xs: number[]): string =>
  fine(xs.map((x) => `M${x} ${y}h7v8h-7z`).join(''), 'window');

export const block = (x: number, y: number, w = 12, h = 9): string =>
  fine(`M${x} ${y}v-${h}h${w}v${h}z`, 'r-stone') +
  fine(`M${x} ${y - h}l4-4h${w}l-4 4z`, 'snow') +
  fine(`M${x + w} ${y}v-${h}l4-4v${h}z`, 'r-stone-2');

export const barrel = (x: number, y: number): string =>
  fine(`M${x} ${y}c-2-5-2-9 0-14h11c2 5 2 9 0 14z`, 'r-wood') +
  line(`M${x - 1} ${y - 4}h13M${x - 1} ${y - 10}h13`, 'draw', 1.4);
