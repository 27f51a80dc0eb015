/**
 * Land on a plate of 150 × 92: what the region looks like from there (sky and horizon), the land that pays,
 * and something at one's feet. Region I lies at the fence of the village, III under the high peaks.
 */
import { boulder, fir, oak, poplar } from '$lib/drawing/nature';
import { at, dot, fine, flat, ink, line, put } from '$lib/drawing/strokes';

/** Trees and rocks, drawn around their foot. */
export const PIECES: Record<string, string> = {
  fir,
  oak,
  poplar,
  boulder,
  crystal:
    fine('M-7-16 0-26l7 10L5 0H-5z', 'r-diamond') +
    flat('M0-26l7 10L5 0H0z') +
    flat('M-7-16 0-26V-14z', 'shine'),
  nugget: fine('M-8 0l4-7 8-1 4 8z', 'r-gold') + flat('M4-8l4 8H1z') + flat('M-4-7l4-.5-3 4z', 'shine'),
};

/** Unexplored land: low clouds. */
export const FOG =
  flat('M-6 40c2-12 18-15 26-7 6-12 26-11 30 2 12 0 17 8 14 16H-4c-6-2-6-9-2-11z', 'line', 0.55) +
  flat('M70 30c3-12 19-14 26-6 7-10 25-8 28 4 14-2 22 6 22 15H72c-8-2-8-11-2-13z', 'line', 0.4) +
  flat('M28 80c3-11 18-13 25-6 7-10 24-8 27 3 12-1 18 5 17 12H30c-6-1-6-8-2-9z', 'line', 0.5) +
  flat('M104 84c2-9 13-11 19-5 6-7 18-5 20 4 8 0 12 4 11 9h-48c-5-1-5-7-2-8z', 'line', 0.4);

const cloud = (x: number, y: number): string =>
  flat(`M${x} ${y}c1-5 7-6 10-3 3-5 11-4 12 1 5 0 7 3 6 6h-30c-2-1-1-4 2-4z`, 'snow', 0.75);

const HORIZONS = [
  cloud(96, 14) + cloud(22, 22) + flat('M0 50c26-15 48-12 70-4s50 4 80-12v58H0z', 'meadow-2'),
  cloud(104, 12) +
    flat('M0 44 22 30l20 8 26-18 24 16 22-8 36 18v46H0z', 'rock-2', 0.55) +
    flat('M0 52c36-16 60-14 84-8s44 0 66-8v56H0z', 'heath'),
  flat('M0 50 16 26l14 10 22-30 18 22 12-10 24 22 18-28 26 30v50H0z', 'slate') +
    flat('M52 6 70 28l-4 30H44l4-30zM124 12l26 30v40h-30l-2-42z', 'shade') +
    flat('m52 6 9 11-6 4-4-3-6 4zM124 12l9 10-5 4-4-3-5 3z', 'snow') +
    flat('M0 46c40 6 110 6 150-2v10c-40 8-110 8-150 2z', 'sky', 0.55) +
    line('M24 16q3-4 6 0 3-4 6 0M96 10q2-3 4 0 2-3 4 0', 'draw', 1.4),
];

const feet = [
  line('M58 90h36', 'beam', 2.4) + line('M60 92v-9M70 92v-9M80 92v-9M90 92v-9M56 86h40', 'beam', 2.4),
  line('M62 90q3-6 1-8M65 90q0-5 3-7M86 91q2-5 0-7M89 91q0-4 4-6', 'heath-2', 2),
  flat('M44 88c14-5 44-5 60 0-12 3-46 4-60 0z', 'sky', 0.5),
];

const crystals = (places: [number, number, number][]): string =>
  places.map(([x, y, s]) => put('crystal', x, y, s)).join('');

const SUBJECTS: Record<string, string> = {
  wood:
    flat('M0 54C40 34 90 38 150 50v44H0z', 'forest') +
    put('poplar', 30, 54, 1.2) +
    put('fir', 44, 53, 1.3) +
    put('oak', 64, 54, 1.2) +
    put('fir', 82, 53, 1.35) +
    put('poplar', 100, 56, 1.25) +
    put('oak', 124, 58, 1.25) +
    put('fir', 12, 62, 1.5) +
    put('fir', 142, 66, 1.5) +
    flat('M0 70C50 54 104 62 150 68v26H0z', 'meadow') +
    put('oak', 32, 76, 1.35) +
    put('fir', 54, 72, 1.6) +
    put('fir', 112, 74, 1.6) +
    fine('M66 84a5 5 0 0 1 0-10h20v10z', 'r-wood') +
    fine('M72 75a5 5 0 0 1 0-10h16v10z', 'r-wood') +
    dot(87, 79, 5, 'r-wood-2') +
    dot(89, 70, 5, 'r-wood-2') +
    line('M87 78v2M89 69v2', 'draw', 1.8),
  clay:
    ink('M-4 52c24-20 44-18 66-6s46 6 92-12v64H-4z', 'r-clay') +
    flat('M-4 62c24-18 44-16 66-4s46 6 92-12v9c-46 16-70 18-92 8S20 60-4 72z', 'r-clay-2') +
    flat('M96 51c20-2 34-8 54-16v16c-16 6-36 10-54 10z') +
    flat('M0 78c40-12 90-10 150-4v20H0z', 'heath') +
    put('oak', 132, 58, 1.1) +
    put('poplar', 14, 56, 1) +
    fine('M50 84v-12l12-6h30l10 7v11z', 'r-clay') +
    flat('M92 66l10 7v11H88V72z') +
    line('M50 72h40l12 1M70 72v12M90 72v12', 'draw', 1.8) +
    line('M112 84 120 60', 'beam', 2.6) +
    fine('M108 82h8l1 4c-1 4-7 5-9 1z', 'r-stone'),
  stone:
    flat('M0 62C40 46 104 48 150 58v36H0z', 'mountain') +
    at(
      70,
      76,
      ink('M2 0 38-52 50-38 60-46 84 0z', 'rock') +
        flat('M38-52 50-38 46-22 54 0H40l-4-20zM60-46 84 0H66l2-18z') +
        fine('m38-52 8 9.5-5 6-6-4-7 5z', 'snow') +
        ink('M-76 6-54-30-42-22-16-74 8-36l8-8L44 6z', 'rock-2') +
        flat('M-16-74 8-36 2-14l8 20h-30l8-28zM16-44 44 6H22l2-22zM-42-22l-8 12 6 16h16l-4-16z') +
        fine('m-16-74 13 21-8 7-7-7-7 8-5-4z', 'snow'),
      0.88,
    ) +
    put('fir', 12, 76, 1.1) +
    put('fir', 134, 74, 1.1) +
    flat('M0 78c50-12 100-6 150 0v16H0z', 'gravel') +
    put('boulder', 58, 88, 0.8) +
    put('boulder', 90, 86, 1),
  diamond:
    flat('M0 70 14 44l22-16 22 12 22-26 24 14 20-4 26 40v30H0z', 'slate') +
    flat('M80 14 104 28l20-4 26 40v28h-44z') +
    flat('M0 80c50-12 100-10 150 0v14H0z', 'gravel') +
    fine('M34 86C28 58 46 40 75 40s47 18 41 46z', 'slate-2') +
    flat('M44 86c-4-22 10-36 31-36s35 14 31 36z', 'draw', 0.55) +
    crystals([
      [58, 82, 1.05],
      [93, 83, 0.95],
      [75, 86, 1.5],
      [45, 86, 0.6],
      [106, 86, 0.6],
    ]) +
    line('M66 46v-6M63 43h6M100 52v-5M97.5 49.5h5', 'shine', 2),
  gold:
    flat('M0 60C34 34 60 38 80 50s40 4 70-14v58H0z', 'heath') +
    flat('M0 74C40 60 96 64 150 58v36H0z', 'field') +
    fine('M84 48c-6 14 24 17 15 28-6 8-22 8-30 20h34c4-10 23-12 25-24C130 60 96 60 84 48z', 'water') +
    line('M92 62q7 3 9 8M84 86q6-5 14-7M112 70q4 3 2 7', 'shine', 2.2) +
    put('fir', 22, 62, 1.2) +
    put('poplar', 134, 54, 1.1) +
    put('oak', 40, 60, 0.9) +
    put('nugget', 58, 74, 1.1) +
    put('nugget', 44, 84, 0.9) +
    put('nugget', 66, 86, 1) +
    put('nugget', 118, 88, 1),
};

/** The picture of a landscape that pays `good` in region 0 (I), 1 or 2. */
export const landscape = (good: string, region: number): string =>
  `<rect width="150" height="92" fill="var(--sky)" stroke="none"/>${HORIZONS[region]}${SUBJECTS[good]}${feet[region]}`;
