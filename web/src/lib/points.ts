/** Where points come from: what has changed between two scores. */
import type { Breakdown, Message, ScoreItem } from './types';

const counts = ({ label }: ScoreItem): boolean =>
  Object.values(label.args ?? {}).some((value) => typeof value === 'number');

/** A part of a score, by its items; where those are counted things their names change, and only the part is compared. */
function entriesOf({ parts }: Breakdown, part: number, whole: boolean): ScoreItem[] {
  const one = parts[part];
  if (!one) return [];
  return whole || one.items.length === 0 ? [one] : one.items;
}

/** What has become more or less, by name. */
export function changesOf(before: Breakdown, after: Breakdown): ScoreItem[] {
  return after.parts.flatMap((_, part) => {
    const items = [before, after].flatMap(({ parts }) => parts[part]?.items ?? []);
    const whole = items.length === 0 || items.some(counts);
    const sums = new Map<string, ScoreItem>();
    const add = (sign: number, entries: ScoreItem[]) => {
      for (const { label, points } of entries) {
        const key = JSON.stringify(label);
        sums.set(key, { label, points: (sums.get(key)?.points ?? 0) + sign * points });
      }
    };
    add(1, entriesOf(after, part, whole));
    add(-1, entriesOf(before, part, whole));
    return [...sums.values()].filter(({ points }) => points !== 0);
  });
}

/** +3, −2. */
export const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;

/** What a score is made of, in one line. */
export const partsText = ({ parts }: Breakdown, text: (message: Message) => string): string =>
  parts
    .filter(({ points }) => points !== 0)
    .map(({ label, points }) => `${text(label)} ${points}`)
    .join(' · ');
