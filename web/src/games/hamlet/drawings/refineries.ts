/** Barns and refineries. */
import { block, door, panes } from '$lib/drawing/houses';
import { at, beam, dot, fine, flat, ink, line } from '$lib/drawing/strokes';
import { chimney, fence, hay, house, logs, planks, sack, sheep, timbers } from './parts';

const blade = (x: number, y: number, r: number): string =>
  dot(x, y, r, 'r-stone', 2.4) +
  `<circle cx="${x}" cy="${y}" r="${r}" stroke-width="4.4" stroke-dasharray="2.6 ${((2 * Math.PI * r) / 12 - 2.6).toFixed(2)}"/>` +
  dot(x, y, 3, 'snow');

const barn =
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
  hay(25, 6);

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

export const REFINERIES: Record<string, string> = {
  sawmill:
    at(-36, 0, house(32, 40, 24, 20, 'slate', timbers(32, 40, 24, 20)) + panes(-17, 38.5, 58.5)) +
    blade(-20, -8, 13) +
    planks(36, 4, 26),
  'dairy-farm':
    at(-40, -2, house(30, 42, 20, 20, 'thatch', timbers(30, 42, 20, 20)) + door(10) + panes(-14, 37, 58)) +
    sheep(46, 3) +
    sheep(26, 12) +
    fence(-58, 9, 3),
  stonemason:
    at(-42, 0, house(30, 36, 22, 20, 'slate') + door(10) + panes(-16, 44.5)) +
    block(30, 2, 13, 10) +
    block(46, 2, 11) +
    block(36, -9),
  'flour-mill':
    fine('M20 8C34-2 44 8 62 2v8C46 16 34 8 20 14z', 'water') +
    at(-40, 0, house(30, 34, 26, 22, 'roof', timbers(30, 34, 26, 22)) + door(10) + panes(-18, 43.5)) +
    '<circle cx="34" cy="-6" r="15" stroke-width="7"/><circle cx="34" cy="-6" r="15" stroke="var(--r-wood)" stroke-width="3.5"/>' +
    line('M34-23V11M17-6h34M22-18l24 24M46-18 22 6', 'beam', 3) +
    dot(34, -6, 3.5, 'r-wood-2'),
  'barn-1': barn,
  'barn-2': barn,
  'cow-conservatory':
    at(-52, -4, house(34, 52, 24, 22, 'roof', timbers(34, 52, 24, 22)) + panes(-17, 39, 56, 73)) +
    fine('M-44-4v-17a8 8 0 0 1 18 0v17z', 'door') +
    cow(26, 8) +
    fence(-6, 10, 2) +
    fence(50, 10, 2),
  windmill:
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
  lumbermill:
    at(-50, -2, chimney(58, 60, 34) + house(40, 48, 28, 22, 'slate', timbers(40, 48, 28, 22))) +
    fine('M-44-2v-18h28v18z', 'draw') +
    blade(-30, -8, 12) +
    beam('M-56 2h52', 'r-wood', 7) +
    dot(-4, 2, 5, 'r-wood-2') +
    panes(-20, 0, 16) +
    planks(30, 6, 26) +
    planks(33, -12, 20) +
    logs(10, 10),
  'master-stonemason':
    at(-52, 0, chimney(44, 59, 33) + house(34, 44, 26, 24, 'slate') + door(12) + panes(-19, 41.5, 63.5)) +
    fine('M34 4v-5h22v5zM38-1v-26h14v26zM35-27h20v-5H35z', 'r-stone') +
    flat('M47-27h5v26h-5z') +
    dot(45, -39, 6, 'snow') +
    block(-72, 4, 12, 10),
};
