import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeOnBack } from '../src/lib/back';

/** The browser's Back, as far as the page notices. */
const back = () => dispatchEvent(new PopStateEvent('popstate'));

describe('the browser’s Back', () => {
  let entries = 0;
  beforeEach(() => {
    vi.useFakeTimers();
    entries = 0;
    vi.spyOn(history, 'pushState').mockImplementation(() => void entries++);
    vi.spyOn(history, 'back').mockImplementation(() => (entries--, void back()));
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  function opened() {
    const close = vi.fn(() => forget());
    const forget = closeOnBack(close);
    return close;
  }

  it('closes what is open, and leaves no entry behind', () => {
    const close = opened();
    expect(entries).toBe(1);
    entries--;
    back();
    vi.runAllTimers();
    expect(close).toHaveBeenCalledTimes(1);
    expect(entries).toBe(0);
  });

  it('closes one after the other', () => {
    const below = opened();
    const above = opened();
    expect(entries).toBe(1);
    entries--;
    back();
    vi.runAllTimers();
    expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
    expect(entries).toBe(1);
    entries--;
    back();
    expect(below).toHaveBeenCalledTimes(1);
  });

  it('does nothing more once it is closed by itself', () => {
    const close = opened();
    close();
    vi.runAllTimers();
    expect(entries).toBe(0);
    back();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('closes what was opened in place of another', () => {
    opened()();
    const next = opened();
    vi.runAllTimers();
    expect(entries).toBe(1);
    entries--;
    back();
    expect(next).toHaveBeenCalledTimes(1);
  });
});
