import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LessonPage from '../src/lessons/LessonPage.svelte';
import { api } from '../src/lib/api';
import type { TableClient } from '../src/lib/table.svelte';
import type { LessonStep } from '../src/lib/types';
import { words } from '../src/lib/words.svelte';
import { open, settle } from './fixtures';

const opened = vi.hoisted(() => vi.fn<(id: string) => Promise<TableClient>>());
vi.mock('../src/lib/table/open', () => ({ openOwnTable: opened }));
vi.mock('../src/task/TaskPage.svelte', () => import('./Aside.svelte'));

const read = (chapter: number): LessonStep => ({
  text: { id: `text-${chapter}` },
  chapter,
  first: 4,
  last: 4,
  moves: [],
  show: [],
  sheet: '',
});
const said = () => document.querySelector('.place')!.textContent!.trim();
const buttons = () => [...document.querySelectorAll('button')];
let page: Record<string, unknown>;

describe('a lesson that goes on at another table', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.spyOn(words, 'loadGames').mockResolvedValue();
    words.add('en', 'lesson-place = Step { $step }\ntable-opening = Setting up');
  });
  afterEach(() => void unmount(page));

  it('says so, and waits with whatever is pressed in the meantime', async () => {
    vi.spyOn(api, 'lesson').mockResolvedValue([read(0), read(1), read(2)]);
    opened.mockResolvedValueOnce(open().table);
    page = mount(LessonPage, {
      target: document.body,
      props: { lesson: { name: 'orchard', game: 'orchard' } },
    });
    await settle();
    flushSync();
    expect(said()).toBe('Step 1');
    let ready: (table: TableClient) => void;
    opened.mockReturnValueOnce(new Promise((resolve) => (ready = resolve)));
    for (const _ of [1, 2, 3]) {
      buttons().at(-1)!.click();
      flushSync();
    }
    expect(said()).toBe('Setting up');
    expect(buttons().every(({ disabled }) => disabled)).toBe(true);
    ready!(open().table);
    await settle();
    flushSync();
    expect(said()).toBe('Step 2');
    expect(opened).toHaveBeenCalledTimes(2);
  });
});
