/**
 * Animations of moved pieces: copies of symbols fly from anchor to anchor, one after the other in the order of the
 * rules. A flight without both anchors on the screen is left out.
 */
import { findAnchor, seatOfAnchor } from './anchors';
import { prefs } from './prefs.svelte';
import type { TableClient } from './table.svelte';
import type { Flight } from './types';

const SIZE = 28;
const SPREAD = 0.22; // of a flight's time between the pieces of one flight
const NEXT = 0.55; // of a flight's time until the next flight starts
const LONGEST = 2200; // ms for all flights of a step together
const MOST = 6; // pieces of one flight that are drawn

interface Place {
  x: number;
  y: number;
}

type Host = Pick<TableClient, 'game' | 'familyOf'>;

function centre(element: Element | null): Place | null {
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Notes where the flights start before the view changes; `fly` animates them to where they end afterwards. Between
 * anchors that belong to no player a piece has the colours of the seat that moves it.
 */
export function prepareFlights(flights: Flight[], seat: number, host: Host): { fly(): Promise<void> } | null {
  if (flights.length === 0 || prefs.still || document.hidden) return null;
  const starts = flights.map((flight) => centre(findAnchor(flight.from, host.game)));
  return { fly: () => fly(flights, starts, seat, host) };
}

/** Milliseconds of a CSS time: `320ms`, or `.32s` as the build may shorten it. */
function milliseconds(time: string): number {
  const value = parseFloat(time) || 0;
  return time.trim().endsWith('ms') ? value : value * 1000;
}

async function fly(flights: Flight[], starts: (Place | null)[], seat: number, host: Host): Promise<void> {
  const root = getComputedStyle(document.documentElement);
  const time = milliseconds(root.getPropertyValue('--t-move'));
  if (time === 0) return;
  const easing = root.getPropertyValue('--ease-move') || 'ease';
  const familyOf = ({ from, to }: Flight) =>
    host.familyOf(seatOfAnchor(to, host.game) ?? seatOfAnchor(from, host.game) ?? seat);
  const trips = flights.flatMap((flight, i) => {
    const start = starts[i] ?? centre(findAnchor(flight.from, host.game));
    const goal = findAnchor(flight.to, host.game);
    return start && goal ? [{ flight, start, goal }] : [];
  });
  // Many flights follow each other faster, so that they do not take longer.
  const gap = Math.min(time * NEXT, (LONGEST - time) / Math.max(1, trips.length));
  await Promise.all(
    trips.flatMap(({ flight, start, goal }, i) =>
      Array.from({ length: Math.min(flight.count, MOST) }, (_, piece) =>
        launch(flight.symbol, familyOf(flight), start, goal, i * gap + piece * time * SPREAD, time, easing),
      ),
    ),
  );
}

async function launch(
  symbol: string,
  family: number,
  start: Place,
  goal: Element,
  delay: number,
  time: number,
  easing: string,
): Promise<void> {
  const end = centre(goal)!;
  const piece = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  piece.setAttribute('class', `flying family-${family}`);
  piece.setAttribute('aria-hidden', 'true');
  piece.innerHTML = `<use href="#${CSS.escape(symbol)}"/>`;
  document.body.append(piece);
  const at = ({ x, y }: Place, scale: number) =>
    `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${scale})`;
  // Along a shallow arc.
  const lift = Math.min(60, Math.hypot(end.x - start.x, end.y - start.y) / 5);
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - lift };
  const animation = piece.animate(
    [
      { transform: at(start, 0.9), opacity: 1 },
      { transform: at(middle, 1.35), opacity: 1 },
      { transform: at(end, 1), opacity: 1 },
    ],
    { duration: time, delay, easing, fill: 'backwards' },
  );
  // A page that is hidden meanwhile cancels the animation.
  await animation.finished.catch(() => {});
  piece.remove();
  // Scaling an element inside an SVG would move it: its origin is that of the drawing; a whole panel has no room for it.
  if (goal instanceof HTMLElement && goal.offsetWidth < 200)
    goal.animate({ scale: ['1', '1.12', '1'] }, { duration: time / 2, easing: 'ease-out' });
}
