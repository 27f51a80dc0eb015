/** Fourteen artifacts on a field of -20…20. */
import { dot, fine, flat, line } from '$lib/drawing/strokes';

const star = (r: number, inner: number, points: number): string =>
  Array.from({ length: points * 2 }, (_, i) => {
    const reach = i % 2 ? inner : r;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    return `${i ? 'L' : 'M'}${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  }).join('') + 'z';

export const ARTIFACTS: Record<string, string> = {
  hourglass:
    fine('M-8-14c0 9 8 9 8 14 0-5 8-5 8-14zM-8 14c0-9 8-9 8-14 0 5 8 5 8 14z', 'snow') +
    flat('M-5-8h10c-1 4-4 5-5 8-1-3-4-4-5-8zM-7 13c1-5 6-3 7-8 1 5 6 3 7 8z', 'r-sand-2') +
    line('M-11-15h22M-11 15h22', 'draw', 5) +
    line('M-11-15h22M-11 15h22', 'r-coin', 2.4),
  compass:
    dot(0, 2, 13, 'r-coin') +
    dot(0, 2, 9.5, 'snow', 1.4) +
    fine('M5-4 2 4-3 0z', 'roof') +
    fine('M-5 8-2 0 3 4z', 'slate') +
    fine('M-3-11v-4a3 3 0 0 1 6 0v4', 'none'),
  mace:
    line('M-13 14 3-2', 'draw', 6.5) +
    line('M-13 14 3-2', 'r-wood-2', 3.2) +
    `<g transform="translate(6 -6)">${fine(star(11, 7, 8), 'r-stone')}${dot(-1, -1, 3.4, 'r-stone-2', 1.4)}</g>`,
  potion:
    fine('M-4-15h8v8c7 2 10 7 10 12 0 6-6 10-14 10S-14 11-14 5c0-5 3-10 10-12z', 'snow') +
    flat('M-12.5 3c8-3 17 3 25 0 1 7-5 11-12.5 11S-13 10-12.5 3z', 'p4') +
    flat('M5-6c6 2 8 7 8 11 0 5-4 8-9 9 5-6 5-14 1-20z') +
    fine('M-5-18H5v4H-5z', 'r-wood') +
    line('M-4 7v.1M1 4v.1', 'shine', 3),
  chest:
    fine('M-15 13V-2h30v15zM-15-2c0-8 4-11 15-11s15 3 15 11z', 'r-wood') +
    flat('M7-13c6 1 8 4 8 11v15H8z') +
    line('M-9-11V13M9-11V13', 'r-coin', 2.6) +
    fine('M-4-5h8v9h-8z', 'r-coin') +
    line('M0-1v2', 'draw', 2) +
    fine('M-8 4.5v.1M8 4.5v.1'),
  scroll:
    fine('M-10-12h18v22c0 3-2 5-5 5h-14c3 0 4-2 4-5v-18z', 'r-flour') +
    flat('M3-12h5v22c0 3-2 5-5 5 2-8 2-20 0-27z') +
    fine('M-10-12c-4 0-6 2-6 5h9z', 'r-flour-2') +
    fine('M3 15c-3 0-3-5 0-5h12c0 3-2 5-5 5z', 'r-flour-2') +
    line('M-3-6h7M-3-1h7M-3 4h4', 'ink-soft', 1.6),
  crown:
    fine('M-15 10-17-8l9 7 8-13 8 13 9-7-2 18z', 'r-coin') +
    flat('M0-14 8-1l9-7-2 18H4z') +
    dot(0, 4, 3, 'roof', 1.4) +
    dot(-9, 5, 2, 'r-diamond', 1.2) +
    dot(9, 5, 2, 'r-diamond', 1.2) +
    line('M-15 12h30', 'draw', 2.4),
  mug:
    fine('M-12-8H7v20c0 2-2 3-4 3H-8c-2 0-4-1-4-3z', 'r-wood') +
    fine('M7-4h4c3 0 5 2 5 5v3c0 3-2 5-5 5H7') +
    flat('M1-8h6v20c0 2-2 3-4 3H1z') +
    line('M-12-1H7M-12 9H7', 'r-coin-2', 2) +
    fine(
      'M-14-8c-2-4 2-7 5-5 2-4 8-4 9 0 4-3 9 0 8 5 0 3-3 3-4 1-2 3-6 3-7 0-2 3-6 3-7 0-1 1-3 1-4-1z',
      'snow',
    ),
  treasure:
    fine('M-17 13c0-10 8-18 17-18s17 8 17 18z', 'r-gold') +
    flat('M0-5c9 0 17 8 17 18H6C8 6 6-1 0-5z') +
    dot(-8, 9, 4, 'r-coin', 1.5) +
    dot(1, 4, 4, 'r-coin', 1.5) +
    dot(8, 10, 4, 'r-coin', 1.5) +
    fine('M-6-9-2-15h6l4 6-7 6z', 'r-diamond') +
    line('M-14-8v-5M-16.5-10.5h5M14-6v-5M11.5-8.5h5', 'pole', 1.6),
  ring:
    '<circle cy="5" r="10" stroke-width="7"/><circle cy="5" r="10" stroke="var(--r-coin)" stroke-width="3.4"/>' +
    fine('M-8-10-4-17h8l4 7-8 8z', 'r-diamond') +
    flat('M4-17l4 7-8 8 2-8z') +
    line('M-8-10H8', 'draw', 1.3),
  star:
    fine(star(16, 5, 4), 'r-coin') +
    flat('M0-16 3.5-3.5 16 0 3.5 3.5 0 16z') +
    line('M-10-10l3 3M10-10 7-7M-10 10l3-3M10 10 7 7', 'pole', 1.8) +
    dot(0, 0, 2.6, 'snow', 1.2),
  key:
    line('M-2-1 13 14M8 9l4-4M4 5l4-4', 'draw', 6.5) +
    line('M-2-1 13 14M8 9l4-4M4 5l4-4', 'r-coin', 3.2) +
    dot(-7, -6, 8, 'r-coin') +
    dot(-7, -6, 3, 'paper-raised', 1.5),
  mirror:
    line('M0 6v10', 'draw', 6.5) +
    line('M0 6v10', 'r-coin', 3.2) +
    '<ellipse cy="-5" rx="10" ry="12" fill="var(--r-coin)" stroke-width="1.8"/><ellipse cy="-5" rx="7" ry="9" fill="var(--r-diamond)" stroke-width="1.4"/>' +
    line('M-3-8l4-4M-3-2 4-9', 'shine', 2),
  mask:
    fine('M-12-12c8-4 16-4 24 0 2 14-2 24-12 29-10-5-14-15-12-29z', 'r-wood') +
    flat('M4-15c3 0 6 1 8 3 2 14-2 24-12 29 6-10 7-22 4-32z') +
    fine('M-8-4q4-4 6 1-4 2-6-1zM8-4q-4-4-6 1 4 2 6-1z', 'snow') +
    fine('M-4 8h8l-2 4h-4z', 'draw') +
    line('M0-11v10M-10 4l4 1M10 4 6 5', 'roof', 2) +
    fine('M-10-13l-4-6M-4-15l-1-5M4-15l1-5M10-13l4-6', 'none'),
};
