/** A text that can be found; what stands in the title counts more than what stands below it. */
export type FindableText = { readonly title: string; readonly text: string };

const TITLE_WEIGHT = 3;

/** Of a query, so much must be in a text for it to be an answer. */
const LEAST_SHARE = 0.34;

/** Nobody asks more than this; what comes after it is not looked at. */
const QUERY_MAX = 200;

/** Thai tones and the marks that silence or shorten: the ones that are slipped on most. */
const THAI_TONES = /[\u0E47-\u0E4E]/g;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFKC')
    .replaceAll(THAI_TONES, '');

/**
 * The pairs and triples of letters in a text, each once. A slip changes two or three of them and
 * leaves the rest; and no spaces are needed, which Thai does not write.
 */
function gramsOf(text: string): ReadonlySet<string> {
  const grams = new Set<string>();
  for (const run of plain(text).split(/[^\p{L}\p{M}\p{N}]+/u)) {
    if (run === '') continue;
    const padded = `_${run}_`;
    for (let at = 0; at + 2 <= padded.length; at += 1) {
      grams.add(padded.slice(at, at + 2));
      if (at + 3 <= padded.length) grams.add(padded.slice(at, at + 3));
    }
  }
  return grams;
}

export type TextSearch<Text> = (query: string) => readonly Text[];

/** Prepares texts once; each question is then answered within a millisecond, the best text first. */
export function searchTexts<Text extends FindableText>(texts: readonly Text[]): TextSearch<Text> {
  const known = texts.map((of) => ({ of, title: gramsOf(of.title), text: gramsOf(of.text) }));
  const rarityOf = (gram: string) => {
    const count = known.filter(({ title, text }) => title.has(gram) || text.has(gram)).length;
    return Math.log(1 + known.length / (1 + count));
  };
  return (query) => {
    const asked = [...gramsOf(query.slice(0, QUERY_MAX))].map((gram) => ({
      gram,
      // Triples say more than pairs.
      worth: rarityOf(gram) * (gram.length === 3 ? 2 : 1),
    }));
    const all = asked.reduce((sum, { worth }) => sum + worth, 0);
    return known
      .map(({ of, title, text }) => {
        let [found, score] = [0, 0];
        for (const { gram, worth } of asked) {
          const isInTitle = title.has(gram);
          if (!isInTitle && !text.has(gram)) continue;
          found += worth;
          score += worth * (isInTitle ? TITLE_WEIGHT : 1);
        }
        return { of, share: all === 0 ? 0 : found / all, score };
      })
      .filter(({ share }) => share >= LEAST_SHARE)
      .toSorted((a, b) => b.score - a.score)
      .map(({ of }) => of);
  };
}
