/**
 * Characters that are not seen and change how others are: controls, overrides, zero widths, and
 * letters without a shape. The two joiners stay, which scripts and emoji are written with.
 */
const UNSEEN =
  /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\u2028\u2029]|\u034F|\u115F|\u1160|\u3164|\uFFA0/gu;

/** No script stacks more marks on a letter than this; more are drawn over the lines around. */
const TOWERS = /(\p{M}{4})\p{M}+/gu;

/**
 * What somebody wrote, as it can be shown among other words: nothing of it turns the direction of a
 * line, hides or reaches over others. It stays text; whoever shows it escapes it.
 */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNSEEN, '')
    .normalize('NFC')
    .replaceAll(TOWERS, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The language is no matter: scripts without spaces, as Thai, are known by their letters. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** How many words a text has, in any script. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) count += isWordLike ? 1 : 0;
  return count;
}
