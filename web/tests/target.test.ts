import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefs } from '../src/lib/prefs.svelte';
import type { TableClient } from '../src/lib/table.svelte';
import { watchTips } from '../src/lib/targets/tip';
import { neighbour } from '../src/lib/targets/neighbour';
import Tip from '../src/lib/ui/Tip.svelte';
import { type FakeWebSocket, open, seats, view } from './fixtures';
import Targets from './Targets.svelte';

let table: TableClient;
let server: FakeWebSocket;
let page: object;
const get = (id: string) => document.getElementById(id)!;

beforeEach(() => {
  vi.useFakeTimers();
  prefs.set({ confirm: 'off' });
  ({ table, server } = open());
  page = mount(Targets, { target: document.body, props: { table } });
  flushSync();
});

afterEach(() => {
  void unmount(page);
  vi.useRealTimers();
});

const pointer = (id: string, type: string, pointerType = 'mouse') => {
  const event = new Event(type);
  Object.assign(event, { pointerType });
  get(id).dispatchEvent(event);
};
const tap = (id: string, detail = 1) => {
  pointer(id, 'pointerdown', 'touch');
  get(id).dispatchEvent(new MouseEvent('click', { detail }));
};

describe('a target', () => {
  it('is lit, in the order of Tab, and open to all when its move is legal', () => {
    expect(get('legal').dataset.lit).toBe('yes');
    expect(get('legal').tabIndex).toBe(0);
    expect(get('legal').getAttribute('aria-disabled')).toBe('false');
  });

  it('stays, dimmed and reachable by the arrow keys, when it is not', () => {
    expect(get('barred').dataset.lit).toBe('no');
    expect(get('barred').tabIndex).toBe(-1);
    expect(get('barred').getAttribute('aria-disabled')).toBe('true');
  });

  it('follows the view', () => {
    server.receive({ type: 'rewound', seats, log: [], view: view({ moves: [1], revision: 11 }) });
    flushSync();
    expect(get('legal').dataset.lit).toBe('no');
    expect(get('barred').dataset.lit).toBe('yes');
    server.receive({ type: 'rewound', seats, log: [], view: view({ moves: [], revision: 12 }) });
    flushSync();
    expect(get('barred').dataset.lit).toBe('off');
  });

  it('is played by a click', () => {
    get('legal').click();
    expect(server.asked('move')).toMatchObject({ action: 2 });
  });

  it('is a button for everyone and played by Enter, whatever element it is', () => {
    expect(get('plain').getAttribute('role')).toBe('button');
    get('plain').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(server.asked('move')).toMatchObject({ action: 7 });
  });

  it('can choose only the kind of a move, and drop it again', () => {
    get('kind').click();
    flushSync();
    expect(table.picked).toMatchObject({ block: 'plant', params: [null, null] });
    expect(get('kind').getAttribute('aria-current')).toBe('true');
    get('kind').click();
    flushSync();
    expect(table.picked).toBeNull();
    expect(get('kind').hasAttribute('aria-current')).toBe(false);
    expect(server.sent).toEqual([]);
  });

  it('explains itself instead of being played when it is not possible', () => {
    get('barred').click();
    expect(server.sent).toEqual([]);
    expect(table.screen.tip?.node).toBe(get('barred'));
  });

  it('names all it offers when that is more than one thing', () => {
    const moves = [0, 2].map((column) => ({ block: 'plant', params: [0, column] }));
    table.screen.tip = { node: get('legal'), moves, word: null, note: null, by: 'hover' };
    const tip = mount(Tip, { target: document.body, props: { table } });
    flushSync();
    expect(document.querySelectorAll('.offers li')).toHaveLength(table.selection.possible(moves).length);
    expect(table.selection.possible(moves)).toHaveLength(2);
    void unmount(tip);
  });

  it('says nothing of points while only the possible one of its moves has to be completed', async () => {
    // The complete one is not allowed; what the other brings depends on the rest.
    const moves = [
      { block: 'plant', params: [0, 1] },
      { block: 'plant', params: [0, null] },
    ];
    table.screen.tip = { node: get('legal'), moves, word: null, note: null, by: 'hover' };
    const tip = mount(Tip, { target: document.body, props: { table } });
    flushSync();
    const { ref, action } = server.asked('ask');
    server.receive({
      type: 'answer',
      ref,
      action,
      legal: true,
      effect: [],
      points: [3, 0],
      scores: table.live.scores,
    });
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    expect(document.querySelector('.tip .soft')).not.toBeNull();
    expect(document.querySelector('.tip .num')).toBeNull();
    void unmount(tip);
  });

  it('asks with a menu even for a single move, if that is wanted', () => {
    table.selection.activate(get('legal'), [{ block: 'plant', params: [0, 2] }], true);
    expect(table.selection.choices?.moves).toHaveLength(1);
    expect(server.sent).toEqual([]);
  });

  it('is previewed by the first tap and played by the second', () => {
    tap('legal');
    expect(server.sent).toEqual([]);
    expect(table.screen.tip).toMatchObject({ by: 'tap' });
    tap('legal');
    expect(server.asked('move')).toMatchObject({ action: 2 });
    expect(table.screen.tip).toBeNull();
  });

  it('is not played by the second of two quick taps, which has read nothing', () => {
    tap('legal');
    tap('legal', 2);
    expect(table.screen.tip).toMatchObject({ by: 'tap' });
    expect(server.sent.filter(({ type }) => type === 'move')).toEqual([]);
  });

  it('is played by the first tap where nothing needs a preview', () => {
    tap('instant');
    expect(server.asked('move')).toMatchObject({ action: 9 });
  });
});

describe('a reason', () => {
  const show = (by: 'hover' | 'tap') => {
    const moves = [{ block: 'plant', params: [0, 1] }];
    table.screen.tip = { node: get('barred'), moves, word: null, note: null, by };
    const tip = mount(Tip, { target: document.body, props: { table } });
    flushSync();
    const { ref, action } = server.asked('ask');
    server.receive({ type: 'answer', ref, action, legal: false, why: { id: 'x' }, rule: 'O-01' });
    return tip;
  };

  it.each([
    ['hover', 0],
    ['tap', 1],
  ] as const)('that came by %s has %i links: nothing under the pointer takes a click', async (by, links) => {
    const tip = show(by);
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    expect(document.querySelector('.tip .rule')).not.toBeNull();
    expect(document.querySelectorAll('.tip button')).toHaveLength(links);
    void unmount(tip);
  });
});

describe('what has a text of its own', () => {
  let counter: HTMLElement;
  let stop: () => void;
  const dispatch = (type: string, pointerType: string) =>
    counter.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));

  beforeEach(() => {
    counter = document.createElement('span');
    counter.dataset.tip = '3 wood';
    document.body.append(counter);
    stop = watchTips(table);
  });
  afterEach(() => {
    stop();
    counter.remove();
  });

  it('is explained by the pointer', () => {
    dispatch('pointerover', 'mouse');
    vi.advanceTimersByTime(100);
    expect(table.screen.tip).toMatchObject({ text: '3 wood', by: 'hover' });
    dispatch('pointerout', 'mouse');
    vi.advanceTimersByTime(200);
    expect(table.screen.tip).toBeNull();
  });

  it('is explained by a touch, and only where it is touched', () => {
    dispatch('pointerover', 'touch');
    vi.advanceTimersByTime(100);
    expect(table.screen.tip).toBeNull();
    dispatch('pointerdown', 'touch');
    dispatch('click', 'touch');
    expect(table.screen.tip).toMatchObject({ text: '3 wood', by: 'tap' });
  });

  it('is explained by focus only after the keyboard was used', () => {
    counter.tabIndex = 0;
    dispatch('pointerdown', 'touch');
    counter.focus();
    expect(table.screen.tip).toBeNull();
    counter.blur();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    counter.focus();
    expect(table.screen.tip).toMatchObject({ text: '3 wood', by: 'focus' });
  });
});

describe('a button that is only a symbol', () => {
  const button = document.createElement('button');
  let pressed = 0;
  let stop: () => void;
  const dispatch = (type: string, pointerType: string) =>
    button.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), { pointerType }),
    );

  beforeEach(() => {
    button.className = 'btn';
    button.setAttribute('aria-label', 'Back');
    button.onclick = () => (pressed += 1);
    pressed = 0;
    document.body.append(button);
    stop = watchTips(table);
  });
  afterEach(() => {
    stop();
    button.remove();
    button.textContent = '';
  });

  it('says its name under the pointer, until it is pressed', () => {
    dispatch('pointerdown', 'mouse');
    dispatch('pointerover', 'mouse');
    vi.advanceTimersByTime(100);
    expect(table.screen.tip).toMatchObject({ text: 'Back', by: 'hover' });
    dispatch('click', 'mouse');
    expect(table.screen.tip).toBeNull();
    expect(pressed).toBe(1);
  });

  it('says its name when a finger rests on it, and is not pressed then', () => {
    dispatch('pointerdown', 'touch');
    vi.advanceTimersByTime(500);
    expect(table.screen.tip).toMatchObject({ text: 'Back', by: 'tap' });
    dispatch('pointerup', 'touch');
    dispatch('click', 'touch');
    expect(pressed).toBe(0);
    dispatch('pointerdown', 'touch');
    dispatch('pointerup', 'touch');
    vi.advanceTimersByTime(500);
    dispatch('click', 'touch');
    expect(pressed).toBe(1);
  });

  it('needs no tip where its name can be read', () => {
    button.textContent = 'Back';
    dispatch('pointerover', 'mouse');
    vi.advanceTimersByTime(100);
    expect(table.screen.tip).toBeNull();
  });
});

describe('the tip', () => {
  it('comes with the pointer and goes with it', () => {
    pointer('legal', 'pointerenter');
    expect(table.screen.tip).toBeNull();
    vi.advanceTimersByTime(100);
    expect(table.screen.tip).toMatchObject({ by: 'hover' });
    pointer('legal', 'pointerleave');
    vi.advanceTimersByTime(200);
    expect(table.screen.tip).toBeNull();
  });

  it('moves on to the next thing without a gap', () => {
    pointer('legal', 'pointerenter');
    vi.advanceTimersByTime(100);
    pointer('legal', 'pointerleave');
    pointer('barred', 'pointerenter');
    vi.advanceTimersByTime(300);
    expect(table.screen.tip?.node).toBe(get('barred'));
  });

  it('explains words even when nothing can be done', () => {
    server.receive({ type: 'rewound', seats, log: [], view: view({ moves: [], revision: 11 }) });
    pointer('word', 'pointerenter');
    vi.advanceTimersByTime(100);
    expect(table.screen.tip).toMatchObject({ word: 'thing', moves: [] });
    pointer('legal', 'pointerenter');
    vi.advanceTimersByTime(100);
    expect(table.screen.tip).toMatchObject({ word: 'thing' });
  });

  it('does not come up for something that is gone', () => {
    pointer('legal', 'pointerenter');
    Object.defineProperty(get('legal'), 'isConnected', { value: false });
    vi.advanceTimersByTime(100);
    expect(table.screen.tip).toBeNull();
  });

  it('goes when its thing goes', () => {
    pointer('legal', 'pointerenter');
    vi.advanceTimersByTime(100);
    get('legal').dispatchEvent(new Event('blur'));
    expect(table.screen.tip).toBeNull();
  });
});

describe('the arrow keys', () => {
  it('find what lies straight ahead, lit or not', () => {
    const at: Record<string, [number, number]> = {
      legal: [0, 0],
      barred: [100, 5],
      instant: [60, 80],
      plain: [0, 100],
      kind: [200, 200],
    };
    for (const [id, [x, y]] of Object.entries(at)) {
      get(id).getBoundingClientRect = () => ({ x, y, width: 10, height: 10 }) as DOMRect;
      get(id).getClientRects = () => [{}] as unknown as DOMRectList;
    }
    expect(neighbour(get('legal'), 'ArrowRight')?.id).toBe('barred');
    expect(neighbour(get('legal'), 'ArrowDown')?.id).toBe('plain');
    expect(neighbour(get('plain'), 'ArrowUp')?.id).toBe('legal');
    expect(neighbour(get('legal'), 'ArrowLeft')).toBeNull();
  });
});
