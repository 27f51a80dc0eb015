/** The sprite of symbols, added to the page once. */
import sprite from '../styles/symbols.svg?raw';

const ids = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]));

export const hasSymbol = (id: string): boolean => ids.has(id);

export function installSprite(): void {
  const holder = document.createElement('div');
  // With display: none the patterns of the cloths would not be drawn.
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = sprite;
  document.body.prepend(holder);
}
