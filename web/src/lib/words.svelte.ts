/**
 * The texts of all languages: the same `.ftl` files that the server uses. A message with typed arguments becomes
 * segments, so that a name can be shown with its crest and an amount with its symbol, or plain text.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { ENGLISH, languageOf, localeOf } from './languages';
import type { Argument, Failure, Message, MessageArgument } from './types';

export type Segment =
  | { kind: 'text'; text: string }
  | { kind: 'seat'; seat: number; text: string }
  | { kind: 'word'; word: string; text: string }
  | { kind: 'amounts'; amounts: { key: string; n: number }[]; text: string };

/** The players' names by seat. */
export type Names = string[];

type Plain = Record<string, string | number>;

const files = import.meta.glob<string>(
  ['../../../src/dorfplatz/locales/*/**/*.ftl', '!../../../src/dorfplatz/locales/*/{cli,language}.ftl'],
  { query: '?raw', import: 'default' },
);

/**
 * `…/locales/de/app.ftl` belongs to the app, `…/locales/de/<game>/*.ftl` to that game; but how it presents itself, in
 * `game.ftl`, everybody reads.
 */
function scopeOf(path: string): string {
  const [, ...rest] = path.split('/locales/')[1]!.split('/');
  return rest.length > 1 && rest[1] !== 'game.ftl' ? rest[0]! : 'app';
}

// Typed arguments pass through Fluent between private-use characters and are replaced afterwards.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARK = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`);

class Words {
  language = $state(ENGLISH);
  #bundles = new Map<string, FluentBundle>();
  #loaded = new Map<string, Promise<void>>();
  #scopes = new Set(['app']);
  /** English as well, since a text was missing in a language. */
  #english = false;
  /** Counts the files that were loaded, so that texts are rendered again. */
  #revision = $state(0);

  /** Changes the language once its texts are loaded. */
  async use(language: string): Promise<void> {
    await this.#load(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Loads the texts of games, or of another part that has a folder of its own. */
  async loadGames(...games: string[]): Promise<void> {
    for (const game of games) this.#scopes.add(game);
    await this.#load(this.language);
  }

  async #load(language: string): Promise<void> {
    const languages = this.#english ? [language, ENGLISH] : [language];
    const wanted = Object.keys(files).filter(
      (path) => languages.includes(languageOf(path)) && this.#scopes.has(scopeOf(path)),
    );
    await Promise.all(
      wanted.map((path) => {
        if (!this.#loaded.has(path))
          this.#loaded.set(
            path,
            files[path]!().then((ftl) => this.add(languageOf(path), ftl)),
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

  /** By whose habits dates, numbers and lists are written. */
  get locale(): string {
    return localeOf(this.language);
  }

  has(id: string): boolean {
    return this.#bundleOf(id) !== undefined;
  }

  /** The texts that have this one: of the language, else of English. */
  #bundleOf(id: string): FluentBundle | undefined {
    void this.#revision;
    return [this.language, ENGLISH].map((one) => this.#bundles.get(one)).find((one) => one?.hasMessage(id));
  }

  /** The text of a message with plain arguments. */
  t = (id: string, args?: Plain): string => {
    const bundle = this.#bundleOf(id);
    const pattern = bundle?.getMessage(id)?.value;
    if (pattern) return bundle!.formatPattern(pattern, args, []);
    if (this.#english || this.language === ENGLISH) return id;
    this.#english = true;
    void this.#load(this.language);
    return '';
  };

  /** A game's name, or its key with a capital letter where there is no text for it. */
  titleOf(game: string): string {
    return this.has(`game-${game}`) ? this.t(`game-${game}`) : game.charAt(0).toUpperCase() + game.slice(1);
  }

  segments(message: Message, names: Names = []): Segment[] {
    const args = message.args ?? {};
    const plain: Plain = {};
    for (const [key, value] of Object.entries(args)) {
      plain[key] = typeof value === 'object' ? OPEN + key + CLOSE : value;
      if (typeof value === 'object' && 'word' in value)
        for (const form of Object.keys(this.#forms(value.word)))
          plain[`${key}_${form}`] = `${OPEN}${key}_${form}${CLOSE}`;
    }
    return this.t(message.id, plain)
      .split(MARK)
      .flatMap((part, index): Segment | Segment[] => {
        if (index % 2 === 0) return { kind: 'text', text: part };
        const [key, form] = part.split('_') as [string, string?];
        const value = args[key]!;
        if (typeof value === 'object' && 'id' in value) return this.segments(value as Message, names);
        const segment = this.#segment(value, names);
        return form && segment.kind === 'word'
          ? { ...segment, text: this.#forms(segment.word)[form]! }
          : segment;
      })
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
    return new Intl.ListFormat(this.locale).format(items);
  }

  /** "2 wood and 1 gold", or that there is nothing. */
  amounts(amounts: Record<string, number>): string {
    const listed = Object.entries(amounts).filter(([, n]) => n !== 0);
    return this.list(listed.map(([key, n]) => this.t(`amount-${key}`, { n })));
  }

  /** The forms that a word has beside its own, where a language needs them: in German `den Markt`, `zum Markt`. */
  #forms(word: string): Record<string, string> {
    const bundle = this.#bundles.get(this.language);
    const attributes = bundle?.getMessage(word)?.attributes ?? {};
    return Object.fromEntries(
      Object.entries(attributes).map(([form, pattern]) => [form, bundle!.formatPattern(pattern)]),
    );
  }

  #segment(value: Exclude<Argument, MessageArgument>, names: Names): Segment {
    if (typeof value !== 'object') return { kind: 'text', text: String(value) };
    if ('seat' in value) return { kind: 'seat', seat: value.seat, text: names[value.seat] ?? '' };
    if ('word' in value) return { kind: 'word', word: value.word, text: this.t(value.word) };
    const amounts = Object.entries(value.amounts)
      .filter(([, n]) => n !== 0)
      .map(([key, n]) => ({ key, n }));
    return { kind: 'amounts', amounts, text: this.amounts(value.amounts) };
  }
}

export const words = new Words();
export const t = words.t;
