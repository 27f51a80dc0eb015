/** Anchors: elements with `data-anchor`, the places pieces fly from and to. */
import type { GameModule } from './game';

/** The player an anchor belongs to. */
export function seatOfAnchor(anchor: string, game: GameModule): number | null {
  const seat = game.seatAnchors?.exec(anchor)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** The visible element of an anchor; an anchor may have several, the first on the screen counts. */
export function findAnchor(anchor: string, game: GameModule): Element | null {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0) ?? null;
  const found = visible(`[data-anchor~="${CSS.escape(anchor)}"]`);
  if (found) return found;
  const seat = seatOfAnchor(anchor, game);
  return seat === null ? null : visible(`[data-anchor~="panel-${seat}"]`);
}
