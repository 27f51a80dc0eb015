/** The building of each place. */
import { barrel, block, door, panes } from '$lib/drawing/houses';
import { at, beam, dot, fine, flat, ink, line, use } from '$lib/drawing/strokes';
import { built, type Building } from './building';
import { LANDMARKS } from './landmarks';
import { chimney, fence, hay, house, logs, planks, sack, sheep, timbers } from './parts';

const blade = (x: number, y: number, r: number): string =>
  dot(x, y, r, 'r-stone', 2.4) +
  `<circle cx="${x}" cy="${y}" r="${r}" stroke-width="4.4" stroke-dasharray="2.6 ${((2 * Math.PI * r) / 12 - 2.6).toFixed(2)}"/>` +
  dot(x, y, 3, 'snow');

const barn = built(
  44,
  60,
  48,
  -14,
  flat('M-42 0h86l-5 5h-76z') +
    ink('M-40 0v-26l8-18 18-12 18 12 8 18V0z', 'roof') +
    ink('M12 0h30v-26H12z', 'roof-2') +
    ink('M-14-57h30l18 12 10 21H14L5-44z', 'thatch') +
    line('M-2-50h22M8-42h26M12-33h26', 'thatch-2', 1.6, '7 4') +
    beam('M-44-24l10-22 20-12 20 12 10 22', 'thatch-2', 3) +
    fine('M-26 0v-21h24V0z', 'door') +
    line('M-26 0l24-21M-2 0l-24-21M-14 0v-21', 'wall', 2) +
    fine('M-20-42a6 6 0 0 1 12 0v9h-12z', 'draw') +
    flat('M-21-32c0-6 4-8 7-8s7 2 7 8z', 'r-grain') +
    panes(-18, 22) +
    hay(25, 6),
);

function sail(turn: number): string {
  return (
    `<g transform="rotate(${turn})">` +
    fine('M2-10h11v-30H2z', 'snow') +
    line('M2-20h11M2-30h11M7.5-10v-30', 'beam', 1.2) +
    beam('M0 0v-42', 'r-wood', 2) +
    '</g>'
  );
}

function cow(x: number, y: number): string {
  return at(
    x,
    y,
    line('M19-22c6 2 6 8 5 12', 'draw', 1.8) +
      fine('M-14 0v-9l-4-10c0-6 6-8 14-8h16c6 0 9 4 9 10V0h-6v-8H-8v8z', 'snow') +
      flat('M-2-27h10c2 6-2 10-6 9s-7-4-4-9zM14-26c5 1 7 5 7 9-4 2-8 0-9-3s0-5 2-6z', 'draw') +
      flat('M-14-8h35v8h-6v-8H-8v8h-6z') +
      fine('M-12-24l-8-6-6 3c-5 4-7 10-6 14 4 3 9 2 11-2l8-3z', 'snow') +
      fine('M-33-15c-1 4 8 5 11 1l-2-4c-4-1-8 0-9 3z', 'skin') +
      line('M-18-29l3-5M-25-27l-4-4', 'draw', 2) +
      line('M-23-21v.1', 'draw', 2.6),
  );
}

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
  sawmill: built(
    42,
    48,
    68,
    2,
    at(-36, 0, house(32, 40, 24, 20, 'slate', timbers(32, 40, 24, 20)) + panes(-17, 38.5, 58.5)) +
      blade(-20, -8, 13) +
      planks(36, 4, 26),
  ),
  'dairy-farm': built(
    60,
    44,
    58,
    -25.5,
    at(-40, -2, house(30, 42, 20, 20, 'thatch', timbers(30, 42, 20, 20)) + door(10) + panes(-14, 37, 58)) +
      sheep(46, 3) +
      sheep(26, 12) +
      fence(-58, 9, 3),
  ),
  stonemason: built(
    48,
    46,
    62,
    -27.5,
    at(-42, 0, house(30, 36, 22, 20, 'slate') + door(10) + panes(-16, 44.5)) +
      block(30, 2, 13, 10) +
      block(46, 2, 11) +
      block(36, -9),
  ),
  'flour-mill': built(
    46,
    52,
    62,
    -25.5,
    fine('M20 8C34-2 44 8 62 2v8C46 16 34 8 20 14z', 'water') +
      at(-40, 0, house(30, 34, 26, 22, 'roof', timbers(30, 34, 26, 22)) + door(10) + panes(-18, 43.5)) +
      '<circle cx="34" cy="-6" r="15" stroke-width="7"/><circle cx="34" cy="-6" r="15" stroke="var(--r-wood)" stroke-width="3.5"/>' +
      line('M34-23V11M17-6h34M22-18l24 24M46-18 22 6', 'beam', 3) +
      dot(34, -6, 3.5, 'r-wood-2'),
  ),
  'barn-1': barn,
  'barn-2': barn,
  'cow-conservatory': built(
    58,
    54,
    62,
    -30,
    at(-52, -4, house(34, 52, 24, 22, 'roof', timbers(34, 52, 24, 22)) + panes(-17, 39, 56, 73)) +
      fine('M-44-4v-17a8 8 0 0 1 18 0v17z', 'door') +
      cow(26, 8) +
      fence(-6, 10, 2) +
      fence(50, 10, 2),
  ),
  windmill: built(
    42,
    92,
    46,
    0,
    flat('M-24 0h54l-8 6h-38z') +
      ink('M-22 0-14-50h28L22 0z', 'wall') +
      flat('M4-50h10L22 0H8z') +
      ink('M-18-48 0-68l18 20z', 'roof') +
      flat('M0-68 18-48H6z') +
      door(-4.5) +
      panes(-30, -3.5) +
      at(0, -50, [22, 112, 202, 292].map(sail).join('')) +
      dot(0, -50, 4, 'r-coin') +
      sack(24, 6) +
      sack(34, 3),
  ),
  lumbermill: built(
    60,
    56,
    62,
    -6,
    at(-50, -2, chimney(58, 60, 34) + house(40, 48, 28, 22, 'slate', timbers(40, 48, 28, 22))) +
      fine('M-44-2v-18h28v18z', 'draw') +
      blade(-30, -8, 12) +
      beam('M-56 2h52', 'r-wood', 7) +
      dot(-4, 2, 5, 'r-wood-2') +
      panes(-20, 0, 16) +
      planks(30, 6, 26) +
      planks(33, -12, 20) +
      logs(10, 10),
  ),
  'master-stonemason': built(
    74,
    60,
    58,
    -35.5,
    at(-52, 0, chimney(44, 59, 33) + house(34, 44, 26, 24, 'slate') + door(12) + panes(-19, 41.5, 63.5)) +
      fine('M34 4v-5h22v5zM38-1v-26h14v26zM35-27h20v-5H35z', 'r-stone') +
      flat('M47-27h5v26h-5z') +
      dot(45, -39, 6, 'snow') +
      block(-72, 4, 12, 10),
  ),
  ...LANDMARKS,
};
