import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lineFor, type CoachLine } from '../src/coach/coach.svelte';
import { words } from '../src/lib/words.svelte';

const files = import.meta.glob<CoachLine[]>('../src/games/*/coach.json', { import: 'default', eager: true });

describe('a coaching line', () => {
  const lines: CoachLine[] = [
    { id: 'first', prompt: 'begin' },
    { id: 'donkey', legal: ['donkey', 'build'] },
    { id: 'stop', legal: ['pass'], without: ['build'] },
  ];
  const line = (prompt: string, blocks: string[], ...seen: string[]) =>
    lineFor(lines, { prompt, can: (block) => blocks.includes(block) }, (id) => seen.includes(id));

  it('comes when it matters, once', () => {
    expect(line('begin', [])).toBe('first');
    expect(line('begin', [], 'first')).toBeNull();
    expect(line('turn', ['donkey'])).toBeNull();
    expect(line('turn', ['donkey', 'build'])).toBe('donkey');
    expect(line('turn', ['pass', 'build'])).toBeNull();
    expect(line('turn', ['pass'])).toBe('stop');
  });

  it('may belong to one edition', () => {
    const only = [{ id: 'loop', options: { edition: 'preview' } }];
    const said = (edition: string) =>
      lineFor(only, { prompt: 'turn', can: () => true, options: { edition } }, () => false);
    expect(said('preview')).toBe('loop');
    expect(said('final')).toBeNull();
  });

  it.each(Object.entries(files))('has its words: %s', async (path, found) => {
    const game = /(\w+)\/coach\.json$/.exec(path)![1]!;
    for (const language of ['en', 'de'] as const) {
      await words.use(language);
      await words.loadGames('coach', game);
      for (const { id, prompt } of found) {
        expect(words.has(`coach-${game}-${id}`)).toBe(true);
        if (prompt) expect(words.has(prompt)).toBe(true);
      }
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });
});

describe('whoever is coached', () => {
  const fresh = async () => {
    vi.resetModules();
    return (await import('../src/coach/coach.svelte')).coaching;
  };

  beforeEach(() => localStorage.clear());

  it('hears a line once, and none in a game they know', async () => {
    const coaching = await fresh();
    coaching.see('hamlet', 'donkey');
    for (const table of ['a', 'b', 'c', 'd']) coaching.sit('hamlet', table);
    const again = await fresh();
    expect(again.hasSeen('hamlet', 'donkey')).toBe(true);
    expect(again.isWanted('hamlet', 'c')).toBe(true);
    expect(again.isWanted('hamlet', 'd')).toBe(false);
    expect(again.isWanted('milestones', 'd')).toBe(true);
  });

  it('may want no more', async () => {
    const coaching = await fresh();
    coaching.see('hamlet', 'donkey');
    coaching.stop();
    expect((await fresh()).isWanted('hamlet', 'a')).toBe(false);
    // Whoever changes their mind hears it all again.
    (await fresh()).restart();
    const again = await fresh();
    expect(again.off).toBe(false);
    expect(again.isWanted('hamlet', 'a')).toBe(true);
    expect(again.hasSeen('hamlet', 'donkey')).toBe(false);
  });

  it.each(['{', 'null', '{"seen": 1}', '{"tables": null}'])(
    'loses nothing by damaged storage: %s',
    async (found) => {
      localStorage.setItem('dorfplatz-coach', found);
      expect((await fresh()).isWanted('hamlet', 'a')).toBe(true);
    },
  );
});
