/** What the frame shows around the table for a while. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefs } from '../src/lib/prefs.svelte';
import type { TableClient } from '../src/lib/table.svelte';
import { words } from '../src/lib/words.svelte';
import Frame from '../src/table/Frame.svelte';
import { open, step, view } from './fixtures';

let shown: Record<string, unknown> | null = null;
function show(table: TableClient) {
  shown = mount(Frame, { target: document.body, props: { table } });
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  prefs.set({ pace: 'skip', handover: false });
  words.add(
    'en',
    'table-round = Round { $round }\nhint-thinking = Looking …\nhint-title = Hint\ntable-undo = Undo',
  );
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
  vi.useRealTimers();
});

describe('the prompt', () => {
  const prompt = () => document.querySelector('.prompt p')!.textContent;

  it('asks for nothing while a lesson explains', () => {
    words.add('en', 'lesson-reading = Read on in the lesson.');
    const { table } = open();
    show(table);
    const asked = prompt();
    expect(asked).not.toContain('lesson');
    table.only = [];
    flushSync();
    expect(prompt()).toContain('Read on in the lesson.');
    table.only = [table.live.moves[0]!];
    flushSync();
    expect(prompt()).toBe(asked);
  });
});

describe('a new round', () => {
  const at = (round: number, revision: number) => view({ revision, table: { round } });
  const banner = () => document.querySelector('header > .round')?.textContent;

  it('is announced for a moment, whatever is decided meanwhile', async () => {
    const { table } = open({ rounds: true }, { table: { round: 3 } });
    show(table);
    expect(banner()).toBeUndefined();
    table.onStep(step({ view: at(4, 11) }));
    await vi.advanceTimersByTimeAsync(10);
    flushSync();
    expect(banner()).toBe('Round 4');
    table.onStep(step({ view: at(4, 12) }));
    await vi.advanceTimersByTimeAsync(3000);
    flushSync();
    expect(banner()).toBeUndefined();
  });

  it('is not announced while the past is shown', async () => {
    const { table } = open({ rounds: true }, { table: { round: 3 } });
    show(table);
    table.onStep(step({ view: at(4, 11) }));
    await vi.advanceTimersByTimeAsync(10);
    flushSync();
    table.replay.moment = view({ version: 2, table: { round: 1 } });
    flushSync();
    expect(banner()).toBeUndefined();
  });
});

describe('help', () => {
  const button = (name: string) => document.querySelector(`button[aria-label="${name}"]`);

  it('is said to be on its way', async () => {
    const { table } = open();
    show(table);
    void table.hints.toggle();
    await vi.advanceTimersByTimeAsync(1000);
    flushSync();
    expect(document.querySelector('.prompt')!.textContent).toContain('Looking …');
  });

  it('is not there where a puzzle is to be solved, nor a way back', () => {
    const { table, server } = open();
    show(table);
    expect(button('Hint')).not.toBeNull();
    expect(button('Undo')).not.toBeNull();
    table.solving = true;
    flushSync();
    expect(button('Hint')).toBeNull();
    expect(button('Undo')).toBeNull();
    void table.hints.toggle();
    void table.undoStep();
    expect(server.sent).toEqual([]);
  });
});
