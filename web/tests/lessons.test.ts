import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lessonOf, tableOf } from '../src/lessons/lessons.svelte';
import { joined } from '../src/lessons/light';
import Tip from '../src/lib/ui/Tip.svelte';
import { words } from '../src/lib/words.svelte';
import { open } from './fixtures';
import Targets from './Targets.svelte';

describe('the address of a lesson', () => {
  it('is that of a table', () => {
    expect(lessonOf(tableOf('hamlet'))).toEqual({ name: 'hamlet', game: 'hamlet' });
    expect(lessonOf(tableOf('settlement-solo'))).toEqual({ name: 'settlement-solo', game: 'settlement' });
  });

  it.each(['x7Yz', 'lesson', 'lesson-', 'lesson-hamlet-1', 'puzzle-hamlet-1'])(
    'is not that of another table: %s',
    (id) => expect(lessonOf(id)).toBeNull(),
  );
});

describe('how far a lesson was played', () => {
  const fresh = async () => {
    vi.resetModules();
    return (await import('../src/lessons/lessons.svelte')).progress;
  };

  beforeEach(() => localStorage.clear());

  it('is remembered, and that it was done stays', async () => {
    const progress = await fresh();
    expect(progress.stepOf('hamlet')).toBe(0);
    progress.keep('hamlet', 7);
    expect((await fresh()).stepOf('hamlet')).toBe(7);
    progress.keep('hamlet', 0, true);
    progress.keep('hamlet', 3);
    const again = await fresh();
    expect(again.isDone('hamlet')).toBe(true);
    expect(again.stepOf('hamlet')).toBe(3);
    expect(again.isDone('milestones')).toBe(false);
  });

  it.each(['{', '[]', 'null', '{"hamlet": 1}', '{"hamlet": {"step": "x"}}'])(
    'is nothing if the storage is damaged: %s',
    async (found) => {
      localStorage.setItem('dorfplatz-lessons', found);
      expect((await fresh()).stepOf('hamlet')).toBe(0);
    },
  );
});

describe('the light of a lesson', () => {
  const box = (x: number, width = 10) => ({ x, y: 0, width, height: 10 });

  it('is one where several would cut into each other', () => {
    expect(joined([box(0), box(30), box(8), box(16)])).toEqual([box(30), box(0, 26)]);
    expect(joined([box(0, 12), box(20, 12), box(10, 12)])).toEqual([box(0, 32)]);
  });

  it('keeps the outline of a place', () => {
    const place = { ...box(0), outline: 'M0 0' };
    expect(joined([place, box(5)])).toEqual([place, box(5)]);
  });
});

describe('a table in a lesson', () => {
  it('plays no more of a proposal than its step asks for', async () => {
    const { table, server } = open();
    table.until = table.live.version;
    await table.playAll([{ block: 'end', params: [] }]);
    expect(server.sent).toEqual([]);
    table.until = Infinity;
    void table.playAll([{ block: 'end', params: [] }]);
    expect(server.asked('move')).toBeDefined();
  });

  it('lights only what is asked for, and has a kind word for the rest', () => {
    words.add('en', 'lesson-not-now = Later!');
    const { table, server } = open();
    const page = mount(Targets, { target: document.body, props: { table } });
    const tip = mount(Tip, { target: document.body, props: { table } });
    const legal = document.getElementById('legal')!;
    flushSync();
    expect(legal.dataset.lit).toBe('yes');
    table.only = [9];
    flushSync();
    expect(legal.dataset.lit).toBe('no');
    expect(table.can('end')).toBe(true);
    const asked = server.sent.length;
    // The pointer may rest where it has just done the right thing.
    table.screen.tip = {
      node: legal,
      moves: [{ block: 'plant', params: [0, 0] }],
      word: null,
      note: null,

      by: 'hover',
    };
    flushSync();
    expect(document.querySelector('.tip')?.textContent).not.toContain('Later!');
    legal.click();
    flushSync();
    expect(document.querySelector('.tip')?.textContent).toContain('Later!');
    // What it would do is not asked, and nothing is played.
    expect(server.sent.length).toBe(asked);
    void table.hints.toggle();
    expect(server.sent.length).toBe(asked);
    void unmount(tip);
    void unmount(page);
  });
});
