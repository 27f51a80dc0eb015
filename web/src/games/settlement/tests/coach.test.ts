import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import Coach from '../../../coach/Coach.svelte';
import { lineFor, type CoachLine } from '../../../coach/coach.svelte';
import lines from '../coach.json';
import { fixture, id } from './fixture';
import '../../../../tests/stage';

beforeEach(() => localStorage.clear());

it('a word that follows another is said once, too', async () => {
  const { table } = fixture({}, [id('pass')]);
  const coach = mount(Coach, { target: document.body, props: { table } });
  const said = () => document.querySelector('.coach p')?.textContent ?? '';
  await vi.waitFor(() => (flushSync(), expect(said()).toContain('All settlers are at work')));
  const then = (prompt: string, moves: number[]) => {
    const { revision } = table.live;
    table.live = { ...table.live, revision: revision + 1, prompt: { id: prompt }, moves };
    flushSync();
  };
  then('settlement-prompt-artifact', [id('artifact', 0)]);
  expect(said()).toContain('Choose with the next round in mind');
  then('settlement-prompt-turn', [id('swap', 0)]);
  expect(said()).toBe('');
  then('settlement-prompt-artifact', [id('artifact', 0)]);
  expect(said()).toBe('');
  void unmount(coach);
});

it('nobody who has land is told to look for some', () => {
  const told = (blocks: string[]) =>
    lineFor(
      lines as CoachLine[],
      { prompt: 'settlement-prompt-turn', can: (block) => blocks.includes(block) },
      (one) => one !== 'explore',
    );
  expect(told(['explore', 'pass'])).toBe('explore');
  for (const block of ['region', 'outpost', 'garrison', 'fight'])
    expect(told(['explore', 'pass', block])).toBeNull();
});
