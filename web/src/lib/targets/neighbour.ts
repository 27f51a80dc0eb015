/** From target to target with the arrow keys. */
type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The nearest target in a direction: distance to the side counts for more than distance ahead. */
export function neighbour(from: Element, direction: Direction): HTMLElement | null {
  const start = centre(from);
  const horizontal = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of document.querySelectorAll<HTMLElement>('[data-target]:not([data-lit="off"])')) {
    if (element === from || element.getClientRects().length === 0) continue;
    const { x, y } = centre(element);
    const ahead = (horizontal ? x - start.x : y - start.y) * sign;
    const aside = Math.abs(horizontal ? y - start.y : x - start.x);
    if (ahead < 4) continue;
    const distance = ahead + 2.5 * aside;
    if (distance < least) [best, least] = [element, distance];
  }
  return best;
}
