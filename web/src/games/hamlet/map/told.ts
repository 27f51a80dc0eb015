/** Where on the map the places are that a line of the log tells of. */
import type { Message } from '$lib/types';
import { placeWord } from '../model';
import type { HamletClient } from '../types';

export function toldPlaces(table: HamletClient, { args = {} }: Message): string[] {
  const words = Object.values(args).map((arg) => (arg as { word?: string } | null)?.word);
  return table.meta.components.tiles.flatMap((_, tile) =>
    words.includes(placeWord(table.meta.components, tile)) ? [`place-${tile}`] : [],
  );
}
