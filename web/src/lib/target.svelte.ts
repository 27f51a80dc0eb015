/** Elements to act on and things to ask about: how they light up, explain themselves and are played. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Move, TargetOptions } from './game';
import type { TableClient } from './table.svelte';
import type { Message } from './types';

/** What the tooltip is about. */
export interface Tip {
  node: Element;
  /** Empty when the tip only explains a word. */
  moves: Move[];
  word: string | null;
  /** Something the frame has to say, for instance why there is no way back. */
  note: Message | null;
  /** How it came up: a tap stays until the next one and says that the second tap plays. */
  by: 'hover' | 'focus' | 'tap';
}

const HOVER_DELAY = 90;
const LEAVE_DELAY = 160;

let hoverTimer: ReturnType<typeof setTimeout> | undefined;
let lastPointer = 'mouse';

export function attachTarget(table: TableClient, moves: Move[], options: TargetOptions): Attachment {
  return (node) => {
    const element = node as HTMLElement;
    const native = element instanceof HTMLButtonElement;
    element.dataset.target = '';
    if (!native && !element.hasAttribute('role')) element.setAttribute('role', 'button');

    $effect(() => {
      const light = table.light(moves);
      element.dataset.lit = light;
      const open = light === 'yes' || light === 'picked' || light === 'rest';
      element.setAttribute('aria-disabled', String(!open));
      if (light === 'picked') element.setAttribute('aria-pressed', 'true');
      else element.removeAttribute('aria-pressed');
      // Tab goes through what can be done; the arrow keys reach the rest, to ask why not.
      element.setAttribute('tabindex', light === 'yes' || light === 'picked' ? '0' : '-1');
    });

    const about = { moves, word: options.about ?? null, note: null };
    const detach = explain(table, element, () => about);

    const play = () => {
      clearTimeout(hoverTimer);
      table.tip = null;
      table.activate(element, moves);
    };
    const click = (event: Event) => {
      const light = table.light(moves);
      const possible = light === 'yes' || light === 'picked' || light === 'rest';
      const tapped = table.tip?.node === element && table.tip.by === 'tap';
      const preview =
        lastPointer === 'touch' && (event as MouseEvent).detail > 0 && !options.immediate && !tapped;
      if (possible && !preview) play();
      else if (light !== 'off' || options.about) table.tip = { node: element, ...about, by: 'tap' };
    };
    const key = (event: KeyboardEvent) => {
      if (native || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      click(event);
    };
    element.addEventListener('click', click);
    element.addEventListener('keydown', key);
    return () => {
      detach();
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key);
    };
  };
}

/** An element that has something to say, but nothing to do. */
export function attachNote(
  table: TableClient,
  about: () => { word?: string; note?: Message | null },
): Attachment {
  return (node) => {
    const subject = () => ({ moves: [], word: about().word ?? null, note: about().note ?? null });
    const detach = explain(table, node, subject);
    const tap = () => {
      const { moves, word, note } = subject();
      if (lastPointer === 'touch' && (word || note)) table.tip = { node, moves, word, note, by: 'tap' };
    };
    node.addEventListener('click', tap);
    return () => {
      detach();
      node.removeEventListener('click', tap);
    };
  };
}

/** Hover and focus bring the tip up; leaving takes it away, unless the pointer goes onto the tip itself. */
function explain(table: TableClient, node: Element, about: () => Omit<Tip, 'node' | 'by'>): () => void {
  const show = (by: Tip['by']) => {
    clearTimeout(hoverTimer);
    // What was pointed at may be gone by now.
    if (!node.isConnected) return;
    const { moves, word, note } = about();
    const askable = moves.length > 0 && table.light(moves) !== 'off';
    if (word || note || askable) table.tip = { node, moves, word, note, by };
  };
  const enter = (event: Event) => {
    lastPointer = (event as PointerEvent).pointerType || 'mouse';
    if (lastPointer === 'touch') return;
    clearTimeout(hoverTimer);
    hoverTimer = setTimeout(() => show('hover'), HOVER_DELAY);
  };
  const leave = () => {
    clearTimeout(hoverTimer);
    hoverTimer = setTimeout(() => {
      if (table.tip?.node === node && table.tip.by === 'hover') table.tip = null;
    }, LEAVE_DELAY);
  };
  const down = (event: Event) => (lastPointer = (event as PointerEvent).pointerType || 'mouse');
  const focus = () => {
    if (node.matches(':focus-visible')) show('focus');
  };
  // Who goes from a thing onto its tip wants to press something there.
  const blur = (event: Event) => {
    const to = (event as FocusEvent).relatedTarget as Element | null;
    if (table.tip?.node === node && !to?.closest('.tip')) table.tip = null;
  };
  const events: [string, (event: Event) => void][] = [
    ['pointerenter', enter],
    ['pointerleave', leave],
    ['pointerdown', down],
    ['focus', focus],
    ['blur', blur],
  ];
  // Focus also moves while an effect runs (a dialog opens): what is read here is not what that effect is about.
  const listen = events.map(([name, listener]) => {
    const quietly = (event: Event) => untrack(() => listener(event));
    node.addEventListener(name, quietly);
    return () => node.removeEventListener(name, quietly);
  });
  return () => {
    for (const forget of listen) forget();
    if (table.tip?.node === node) table.tip = null;
  };
}

/** The pointer is on the tip: it stays. */
export const keepTip = () => clearTimeout(hoverTimer);

/** The pointer has left the tip. */
export function leaveTip(table: TableClient): void {
  clearTimeout(hoverTimer);
  hoverTimer = setTimeout(() => {
    if (table.tip?.by === 'hover') table.tip = null;
  }, LEAVE_DELAY);
}

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The target that lies nearest in a direction: what is straight ahead counts for more than what is aside. */
export function neighbour(from: Element, direction: Direction): HTMLElement | null {
  const centre = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const start = centre(from);
  const horizontal = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1;
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of document.querySelectorAll<HTMLElement>('[data-target]:not([data-lit="off"])')) {
    if (element === from || element.getClientRects().length === 0) continue;
    const { x, y } = centre(element);
    const ahead = (horizontal ? x - start.x : y - start.y) * sign;
    const aside = Math.abs(horizontal ? y - start.y : x - start.x);
    if (ahead < 4) continue;
    const distance = ahead + 2.5 * aside;
    if (distance < least) [best, least] = [element, distance];
  }
  return best;
}
