import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applied } from '../src/lib/differences';

/** The same cases as in tests/server/test_differences.py. */
const cases = JSON.parse(readFileSync('../tests/server/differences.json', 'utf-8')) as {
  name: string;
  before: unknown;
  change: unknown;
  after: unknown;
}[];

describe('a change', () => {
  it.each(cases)('of $name', ({ before, change, after }) => {
    const kept = JSON.stringify(before);
    expect(JSON.stringify(applied(before, change))).toBe(JSON.stringify(after));
    expect(JSON.stringify(before)).toBe(kept);
  });
});
