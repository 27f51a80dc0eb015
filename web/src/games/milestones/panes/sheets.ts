/** Which sheet shows what the prompt asks about; null is the land itself, undefined leaves things as they are. */
import { atWork, MILL, OFFICE, TRADE } from '../model';
import type { MilestonesClient } from '../types';

const ON_THE_LAND = ['road', 'house', 'market', 'deliver'];

export function sheetFor(table: MilestonesClient): string | null | undefined {
  if (!table.interactive) return undefined;
  const game = table.view.table;
  const { picked } = table;
  if (picked?.block === 'hire' || picked?.block === 'place') return 'loop';
  if (picked && ON_THE_LAND.includes(picked.block)) return null;
  if (game.phase === 'draft') return 'hire';
  if (game.phase === 'discard') return null;
  if (game.phase !== 'turn') return 'loop';
  const here = (building: number) => atWork(game, table.seat, building);
  if (here(TRADE)) return 'hire';
  if ((here(OFFICE) || here(MILL)) && ON_THE_LAND.some((block) => table.movesOf(block).length > 0))
    return null;
  return game.movesLeft > 0 ? 'loop' : undefined;
}
