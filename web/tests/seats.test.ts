/** Who plays, as the table says it. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { t, words } from '../src/lib/words.svelte';
import PromptBar from '../src/table/PromptBar.svelte';
import Seats from '../src/dialogs/Seats.svelte';
import { open, seats, step, view } from './fixtures';

let shown: object | undefined;

beforeEach(async () => {
  await words.use('en');
  vi.useFakeTimers();
});

afterEach(() => {
  if (shown) void unmount(shown);
  vi.useRealTimers();
});

describe('a bot that takes longer than a moment', () => {
  const says = () => document.querySelector('.prompt p')!.textContent;
  const show = (table: ReturnType<typeof open>['table']) => {
    const props = { table, narrow: true, onopen: () => {}, onrules: () => {} };
    shown = mount(PromptBar, { target: document.body, props });
    flushSync();
  };
  const wait = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time);
    flushSync();
  };

  it('is said to think, until it decides', async () => {
    const { table, server } = open({}, { turn: 1, moves: [] });
    show(table);
    expect(says()).toBe(t('table-bot-turn', { name: 'Ben' }));
    await wait(700);
    expect(says()).toBe(t('table-thinking', { name: 'Ben' }));
    server.receive(step({ seat: 1, view: view({ turn: 1, moves: [], revision: 11 }) }));
    await wait(300);
    expect(says()).toBe(t('table-bot-turn', { name: 'Ben' }));
    await wait(700);
    expect(says()).toBe(t('table-thinking', { name: 'Ben' }));
    server.receive(step({ seat: 1, view: view({ revision: 12 }) }));
    await wait(3000);
    expect(says()).toBe('prompt');
  });

  it('is not said to think when it has given up', async () => {
    const { table } = open({}, { turn: 1, moves: [] });
    show(table);
    await wait(700);
    table.stuck = true;
    await wait(700);
    expect(says()).toBe('prompt');
  });
});

describe('who plays', () => {
  const buttons = (text: string) =>
    [...document.querySelectorAll('button')].filter((one) => one.textContent!.trim() === text);
  const show = (table: ReturnType<typeof open>['table']) => {
    const onclose = vi.fn();
    shown = mount(Seats, { target: document.body, props: { table, onclose } });
    flushSync();
    return onclose;
  };

  it('is a bot of ones choice for somebody who is away', () => {
    const { table, server } = open();
    table.meta.bots.push('expert');
    const onclose = show(table);
    expect(buttons(t('seats-leave'))).toHaveLength(2);
    buttons(t('seats-leave'))[1]!.click();
    flushSync();
    document.querySelector<HTMLButtonElement>('[data-bot=expert]')!.click();
    expect(server.asked('seat')).toMatchObject({ seat: 2, bot: 'expert' });
    expect(onclose).toHaveBeenCalled();
  });

  it('is the person again who comes back', () => {
    const { table, server } = open();
    table.together.seats = seats.map((seat, i) => (i === 2 ? { ...seat, bot: 'novice' } : seat));
    show(table);
    expect(document.body.textContent).toContain(t('seats-away', { bot: t('bot-novice'), name: 'Clara' }));
    buttons(t('seats-back'))[0]!.click();
    expect(server.asked('seat')).toMatchObject({ seat: 2, bot: null });
  });

  it('is given back to somebody at another screen', () => {
    const { table } = open();
    table.together.you = { host: true, seats: [0] };
    table.together.seats = seats.map((seat) => (seat.kind === 'human' ? { ...seat, bot: 'novice' } : seat));
    show(table);
    expect(buttons(t('seats-back'))).toHaveLength(1);
    expect(buttons(t('seats-give-back', { name: 'Clara' }))).toHaveLength(1);
  });

  it('can not be changed when the game is over', () => {
    const { table } = open({}, { over: true, moves: [] });
    show(table);
    expect(buttons(t('seats-leave'))).toEqual([]);
  });
});
