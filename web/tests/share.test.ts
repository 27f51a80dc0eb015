import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { toasts } from '../src/lib/toasts.svelte';
import { words } from '../src/lib/words.svelte';
import Share from '../src/replay/Share.svelte';
import { open, seats, settle, view } from './fixtures';

const catalogue = import.meta.glob<string>('../../src/dorfplatz/locales/en/{app,replay/replay}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
beforeAll(() => Object.values(catalogue).forEach((ftl) => words.add('en', ftl)));

let shown: Record<string, unknown>;
afterEach(() => void unmount(shown));

describe('sharing a moment', () => {
  it('copies the address of the moment that is shown', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { table } = open();
    table.replay.moment = view({ version: 2, moves: [] });
    shown = mount(Share, { target: document.body, props: { table, onclose: () => {} } });
    flushSync();
    document.querySelector<HTMLElement>('button.go')!.click();
    await settle();
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/#\/table\/t1\/2$/));
    expect(toasts.list.map(({ text }) => text)).toEqual(['The address is copied.']);
  });

  it.each([
    [false, 'Anyone who can reach this computer'],
    [true, 'Everybody at this table'],
  ])('says who finds it; by links: %s', (link, who) => {
    vi.stubGlobal('location', new URL('https://dorfplatz.example/'));
    const { table } = open();
    table.together.seats = seats.map((seat) => ({ ...seat, link }));
    shown = mount(Share, { target: document.body, props: { table, onclose: () => {} } });
    flushSync();
    expect(document.querySelector('p.soft')!.textContent).toContain(who);
    vi.unstubAllGlobals();
  });
});
