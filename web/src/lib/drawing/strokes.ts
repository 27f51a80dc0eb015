/** The SVG shapes all drawings are made of. Colours are names of tokens, so that they follow the theme. */

const colour = (token: string): string => (token === 'none' ? token : `var(--${token})`);

/** An object: outlined in ink. */
export const ink = (d: string, fill = 'none'): string => `<path d="${d}" fill="${colour(fill)}"/>`;

/** A small object or an inner line. */
export const fine = (d: string, fill = 'none'): string =>
  `<path d="${d}" fill="${colour(fill)}" stroke-width="1.8"/>`;

/** Land, shade and shine: no outline. */
export const flat = (d: string, fill = 'shade', opacity = 1): string =>
  `<path d="${d}" fill="${colour(fill)}" stroke="none"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A coloured stroke without outline. */
export const line = (d: string, stroke: string, width: number, dash = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour(stroke)}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}/>`;

/** A pole or beam: a coloured stroke with an inked edge. */
export const beam = (d: string, stroke: string, width: number): string =>
  line(d, 'draw', width + 3) + line(d, stroke, width);

export const dot = (x: number, y: number, r: number, fill: string, width = 1.8): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour(fill)}" stroke-width="${width}"/>`;

/** A symbol of the shared sprite or of these drawings, with its upper left corner at x, y. */
export const use = (id: string, x: number, y: number, size: number): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;

/** A piece drawn around its foot at 0, 0. */
export const put = (id: string, x: number, y: number, scale = 1): string =>
  `<use href="#${id}" transform="translate(${x} ${y}) scale(${scale})"/>`;

export const at = (x: number, y: number, drawing: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${drawing}</g>`;

/** A piece to be used elsewhere: it inherits the outlines of the drawing it stands in. */
export const group = (id: string, drawing: string): string => `<g id="${id}">${drawing}</g>`;

/** A finished drawing to be used elsewhere. */
export const symbol = (id: string, box: string, drawing: string, width?: number): string =>
  `<symbol id="${id}" viewBox="${box}">${inked(drawing, width)}</symbol>`;

/** All drawings of a record, one after the other. */
export const all = <T>(drawings: Record<string, T>, draw: (id: string, drawing: T) => string): string =>
  Object.entries(drawings)
    .map(([id, drawing]) => draw(id, drawing))
    .join('');

/** A drawing with the usual outlines; all shapes above inherit them. */
export const inked = (drawing: string, width = 2.4): string =>
  `<g fill="none" stroke="var(--draw)" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`;
