/** A text that can be found; what stands in the title counts more than what stands below it. */
export type FindableText = {
  readonly title: string;
  readonly text: string;
  /** The name of what it belongs to, which counts as its title does. */
  readonly topic?: string;
};

const TITLE_WEIGHT = 3;

/** Of a query, so much must be in a text for it to be an answer. */
const LEAST_SHARE = 0.34;

/** Nobody asks more than this; what comes after it is not looked at. */
const QUERY_MAX = 200;

/** Below this two words have a few letters in common and nothing else. */
const LEAST_LIKENESS = 0.45;

/** From so many letters on, the beginning of a word stands for the word. */
const BEGINNING_MIN = 3;

/** Thai tones and the marks that silence or shorten: the ones that are slipped on most. */
const THAI_TONES = /[\u0E47-\u0E4E]/g;

/** Scripts that write words without spaces between them. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Han}]+/gu;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFKC')
    .replaceAll(THAI_TONES, '');

const runsOf = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((run) => run !== '');

/** The neighbours of `size` letters in a word, its ends among them. */
function gramsOf(word: string, size: number): readonly string[] {
  const padded = `_${word}_`;
  return Array.from({ length: Math.max(0, padded.length - size + 1) }, (_, at) =>
    padded.slice(at, at + size),
  );
}

/** What a text is made of: words, and where words are not kept apart, pairs and triples of letters. */
type Parts = { readonly words: ReadonlySet<string>; readonly grams: ReadonlySet<string> };

function partsOf(text: string): Parts {
  const of = plain(text);
  const unspaced = (of.match(UNSPACED) ?? []).flatMap(runsOf);
  return {
    words: new Set(runsOf(of.replaceAll(UNSPACED, ' '))),
    grams: new Set(unspaced.flatMap((run) => [...gramsOf(run, 2), ...gramsOf(run, 3)])),
  };
}

/** How much of two words is the same, from 0 to 1: a slip changes two or three pairs of letters. */
function likeness(asked: string, word: string): number {
  if (asked === word) return 1;
  if (asked.length >= BEGINNING_MIN && word.startsWith(asked)) return 0.9;
  const [ours, theirs] = [gramsOf(asked, 2), new Set(gramsOf(word, 2))];
  const shared = ours.filter((gram) => theirs.has(gram)).length;
  const share = (2 * shared) / (ours.length + theirs.size);
  return share < LEAST_LIKENESS ? 0 : share;
}

/** A part of a query: how much of it is in the parts of a text, and how many letters it speaks for. */
type QueryPart = { readonly letters: number; readonly foundIn: (parts: Parts) => number };

function askedParts(query: string, vocabulary: ReadonlySet<string>): readonly QueryPart[] {
  const { words, grams } = partsOf(query);
  return [
    ...[...words].map((asked) => {
      const alike = [...vocabulary]
        .map((word) => [word, likeness(asked, word)] as const)
        .filter(([, share]) => share > 0);
      return {
        letters: asked.length,
        foundIn: (parts: Parts) =>
          alike.reduce(
            (best, [word, share]) => (parts.words.has(word) && share > best ? share : best),
            0,
          ),
      };
    }),
    ...[...grams].map((gram) => ({
      letters: gram.length - 1,
      foundIn: (parts: Parts) => (parts.grams.has(gram) ? 1 : 0),
    })),
  ];
}

export type TextSearch<Text> = (query: string) => readonly Text[];

/** Prepares texts once; each question is then answered within milliseconds, the best text first. */
export function searchTexts<Text extends FindableText>(texts: readonly Text[]): TextSearch<Text> {
  const known = texts.map((of) => ({
    of,
    title: partsOf(`${of.topic ?? ''} ${of.title}`),
    text: partsOf(of.text),
  }));
  const vocabulary = new Set(known.flatMap(({ title, text }) => [...title.words, ...text.words]));
  return (query) => {
    const found = known.map(({ of }) => ({ of, share: 0, score: 0 }));
    let all = 0;
    for (const { letters, foundIn } of askedParts(query.slice(0, QUERY_MAX), vocabulary)) {
      const shares = known.map(({ title, text }) => [foundIn(title), foundIn(text)] as const);
      const holders = shares.filter(([title, text]) => title > 0 || text > 0).length;
      // What stands in every text says little about any of them.
      const worth = letters * Math.log(1 + known.length / (1 + holders));
      all += worth;
      for (const [at, [title, text]] of shares.entries()) {
        const one = found[at];
        if (!one) continue;
        one.share += worth * Math.max(title, text);
        one.score += worth * Math.max(title * TITLE_WEIGHT, text);
      }
    }
    return found
      .filter(({ share }) => all > 0 && share / all >= LEAST_SHARE)
      .toSorted((a, b) => b.score - a.score)
      .map(({ of }) => of);
  };
}
