/** Thai tone marks and the silencer: what is left out most often by whoever types in a hurry. */
const MARKS = /[\u0300-\u036f\u0e47-\u0e4e]/gu;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The text as it is compared: small letters, no accents, no tone marks. */
export const plain = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replace(MARKS, '');

/**
 * A text in pairs of letters, each word begun by a mark. A slip of the finger breaks two or three
 * pairs of a word and leaves the others; and Thai, which has no spaces, needs no dictionary.
 */
export function gramsOf(text: string): string[] {
  const words = plain(text).match(WORD) ?? [];
  return words.flatMap((word) => {
    const letters = Array.from(`^${word}`);
    return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  });
}
