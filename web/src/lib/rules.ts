/** The rules reference: fetched once per game; its markup is parsed, and it can be searched. */
import { api } from './api';
import type { Language } from './prefs.svelte';
import type { Rule } from './types';

const fetched = new Map<string, Promise<Rule[]>>();

export function rulesOf(game: string): Promise<Rule[]> {
  let rules = fetched.get(game);
  if (!rules) {
    rules = api.rules(game);
    rules.catch(() => fetched.delete(game));
    fetched.set(game, rules);
  }
  return rules;
}

export type Inline = { kind: 'text' | 'bold' | 'rule'; text: string };
export type Paragraph = { kind: 'text'; parts: Inline[] } | { kind: 'list'; items: Inline[][] };

/** `**bold**` and the ids of other rules. */
export function inline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\b[A-Z]-\d{2,3}\b)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
      return { kind: /^[A-Z]-\d{2,3}$/.test(part) ? 'rule' : 'text', text: part };
    });
}

/** Paragraphs, separated by empty lines; lines that begin with a dash are a list. */
export function paragraphs(text: string): Paragraph[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .flatMap((block): Paragraph[] => {
      const lines = block.split('\n');
      const first = lines.findIndex((line) => /^[-*] /.test(line));
      if (first < 0) return [{ kind: 'text', parts: inline(lines.join(' ')) }];
      const items = lines.slice(first).map((line) => inline(line.replace(/^[-*] /, '')));
      const before: Paragraph[] = first
        ? [{ kind: 'text', parts: inline(lines.slice(0, first).join(' ')) }]
        : [];
      return [...before, { kind: 'list', items }];
    });
}

/** The rules that contain every typed word. */
export function search(rules: Rule[], typed: string, language: Language): Rule[] {
  const needles = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const hay = `${rule.id} ${rule.title[language]} ${rule.text[language]}`.toLowerCase();
    return needles.every((needle) => hay.includes(needle));
  });
}

/** The chapter of the printed rulebook that a rule comes from; empty where the rule is a house rule. */
export function chapterOfBook(rule: Rule): string {
  return /^Rulebook: ([^,;]+)/.exec(rule.source)?.[1] ?? '';
}
