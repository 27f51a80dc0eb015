/** The next game must not have to touch the frame. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the frame', () => {
  it('names no game', () => {
    const games = readdirSync('src/games');
    expect(games.length).toBeGreaterThan(0);
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(svelte|ts)$/.test(path) && !path.startsWith('games/'))
      .map((path) => readFileSync(`src/${path}`, 'utf8').toLowerCase());
    expect(sources.length).toBeGreaterThan(30);
    for (const game of games) expect(sources.filter((source) => source.includes(game))).toEqual([]);
  });
});
