/** The five kinds of workers on a field of 64 × 68: head, hat and coat, with the tool in hand. */
import { fine, flat, ink, line } from '$lib/drawing/strokes';

const HEAD =
  '<circle cx="32" cy="25" r="14" fill="var(--skin)"/>' +
  ink('M27 25v1M37 25v1') +
  fine('M28.5 32q3.5 3 7 0');

const coat = (colour: string): string =>
  ink('M5 67c0-20 10-30 27-30s27 10 27 30z', colour) + flat('M40 38c12 3 19 12 19 29H44c1-12 0-22-4-29z');

/** A handle that leans over the left shoulder. */
const handle = line('M13 67 6 32', 'draw', 5.6) + line('M13 67 6 32', 'r-wood', 2.6);

interface Worker {
  coat: string;
  hat: string;
  tool: string;
}

/** Stone, wood, sand, grain, coin. */
const WORKERS: Worker[] = [
  {
    coat: 'r-stone',
    hat: fine('M17 21c0-10 6-15 15-15s15 5 15 15z', 'r-stone-2'),
    tool: handle + fine('M-2 38C0 30 8 27 16 30 10 30 4 33-2 38z', 'r-stone'),
  },
  {
    coat: 'tree-2',
    hat: fine('M17 20c2-12 8-16 18-16s12 6 8 9l-11 7z', 'roof'),
    tool: handle + fine('M3 27h7l2 9H5C0 37-2 34-2 30c2-1 3-2 5-3z', 'r-stone'),
  },
  {
    coat: 'r-sand',
    hat: fine('M17 23C15 9 23 4 32 4s17 5 15 19c-8-6-22-6-30 0z', 'wall'),
    tool: handle + fine('M2 20h8l2 9c0 4-3 6-5 6s-5-2-5-6z', 'r-stone'),
  },
  {
    coat: 'r-grain',
    hat: fine('M8 19h48M19 18c0-8 5-13 13-13s13 5 13 13z', 'r-grain'),
    tool: handle + fine('M7 34C-5 30-3 16 8 15c-5 5-4 12 3 15z', 'r-stone'),
  },
  {
    coat: 'r-clay',
    hat: fine('M18 19V7h28v12z', 'slate') + ink('M12 19h40'),
    tool: handle + fine('M-1 25 12 23l2 9L1 35z', 'r-stone-2'),
  },
];

export const workers = WORKERS.map((worker) => worker.tool + coat(worker.coat) + HEAD + worker.hat);
