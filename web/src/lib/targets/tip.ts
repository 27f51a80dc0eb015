/** The tip beside an element: hover, focus and tap bring it up. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Move } from '../game';
import type { TableClient } from '../table.svelte';
import type { Message } from '../types';

/** What a tip is about. */
interface Subject {
  /** Empty when it only explains a word. */
  moves: Move[];
  word: string | null;
  /** A message of the frame, for instance why nothing can be undone. */
  note: Message | null;
  /** Which of the values are our own. */
  own: Message | null;
}

export interface Tip extends Subject {
  node: Element;
  /** How it came up: a tap stays until the next one and says that the second tap plays. */
  by: 'hover' | 'focus' | 'tap';
}

const HOVER_DELAY = 90;
const LEAVE_DELAY = 160;

let timer: ReturnType<typeof setTimeout> | undefined;
let lastPointer = 'mouse';

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

/** The pointer is on the tip: it stays. */
export const keepTip = () => clearTimeout(timer);

/** The pointer has left the tip, or the element it is about. */
export function leaveTip(table: TableClient, node?: Element): void {
  later(LEAVE_DELAY, () => {
    const { tip } = table.screen;
    if (tip?.by === 'hover' && (!node || tip.node === node)) table.screen.tip = null;
  });
}

/** An element that is explained, but cannot be acted on. */
export function attachNote(table: TableClient, about: () => Partial<Subject>): Attachment {
  return (node) => {
    const subject = () => ({ moves: [], word: null, note: null, own: null, ...about() });
    const detach = tipOnHover(table, node, subject);
    const tap = () => {
      const { word, note, own } = subject();
      if (lastPointer === 'touch' && (word || note || own))
        table.screen.tip = { node, ...subject(), by: 'tap' };
    };
    node.addEventListener('click', tap);
    return () => {
      detach();
      node.removeEventListener('click', tap);
    };
  };
}

/** Hover and focus bring the tip up; leaving takes it away, unless the pointer goes onto the tip itself. */
export function tipOnHover(table: TableClient, node: Element, about: () => Subject): () => void {
  const show = (by: Tip['by']) => {
    clearTimeout(timer);
    // What was pointed at may be gone by now.
    if (!node.isConnected) return;
    const subject = about();
    const askable = subject.moves.length > 0 && table.light(subject.moves) !== 'off';
    if (subject.word || subject.note || subject.own || askable) table.screen.tip = { node, ...subject, by };
  };
  const notePointer = (event: Event) => (lastPointer = (event as PointerEvent).pointerType || 'mouse');
  const listeners: Record<string, (event: Event) => void> = {
    pointerdown: notePointer,
    pointerenter(event) {
      if (notePointer(event) !== 'touch') later(HOVER_DELAY, () => show('hover'));
    },
    pointerleave: () => leaveTip(table, node),
    focus() {
      if (node.matches(':focus-visible')) show('focus');
    },
    // Who moves from an element onto its tip wants to press something there.
    blur(event) {
      const to = (event as FocusEvent).relatedTarget as Element | null;
      if (table.screen.tip?.node === node && !to?.closest('.tip')) table.screen.tip = null;
    },
  };
  // Focus may move while an effect runs (a dialog opens): that effect must not depend on what is read here.
  const detach = Object.entries(listeners).map(([name, listener]) => {
    const untracked = (event: Event) => untrack(() => listener(event));
    node.addEventListener(name, untracked);
    return () => node.removeEventListener(name, untracked);
  });
  return () => {
    for (const remove of detach) remove();
    if (table.screen.tip?.node === node) table.screen.tip = null;
  };
}
