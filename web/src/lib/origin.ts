/** Where values of the box come from: what to say of our own ones, of those from a public source, and of the owner's. */
import type { Message, Origin, Provenance } from './types';
import { t, words } from './words.svelte';

/** Those of the named values that have a provenance, in words; a part of a value by the good it is. */
function named({ values, provenance }: Origin, names: string[], wanted: Provenance): string[] {
  return names.flatMap((name) => {
    const value = t(`value-${name}`);
    if ((values[name] ?? provenance) === wanted) return [value];
    const parts = Object.keys(values).filter(
      (part) => part.startsWith(`${name}.`) && values[part] === wanted,
    );
    return parts.map((part) => t('value-part', { value, part: t(`good-${part.slice(name.length + 1)}`) }));
  });
}

/** Says which of the named values are our own; null if none is. */
export function ownValues(origin: Origin, names: string[]): Message | null {
  const found = named(origin, names, 'house');
  return found.length ? { id: 'own-values', args: { n: found.length, what: words.list(found) } } : null;
}

/** Says which of the named values are known from a public source, and from which; null if none is. */
export function publicValues(origin: Origin, names: string[]): Message | null {
  const found = named(origin, names, 'public');
  return found.length
    ? { id: 'public-values', args: { source: origin.source, what: words.list(found) } }
    : null;
}

/** Says which of the named values the owner of a printed box has entered; null if none is. */
export function ownerValues(origin: Origin, names: string[]): Message | null {
  const found = named(origin, names, 'owner');
  return found.length ? { id: 'owner-values', args: { what: words.list(found) } } : null;
}
