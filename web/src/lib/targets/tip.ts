/** The tip beside an element: hover, focus and tap bring it up. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Move } from '../game';
import { hasCome } from '../pointer';
import type { TableClient } from '../table.svelte';
import type { Message } from '../types';

/** What a tip is about. */
interface Subject {
  /** Empty when it only explains a word. */
  moves: Move[];
  word: string | null;
  /** A message of the frame, for instance why nothing can be undone. */
  note: Message | null;
  /** A plain explanation: of an element with `data-tip`. */
  text?: string;
}

export interface Tip extends Subject {
  node: Element;
  /** How it came up: a tap stays until the next one and says that the second tap plays. */
  by: 'hover' | 'focus' | 'tap';
}

const HOVER_DELAY = 90;
const LEAVE_DELAY = 160;
const HOLD_DELAY = 450;

let timer: ReturnType<typeof setTimeout> | undefined;
let lastPointer = 'mouse';
/** The keyboard was used last: only then does focus bring a tip up. */
let keyboard = false;

/** What was used last: mouse, pen or touch. */
export const pointerType = (): string => lastPointer;

function later(delay: number, run: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(run, delay);
}

export function hideTip(table: TableClient): void {
  clearTimeout(timer);
  table.screen.tip = null;
}

/** Focus that nobody asked for brings no tip up. */
export function focusQuietly(node: HTMLElement | null | undefined): void {
  const before = keyboard;
  keyboard = false;
  node?.focus({ preventScroll: true });
  keyboard = before;
}

/** What is shown stays, whatever was to come or to go. */
export const keepTip = () => clearTimeout(timer);

/** The pointer has left the element the tip is about. */
function leaveTip(table: TableClient, node: Element): void {
  later(LEAVE_DELAY, () => {
    const { tip } = table.screen;
    if (tip?.by === 'hover' && tip.node === node) table.screen.tip = null;
  });
}

type Listeners = Record<string, (event: Event) => void>;

function listen(to: EventTarget, listeners: Listeners, capture = false): () => void {
  // Focus may move while an effect runs (a dialog opens): that effect must not depend on what is read here.
  const all = Object.entries(listeners).map(
    ([name, listener]) => [name, (event: Event) => untrack(() => listener(event))] as const,
  );
  for (const [name, listener] of all) to.addEventListener(name, listener, capture);
  return () => {
    for (const [name, listener] of all) to.removeEventListener(name, listener, capture);
  };
}

/** An element that is explained, but cannot be acted on. */
export function attachNote(table: TableClient, about: () => Partial<Subject>): Attachment {
  return (node) => {
    const subject = () => ({ moves: [], word: null, note: null, ...about() });
    const detach = tipOnHover(table, node, subject);
    const tap = () => {
      const { word, note } = subject();
      if (lastPointer === 'touch' && (word || note)) table.screen.tip = { node, ...subject(), by: 'tap' };
    };
    node.addEventListener('click', tap);
    return () => {
      detach();
      node.removeEventListener('click', tap);
    };
  };
}

/**
 * Elements with `data-tip` explain themselves in plain words: counters, stacks and symbols anywhere at the table; so do
 * buttons that are only a symbol, by their names. A button is pressed on touch, and explained by hover, focus and a long press.
 */
export function watchTips(table: TableClient): () => void {
  const explained = (event: Event): HTMLElement | null => {
    const node = (event.target as Element).closest?.<HTMLElement>('[data-tip], .btn[aria-label]') ?? null;
    if (node && !node.dataset.tip && (node.textContent!.trim() || node.matches('[data-target], dialog *')))
      return null;
    // A card that can be acted on has a tip of its own, about all of it.
    return node?.parentElement?.closest('[data-target]') ? null : node;
  };
  /** A button is held down, or was: then letting it go does not press it. */
  let held: ReturnType<typeof setTimeout> | undefined;
  let holding = false;
  const letGo = () => clearTimeout(held);
  const show = (node: HTMLElement, by: Tip['by']) => {
    clearTimeout(timer);
    if (!node.isConnected) return;
    const text = node.dataset.tip ?? node.getAttribute('aria-label') ?? '';
    table.screen.tip = { node, moves: [], word: null, note: null, text, by };
  };
  const listeners: Listeners = {
    pointerdown(event) {
      keyboard = false;
      lastPointer = (event as PointerEvent).pointerType || 'mouse';
      letGo();
      holding = false;
      const button = lastPointer === 'touch' && explained(event)?.closest<HTMLElement>('.btn');
      if (button) held = setTimeout(() => ((holding = true), show(button, 'tap')), HOLD_DELAY);
    },
    pointerup: letGo,
    pointercancel: letGo,
    contextmenu(event) {
      if (holding) event.preventDefault();
    },
    keydown: () => (keyboard = true),
    pointerover(event) {
      const node = explained(event);
      if (node && hasCome(event as PointerEvent)) later(HOVER_DELAY, () => show(node, 'hover'));
    },
    pointerout(event) {
      const node = explained(event);
      if (node && !node.contains((event as PointerEvent).relatedTarget as Node | null)) leaveTip(table, node);
    },
    focusin(event) {
      const node = event.target as HTMLElement;
      if (keyboard && explained(event) === node) show(node, 'focus');
    },
    focusout(event) {
      if (table.screen.tip?.text && table.screen.tip.node === event.target) table.screen.tip = null;
    },
    click(event) {
      if (holding) {
        holding = false;
        event.preventDefault();
        return event.stopPropagation();
      }
      // What was pressed may be gone, and the pointer does not leave it then; nor does its tip come up over what it opens.
      const node = explained(event);
      if (node) clearTimeout(timer);
      if (table.screen.tip?.text) table.screen.tip = null;
      if (node && lastPointer === 'touch' && !node.closest('button, a')) show(node, 'tap');
    },
  };
  return listen(window, listeners, true);
}

/** Hover and focus bring the tip up; leaving takes it away. */
export function tipOnHover(table: TableClient, node: Element, about: () => Subject): () => void {
  const show = (by: Tip['by']) => {
    clearTimeout(timer);
    // What was pointed at may be gone by now.
    if (!node.isConnected) return;
    const subject = about();
    const askable = subject.moves.length > 0 && table.light(subject.moves) !== 'off';
    if (subject.word || subject.note || askable) table.screen.tip = { node, ...subject, by };
  };
  const notePointer = (event: Event) => (lastPointer = (event as PointerEvent).pointerType || 'mouse');
  const listeners: Listeners = {
    pointerdown: notePointer,
    pointerenter(event) {
      notePointer(event);
      if (hasCome(event as PointerEvent)) later(HOVER_DELAY, () => show('hover'));
    },
    pointerleave: () => leaveTip(table, node),
    focus() {
      if (keyboard && node.matches(':focus-visible')) show('focus');
    },
    // Who moves from an element onto its tip wants to press something there.
    blur(event) {
      const to = (event as FocusEvent).relatedTarget as Element | null;
      if (table.screen.tip?.node === node && !to?.closest('.tip')) table.screen.tip = null;
    },
  };
  const detach = listen(node, listeners);
  return () => {
    detach();
    if (table.screen.tip?.node === node) table.screen.tip = null;
  };
}
