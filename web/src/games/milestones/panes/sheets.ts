/** Which sheet shows what the prompt asks about; null is none of them, undefined leaves it as it is. */
import { hasJust } from '../model';
import type { MilestonesClient } from '../types';

const AT_THE_TRADING_HOUSE = ['hire', 'buy', 'sell'];
const ON_THE_LAND = ['road', 'house', 'market', 'deliver'];

export function sheetFor(table: MilestonesClient): string | null | undefined {
  // While a move is on its way, what is lit for a moment is what was possible before it.
  if (!table.interactive || table.busy) return undefined;
  const game = table.view.table;
  const { picked } = table;
  if (picked?.block === 'hire' || picked?.block === 'place') return 'loop';
  if (picked && ON_THE_LAND.includes(picked.block)) return null;
  if (game.phase === 'draft') return 'hire';
  if (game.phase === 'discard') return null;
  if (game.phase !== 'turn') return 'loop';
  const some = (blocks: string[]) => blocks.some((block) => table.movesOf(block).length > 0);
  // Who has hired, or bought as much as there was money for, looks at the loop, to move on; the tab for trading says
  // that there is more to do.
  if (hasJust(table, 'bought') && game.movesLeft > 0 && !some(['hire', 'buy'])) return 'loop';
  if (some(AT_THE_TRADING_HOUSE)) return game.hired ? undefined : 'hire';
  if (some(ON_THE_LAND)) return null;
  return game.movesLeft > 0 ? 'loop' : undefined;
}
