/**
 * The texts of all languages: the same `.ftl` files that the server uses. A message with typed arguments becomes
 * segments, so that a name can be shown with its crest and an amount with its symbol, or plain text.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './prefs.svelte';
import type { Argument, Failure, Message } from './types';

export type Segment =
  | { kind: 'text'; text: string }
  | { kind: 'seat'; seat: number; text: string }
  | { kind: 'word'; word: string; text: string }
  | { kind: 'amounts'; amounts: { key: string; n: number }[]; text: string };

/** The players' names by seat. */
export type Names = string[];

type Plain = Record<string, string | number>;

const files = import.meta.glob<string>(['../../../src/dorfplatz/locales/*/**/*.ftl', '!**/cli.ftl'], {
  query: '?raw',
  import: 'default',
});

/** `…/locales/de/app.ftl` belongs to the app, `…/locales/de/<game>/*.ftl` to that game. */
function scopeOf(path: string): { language: string; scope: string } {
  const [language, ...rest] = path.split('/locales/')[1]!.split('/');
  return { language: language!, scope: rest.length > 1 ? rest[0]! : 'app' };
}

/** British lists have no comma before "and". */
const LIST_LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de' };

// Typed arguments pass through Fluent between private-use characters and are replaced afterwards.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARK = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`);

class Words {
  language = $state<Language>('en');
  #bundles = new Map<string, FluentBundle>();
  #loaded = new Map<string, Promise<void>>();
  #scopes = new Set(['app']);
  /** Counts the files that were loaded, so that texts are rendered again. */
  #revision = $state(0);

  /** Changes the language once its texts are loaded. */
  async use(language: Language): Promise<void> {
    await this.#load(language);
    this.language = language;
  }

  /** Loads the texts of games. */
  async loadGames(...games: string[]): Promise<void> {
    for (const game of games) this.#scopes.add(game);
    await this.#load(this.language);
  }

  async #load(language: string): Promise<void> {
    const wanted = Object.keys(files).filter((path) => {
      const file = scopeOf(path);
      return file.language === language && this.#scopes.has(file.scope);
    });
    await Promise.all(
      wanted.map((path) => {
        if (!this.#loaded.has(path))
          this.#loaded.set(
            path,
            files[path]!().then((ftl) => this.add(language, ftl)),
          );
        return this.#loaded.get(path);
      }),
    );
  }

  add(language: string, ftl: string): void {
    let bundle = this.#bundles.get(language);
    if (!bundle) this.#bundles.set(language, (bundle = new FluentBundle(language, { useIsolating: false })));
    bundle.addResource(new FluentResource(ftl));
    this.#revision += 1;
  }

  has(id: string): boolean {
    void this.#revision;
    return this.#bundles.get(this.language)?.hasMessage(id) ?? false;
  }

  /** The text of a message with plain arguments. */
  t = (id: string, args?: Plain): string => {
    void this.#revision;
    const bundle = this.#bundles.get(this.language);
    const pattern = bundle?.getMessage(id)?.value;
    // A missing text shows its id.
    return pattern ? bundle!.formatPattern(pattern, args, []) : id;
  };

  /** A game's name, or its key with a capital letter where there is no text for it. */
  titleOf(game: string): string {
    return this.has(`game-${game}`) ? this.t(`game-${game}`) : game.charAt(0).toUpperCase() + game.slice(1);
  }

  segments(message: Message, names: Names = []): Segment[] {
    const args = message.args ?? {};
    const plain: Plain = {};
    for (const [key, value] of Object.entries(args))
      plain[key] = typeof value === 'object' ? OPEN + key + CLOSE : value;
    return this.t(message.id, plain)
      .split(MARK)
      .map((part, index): Segment =>
        index % 2 ? this.#segment(args[part]!, names) : { kind: 'text', text: part },
      )
      .filter((segment) => segment.kind !== 'text' || segment.text !== '');
  }

  text(message: Message, names: Names = []): string {
    return this.segments(message, names)
      .map((segment) => segment.text)
      .join('');
  }

  /** What went wrong: in the chosen language if there is a text for it, else the server's text. */
  failure(failure: Failure): string {
    return this.has(failure.error.id) ? this.text(failure.error) : failure.text;
  }

  /** "a", "a and b", "a, b and c", or that there is nothing. */
  list(items: string[]): string {
    if (items.length === 0) return this.t('amount-nothing');
    return new Intl.ListFormat(LIST_LOCALES[this.language]).format(items);
  }

  /** "2 wood and 1 gold", or that there is nothing. */
  amounts(amounts: Record<string, number>): string {
    const listed = Object.entries(amounts).filter(([, n]) => n !== 0);
    return this.list(listed.map(([key, n]) => this.t(`amount-${key}`, { n })));
  }

  #segment(value: Argument, names: Names): Segment {
    if (typeof value !== 'object') return { kind: 'text', text: String(value) };
    if ('seat' in value) return { kind: 'seat', seat: value.seat, text: names[value.seat] ?? '' };
    if ('id' in value) return { kind: 'text', text: this.text(value as Message, names) };
    if ('word' in value) return { kind: 'word', word: value.word, text: this.t(value.word) };
    const amounts = Object.entries(value.amounts)
      .filter(([, n]) => n !== 0)
      .map(([key, n]) => ({ key, n }));
    return { kind: 'amounts', amounts, text: this.amounts(value.amounts) };
  }
}

export const words = new Words();
export const t = words.t;
