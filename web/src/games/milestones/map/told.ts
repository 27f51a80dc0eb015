/** Where on the table the things are that a line of the log tells of. */
import type { Message } from '$lib/types';
import { BUILDINGS } from '../model';
import type { MilestonesClient } from '../types';

const VERTICES = ['start', 'milestone', 'end', 'number'];
const SPACES = ['space', 'first', 'second'];

/** The anchors of the numbers, the lot, or the spaces of a loop. */
export function toldPlaces(table: MilestonesClient, { args = {} }: Message): string[] {
  const { vertices, triangles } = table.meta.components;
  const vertex = (name: unknown) => vertices.findIndex((one) => one.name === name);
  const triangle = triangles.findIndex(
    ({ corners }) => corners.map((corner) => vertices[corner]!.name).join('-') === args.triangle,
  );
  const { seat } = (args.who ?? {}) as { seat?: number };
  return [
    ...VERTICES.map((key) => vertex(args[key]))
      .filter((one) => one >= 0)
      .map((one) => `vertex-${one}`),
    ...(triangle >= 0 ? [`triangle-${triangle}`] : []),
    ...SPACES.filter((key) => args[key] !== undefined && seat !== undefined).map(
      (key) => `space-${seat}-${spaceOf(args[key])}`,
    ),
  ];
}

/** An employment space by its number, a building by its word. */
function spaceOf(space: unknown): string {
  const word = (space as { word?: string }).word?.replace('space-', '');
  return Object.keys(BUILDINGS).find((at) => BUILDINGS[Number(at)] === word) ?? String(space);
}
