/** The rules reference: fetched once per game; its markup is parsed, and it can be searched. */
import { api } from './api';
import { ENGLISH } from './languages';
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

/** A text of a rule in a language, or in English. */
export const inLanguage = (text: Rule['text'], language: string): string =>
  text[language] ?? text[ENGLISH] ?? '';

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

/** What a search knows beside the rules: words that say nothing in a question, and what people ask about a rule. */
export interface Asked {
  fillers: string[];
  of: (rule: string) => string;
}

const NOTHING: Asked = { fillers: [], of: () => '' };

/** The words of a question that say what it is about. */
function needlesOf(typed: string, { fillers }: Asked): string[] {
  const all = typed
    .toLowerCase()
    .split(/[\s?!.,]+/)
    .filter(Boolean);
  const telling = all.filter((word) => !fillers.includes(word));
  return telling.length > 0 ? telling : all;
}

/** Also finds a word without its ending: `outposts` in `outpost`. */
const contains = (hay: string, word: string): boolean =>
  [0, 1, 2].some(
    (cut) => word.length - cut >= (cut ? 4 : 1) && hay.includes(word.slice(0, word.length - cut)),
  );

/** How well each word fits a rule: in its title or in what people ask, in its text, or not at all. */
function marks(rule: Rule, needles: string[], language: string, asked: Asked): number[] {
  const head = `${rule.id} ${inLanguage(rule.title, language)} ${asked.of(rule.id)}`.toLowerCase();
  const text = inLanguage(rule.text, language).toLowerCase();
  return needles.map((needle) => (contains(head, needle) ? 3 : contains(text, needle) ? 1 : 0));
}

function ranked(
  rules: Rule[],
  typed: string,
  language: string,
  asked: Asked,
  wanted: (marks: number[]) => boolean,
): Rule[] {
  const needles = needlesOf(typed, asked);
  const sum = (found: number[]) => found.reduce((a, b) => a + b, 0);
  return rules
    .map((rule) => ({ rule, found: marks(rule, needles, language, asked) }))
    .filter(({ found }) => wanted(found))
    .sort((one, other) => sum(other.found) - sum(one.found))
    .map(({ rule }) => rule);
}

/** The rules that contain every telling word of a question, the nearest first; all of them if nothing is asked. */
export function search(rules: Rule[], typed: string, language: string, asked = NOTHING): Rule[] {
  return ranked(rules, typed, language, asked, (found) => !found.includes(0));
}

/** The rules that contain some of it. */
export function nearest(rules: Rule[], typed: string, language: string, asked = NOTHING): Rule[] {
  return ranked(rules, typed, language, asked, (found) => found.some(Boolean)).slice(0, 5);
}

/** A rule in its first sentence, without marks: for a summary. */
export function firstSentence(text: string): string {
  const plain = text
    .replaceAll('**', '')
    .split(/\n\s*\n/)[0]!
    .replaceAll('\n', ' ');
  return /^.+?[.!:](?=\s|$)/.exec(plain)?.[0] ?? plain;
}

/** The chapter of the printed rulebook that a rule comes from; empty where the rule is a house rule. */
export function chapterOfBook(rule: Rule): string {
  return /^Rulebook: ([^,;]+)/.exec(rule.source)?.[1] ?? '';
}
