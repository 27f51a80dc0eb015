import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The language a new visitor gets whose browser asks for these. */
async function languageFor(...languages: string[]): Promise<string> {
  localStorage.clear();
  vi.stubGlobal('navigator', { languages });
  vi.resetModules();
  return (await import('../src/lib/prefs.svelte')).prefs.language;
}

describe('the first language', () => {
  it('is the first one of the browser that there are words for', async () => {
    expect(await languageFor('de-AT', 'en')).toBe('de');
    expect(await languageFor('en-US', 'de')).toBe('en');
    expect(await languageFor('fr-FR', 'de')).toBe('de');
  });

  it('is English for everybody else', async () => {
    expect(await languageFor('fr-FR', 'nl')).toBe('en');
    expect(await languageFor()).toBe('en');
  });
});
