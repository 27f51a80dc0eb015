/** A box that was not saved yet, kept by the browser. */
import type { BoxForm } from '../lib/types';

export interface KeptDraft {
  id: string | null;
  name: string;
  values: Record<string, unknown>;
}

const key = (game: string) => `dorfplatz-box-${game}`;

/** What was typed the last time; null if nothing was, or if it does not fit the form of today. */
export function keptDraft(game: string, form: BoxForm): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game)) ?? 'null') as (KeptDraft & { of: string }) | null;
    return kept?.of === shapeOf(form) ? kept : null;
  } catch {
    // Storage may be switched off or damaged.
    return null;
  }
}

export function keepDraft(game: string, draft: KeptDraft & { of: string }): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(draft));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function dropDraft(game: string): void {
  try {
    localStorage.removeItem(key(game));
  } catch {
    // Then there is nothing to drop.
  }
}

/** Other fields or another standard box: what was typed belongs to an older one. */
export const shapeOf = (form: BoxForm): string => JSON.stringify([form.fields, form.values]);
