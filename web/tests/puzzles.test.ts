import { beforeEach, describe, expect, it, vi } from 'vitest';
import { puzzleOf, tableOf } from '../src/puzzles/puzzles.svelte';

describe('the address of a puzzle', () => {
  it('is that of a table', () => {
    const puzzle = { game: 'hamlet', number: 12 };
    expect(tableOf(puzzle)).toBe('puzzle-hamlet-12');
    expect(puzzleOf(tableOf(puzzle))).toEqual(puzzle);
  });

  it.each(['x7Yz', 'puzzle', 'puzzle-hamlet', 'puzzle-hamlet-x', 'puzzle-hamlet-1-2'])(
    'is not that of another table: %s',
    (id) => expect(puzzleOf(id)).toBeNull(),
  );
});

describe('what was solved', () => {
  const fresh = async () => {
    vi.resetModules();
    return (await import('../src/puzzles/puzzles.svelte')).solved;
  };

  beforeEach(() => localStorage.clear());

  it('is remembered, once', async () => {
    const solved = await fresh();
    expect(solved.has('a')).toBe(false);
    solved.add('a');
    solved.add('a');
    expect(localStorage.getItem('dorfplatz-puzzles')).toBe('["a"]');
    expect((await fresh()).has('a')).toBe(true);
  });

  it.each(['{', '"a"', '{"a": 1}', '[1, null]'])(
    'is nothing if the storage is damaged: %s',
    async (found) => {
      localStorage.setItem('dorfplatz-puzzles', found);
      const solved = await fresh();
      expect(solved.has('a')).toBe(false);
      solved.add('a');
      expect((await fresh()).has('a')).toBe(true);
    },
  );
});
