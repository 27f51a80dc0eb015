import { describe, expect, it } from 'vitest';
import { drawing } from '../src/replay/picture';

describe('the board as a drawing', () => {
  it('has everything in it: the board, the symbols, the styles and a line below', () => {
    document.body.innerHTML = `<svg><symbol id="star"></symbol></svg>
      <style>.tile { color: red }</style>
      <main><p class="tile">Tavern</p><svg><use href="#star"></use></svg></main>`;
    document.documentElement.dataset.theme = 'dark';
    const svg = drawing(document.querySelector('main')!, 'Orchard · Anna <3');
    expect(svg).toContain('<symbol id="star"');
    expect(svg).toContain('Tavern');
    expect(svg).toMatch(/\.tile\s*{\s*color: red/);
    expect(svg).toContain('data-theme="dark"');
    // It is XML, whatever people are called.
    expect(svg).toContain('Anna &lt;3');
    expect(svg).not.toMatch(/(href|src)="(http|\/)/);
  });
});
