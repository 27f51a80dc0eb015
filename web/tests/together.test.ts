import { mount, unmount, flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linksOf, storeLinks } from '../src/lib/links';
import { prefs } from '../src/lib/prefs.svelte';
import { toasts } from '../src/lib/toasts.svelte';
import type { Said } from '../src/lib/types';
import { words } from '../src/lib/words.svelte';
import { addressOf } from '../src/together/address';
import Chat from '../src/together/Chat.svelte';
import { tell } from '../src/together/heard';
import { correction, qrCode } from '../src/together/qr';
import LinkRow from '../src/together/LinkRow.svelte';
import UndoAsked from '../src/together/UndoAsked.svelte';
import { open, seats, step, view, welcome } from './fixtures';

const friends = seats.map((seat, i) => ({ ...seat, link: i === 2 }));
const people = { type: 'people' as const, seats: friends, here: [true, true, false], watching: 1 };
const said = (number: number, change: Partial<Said> = {}): Said => ({
  type: 'said',
  ref: null,
  number,
  seat: 2,
  text: 'Hello',
  emote: null,
  time: '2026-11-17T10:00:00Z',
  ...change,
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  prefs.set({ pace: 'normal' });
  toasts.list = [];
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

/** Reads a code as a phone would, without correcting anything: gives the text and whether the correction fits. */
function scanned(modules: boolean[][]): { text: string; whole: boolean } {
  const size = modules.length;
  const version = (size - 17) / 4;
  const isFunction = (r: number, c: number) =>
    (r < 9 && c < 9) ||
    (r < 9 && c >= size - 8) ||
    (r >= size - 8 && c < 9) ||
    r === 6 ||
    c === 6 ||
    (version > 1 && Math.abs(r - (size - 7)) <= 2 && Math.abs(c - (size - 7)) <= 2);
  const bits: number[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const r = up ? size - 1 - i : i;
      for (const c of [right, right - 1])
        if (!isFunction(r, c)) bits.push(Number(modules[r]![c]! !== ((r + c) % 2 === 0)));
    }
  }
  const words: number[] = [];
  for (let i = 0; i + 8 <= bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  const data = [0, 19, 34, 55, 80, 108][version]!;
  const total = [0, 26, 44, 70, 100, 134][version]!;
  const length = ((words[0]! & 15) << 4) | (words[1]! >> 4);
  const bytes = Array.from({ length }, (_, i) => ((words[i + 1]! & 15) << 4) | (words[i + 2]! >> 4));
  const expected = correction(words.slice(0, data), total - data);
  return {
    text: new TextDecoder().decode(new Uint8Array(bytes)),
    whole: words[0]! >> 4 === 4 && expected.every((word, i) => word === words[data + i]),
  };
}

describe('a QR code', () => {
  it('has the correction of the example in the standard', () => {
    // "01234567", version 1-M, in ISO/IEC 18004, annex I.
    const data = [
      0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
    ];
    expect(correction(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  it.each([1, 17, 18, 32, 53, 70, 78, 106])('of %i letters can be read', (length) => {
    const text = addressOf('t', 'x').repeat(9).slice(0, length);
    expect(scanned(qrCode(text)!)).toEqual({ text, whole: true });
  });

  it('is not drawn of what is too long', () => {
    expect(qrCode('x'.repeat(107))).toBeNull();
  });

  it('has its marks in three corners', () => {
    const modules = qrCode('Dorfplatz')!;
    const mark = '1111111,1000001,1011101,1011101,1011101,1000001,1111111';
    const at = (top: number, left: number) =>
      modules
        .slice(top, top + 7)
        .map((row) =>
          row
            .slice(left, left + 7)
            .map(Number)
            .join(''),
        )
        .join(',');
    expect([at(0, 0), at(0, modules.length - 7), at(modules.length - 7, 0)]).toEqual([mark, mark, mark]);
  });
});

describe('links', () => {
  it('are kept in this browser, the newest of each kind', () => {
    storeLinks('t1', [
      { role: 'seat-1', secret: 'one' },
      { role: 'watch', secret: 'two' },
    ]);
    storeLinks('t1', [{ role: 'seat-1', secret: 'three' }]);
    expect(linksOf('t1')).toEqual({ 'seat-1': 'three', watch: 'two' });
    expect(linksOf('t2')).toEqual({});
  });

  it('carry their secret where no server sees it', () => {
    const { hash, search, pathname } = new URL(addressOf('t1', 'geheim'));
    expect(hash).toBe('#/join/t1/geheim');
    expect(search + pathname).not.toContain('geheim');
  });
});

describe('the row of a link', () => {
  const buttons = () => [...document.querySelectorAll<HTMLElement>('button')];
  const press = (text: string) => {
    const button = buttons().find((one) => one.textContent === text)!;
    button.focus();
    button.click();
    flushSync();
  };
  const show = (given: boolean) => {
    const props = { table: 't1', name: 'Zoë', secret: null, given, onmake: () => {} };
    const row = mount(LinkRow, { target: document.body, props });
    flushSync();
    return row;
  };

  it('keeps the focus when the button that was pressed goes away', () => {
    const row = show(true);
    expect(document.activeElement).toBe(document.body);
    press('together-new-link');
    expect(document.activeElement!.className).toContain('bad');
    press('together-keep-link');
    expect(document.activeElement!.className).toContain('ghost');
    press('together-new-link');
    press('together-new-link');
    expect(document.activeElement!.className).toContain('ghost');
    void unmount(row);
  });
});

describe('people at several screens', () => {
  it('play their own seats', () => {
    const { table, server } = open();
    server.receive({ ...welcome(), you: { host: false, seats: [2] }, people });
    expect([table.plays(0), table.plays(2)]).toEqual([false, true]);
    expect(table.together.mayChange(0)).toBe(false);
    server.receive({
      ...people,
      here: [true, true, true],
      seats: friends.map((s) => ({ ...s, name: 'Zoë' })),
    });
    expect(table.together.here[2]).toBe(true);
    expect(table.names[2]).toBe('Zoë');
  });

  it('who were away see what they missed, one step after the other', async () => {
    const { table, server } = open();
    const missed = [11, 12].map((revision) =>
      step({ seat: 1, view: view({ revision, version: revision - 6, moves: [] }) }),
    );
    server.receive({ ...welcome(), view: missed[1]!.view, missed });
    expect(table.live.revision).toBe(10);
    await vi.advanceTimersByTimeAsync(750);
    expect(table.live.revision).toBe(11);
    await vi.advanceTimersByTimeAsync(750);
    expect(table.live.revision).toBe(12);
  });

  it('keep what they have begun when a line broke and nothing has happened', () => {
    const { table, server } = open();
    table.choose({ block: 'plant', params: [0, null] });
    server.receive(welcome());
    expect(table.picked).not.toBeNull();
    server.receive(welcome({ revision: 11 }));
    expect(table.picked).toBeNull();
  });
});

describe('talking', () => {
  it('is shown for a moment, but for one’s own words, and as plain text', () => {
    const { table, server } = open();
    server.receive(people);
    server.receive(said(1, { seat: 1, text: '<b>Hello</b>' }));
    server.receive(said(2, { seat: 0, text: 'mine' }));
    server.receive(said(3, { seat: 1, emote: 'clap', text: '' }));
    words.add('en', 'together-says = { $name }: { $text }');
    tell(table);
    tell(table);
    expect(toasts.list.map(({ text }) => text)).toEqual(['Ben: <b>Hello</b>', 'Ben: together-emote-clap']);
  });

  it('is listed as text, whatever it contains', () => {
    const { table, server } = open();
    server.receive(said(1, { text: '<img src=x onerror=alert(1)>' }));
    const chat = mount(Chat, { target: document.body, props: { table, onclose: () => {} } });
    flushSync();
    expect(document.querySelector('li p')!.textContent).toBe('<img src=x onerror=alert(1)>');
    expect(document.querySelector('li img')).toBeNull();
    void unmount(chat);
  });
});

describe('a wish to go back', () => {
  const asked = { seat: 2, to: 3, missing: [0] };
  const buttons = () => [...document.querySelectorAll('button')].map((button) => button.textContent);

  it('is answered by those who are asked, and withdrawn by whoever asked', () => {
    const { table, server } = open();
    server.receive({ ...welcome(), you: { host: false, seats: [0] }, people });
    const bar = mount(UndoAsked, { target: document.body, props: { table, asked } });
    flushSync();
    expect(buttons()).toEqual(['together-undo-no', 'together-undo-yes']);
    document.querySelectorAll('button')[1]!.click();
    expect(server.asked('consent')).toMatchObject({ yes: true, revision: 10 });
    void unmount(bar);
    document.body.innerHTML = '';
    server.receive({ ...welcome(), you: { host: false, seats: [2] }, people });
    mount(UndoAsked, { target: document.body, props: { table, asked } });
    flushSync();
    expect(buttons()).toEqual(['together-undo-withdraw']);
  });

  it('ends with the next decision', () => {
    const { table, server } = open();
    server.receive({ type: 'undo-asked', ref: null, asked });
    expect(table.together.asked).toEqual(asked);
    server.receive(step({ view: view({ revision: 11 }) }));
    expect(table.together.asked).toBeNull();
  });

  describe('is told to the others', () => {
    const told = () => toasts.list.map(({ text }) => text);
    const seated = (...own: number[]) => {
      words.add(
        'en',
        'together-undo-refused = { $name } refuses\ntogether-undone = { $name } took back { $n }',
      );
      const { server } = open();
      server.receive({ ...welcome(), you: { host: false, seats: own }, people });
      return server;
    };
    const refusal = { type: 'undo-asked', ref: null, asked: null, refused: 2 };
    const undone = (turn: number) => ({
      type: 'undone',
      ref: null,
      to: 2,
      lines: [],
      view: view({ version: 2, revision: 11, turn }),
    });

    it('when somebody refuses', () => {
      seated(0).receive(refusal);
      expect(told()).toEqual(['Clara refuses']);
      toasts.list = [];
      seated(2).receive(refusal);
      expect(told()).toEqual([]);
    });

    it('not when it is withdrawn', () => {
      seated(0).receive({ ...refusal, refused: null });
      expect(told()).toEqual([]);
    });

    it('when somebody else goes back', () => {
      seated(0).receive(undone(2));
      expect(told()).toEqual(['Clara took back 2']);
      toasts.list = [];
      seated().receive(undone(0));
      expect(told()).toEqual(['Anna took back 2']);
      toasts.list = [];
      seated(0, 2).receive(undone(2));
      expect(told()).toEqual([]);
    });
  });
});
