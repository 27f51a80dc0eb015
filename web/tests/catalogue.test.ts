/** What the program says exists in both languages, and what exists is said. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const keysOf = (language: string) =>
  [
    ...readFileSync(`../src/dorfplatz/locales/${language}/app.ftl`, 'utf8').matchAll(/^([a-z][\w-]*) =/gm),
  ].map((match) => match[1]!);

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.startsWith('games/'))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))
  .join('\n');

const english = keysOf('en');
const used = [...sources.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((match) => match[1]!);
/** Keys that are put together: `settings-theme-${value}`. */
const prefixes = [
  ...sources.matchAll(/`([a-z][\w-]*-)\$\{/g),
  ...sources.matchAll(/options\(\w+, '([a-z-]+)'\)/g),
].map((m) => m[1]!);

describe('the words of the program', () => {
  it('are the same in both languages and never twice', () => {
    expect(keysOf('de')).toEqual(english);
    expect(new Set(english).size).toBe(english.length);
  });

  it('are all there', () => {
    expect(used.length).toBeGreaterThan(60);
    expect(used.filter((key) => !english.includes(key))).toEqual([]);
  });

  it('are all used, here or by the server', () => {
    const server = ['list-two', 'list-more', 'amount-nothing'];
    const unused = english.filter(
      (key) =>
        !sources.includes(`'${key}'`) &&
        !server.includes(key) &&
        !prefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});

describe('the frame', () => {
  it('names no game', () => {
    const games = readdirSync('src/games');
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) expect(sources.toLowerCase()).not.toContain(game);
  });
});
