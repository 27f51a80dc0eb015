/**
 * Views that are told by what has changed in them: see docs/protocol.md. A change is `[value]`, `[]` for a key that is
 * gone, or an object with the changes of some keys of an object or places of a list, whose new `length` may be there too.
 */
import type { Changes, Step as ToldStep } from './protocol';
import type { Step, View } from './types';

type Told = { view?: View; changes?: Changes };

/** The view of a message; null if it tells what has changed in another view than the one that is here. */
export function viewOf({ view, changes }: Told, before: View | null): View | null {
  if (!changes) return view ?? null;
  return before?.revision === changes.since ? (applied(before, changes.view) as View) : null;
}

/** Steps of which each but the first tells what has changed since the one before; none if that does not fit. */
export function withViews(steps: ToldStep[]): Step[] {
  const found: Step[] = [];
  for (const { changes, ...step } of steps) {
    const view = viewOf({ view: step.view, changes }, found.at(-1)?.view ?? null);
    if (!view) return [];
    found.push({ ...step, view });
  }
  return found;
}

/** A value after a change. What has not changed is the same object as before. */
export function applied(value: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0];
  const changes = Object.entries(change as Record<string, unknown>);
  if (Array.isArray(value)) {
    const places = [...(value as unknown[])];
    for (const [place, inner] of changes) {
      if (place === 'length') places.length = inner as number;
      else places[Number(place)] = applied(places[Number(place)], inner);
    }
    return places;
  }
  const found = { ...(value as Record<string, unknown>) };
  for (const [key, inner] of changes) {
    if (Array.isArray(inner) && inner.length === 0) delete found[key];
    else found[key] = applied(found[key], inner);
  }
  return found;
}
