import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../src/lib/errors';
import { router } from '../src/lib/router.svelte';
import { toasts } from '../src/lib/toasts.svelte';

describe('a table that is made to go to', () => {
  beforeEach(() => {
    location.hash = '#/';
    dispatchEvent(new Event('hashchange'));
  });

  it('is made once, however often it is clicked', async () => {
    const make = vi.fn(() => Promise.resolve({ id: 'abc' }));
    const first = router.begin(make);
    expect(router.beginning).toBe(true);
    await Promise.all([first, router.begin(make)]);
    // The page is not there yet: another click is one too many still.
    await router.begin(make);
    expect(make).toHaveBeenCalledTimes(1);
    expect(location.hash).toBe('#/table/abc');
    dispatchEvent(new Event('hashchange'));
    expect(router.beginning).toBe(false);
  });

  it('can be tried again when that failed', async () => {
    const make = vi.fn(() =>
      Promise.reject(new RequestError({ error: { id: 'no', args: {} }, text: 'No.' })),
    );
    await router.begin(make);
    await router.begin(make);
    expect(make).toHaveBeenCalledTimes(2);
    expect(toasts.list.length).toBeGreaterThan(0);
  });
});
