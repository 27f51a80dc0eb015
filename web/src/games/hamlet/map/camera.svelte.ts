/** The part of the map that is shown: dragged, pinched, wheeled, or moved by keys. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from '../land/lattice';
import { around, type Box } from './lots';

/** The box on the screen. */
export interface Pane {
  width: number;
  height: number;
}

export interface Sight {
  /** Where the origin of the map lies on the screen. */
  x: number;
  y: number;
  scale: number;
}

const SMALLEST = 0.2;
export const LARGEST = 2;
/** Pixels that stay free around the village. */
const MARGIN = 20;
/** The buttons in the upper right corner. */
const BUTTONS: Pane = { width: 64, height: 160 };
/** Pixels a finger may move during a tap. */
const SLACK = 6;
const REST = 180;

/** Rather a little behind the buttons than much smaller. */
const COVERED = 0.75;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** What has to be in sight, and how large it may be drawn for that. */
export interface Wish {
  points: Point[];
  least?: number;
  most?: number;
  /** What stands over the upper left corner. */
  corner?: Pane;
  /** What stands over the lower edge. */
  foot?: number;
}

/** All of some points in the pane, large and not far off its middle, and if possible clear of what stands over its corners. */
export function fit(wish: Wish, pane: Pane): Sight {
  const corner = wish.corner ?? { width: MARGIN, height: MARGIN };
  const covered = ({ x, y, scale }: Sight) =>
    wish.points.some((point) => {
      const [left, top] = [point.x * scale + x, point.y * scale + y];
      return (
        (left < corner.width && top < corner.height) ||
        (left > pane.width - BUTTONS.width && top < BUTTONS.height)
      );
    });
  const sights = [MARGIN, corner.width].flatMap((left) =>
    [MARGIN, corner.height, BUTTONS.height].flatMap((top) =>
      [MARGIN, BUTTONS.width].map((right) => {
        const sight = fitWithin(wish, pane, left, top, right);
        const off = 1 - Math.abs(left - right) / (2 * pane.width);
        return { sight, good: sight.scale * off * (covered(sight) ? COVERED : 1) };
      }),
    ),
  );
  return sights.reduce((a, b) => (b.good > a.good ? b : a)).sight;
}

function fitWithin(
  { points, least = SMALLEST, most = 1.15, foot = 0 }: Wish,
  pane: Pane,
  left: number,
  top: number,
  right: number,
): Sight {
  const box = around(points);
  const width = Math.max(1, pane.width - left - right);
  const height = Math.max(1, pane.height - top - MARGIN - foot);
  const scale = clamp(Math.min(width / box.width, height / box.height), least, most);
  return {
    scale,
    x: left + width / 2 - (box.x + box.width / 2) * scale,
    y: top + height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** Larger or smaller; what is at a point of the screen stays there. */
export function zoomed({ x, y, scale }: Sight, factor: number, at: Point): Sight {
  const next = clamp(scale * factor, SMALLEST, LARGEST);
  const share = next / scale;
  return { scale: next, x: at.x - (at.x - x) * share, y: at.y - (at.y - y) * share };
}

/** One of some points always stays in sight, well clear of the edge: the one that is least far from it. */
export function held({ x, y, scale }: Sight, points: Point[], { width, height }: Pane): Sight {
  const edge = Math.min(width, height) / 5;
  const ways = points.map((point) => {
    const [left, top] = [point.x * scale + x, point.y * scale + y];
    return { dx: clamp(left, edge, width - edge) - left, dy: clamp(top, edge, height - edge) - top };
  });
  const { dx, dy } = ways.reduce((a, b) => (Math.hypot(b.dx, b.dy) < Math.hypot(a.dx, a.dy) ? b : a));
  return { scale, x: x + dx, y: y + dy };
}

/** With a point of the map in the middle of the pane. */
export function centred(point: Point, scale: number, { width, height }: Pane): Sight {
  return { scale, x: width / 2 - point.x * scale, y: height / 2 - point.y * scale };
}

/** With a point in the middle of the pane, as far as a box around it leaves no edge of the pane empty. */
export function within(point: Point, box: Box, scale: number, { width, height }: Pane): Sight {
  const along = (at: number, from: number, size: number, room: number): number => {
    const [least, most] = [room - MARGIN - (from + size) * scale, MARGIN - from * scale];
    return least > most ? (least + most) / 2 : clamp(room / 2 - at * scale, least, most);
  };
  return {
    scale,
    x: along(point.x, box.x, box.width, width),
    y: along(point.y, box.y, box.height, height),
  };
}

/** Whether a box is in sight, but for an edge of it. */
export function seen({ x, y, scale }: Sight, box: Box, { width, height }: Pane, edge = 0): boolean {
  return (
    box.x * scale + x >= edge &&
    box.y * scale + y >= edge &&
    (box.x + box.width) * scale + x <= width - edge &&
    (box.y + box.height) * scale + y <= height - edge
  );
}

export class Camera {
  pane = $state.raw<Pane>({ width: 0, height: 0 });
  sight = $state.raw<Sight>({ x: 0, y: 0, scale: 1 });
  /** It is being dragged or pinched: no transition. */
  moving = $state(false);
  /** The player has chosen what to see: the map is not fitted any more. */
  chosen = false;
  /** What must not get out of sight altogether. */
  #landmarks: () => Point[];
  /** Called for the wheel; true when it was used for something else than zooming. */
  #wheel: (steps: number) => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(landmarks: () => Point[], wheel: (steps: number) => boolean) {
    this.#landmarks = landmarks;
    this.#wheel = wheel;
  }

  /** What is in sight, in units of the map. */
  get window(): Box {
    const { x, y, scale } = this.sight;
    const { width, height } = this.pane;
    return { x: -x / scale, y: -y / scale, width: width / scale, height: height / scale };
  }

  /** The pane has another size: what the player chose to see stays in its middle. */
  resize(pane: Pane): void {
    const { x, y, scale } = this.sight;
    const [dx, dy] = [pane.width - this.pane.width, pane.height - this.pane.height];
    if (this.chosen && this.pane.width > 0) this.sight = { x: x + dx / 2, y: y + dy / 2, scale };
    this.pane = pane;
  }

  show(sight: Sight): void {
    this.sight = sight;
  }

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.sight;
    this.#choose({ x: x + dx, y: y + dy, scale });
  }

  zoom(factor: number, at: Point = { x: this.pane.width / 2, y: this.pane.height / 2 }): void {
    this.#choose(zoomed(this.sight, factor, at));
  }

  goto(point: Point): void {
    this.#choose(centred(point, this.sight.scale, this.pane));
  }

  /** Moves just so far that a box is in sight. */
  reveal(box: Box): void {
    if (this.moving || this.pane.width === 0 || seen(this.sight, box, this.pane, 8)) return;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    this.sight = centred(middle, this.sight.scale, this.pane);
  }

  #choose(sight: Sight): void {
    this.chosen = true;
    this.sight = held(sight, this.#landmarks(), this.pane);
  }

  #move(): void {
    this.moving = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.moving = false), REST);
  }

  /** Drag, pinch and wheel. A drag that begins on something to act on does not act on it. */
  gestures: Attachment<HTMLElement> = (node) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let dragged = false;
    const here = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = node.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest('button, .over')) return;
      fingers.set(event.pointerId, here(event));
      if (fingers.size === 1) [start, dragged] = [here(event), false];
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = here(event);
      if (!dragged && fingers.size === 1 && Math.hypot(now.x - start!.x, now.y - start!.y) < SLACK) return;
      if (!dragged) node.setPointerCapture(event.pointerId);
      dragged = true;
      this.#move();
      const others = [...fingers.entries()].filter(([id]) => id !== event.pointerId);
      fingers.set(event.pointerId, now);
      const other = others[0]?.[1];
      if (!other) return this.pan(now.x - before.x, now.y - before.y);
      const distance = (a: Point) => Math.hypot(a.x - other.x, a.y - other.y) || 1;
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      this.zoom(distance(now) / distance(before), middle);
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    const click = (event: MouseEvent) => {
      if (!dragged || event.detail === 0) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      if (!event.ctrlKey && this.#wheel(Math.sign(event.deltaY))) return;
      this.#move();
      const lines = event.deltaMode === 1 ? 24 : 1;
      this.zoom(Math.exp(-clamp(event.deltaY * lines, -240, 240) * 0.0016), here(event));
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('click', click, true);
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(this.#timer);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, true);
      node.removeEventListener('wheel', wheel);
    };
  };
}
