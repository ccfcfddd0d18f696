import { EN } from './words/en.ts';
import { ES } from './words/es.ts';
import { PT } from './words/pt.ts';
import { TH } from './words/th.ts';

export type Word = keyof typeof EN;
export type Words = Readonly<Record<Word, string>>;

const LANGUAGES: Readonly<Record<string, { readonly tag: string; readonly words: Words }>> = {
  EN: { tag: 'en', words: EN },
  TH: { tag: 'th', words: TH },
  ES: { tag: 'es', words: ES },
  PT: { tag: 'pt', words: PT },
};

export type Say = {
  /** As formats and readers know the language. */
  readonly tag: string;
  (word: Word, values?: Readonly<Record<string, string>>): string;
};

/** Speaks a language by its code; English where a code is not one of ours. */
export function speak(code: string): Say {
  const { tag, words } = LANGUAGES[code.toUpperCase()] ?? { tag: 'en', words: EN };
  const say = (word: Word, values: Readonly<Record<string, string>> = {}) =>
    words[word].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return Object.assign(say, { tag });
}
