/** The buildings of the first village, and the sizes of all. */
import { barrel, block, door, panes } from '$lib/drawing/houses';
import { at, beam, dot, fine, flat, ink, line, use } from '$lib/drawing/strokes';
import { built, type Building, type Size } from './building';
import { chimney, hay, house, logs } from './parts';
import { LATER_SIZES } from './sizes';

export const BUILDINGS: Record<string, Building> = {
  church: built(
    46,
    134,
    58,
    -21,
    flat('M-44 0h98l-6 6h-86z') +
      ink('M-2 0h52v-38H-2z', 'wall-2') +
      ink('M-4-36 10-66h34l14 32H-2z', 'roof') +
      line('M4-50h44M8-58h38M0-42h52', 'roof-2', 1.6, '7 4') +
      ink('M-40 0h38v-66h-38z', 'wall') +
      flat('M-12 0h10v-66h-10z') +
      ink('M-45-64-21-116 3-64z', 'slate') +
      flat('M-21-116 3-64h-16z') +
      line('M-21-116v-16M-27-126h12', 'pole', 2.6) +
      dot(-21, -49, 9, 'snow') +
      fine('M-21-54.5v5.5l3.8 2.5') +
      fine('M-29 0v-18a8 8 0 0 1 16 0V0z', 'door') +
      fine('M8-10v-12a4 4 0 0 1 8 0v12zM24-10v-12a4 4 0 0 1 8 0v12zM39-10v-12a4 4 0 0 1 8 0v12z', 'window'),
  ),
  quarry: built(
    48,
    62,
    40,
    6,
    ink('M-46 0v-20l8-4v-18l10-6h34l6 8v14l14 2v10l14 4V0z', 'snow') +
      flat('M-46-20h30v20h-30zM-38-42h34v18h-34zM6-48l6 8v14l14 2v10l14 4V0H12v-12L2-16v-16z', 'rock-2') +
      flat('M12-26l14 2v10l14 4V0H24l-6-10-10-4z') +
      fine('M-46-20h32V0M-38-42h36v18h-36M-24-42v18M-30-20V0M-2-28 12-26M-14-14h20') +
      beam('M34 0V-60M36-58-2-44M34-44l-11-8', 'r-timber', 3) +
      line('M0-44v9', 'draw', 1.8) +
      block(-7, -22) +
      block(-30, 5, 13, 10) +
      block(16, 6),
  ),
  woodcutter: built(
    54,
    54,
    56,
    -21.5,
    at(-36, 0, chimney(36, 53, 28) + house(30, 34, 22, 22, 'thatch') + door(10) + panes(-16, 43.5)) +
      logs(38, 2) +
      fine('M-54 2v-8h12v8z', 'r-wood') +
      `<ellipse cx="-48" cy="-6" rx="6" ry="2.5" fill="var(--r-wood-2)" stroke-width="1.8"/>` +
      fine('m-49-7 9-14M-44-23l8 4-3 5-7-4z', 'r-stone'),
  ),
  farm: built(
    36,
    44,
    48,
    -16.5,
    at(-30, 0, house(28, 26, 20, 20, 'roof') + door(9) + panes(-14, 37.5)) + hay(26, 4),
  ),
  'town-hall': built(
    52,
    98,
    52,
    0,
    flat('M-48 0h100l-6 6h-88z') +
      ink('M-46 0h92v-30h-92z', 'wall') +
      flat('M16-30h30V0H16z') +
      ink('M-50-28-38-50h76l12 22z', 'slate') +
      line('M-42-36h84M-38-43h76', 'slate-2', 1.6, '7 4') +
      ink('M-15 0v-54L0-72l15 18V0z', 'wall') +
      flat('M4-68 15-54V0H4z') +
      beam('M-20-50 0-76l20 26', 'slate-2', 3) +
      dot(0, -42, 7.5, 'snow') +
      fine('M0-46v4.5l3 1.5') +
      fine('M-7 0v-17a7 7 0 0 1 14 0V0z', 'door') +
      fine('M-38-20h8v10h-8zM-26-20h7v10h-7zM19-20h7v10h-7zM31-20h8v10h-8z', 'window') +
      line('M0-76v-20', 'pole', 2.4) +
      fine('M0-95c6-3 9 3 16 0l-3 6 3 5c-7 2-10-3-16 0z', 'roof'),
  ),
  market: built(
    54,
    58,
    52,
    2,
    flat('M-48 2h44l-5 5h-36zM6 6h42l-5 5H14z') +
      line('M-40-44C-20-62 20-62 42-34', 'beam', 1.6) +
      fine('M-24-54l4 9 4-10zM-8-58l4 9 4-9zM9-57l4 9 5-7z', 'r-coin') +
      use('stall', -52, -44, 52) +
      use('stall', 4, -36, 46) +
      barrel(-4, 8),
  ),
};

/** The sizes of all places. */
export const SIZES: Record<string, Size> = { ...BUILDINGS, ...LATER_SIZES };
