/** The landmarks of the village. */
import { barrel, door, panes } from '$lib/drawing/houses';
import { at, beam, dot, fine, flat, ink, line, use } from '$lib/drawing/strokes';
import { piece } from './building';
import { chimney, crate, flower, hay, house, timbers } from './parts';

// Its door is beside it: there the roads meet.
const pond =
  ink('M-40-12c-2-14 18-24 42-22S58-32 60-12 36 10 8 8-38 4-40-12z', 'water') +
  flat('M-34-2C-10 8 44 8 59-16 62 4 34 10 8 8-16 8-28 6-34-2z') +
  line('M-22-20h14M14-26h12M2 0h16M36-14h12', 'snow', 1.8) +
  fine('M-30-8c6-4 12-2 13 1l-6 1 3 2c-4 2-9 0-10-4z', 'leaf') +
  fine('M36-4c5-3 11-2 12 1l-5 1 2 2c-4 1-8-1-9-4z', 'leaf') +
  duck(-2, -10, 'snow') +
  duck(26, -16, 'r-wood-2') +
  line('M44-26v-16M50-24v-20M56-20v-14', 'tree-2', 2.4) +
  line('M44-38v-5M50-40v-6', 'trunk', 4);

function duck(x: number, y: number, colour: string): string {
  return (
    fine(`M${x - 9} ${y - 3}c3 2 8 1 10-1 4-2 9-1 10-5 2 7-1 11-9 11s-11-1-11-5z`, colour) +
    dot(x - 6, y - 8, 4, 'tree-2', 1.6) +
    fine(`M${x - 10} ${y - 8}l-5 2 5 1z`, 'r-coin')
  );
}

const outpost =
  flat('M-24 0h50l-6 5h-38z') +
  beam('M-20 0l5-46M20 0l-5-46M-19-8 16-32M19-8l-35-24', 'r-wood', 3) +
  ink('M-23-42h46v-5h-46z', 'r-timber') +
  ink('M-17-47h34v-16h-34z', 'wall') +
  flat('M6-47h11v-16H6z') +
  panes(-60, -11, 4) +
  ink('M-23-62 0-82 23-62z', 'slate') +
  flat('M0-82 23-62H8z') +
  line('M0-82v-14', 'pole', 2.4) +
  fine('M0-95c6-3 9 3 15 0l-3 5 3 4c-6 2-9-2-15 0z', 'roof') +
  line('M-4 0l3-42M4 0l-1-42M-4-10h7M-3-20h5M-2-30h4', 'beam', 2);

function grove(trees: [string, number, number, number][]): string {
  return trees.map(([id, x, y, scale]) => piece(id, x, y, scale)).join('');
}

const peaks =
  ink('M2 0 38-52 50-38 60-46 84 0z', 'rock') +
  flat('M38-52 50-38 46-22 54 0H40l-4-20zM60-46 84 0H66l2-18z') +
  fine('m38-52 8 9.5-5 6-6-4-7 5z', 'snow') +
  ink('M-76 6-54-30-42-22-16-78 8-36l8-8L44 6z', 'rock-2') +
  flat('M-16-78 8-36 2-14l8 20h-30l8-28zM16-44 44 6H22l2-22zM-42-22l-8 12 6 16h16l-4-16z') +
  fine('m-16-78 13 23-8 7-7-7-7 8-5-4z', 'snow');

function deer(x: number, y: number): string {
  return at(
    x,
    y,
    line('M-7-3v-8M-3-3v-8M8-3v-8M11-3v-8', 'draw', 4.2) +
      line('M-7-3v-8M-3-3v-8M8-3v-8M11-3v-8', 'r-wood', 1.8) +
      line('M-12-25l-3-6-4-1m4 1 1-4M-10-25l4-6-1-4m1 4 4-1', 'draw', 1.6) +
      fine('M-18-19l6-6 4 1 2 8h12c5 0 7 3 7 7-3 2-15 3-21 0l-3-7-6 0z', 'r-wood') +
      flat('M-3-9c5 1 11 1 16-1v1c-5 2-14 2-19-1z') +
      line('M-11-21v.1', 'draw', 2),
  );
}

function donkeyHead(x: number, y: number, colour: string): string {
  return (
    fine(`M${x + 6} ${y}l-1-9 2-7-4 2-2-4-2 5c-4 2-8 7-9 10 0 3 3 4 6 2l4-2 1 3z`, colour) +
    line(`M${x - 2} ${y - 9}v.1`, 'draw', 2)
  );
}

export const LANDMARKS: Record<string, string> = {
  'small-woodland': grove([
    ['fir', 0, -26, 1.5],
    ['oak', -24, -22, 1.45],
    ['oak', 22, -20, 1.4],
    ['fir', -46, -14, 1.4],
    ['fir', 44, -12, 1.35],
    ['fir', -12, -4, 1.6],
    ['poplar', 10, 0, 1.4],
    ['poplar', -58, 4, 1.3],
    ['oak', -36, 4, 1.5],
    ['fir', 32, 4, 1.5],
    ['oak', 54, 6, 1.3],
  ]),
  'small-mountain-range':
    peaks +
    piece('boulder', 66, 4, 0.8) +
    piece('fir', -60, 10, 1.05) +
    piece('poplar', -46, 14, 1) +
    piece('boulder', 16, 11, 0.9) +
    piece('fir', 50, 10, 1.05),
  'pond-1': pond,
  'pond-2': pond,
  'outpost-1': outpost,
  'outpost-2': outpost,
  tavern:
    at(
      -46,
      0,
      chimney(44, 58, 30) +
        house(32, 42, 26, 22, 'roof', timbers(32, 42, 26, 22)) +
        door(11.5) +
        panes(-18, 39, 62),
    ) +
    line('M30-34h16M40-34v6', 'pole', 2.4) +
    fine('M31-28h18v18H31z', 'r-timber') +
    fine('M35-24h8v10h-8zM43-21h3v4h-3', 'r-coin') +
    barrel(34, 6) +
    barrel(46, 4),
  square:
    flat('M-20 2h46l-6 6h-34z') +
    beam('M-14-6v-30M14-6v-30', 'r-wood', 3) +
    ink('M-24-34 0-56l24 22z', 'thatch') +
    flat('M0-56 24-34H8z') +
    line('M-12-38h20M-6-45h12', 'thatch-2', 1.6, '7 4') +
    line('M-14-28h28M0-28v14', 'draw', 1.8) +
    fine('M-4-14h8l-1 7h-6z', 'r-wood') +
    '<ellipse cx="0" cy="-9" rx="20" ry="6" fill="var(--water-2)"/>' +
    ink('M-20-9c0 8 40 8 40 0v11c0 8-40 8-40 0z', 'r-stone') +
    flat('M8-4c8-1 12-3 12-5v11c0 4-8 6-15 6z') +
    line('M-12-4v11M0-3v11M12-4v11M-20 2c0 8 40 8 40 0', 'draw', 1.2) +
    beam('M-38 4v-34', 'beam', 2) +
    fine('M-43-38h10v9h-10z', 'window') +
    fine('M-44-38l6-6 6 6z', 'slate') +
    flower(34, 6, 'roof') +
    flower(40, 2, 'r-coin') +
    flower(42, 8, 'p4'),
  'large-woodland':
    grove([
      ['fir', -20, -44, 1.5],
      ['oak', 12, -46, 1.4],
      ['fir', 38, -40, 1.5],
      ['poplar', -48, -34, 1.5],
      ['oak', -70, -20, 1.5],
      ['fir', 66, -26, 1.5],
      ['fir', 4, -24, 1.7],
      ['oak', -28, -20, 1.6],
      ['oak', 30, -18, 1.6],
      ['fir', -50, -6, 1.6],
      ['poplar', 54, -4, 1.5],
      ['oak', 78, -4, 1.4],
      ['fir', -80, 4, 1.4],
      ['poplar', -8, 2, 1.6],
      ['fir', 20, 6, 1.7],
      ['oak', -32, 8, 1.5],
      ['fir', 44, 10, 1.4],
      ['poplar', -60, 12, 1.3],
    ]) + deer(2, 20),
  stables:
    flat('M-52 0h104l-6 6h-92z') +
    ink('M-50 0h98v-26h-98z', 'wall-2') +
    ink('M-56-24-44-46h88l12 22z', 'thatch') +
    line('M-46-32h92M-42-39h84', 'thatch-2', 1.6, '7 4') +
    line('M-18-26V0M14-26V0', 'beam', 2.4) +
    fine('M-46 0v-14a12 8 0 0 1 24 0V0zM-14 0v-14a12 8 0 0 1 24 0V0zM18 0v-14a12 8 0 0 1 24 0V0z', 'draw') +
    fine('M-46 0v-9h24v9zM-14 0v-9h24v9zM18 0v-9h24v9z', 'r-wood') +
    line('M-46 0l24-9M-14 0l24-9M18 0l24-9', 'beam', 1.6) +
    donkeyHead(-34, -9, 'r-stone') +
    donkeyHead(30, -9, 'r-wood-2') +
    hay(-58, 8) +
    fine('M-5-42a6 6 0 0 1 10 0c1 4-1 7-3 9M-5-42c-1 4 1 7 3 9') +
    barrel(48, 6),
  monument:
    flat('M-32 4h70l-8 6h-54z') +
    ink('M-34 4v-8h68v8z', 'r-stone') +
    ink('M-26-4v-8h52v8z', 'r-stone') +
    ink('M-18-12v-12h36v12z', 'r-stone') +
    ink('M-10-24-6-76 0-86l6 10 4 52z', 'wall') +
    flat('M0-86l6 10 4 52H2zM18-24v12h8v8h8v8H14z') +
    '<circle cx="0" cy="-46" r="9" stroke="var(--tree-2)" stroke-width="4"/><circle cx="0" cy="-46" r="11.4" stroke-width="1.4"/><circle cx="0" cy="-46" r="6.6" stroke-width="1.4"/>' +
    line('M-10-18h20', 'draw', 1.4) +
    use('star', -6, -72, 12) +
    flower(-38, 10, 'roof') +
    flower(-30, 12, 'r-coin') +
    flower(38, 10, 'p4') +
    flower(31, 12, 'roof'),
  'large-mountain-range':
    ink('M-92 4-70-40-56-30-40-62-10 4z', 'rock') +
    flat('M-70-40-56-30-62-8l8 12h-20l2-18zM-40-62-10 4h-22l-2-30z') +
    fine('m-40-62 8 17-6 5-6-5-5 5z', 'snow') +
    at(10, 0, peaks, 1.16) +
    piece('fir', -78, 10, 1.1) +
    piece('fir', -64, 14, 1) +
    piece('boulder', -18, 13, 1) +
    piece('boulder', 48, 10, 0.8) +
    piece('poplar', 86, 8, 1.1),
  shrine:
    flat('M-26 4h60l-8 6h-46z') +
    ink('M-30 4v-7h60v7zM-24-3v-6h48v6z', 'r-stone') +
    ink('M-18-9v-30h36v30z', 'wall') +
    flat('M8-39h10v30H8z') +
    fine('M-10-9v-14a10 10 0 0 1 20 0v14z', 'slate-2') +
    ink('M-25-37 0-60l25 23z', 'slate') +
    flat('M0-60 25-37H9z') +
    line('M0-60v-12M-5-67h10', 'pole', 2.6) +
    fine('M-2-9v-9h4v9z', 'wall') +
    fine('M0-26c3 3 3 5 0 8-3-3-3-5 0-8z', 'r-coin') +
    flower(-30, -2, 'roof') +
    flower(-26, 6, 'r-coin') +
    flower(28, 4, 'p4'),
  warehouse:
    at(-38, 0, house(44, 30, 26, 22, 'thatch') + panes(-19, 55.5)) +
    fine('M-28 0v-20h24V0z', 'door') +
    line('M-28 0l24-20M-4 0l-24-20M-16 0v-20', 'r-timber', 2) +
    fine('M-21-36h10v10h-10z', 'draw') +
    beam('M-16-48h-14', 'r-wood', 2.4) +
    line('M-30-46v10', 'draw', 1.6) +
    crate(38, 4, 14) +
    crate(53, 4, 11) +
    crate(43, -10, 12),
  tradeport:
    fine('M-6 10C-2-2 14-8 34-8s28 6 30 18c-18 6-52 6-70 0z', 'water') +
    line('M10 8h10M40 6h12', 'snow', 1.8) +
    at(-56, 0, house(30, 30, 24, 20, 'roof') + door(10) + panes(-17, 41)) +
    fine('M12-4h44c-2 8-6 12-12 12H24c-6 0-10-4-12-12z', 'r-wood') +
    flat('M40-4h16c-2 8-6 12-12 12h-6z') +
    line('M34-4v-62', 'pole', 3) +
    fine('M36-62c18 8 22 26 20 48H36z', 'wall') +
    flat('M46-56c10 10 12 24 10 42h-8c2-16 2-30-2-42z') +
    fine('M31-58c-10 10-16 26-17 44h17z', 'roof') +
    line('M-2 4h14M2 10V0', 'beam', 4) +
    crate(-4, 0, 11),
  farrier:
    at(-46, 0, chimney(8, 62, 30)) +
    flat('M-42 0h88l-6 6h-76z') +
    ink('M-42 0v-30h30V0z', 'r-stone') +
    fine('M-36 0v-12a9 9 0 0 1 18 0V0z', 'draw') +
    fine('M-32 0c-2-6 3-6 3-11 5 3 8 7 5 11z', 'r-coin') +
    beam('M34 0v-28', 'r-wood', 3) +
    ink('M-48-28-36-48h68l14 20z', 'slate') +
    line('M-38-34h74M-34-41h68', 'slate-2', 1.6, '7 4') +
    fine('M4 2v-7h4l-2-6c-6 0-10-2-12-6h28c0 4-4 5-8 6l-1 6h4v7z', 'slate-2') +
    fine('M26 2v-10h12V2z', 'r-wood') +
    line('M29-9l8-10', 'r-wood-2', 2.4) +
    fine('M33-23l9 5-2 4-9-5z', 'r-stone'),
};
