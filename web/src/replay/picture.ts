/**
 * The board as a picture: a drawing of its own, with the page's styles and symbols in it. Boards are HTML and SVG, so what
 * is drawn is the part of the page itself; a program that does not know HTML inside SVG shows the PNG.
 */

const XHTML = 'http://www.w3.org/1999/xhtml';
const CAPTION = 36;
/** Of a PNG, per pixel of the page. */
const SHARPNESS = 2;

/** The styles of the page as they apply now: of what depends on the screen, only what is true here. */
function styles(rules: Iterable<CSSRule>): string {
  let text = '';
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule)
      text += matchMedia(rule.conditionText).matches ? styles(rule.cssRules) : '';
    else text += rule.cssText + '\n';
  }
  return text;
}

const pageStyles = () => [...document.styleSheets].map((sheet) => styles(sheet.cssRules)).join('');

/** What the clone of an element would forget: how far it was scrolled. */
function keepScroll(from: Element, to: Element): void {
  const [parts, clones] = [from.querySelectorAll('*'), to.querySelectorAll('*')];
  parts.forEach((part, i) => {
    const { scrollLeft, scrollTop } = part;
    if (!scrollLeft && !scrollTop) return;
    for (const child of clones[i]!.children)
      if (child instanceof HTMLElement) child.style.translate = `${-scrollLeft}px ${-scrollTop}px`;
  });
}

/** An element of the page as an SVG of its own, with a line below it. */
export function drawing(element: Element, caption: string): string {
  // All of it, also what would have to be scrolled to.
  const [w, h] = [element.clientWidth, element.scrollHeight];
  const root = document.documentElement;
  const colours = getComputedStyle(root);

  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('width', String(w));
  svg.setAttribute('height', String(h + CAPTION));
  svg.setAttribute('viewBox', `0 0 ${w} ${h + CAPTION}`);
  svg.setAttribute('lang', root.lang);
  if (root.dataset.theme) svg.dataset.theme = root.dataset.theme;

  const style = document.createElementNS(svg.namespaceURI, 'style');
  style.textContent = `${pageStyles()}
    * { animation: none !important; transition: none !important; caret-color: transparent; }
    svg:root { font-size: 16px; }`;
  svg.append(style);
  const symbols = document.querySelector('symbol')?.closest('svg')?.cloneNode(true) as SVGElement | undefined;
  if (symbols) {
    symbols.setAttribute('width', '0');
    symbols.setAttribute('height', '0');
    svg.append(symbols);
  }

  const page = document.createElementNS(svg.namespaceURI, 'foreignObject');
  page.setAttribute('width', String(w));
  page.setAttribute('height', String(h));
  const body = document.createElementNS(XHTML, 'body') as HTMLElement;
  body.style.cssText = `width:${w}px;height:${h}px;margin:0;overflow:hidden;display:grid`;
  const clone = element.cloneNode(true) as HTMLElement;
  keepScroll(element, clone);
  clone.style.cssText += `;width:${w}px;height:${h}px;overflow:hidden;box-shadow:none`;
  body.append(clone);
  page.append(body);
  svg.append(page);

  const strip = document.createElementNS(svg.namespaceURI, 'rect');
  for (const [name, value] of Object.entries({ y: h, width: w, height: CAPTION }))
    strip.setAttribute(name, String(value));
  strip.setAttribute('fill', colours.getPropertyValue('--paper-raised'));
  const text = document.createElementNS(svg.namespaceURI, 'text');
  text.setAttribute('x', '14');
  text.setAttribute('y', String(h + 23));
  text.setAttribute('fill', colours.getPropertyValue('--ink'));
  text.setAttribute('style', 'font: 600 15px var(--font-text)');
  text.textContent = caption;
  svg.append(strip, text);
  return new XMLSerializer().serializeToString(svg);
}

/** A drawing as points. */
export async function painted(svg: string): Promise<Blob> {
  const image = new Image();
  // From any other address the browser would not let the picture out again.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * SHARPNESS;
  canvas.height = image.height * SHARPNESS;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
}
