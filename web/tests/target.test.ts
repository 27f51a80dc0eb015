import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefs } from '../src/lib/prefs.svelte';
import type { TableClient } from '../src/lib/table.svelte';
import { neighbour } from '../src/lib/targets/neighbour';
import Tip from '../src/lib/ui/Tip.svelte';
import { type FakeWebSocket, open, view } from './fixtures';
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
const tap = (id: string) => {
  pointer(id, 'pointerdown', 'touch');
  get(id).dispatchEvent(new MouseEvent('click', { detail: 1 }));
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
    server.receive({ type: 'rewound', log: [], view: view({ moves: [1], revision: 11 }) });
    flushSync();
    expect(get('legal').dataset.lit).toBe('no');
    expect(get('barred').dataset.lit).toBe('yes');
    server.receive({ type: 'rewound', log: [], view: view({ moves: [], revision: 12 }) });
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
    table.screen.tip = { node: get('legal'), moves, word: null, note: null, own: null, by: 'hover' };
    const tip = mount(Tip, { target: document.body, props: { table } });
    flushSync();
    expect(document.querySelectorAll('.offers li')).toHaveLength(table.selection.possible(moves).length);
    expect(table.selection.possible(moves)).toHaveLength(2);
    void unmount(tip);
  });

  it('is previewed by the first tap and played by the second', () => {
    tap('legal');
    expect(server.sent).toEqual([]);
    expect(table.screen.tip).toMatchObject({ by: 'tap' });
    tap('legal');
    expect(server.asked('move')).toMatchObject({ action: 2 });
    expect(table.screen.tip).toBeNull();
  });

  it('is played by the first tap where nothing needs a preview', () => {
    tap('instant');
    expect(server.asked('move')).toMatchObject({ action: 9 });
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
    server.receive({ type: 'rewound', log: [], view: view({ moves: [], revision: 11 }) });
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
