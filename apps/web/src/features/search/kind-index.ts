import { gramsOf, plain } from './grams.ts';
import type { Searchable } from './search-index.ts';
import { kindWordsOf } from './search-kinds.ts';

/**
 * As much of what was typed must be in one word for a kind, and of that word in what was typed: such
 * words are short and many, and `dragon` alone is no dragon tiger.
 */
const SHARES_MIN = { ofTyped: 0.7, ofWord: 0.55 } as const;

export type KindHit = {
  /** How many pairs of letters a word for the kind has in common with what was typed. */
  readonly common: number;
  /** How many games are of the kind, and which. */
  readonly having: readonly number[];
};

/** The games by the words for their kinds. */
export function createKindIndex(games: Searchable['games']) {
  const words = games.map((game) => new Set(kindWordsOf(game).map(plain)));
  const known = [...new Set(words.flatMap((of) => [...of]))].map((word) => ({
    word,
    grams: new Set(gramsOf(word)),
    having: words.flatMap((of, at) => (of.has(word) ? at : [])),
  }));
  return {
    /** Whether this is the very word for a kind; for that of a game where one is named. */
    isWord: (text: string, at?: number): boolean =>
      at === undefined ? known.some(({ word }) => word === text) : (words[at]?.has(text) ?? false),
    find: (grams: ReadonlySet<string>): readonly KindHit[] =>
      known.flatMap(({ grams: ofWord, having }) => {
        const common = [...grams].filter((gram) => ofWord.has(gram)).length;
        const isOfTyped = common >= grams.size * SHARES_MIN.ofTyped;
        const isOfWord = common > 0 && common >= ofWord.size * SHARES_MIN.ofWord;
        return isOfTyped && isOfWord ? { common, having } : [];
      }),
  };
}
