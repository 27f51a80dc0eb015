/** Twelve buildings, each with a silhouette of its own, standing on y = 0 within -60…60 × -76…8. */
import { barrel, block, door, house, panes } from '$lib/drawing/houses';
import { at, beam, dot, fine, flat, ink, line, use } from '$lib/drawing/strokes';

export const BUILDINGS: Record<string, string> = {
  sawmill:
    at(
      -36,
      0,
      house(32, 40, 24, 20, 'slate', line('M1-24H31M16-24V-40M45-24V0M59-24V0M32-12H72', 'beam', 2.2)) +
        panes(-17, 38.5, 58.5),
    ) +
    dot(-20, -8, 13, 'r-stone', 2.4) +
    '<circle cx="-20" cy="-8" r="13" stroke-width="4.5" stroke-dasharray="2.7 4.1"/>' +
    dot(-20, -8, 3, 'snow') +
    beam('M33 3h26M35-4h26M33-11h26', 'r-timber', 4),
  'clay-pit':
    ink('M-54 4C-44-22-16-30 6-24s40 4 50 28z', 'r-clay') +
    ink('M-34 4c4-14 22-18 37-15s24 5 28 15z', 'r-clay-2') +
    at(10, -12, house(22, 22, 16, 16, 'thatch') + door(6) + panes(-11, 29.5)) +
    beam('M-42 0-26-36', 'r-wood-2', 2.4) +
    fine('M-48-6l12 5-4 9c-6 1-10-2-12-6z', 'r-stone') +
    use('clay', -16, -14, 20),
  quarry:
    ink('M-50 2v-22l8-4v-18l10-6h36l8 8v14l14 2v10l16 4v12z', 'snow') +
    flat('M-50-20h32V2h-32zM-42-42h36v18h-36zM4-48l8 8v14l14 2v10l16 4V2H14v-14L4-16v-16z', 'rock-2') +
    flat('M12-26l14 2v10l16 4V2H26l-8-12-10-4z') +
    line('M-50-20h34V2M-42-42h38v18h-38M-26-42v18M-32-20V2M-4-28 12-26M-16-14h22', 'draw', 1.8) +
    beam('M38 2v-66M42-62-2-46M38-46l-12-9', 'r-timber', 3) +
    line('M-1-46v13', 'draw', 1.8) +
    block(-9, -24) +
    block(-34, 7, 14, 10) +
    block(14, 8),
  'diamond-mine':
    ink('M-56 3-42-32-20-58 2-50 18-66 40-38 56 3z', 'slate') +
    flat('M18-66 40-38 56 3H24L20-30z') +
    fine('m18-66 9 11-6 5-4-4-7 5z', 'snow') +
    ink('M-22 3v-28h36V3z', 'draw') +
    beam('M-22 3v-28M14 3v-28M-28-28h48', 'r-timber', 4) +
    use('diamond', -15, -22, 22) +
    line('M-20 8 2 0M6 8 10 0', 'rock-2', 2) +
    fine('M26 2v-12h22l-3 12z', 'r-wood') +
    dot(31, 4, 3.4, 'r-stone') +
    dot(43, 4, 3.4, 'r-stone') +
    use('diamond', 29, -24, 17),
  bazaar:
    at(-42, 0, use('stall', 0, -47, 50)) +
    at(2, 4, use('stall', 0, -42, 44)) +
    line('M-34-46C-14-60 10-60 34-38', 'beam', 1.6) +
    fine('M-22-52v8l5-2zM-6-56v8l5-2zM10-55v8l5-2z', 'r-coin'),
  'gem-cutter':
    at(-46, 0, house(28, 34, 30, 22, 'slate') + door(9.5) + panes(-24, 35, 48)) +
    line('M18-34h20M30-34v5', 'draw', 2.4) +
    '<circle cx="30" cy="-16" r="14" fill="var(--chip)"/>' +
    use('diamond', 19, -27, 22) +
    dot(-6, -6, 9, 'r-stone', 2.4) +
    dot(-6, -6, 2.2, 'snow') +
    beam('M-20 4-6-6 8 4', 'r-wood-2', 2.4),
  alchemist:
    at(-46, 0, house(26, 26, 20, 18, 'roof') + door(8.5) + panes(-14, 35.5)) +
    ink('M6 0v-42h28V0z', 'wall') +
    flat('M24-42h10V0H24z') +
    ink('M1-40 20-74 39-40z', 'p4') +
    flat('M20-74 39-40H25z') +
    fine('M15-14v-11a5 5 0 0 1 10 0v11z', 'window') +
    line('M-16-44c4-6-4-8 0-14M-8-46c4-6-4-8 0-14', 'line-strong', 2.4) +
    fine('M44-16h8v5l6 11c0 3-2 4-4 4H42c-2 0-4-1-4-4l6-11z', 'r-diamond') +
    flat('M41-4h14l2 4c0 2-1 3-3 3H42c-2 0-3-1-3-3z', 'good'),
  storehouse:
    at(-44, 0, house(50, 34, 26, 24, 'thatch') + panes(-19, 62)) +
    fine('M-30 0v-21h22V0z', 'door') +
    line('M-30 0l22-21M-8 0l-22-21M-19 0v-21', 'r-timber', 2.2) +
    fine('M-24-30a5 5 0 0 1 10 0v4h-10z', 'draw') +
    fine('M38 5v-14h14V5zM24 7V-4h12V7zM40-9v-11h12v11z', 'r-timber') +
    line('M38-2h14M24 1h12M40-15h12', 'draw', 1.4),
  tavern:
    at(
      -50,
      0,
      fine('M42-58h9v24h-9z', 'roof-2') +
        house(32, 42, 26, 22, 'roof', line('M1-26H31M16-26V-44M46-26V0M60-26V0M32-13H74', 'beam', 2.2)) +
        door(11.5) +
        panes(-20, 36, 50),
    ) +
    line('M-2-64c4-5-4-7 0-13', 'line-strong', 2.4) +
    beam('M32 4v-42h16', 'r-wood', 2.4) +
    fine('M38-34h20v20H38z', 'r-coin') +
    fine('M42-29h9v11h-9zM51-27h4v6h-4', 'r-wood') +
    barrel(40, 5),
  bank:
    fine('M-48 4v-5h96v5z', 'wall-2') +
    ink('M-40-2v-34h80v34z', 'wall') +
    flat('M14-36h26v34H14z') +
    ink('M-50-36 0-66l50 30z', 'slate') +
    flat('M0-66l50 30H14z') +
    fine('M-36-2v-32h10v32zM-17-2v-32h10v32zM7-2v-32h10v32zM26-2v-32h10v32z', 'snow') +
    use('coin', -9, -56, 18),
  church: at(
    0,
    0,
    ink('M-4 0h58v-38H-4z', 'wall-2') +
      ink('M-6-36 10-66h36l16 30z', 'roof') +
      line('M4-50h46M8-58h40M0-43h54', 'roof-2', 1.6, '7 4') +
      ink('M-44 0h40v-66h-40z', 'wall') +
      flat('M-14 0h10v-66h-10z') +
      ink('M-50-64-24-112 2-64z', 'slate') +
      flat('M-24-112 2-64h-17z') +
      line('M-24-112v-14M-30-121h12', 'pole', 3) +
      dot(-24, -49, 9, 'snow') +
      line('M-24-54.5v5.5l3.8 2.5', 'draw', 1.8) +
      fine('M-32 0v-18a8 8 0 0 1 16 0V0z', 'door') +
      fine('M8-10v-12a4 4 0 0 1 8 0v12zM24-10v-12a4 4 0 0 1 8 0v12zM40-10v-12a4 4 0 0 1 8 0v12z', 'window'),
    0.6,
  ),
  'trading-post':
    beam('M-44 6v-16M-6 6v-16M30 6v-16', 'r-wood', 4) +
    at(-50, -12, house(34, 44, 18, 18, 'thatch') + door(12.5) + panes(-13, 40, 58)) +
    fine('M-54-8h84v-5h-84z', 'r-timber') +
    fine('M-36 8l4-16h12l4 16M-35 2h18M-33-3h14') +
    beam('M46 6v-66', 'r-wood', 3) +
    fine('M46-58h-18l-6 5 6 5h18zM46-42h10l6 5-6 5H46z', 'r-timber') +
    fine('M2 7V-5h14V7z', 'r-wood-2') +
    line('M9-5V7M2 1h14', 'draw', 1.4),
};
