import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefs } from '../src/lib/prefs.svelte';
import { listen } from '../src/sound/sound.svelte';
import { open, step, view } from './fixtures';

/** What was heard, as pitches. */
let heard: number[] = [];
const part = () => ({
  connect: (next: unknown) => next,
  gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
});

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = null;
      resume = () => Promise.resolve();
      createGain = part;
      createOscillator() {
        const frequency = { value: 0 };
        return { ...part(), frequency, start: () => heard.push(Math.round(frequency.value)), stop() {} };
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  prefs.set({ sound: 'off' });
});

const TURN = [523, 659];
const MOVE = 196;

/** One's own move, then the bot's, then it is one's turn again. */
async function round() {
  const { table, server } = open();
  const stop = listen(table);
  flushSync();
  server.receive(step({ view: view({ revision: 11, version: 5, turn: 1, moves: [] }) }));
  await vi.runAllTimersAsync();
  flushSync();
  server.receive(step({ seat: 1, view: view({ revision: 12, version: 6 }) }));
  flushSync();
  await vi.runAllTimersAsync();
  flushSync();
  return { server, stop };
}

describe('sounds', () => {
  it('are none unless they are wanted', async () => {
    await round();
    expect(heard).toEqual([]);
  });

  it('say that it is one’s turn', async () => {
    prefs.set({ sound: 'turn' });
    await round();
    expect(heard).toEqual(TURN);
  });

  it('go with every move, and end with the game', async () => {
    prefs.set({ sound: 'all' });
    const { server, stop } = await round();
    expect(heard).toEqual([MOVE, MOVE, ...TURN]);
    heard = [];
    server.receive(step({ view: view({ revision: 13, version: 7, over: true, moves: [] }) }));
    await vi.runAllTimersAsync();
    flushSync();
    expect(heard).toHaveLength(3);
    stop();
    server.receive(step({ view: view({ revision: 14, version: 8 }) }));
    await vi.runAllTimersAsync();
    flushSync();
    expect(heard).toHaveLength(3);
  });
});
