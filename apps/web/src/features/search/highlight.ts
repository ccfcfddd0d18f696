import { plain } from './grams.ts';

/** Made once: making it takes longer than what it does with a name. */
const letters = new Intl.Segmenter();

export type Part = { readonly key: number; readonly part: string; readonly isMatch: boolean };

/**
 * The name in parts, those that were typed marked. What was typed with a slip marks nothing: a
 * wrong mark would be worse than none. Letters and their marks are never torn apart.
 */
export function highlight(name: string, text: string): readonly Part[] {
  const clusters = [...letters.segment(name)].map(({ segment }) => segment);
  const plains = clusters.map(plain);
  const wanted = plain(text).trim();
  const at = wanted === '' ? -1 : plains.join('').indexOf(wanted);
  if (at === -1) return [{ key: 0, part: name, isMatch: false }];
  const ends = plains.map((_, index) => plains.slice(0, index + 1).join('').length);
  const isIn = (index: number) =>
    (ends[index] ?? 0) > at && (index === 0 ? 0 : (ends[index - 1] ?? 0)) < at + wanted.length;
  const cut = (test: (index: number) => boolean) =>
    clusters.filter((_, index) => test(index)).join('');
  const first = clusters.findIndex((_, index) => isIn(index));
  const last = clusters.findLastIndex((_, index) => isIn(index));
  return [
    { key: 0, part: cut((index) => index < first), isMatch: false },
    { key: 1, part: cut((index) => index >= first && index <= last), isMatch: true },
    { key: 2, part: cut((index) => index > last), isMatch: false },
  ].filter(({ part }) => part !== '');
}
