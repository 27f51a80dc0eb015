/**
 * Heroes, put together like paper dolls on a field of 120 × 104: the guild gives background, clothes and headgear;
 * face, hair, beard and colours follow from the hero's key, so that everyone is someone.
 */
import { beam, dot, fine, flat, ink, line, put } from '$lib/drawing/strokes';

/** Heroes known to be women; anyone else may wear a beard. */
const WOMEN = new Set(
  (
    'runa isolde mirja saskia ottilie fenja brunhild sigrun walburga thora gerlinde hedda ' +
    'mathilda edda ursel irmgard rosalind pernilla kaethe marisol annika lioba dorle zita'
  ).split(' '),
);

export interface Portrait {
  skin: string;
  hair: string;
  coat: string;
  trim: string;
  /** Names of the pieces, back to front. */
  pieces: string[];
}

const tint = (share: number): string => `color-mix(in srgb, var(--skin) ${share}%, #4a2512)`;
const SKINS = [100, 88, 74, 58, 42, 95].map(tint);
const HAIRS = ['trunk', 'slate-2', 'r-wood', 'thatch', 'r-clay-2', 'rock-2', 'thatch-2', 'snow', 'r-grain'];

/** Coat and trim by guild: greens and earth, steel and madder, clay and straw, plum and cloth. */
const COATS: Record<string, [string, string][]> = {
  adventurer: [
    ['tree', 'thatch-2'],
    ['forest', 'roof-2'],
    ['trunk', 'tree-2'],
    ['tree-3', 'r-timber'],
    ['thatch-2', 'tree-3'],
    ['water-2', 'trunk'],
  ],
  defender: [
    ['slate', 'r-stone'],
    ['roof-2', 'r-stone'],
    ['slate-2', 'r-coin'],
    ['rock', 'r-diamond-2'],
    ['blueprint', 'r-stone'],
    ['trunk', 'r-stone-2'],
  ],
  builder: [
    ['roof', 'thatch'],
    ['thatch', 'beam'],
    ['r-clay', 'wall-2'],
    ['road-edge', 'roof'],
    ['r-clay-2', 'r-timber'],
    ['window', 'beam'],
  ],
  artisan: [
    ['p4', 'r-flour-2'],
    ['r-diamond-2', 'wall-2'],
    ['roof', 'r-flour'],
    ['slate', 'r-clay'],
    ['p2', 'r-sand'],
    ['tree-2', 'r-flour-2'],
  ],
};

const HATS: Record<string, string[]> = {
  adventurer: ['feather', 'hood', 'brim', 'fur', 'band'],
  defender: ['helm', 'kettle', 'coif', 'crest', 'circlet'],
  builder: ['straw', 'cap', 'kerchief', 'leather', 'pencil'],
  artisan: ['headband', 'beret', 'goggles', 'scarf', 'bare'],
};

const TOOLS: Record<string, string[]> = {
  adventurer: ['staff', 'bow', 'rope'],
  defender: ['spear', 'shield', 'sword'],
  builder: ['hammer', 'square', 'plank'],
  artisan: ['brush', 'tongs', 'needle'],
};

/** A small number from a text, the same every time. */
const hash = (text: string): number => {
  let h = 2166136261;
  for (const char of text) h = Math.imul(h ^ char.charCodeAt(0), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return (h ^ (h >>> 13)) >>> 0;
};

export function portrait(key: string, guild: string): Portrait {
  const pick = <T>(what: string, from: readonly T[]): T => from[hash(`${what}-${key}`) % from.length]!;
  const woman = WOMEN.has(key);
  const hat = pick('hat', HATS[guild] ?? HATS.artisan!);
  const [coat, trim] = pick('coat', COATS[guild] ?? COATS.artisan!);
  const long = woman
    ? pick('hair', ['long', 'braids', 'bob', 'bun', 'curls'])
    : pick('hair', ['short', 'short', 'bob', 'curls', 'none']);
  const beard = woman
    ? 'none'
    : pick('beard', ['none', 'full', 'full', 'goatee', 'moustache', 'stubble', 'long']);
  return {
    skin: pick('skin', SKINS),
    hair: `var(--${pick('colour', HAIRS)})`,
    coat: `var(--${coat})`,
    trim: `var(--${trim})`,
    pieces: [
      `scene-${guild}`,
      `back-${long}`,
      `tool-${pick('tool', TOOLS[guild] ?? TOOLS.artisan!)}`,
      `coat-${guild}`,
      `head-${pick('head', woman ? ['oval', 'round'] : ['oval', 'round', 'square'])}`,
      `eyes-${pick('eyes', ['calm', 'bright', 'merry'])}`,
      `brows-${pick('brows', woman ? ['arched', 'soft'] : ['soft', 'strong', 'arched'])}`,
      `nose-${pick('nose', ['button', 'straight', 'broad'])}`,
      `mouth-${pick('mouth', ['smile', 'grin', 'wry'])}`,
      `mark-${pick('mark', ['none', 'none', 'cheeks', 'freckles', woman ? 'earring' : 'scar'])}`,
      `beard-${beard}`,
      `front-${long}`,
      `hat-${hat}`,
      // Some choices are not drawn: no beard, no long hair, no hat.
    ].filter((piece) => piece in PORTRAIT_PIECES),
  };
}

const hill = flat('M0 84c30-22 74-20 120-4v28H0z', 'meadow');

/** The pieces by name. Skin, hair, coat and trim are set where a portrait is used. */
export const PORTRAIT_PIECES: Record<string, string> = {
  'scene-adventurer':
    flat('M0 70 24 44l18 16 26-32 24 28 28-14v66H0z', 'rock-2', 0.6) +
    hill +
    put('fir', 14, 92, 1.3) +
    put('fir', 108, 88, 1.1),
  'scene-defender':
    flat('M0 104V44h12v8h12v-8h14v8h12v-8h14v8h12v-8h14v8h12v-8h14v60z', 'r-stone', 0.75) +
    line('M0 66h120M0 82h120M20 52v14M56 66v16M92 52v14M100 82v14M16 82v14', 'r-stone-2', 1.4),
  'scene-builder':
    flat('M66 104V34h40v70z', 'wall-2', 0.8) +
    flat('M60 36 86 14l26 22z', 'roof', 0.8) +
    line('M8 104V26M34 104V26M2 44h44M2 74h44M8 74 34 44', 'r-timber', 3.4) +
    flat('M0 94c40-6 80-6 120 0v14H0z', 'plaza'),
  'scene-artisan':
    flat('M0 0h120v104H0z', 'wall-2', 0.7) +
    line('M0 38h30M92 38h28', 'beam', 4) +
    flat('M4 36v-12h8v12zM16 36V20l5-4 5 4v16z', 'r-clay') +
    flat('M98 36V22h6v14zM108 36V26h8v10z', 'r-diamond-2') +
    flat('M0 90h120v14H0z', 'r-timber', 0.7),

  'back-long': fine('M36 44c-2-26 10-36 24-36s26 10 24 36l4 40H32z', 'hair'),
  'back-braids': fine(
    'M40 52c-6 10-6 22-3 34l8-2c-2-12 0-22 4-30zM80 52c6 10 6 22 3 34l-8-2c2-12 0-22-4-30z',
    'hair',
  ),
  'back-bun': '<circle cx="60" cy="10" r="9" fill="var(--hair)" stroke-width="1.8"/>',
  'back-curls': fine(
    'M38 60c-7-2-7-10-2-12-5-5-3-12 3-13 0-8 6-13 12-12 4-6 14-6 18 0 6-1 12 4 12 12 6 1 8 8 3 13 5 2 5 10-2 12z',
    'hair',
  ),
  'back-bob': fine('M37 58c-4-32 6-46 23-46s27 14 23 46c-4 4-10 4-14 0H51c-4 4-10 4-14 0z', 'hair'),

  'tool-staff': beam('M20 104 26 12', 'r-wood', 3.4) + fine('M22 14c-2-8 4-12 9-10 5 3 4 10-1 11'),
  'tool-bow': beam('M96 14c16 24 16 58 2 86', 'r-wood-2', 3) + line('M96 14 98 100', 'pole', 1.4),
  'tool-rope':
    fine('M84 76c10-4 20 0 22 10s-6 18-16 18', 'none') +
    line('M84 78c9-4 18 0 20 8s-5 16-14 16', 'r-sand-2', 4),
  'tool-spear': beam('M22 104V22', 'r-wood', 3.2) + fine('M22 2c6 8 6 14 0 22-6-8-6-14 0-22z', 'r-stone'),
  'tool-shield':
    ink('M92 62c8 4 14 5 22 5 0 20-6 31-22 40-16-9-22-20-22-40 8 0 14-1 22-5z', 'trim') +
    line('M92 74v26M81 84h22', 'snow', 3.4),
  'tool-sword':
    fine('M100 100V26l4-8 4 8v74z', 'r-stone') + beam('M94 76h20', 'r-coin', 3) + flat('M104 18l4 8v74h-4z'),
  'tool-hammer':
    beam('M24 104V40', 'r-wood-2', 3.4) +
    fine('M10 28h26c4 4 4 12 0 16H10z', 'r-stone') +
    flat('M26 28h10c4 4 4 12 0 16H24z'),
  'tool-square':
    fine('M92 100V38h8v54h18v8z', 'r-timber') + line('M96 46h3M96 56h3M96 66h3M96 76h3', 'draw', 1.4),
  'tool-plank':
    fine('M12 104 26 22l10 2-14 80z', 'r-timber') + line('M22 40l-3 20M26 64l-3 20', 'r-wood', 1.6),
  'tool-brush':
    beam('M98 104 104 48', 'r-wood', 3) + fine('M99 48h10l-1-8c0-6-4-8-4-14-2 6-5 8-5 14z', 'r-clay'),
  'tool-tongs':
    line('M12 100 28 54M26 100 14 54M14 54c-4-8 0-14 6-18M28 54c4-8 2-14-4-18', 'draw', 5) +
    line('M12 100 28 54M26 100 14 54M14 54c-4-8 0-14 6-18M28 54c4-8 2-14-4-18', 'r-stone', 2.2),
  'tool-needle':
    line('M100 96 108 40', 'draw', 4.6) +
    line('M100 96 108 40', 'r-stone', 2) +
    line('M108 42c8 12-6 18 2 30s-4 18 2 26', 'roof', 2),

  'coat-adventurer':
    ink('M18 108c0-30 16-42 42-42s42 12 42 42z', 'coat') +
    flat('M74 69c18 6 28 18 28 39H80c3-14 1-28-6-39z') +
    fine('M34 74c10 10 42 10 52 0l6 8c-16 14-48 14-64 0z', 'trim') +
    dot(60, 86, 4, 'r-coin'),
  'coat-defender':
    ink('M14 108c0-30 18-42 46-42s46 12 46 42z', 'coat') +
    ink('M34 108V82c8-8 16-10 26-10s18 2 26 10v26z', 'trim') +
    flat('M70 73c6 2 12 5 16 9v26H72c2-12 1-24-2-35z') +
    line('M60 74v34', 'draw', 1.8) +
    fine('M20 88c-4-10 2-18 14-20 4 6 4 14 0 22zM100 88c4-10-2-18-14-20-4 6-4 14 0 22z', 'trim'),
  'coat-builder':
    ink('M18 108c0-30 16-42 42-42s42 12 42 42z', 'coat') +
    flat('M74 69c18 6 28 18 28 39H80c3-14 1-28-6-39z') +
    line('M44 72 40 108M76 72l4 36', 'draw', 8) +
    line('M44 72 40 108M76 72l4 36', 'trim', 4.6) +
    fine('M52 68l8 10 8-10', 'wall'),
  'coat-artisan':
    ink('M18 108c0-30 16-42 42-42s42 12 42 42z', 'coat') +
    flat('M74 69c18 6 28 18 28 39H80c3-14 1-28-6-39z') +
    fine('M42 108V84h36v24z', 'trim') +
    line('M42 86 48 70M78 86 72 70', 'draw', 1.8) +
    fine('M52 96h16v12H52z', 'none'),

  'head-oval':
    fine('M51 76V60h18v16c-4 7-14 7-18 0z', 'skin-tone') +
    flat('M51 66c6 6 14 6 18 0v8c-6 2-14 0-18-4z') +
    ink('M40 40c0-18 8-26 20-26s20 8 20 26c0 19-8 29-20 29S40 59 40 40z', 'skin-tone') +
    flat('M67 16c9 3 13 11 13 24 0 19-8 29-20 29 10-8 13-32 7-53z'),
  'head-round':
    fine('M51 76V60h18v16c-4 7-14 7-18 0z', 'skin-tone') +
    flat('M51 66c6 6 14 6 18 0v8c-6 2-14 0-18-4z') +
    ink('M38 42c0-18 9-28 22-28s22 10 22 28c0 16-9 26-22 26S38 58 38 42z', 'skin-tone') +
    flat('M68 16c9 4 14 12 14 26 0 16-9 26-22 26 11-9 14-32 8-52z'),
  'head-square':
    fine('M49 76V60h22v16c-5 7-17 7-22 0z', 'skin-tone') +
    flat('M49 66c6 6 16 6 22 0v8c-6 2-16 0-22-4z') +
    ink('M39 40c0-18 8-26 21-26s21 8 21 26v14c0 8-6 15-13 16H52c-7-1-13-8-13-16z', 'skin-tone') +
    flat('M68 15c8 4 13 12 13 25v14c0 8-6 15-13 16h-4c9-14 10-36 4-55z'),

  'eyes-calm': line('M51 42v2.4M69 42v2.4', 'draw', 3.6),
  'eyes-bright':
    '<g fill="var(--snow)" stroke-width="1.4"><circle cx="51" cy="43" r="4"/><circle cx="69" cy="43" r="4"/></g>' +
    line('M51.5 43v.4M69.5 43v.4', 'draw', 4),
  'eyes-merry': line('M47 44q4-4 8 0M65 44q4-4 8 0', 'draw', 2.4),
  'brows-soft': line('M47 36q4-2 8 0M65 36q4-2 8 0', 'draw', 1.8),
  'brows-arched': line('M46 37q4-5 9-2M65 35q5-3 9 2', 'draw', 1.8),
  'brows-strong': line('M45 36.5l10-1M65 35.5l10 1', 'draw', 3.2),
  'nose-button': line('M58 50q2 2.5 4 0', 'draw', 1.8),
  'nose-straight': line('M60 43l-2.5 7h4', 'draw', 1.8),
  'nose-broad': line('M56 50q-1-3 1-4M64 50q1-3-1-4M57 51q3 2 6 0', 'draw', 1.8),
  'mouth-smile': line('M53 58q7 5 14 0', 'draw', 2),
  'mouth-grin': fine('M52 57h16c-1 6-4 8-8 8s-7-2-8-8z', 'snow'),
  'mouth-wry': line('M53 59q6 2 13-2', 'draw', 2),
  'mark-cheeks':
    '<g fill="var(--roof)" stroke="none" opacity=".35"><circle cx="46" cy="52" r="4"/><circle cx="74" cy="52" r="4"/></g>',
  'mark-freckles': line('M46 50v.1M49 52v.1M45 54v.1M71 50v.1M74 52v.1M71 54v.1', 'r-clay-2', 2),
  'mark-scar': line('M72 47l4 9', 'roof-2', 1.8),
  'mark-earring': dot(39, 55, 2.6, 'r-coin', 1.4) + dot(81, 55, 2.6, 'r-coin', 1.4),

  'beard-full': fine(
    'M39 46c1 22 8 31 21 31s20-9 21-31c-4 8-8 10-13 9-5-2-11-2-16 0-5 1-9-1-13-9zM53 60q7 4 14 0',
    'hair',
  ),
  'beard-goatee':
    fine('M52 62c1 10 4 14 8 14s7-4 8-14c-5 3-11 3-16 0z', 'hair') +
    fine('M50 56c4-4 16-4 20 0-6 1-14 1-20 0z', 'hair'),
  'beard-moustache': fine('M60 53c-4-2-10 0-14 5 6 2 11 1 14-2 3 3 8 4 14 2-4-5-10-7-14-5z', 'hair'),
  'beard-stubble': flat('M40 50c2 14 9 19 20 19s18-5 20-19c-4 7-10 6-20 6s-16 1-20-6z', 'hair', 0.32),
  'beard-long': fine(
    'M39 46c1 20 4 30 8 38 4 10 9 14 13 14s9-4 13-14c4-8 7-18 8-38-4 8-8 10-13 9-5-2-11-2-16 0-5 1-9-1-13-9zM53 60q7 4 14 0M54 72v12M62 74v14',
    'hair',
  ),

  'front-short': fine(
    'M38 44c-3-24 8-34 22-34s25 10 22 34c-2-8-4-12-8-16-8 4-20 4-28 0-4 4-6 8-8 16z',
    'hair',
  ),
  'front-long': fine(
    'M37 50c-4-30 8-40 23-40s27 10 23 40c-2-12-6-20-12-24-6 6-18 10-28 10-3 4-5 8-6 14z',
    'hair',
  ),
  'front-braids':
    fine('M38 46c-3-26 8-36 22-36s25 10 22 36c-3-10-8-18-22-22-14 4-19 12-22 22z', 'hair') +
    line('M60 12v12', 'draw', 1.4),
  'front-bob': fine('M38 46c-3-26 8-36 22-36s25 10 22 36c-2-10-4-14-6-16H44c-2 2-4 6-6 16z', 'hair'),
  'front-bun': fine('M38 44c-2-22 8-32 22-32s24 10 22 32c-4-12-10-18-22-18s-18 6-22 18z', 'hair'),
  'front-curls': fine(
    'M38 42c-4-4-2-10 2-12-2-7 4-12 9-11 3-7 13-8 17-2 6-3 13 1 12 8 5 2 7 9 4 15-3-3-4-6-5-9-4 1-7-1-8-4-4 4-9 4-12 1-4 4-8 4-11 2-2 5-5 8-8 12z',
    'hair',
  ),

  'hat-feather':
    ink('M26 32c20-10 48-10 68 0-8-2-16-3-21-4 0-14-4-22-13-22s-13 8-13 22c-7 1-13 2-21 4z', 'coat') +
    line('M46 27q14-5 28 0', 'trim', 4) +
    fine('M74 22c8-16 18-20 26-20-2 12-10 20-24 24z', 'roof'),
  'hat-hood':
    ink(
      'M32 66c-4-36 6-60 28-60s32 24 28 60c-4-4-6-10-7-24-2-12-10-18-21-18s-19 6-21 18c-1 14-3 20-7 24z',
      'coat',
    ) + flat('M64 6c18 4 28 26 24 60-4-4-6-10-7-24-2-8-6-13-12-16z'),
  'hat-brim':
    ink('M20 34c24-9 56-9 80 0-10 4-70 4-80 0zM42 28c0-14 6-22 18-22s18 8 18 22c-10-3-26-3-36 0z', 'trim') +
    line('M42 28q18-5 36 0', 'draw', 3),
  'hat-fur':
    ink('M38 26c2-12 10-18 22-18s20 6 22 18z', 'coat') +
    ink(
      'M33 34c-4-6 2-12 7-10 2-4 9-4 11 0 3-4 9-4 12 0 3-4 9-4 11 0 4-3 11 0 11 5 0 4-4 7-8 5-10-4-28-4-36 0-3 2-6 2-8 0z',
      'r-wood-2',
    ),
  'hat-band':
    line('M38 30q22-9 44 0', 'draw', 8) +
    line('M38 30q22-9 44 0', 'trim', 5) +
    fine('M82 30l10 6-4 8-8-11z', 'trim'),
  'hat-helm':
    ink('M36 44V32c0-16 10-24 24-24s24 8 24 24v12h-8V32H44v12z', 'r-stone') +
    flat('M66 9c12 2 18 11 18 23v12h-8V32h-8z') +
    line('M60 8v24', 'draw', 2.4),
  'hat-kettle':
    ink('M26 36c22-9 46-9 68 0-8 5-60 5-68 0zM42 31C42 16 48 8 60 8s18 8 18 23c-12-3-24-3-36 0z', 'r-stone') +
    flat('M66 9c8 3 12 10 12 22-4-1-8-2-12-2z'),
  'hat-coif':
    ink(
      'M34 72c-4-42 6-62 26-62s30 20 26 62c-5-4-6-12-7-26-1-12-8-18-19-18s-18 6-19 18c-1 14-2 22-7 26z',
      'r-stone-2',
    ) + line('M44 18q16-8 32 0M40 26q20-9 40 0M37 40v22M83 40v22', 'draw', 1.4, '2 3'),
  'hat-crest':
    fine('M54 10c-2-12 10-14 24-8 6 4 12 12 12 24-8-8-16-12-26-12z', 'roof') +
    ink(
      'M36 42V32c0-16 10-23 24-23s24 7 24 23v10c-4-5-6-8-8-10H64v12l-4 5-4-5V32H44c-2 2-4 5-8 10z',
      'r-stone',
    ) +
    flat('M68 10c10 3 16 11 16 22v10c-4-5-6-8-8-10h-6z'),
  'hat-circlet':
    line('M38 32q22-8 44 0', 'draw', 7) +
    line('M38 32q22-8 44 0', 'r-coin', 4) +
    fine('M56 28l4-6 4 6-4 5z', 'r-diamond'),
  'hat-straw':
    ink('M22 34c24-8 52-8 76 0-10 5-66 5-76 0zM42 29c0-16 6-23 18-23s18 7 18 23c-12-3-24-3-36 0z', 'thatch') +
    line('M42 28q18-5 36 0', 'roof', 3.6) +
    flat('M66 7c8 3 12 10 12 22-4-1-7-1-11-1.5z'),
  'hat-cap':
    ink('M37 32c-1-16 9-24 23-24s24 8 24 20c0 3-2 4-5 4z', 'coat') +
    ink('M36 34c-6 0-11 1-15 4 10 3 30 2 58-4-12-4-30-4-43 0z', 'coat') +
    dot(61, 8, 3, 'trim'),
  'hat-kerchief':
    ink('M36 38C36 18 46 8 60 8s24 10 24 30c-14-10-34-10-48 0z', 'trim') +
    line('M50 20v.1M60 16v.1M70 20v.1M55 26v.1M66 26v.1', 'snow', 3.4) +
    fine('M82 36l10 2-6 8z', 'trim'),
  'hat-leather':
    ink('M37 34C37 17 46 9 60 9s23 8 23 25z', 'r-wood') +
    ink('M33 37c16-7 38-7 54 0v-6c-16-6-38-6-54 0z', 'beam') +
    line('M60 9v22', 'draw', 1.4),
  'hat-pencil': line('M80 38l10-12', 'draw', 6) + line('M80 38l10-12', 'r-coin', 3.2),
  'hat-headband': line('M38 30q22-9 44 0', 'draw', 7) + line('M38 30q22-9 44 0', 'r-coin', 4),
  'hat-beret':
    ink('M34 30c-8-14 8-24 26-24s36 6 32 20c-2 6-10 6-14 4-12-5-28-5-38 2-2 1-5 0-6-2z', 'trim') +
    line('M60 6v-4', 'draw', 3),
  'hat-goggles':
    line('M38 28q22-7 44 0', 'beam', 4) +
    dot(50, 25, 7, 'r-diamond') +
    dot(70, 25, 7, 'r-diamond') +
    line('M47 27l4-5M67 27l4-5', 'shine', 2),
  'hat-scarf':
    ink('M34 44C32 20 44 8 60 8s28 12 26 36c-2-6-6-12-10-16-10 4-22 4-32 0-4 4-8 10-10 16z', 'trim') +
    fine('M36 42c-6 6-8 12-8 20l8-2c0-8 1-12 3-16z', 'trim'),
};
