/** The languages there are: a folder of the catalogue each, with a file about the language itself. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** What is read where another language has no text. */
export const ENGLISH = 'en';

const files = import.meta.glob<string>('../../../src/dorfplatz/locales/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const languageOf = (path: string): string => path.split('/locales/')[1]!.split('/')[0]!;

const about = new Map(
  Object.entries(files).map(([path, ftl]) => {
    const bundle = new FluentBundle(languageOf(path), { useIsolating: false });
    bundle.addResource(new FluentResource(ftl));
    const said = (id: string) => String(bundle.getMessage(id)?.value ?? languageOf(path));
    return [languageOf(path), { name: said('language-name'), locale: said('language-locale') }] as const;
  }),
);

/** By their tags, English first. */
export const LANGUAGES = [...about.keys()].sort(
  (a, b) => Number(b === ENGLISH) - Number(a === ENGLISH) || a.localeCompare(b),
);

/** What a language is called in itself. */
export const nameOf = (language: string): string => about.get(language)?.name ?? language;

/** The locale by whose habits dates, numbers and lists are written. */
export const localeOf = (language: string): string => about.get(language)?.locale ?? language;

/** The first of some tags (`de`, `de-AT`) that there is a language for, else English. */
export function chooseLanguage(tags: readonly string[]): string {
  const found = tags
    .flatMap((tag) => [tag, tag.split('-')[0]!])
    .flatMap((tag) => LANGUAGES.filter((one) => one.toLowerCase() === tag.toLowerCase()));
  return found[0] ?? ENGLISH;
}
