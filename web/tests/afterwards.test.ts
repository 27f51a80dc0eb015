import { describe, expect, it } from 'vitest';
import { afterwards } from '../src/review/afterwards';

describe('what came after somebody’s last turn', () => {
  const line = (version: number, seat: number | null) => ({ version, seat, message: { id: 'x' } });
  const points = [
    { version: 4, round: 5, scores: [40, 30] },
    { version: 8, round: 6, scores: [51, 42] },
    { version: 12, round: 6, scores: [51, 61] },
  ];

  it('is told, with the moment it began', () => {
    const log = [line(4, 0), line(6, 1), line(8, 0), line(10, 1), line(12, 1), line(12, null)];
    expect(afterwards(0, log, points, [51, 61])).toEqual({ version: 8, gains: [{ seat: 1, points: 19 }] });
  });

  it('begins with the end of that turn, whatever others made in it', () => {
    expect(afterwards(0, [line(6, 0), line(8, 1), line(10, 0)], points, [51, 61])).toBeNull();
  });

  it('is nothing to tell of where nobody made points', () => {
    expect(afterwards(0, [line(12, 0)], points, [51, 61])).toBeNull();
    expect(afterwards(0, [line(8, 0)], [], [51, 61])).toBeNull();
  });
});
