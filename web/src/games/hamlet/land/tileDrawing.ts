/** The drawing of a tile with its origin at 0, 0. */
import type { TileCard } from '../types';
import { at, flat, inked, line, put } from '$lib/drawing/strokes';
import { floor } from './bands';
import { groundOf } from './grounds';
import { decorationOf, type Decoration } from './decoration';
import type { Point } from './lattice';
import { outline } from './outline';
import { curve } from './roads';
import { plotOf, type Plot } from './sites';

interface TileDrawing {
  /** The cut edge of the card and its shadow: under all tiles. */
  edge: string;
  top: string;
}

const drawings = new Map<string, TileDrawing>();

export function tileDrawing(tiles: TileCard[], tile: number, turned: number): TileDrawing {
  const key = `${tiles[tile]!.key} ${turned}`;
  let drawing = drawings.get(key);
  if (!drawing) drawings.set(key, (drawing = draw(tiles[tile]!, plotOf(tiles, { tile, turned }))));
  return drawing;
}

function draw(card: TileCard, plot: Plot): TileDrawing {
  const { sides, building, roads, sites } = plot;
  const d = outline(sides);
  const ground = groundOf(card);
  const ways = roads.map(curve).join('');
  const grown = decorationOf(card, plot);
  const before = grown.filter(({ y }) => y < building.y);
  const after = grown.filter(({ y }) => y >= building.y);
  return {
    edge:
      at(9, 12, flat(d, 'draw', 0.16)) +
      `<path d="${d}" transform="translate(2.5 6)" fill="var(--card-edge)" stroke="var(--card-edge)" stroke-width="3" stroke-linejoin="round"/>`,
    top: inked(
      flat(d, ground) +
        `<path d="${d}" fill="url(#hamlet-${ground})" stroke="none"/>` +
        flat(floor(sides, 'F'), 'forest') +
        flat(floor(sides, 'M'), 'mountain') +
        (ways && pave(ways, sites.middle)) +
        line(d, 'card-edge', 3) +
        before.map(plant).join('') +
        put(`hamlet-${card.key}`, round(building.x), round(building.y), building.scale) +
        after.map(plant).join(''),
    ),
  };
}

const plant = ({ piece, x, y, scale }: Decoration): string =>
  put(`hamlet-${piece}`, round(x), round(y), round(scale, 100));

/** Roads: the edges of all of them first, so that they run into one another. */
function pave(d: string, { x, y }: Point): string {
  const end = (r: number, colour: string): string =>
    `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="var(--${colour})" stroke="none"/>`;
  return (
    `<g stroke-linecap="butt">${end(13.5, 'road-edge')}${line(d, 'road-edge', 27)}${end(11, 'road')}${line(d, 'road', 22)}</g>` +
    line(d, 'road-edge', 2.4, '.1 11')
  );
}

const round = (value: number, parts = 10): number => Math.round(value * parts) / parts;
