import { EN } from './words/en.ts';
import { ES } from './words/es.ts';
import { PT } from './words/pt.ts';
import { TH } from './words/th.ts';

export type Word = keyof typeof EN;
export type Words = Readonly<Record<Word, string>>;

/** The languages of the games, by the code the site uses, with the tag that formats know. */
const TAGS = { EN: 'en', TH: 'th', ES: 'es', PT: 'pt' } as const;
export type Language = keyof typeof TAGS;

/** The words of a game beside those that all share: one table a language. */
export type Dictionary<Name extends string> = Readonly<
  Record<Language, Readonly<Record<Name, string>>>
>;

export type Speech<Name extends string> = {
  readonly language: Language;
  /** As formats and readers know the language. */
  readonly tag: string;
  (word: Name, values?: Readonly<Record<string, string>>): string;
};

/** The words that all games share. */
export type Say = Speech<Word>;

const SHARED: Dictionary<Word> = { EN, TH, ES, PT };

/** Speaks a language by its code; English where a code is not one of ours. */
export const speak = (code: string): Say => speech(SHARED, languageOf(code));

/** A game's own words in a language. */
export function speech<Name extends string>(
  dictionary: Dictionary<Name>,
  language: Language,
): Speech<Name> {
  const words = dictionary[language];
  const say = (word: Name, values: Readonly<Record<string, string>> = {}) =>
    words[word].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return Object.assign(say, { language, tag: TAGS[language] });
}

/** A game's name in every language. */
export const titlesOf = ({ EN: en, TH: th, ES: es, PT: pt }: Dictionary<'title'>) => ({
  EN: en.title,
  TH: th.title,
  ES: es.title,
  PT: pt.title,
});

const isLanguage = (code: string): code is Language => Object.hasOwn(TAGS, code);

function languageOf(code: string): Language {
  const upper = code.toUpperCase();
  return isLanguage(upper) ? upper : 'EN';
}
