/** The drawing of a tile with its origin at 0, 0. */
import type { TileCard } from '../types';
import { at, flat, inked, line, put } from '$lib/pen';
import { floor } from './bands';
import { groundOf } from './grounds';
import { growthOf } from './growth';
import type { Point } from './lattice';
import { outline } from './outline';
import { curve } from './roads';
import { plotOf } from './sites';

const drawings = new Map<string, string>();

export function drawn(tiles: TileCard[], tile: number, turned: number): string {
  const key = `${tiles[tile]!.key} ${turned}`;
  let drawing = drawings.get(key);
  if (!drawing) drawings.set(key, (drawing = draw(tiles, tile, turned)));
  return drawing;
}

function draw(tiles: TileCard[], tile: number, turned: number): string {
  const card = tiles[tile]!;
  const plot = plotOf(tiles, { tile, turned });
  const { sides, building, roads, sites } = plot;
  const d = outline(sides);
  const ground = groundOf(card);
  const ways = roads.map(curve).join('');
  const plants = growthOf(card, plot).map((plant) => ({
    behind: plant.y < building.y,
    drawing: put(`hamlet-${plant.piece}`, round(plant.x), round(plant.y), round(plant.scale, 100)),
  }));
  const stand = (behind: boolean): string =>
    plants
      .filter((plant) => plant.behind === behind)
      .map((plant) => plant.drawing)
      .join('');
  return inked(
    at(9, 12, flat(d, 'draw', 0.16)) +
      `<path d="${d}" transform="translate(2.5 6)" fill="var(--card-edge)" stroke="var(--card-edge)" stroke-width="3"/>` +
      flat(d, ground) +
      `<path d="${d}" fill="url(#hamlet-${ground})" stroke="none"/>` +
      flat(floor(sides, 'F'), 'forest') +
      flat(floor(sides, 'M'), 'mountain') +
      (ways && pave(ways, sites.middle)) +
      line(d, 'card-edge', 3) +
      stand(true) +
      put(`hamlet-${card.key}`, round(building.x), round(building.y), building.scale) +
      stand(false),
  );
}

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
