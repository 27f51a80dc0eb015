/** Soft sounds, made by the browser: a piece of wood on wood, two notes when it is one's turn, three at the end. */
import { prefs, type Sound } from '../lib/prefs.svelte';
import type { TableClient } from '../lib/table.svelte';

type Occasion = 'move' | 'turn' | 'end';

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds after the first one. */
  at: number;
  /** Seconds until it has faded away. */
  length: number;
}

const NOTES: Record<Occasion, Note[]> = {
  move: [{ pitch: 196, at: 0, length: 0.09 }],
  turn: [
    { pitch: 523.25, at: 0, length: 0.5 },
    { pitch: 659.25, at: 0.14, length: 0.7 },
  ],
  end: [
    { pitch: 392, at: 0, length: 0.6 },
    { pitch: 523.25, at: 0.16, length: 0.6 },
    { pitch: 659.25, at: 0.32, length: 1.2 },
  ],
};
const LOUDNESS: Record<Occasion, number> = { move: 0.05, turn: 0.08, end: 0.08 };

/** Whether somebody wants to hear it. */
export const isHeard = (wanted: Sound, occasion: Occasion): boolean =>
  wanted === 'all' || (wanted === 'turn' && occasion === 'turn');

let context: AudioContext | null = null;

/** A browser may stay silent until somebody has clicked; then it does. */
export function sound(occasion: Occasion): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const { pitch, at, length } of NOTES[occasion]) {
    const [note, volume] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + at;
    note.type = occasion === 'move' ? 'triangle' : 'sine';
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS[occasion], start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + length);
  }
}

/** Lets a table be heard, from now on; returns how to stop that. */
export function listen(table: TableClient): () => void {
  const hear = (occasion: Occasion) => {
    if (!table.replaying && isHeard(prefs.sound, occasion)) sound(occasion);
  };
  let revision = table.live.revision;
  /** Somebody else has been on turn since. */
  let waited = false;
  return $effect.root(() => {
    $effect(() => {
      const { live } = table;
      if (live.revision !== revision) hear(live.over ? 'end' : 'move');
      revision = live.revision;
      if (table.botThinks || table.queue.steps.length > 0) waited = true;
      if (!table.interactive) return;
      if (waited) hear('turn');
      waited = false;
    });
  });
}
