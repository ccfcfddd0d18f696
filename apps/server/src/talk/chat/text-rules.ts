import { plainText } from '@baize/std/plain-text';

const LINES_MAX = 8;

/** A message as plain, harmless text of few lines, none of them empty. */
export function cleanText(text: string): string {
  const lines = plainText(text).split('\n');
  const shown = lines.map((line) => line.trim()).filter((line) => line !== '');
  const head = shown.slice(0, LINES_MAX - 1);
  const rest = shown.slice(LINES_MAX - 1).join(' ');
  return (rest === '' ? head : [...head, rest]).join('\n');
}

/** How long a message is, as a person counts. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Account and telephone numbers; amounts are written with commas and stay. */
const LONG_NUMBER = /\p{Nd}(?:[ \t.\-–()]{0,2}\p{Nd}){7,}/gu;

/** Nobody should be called or paid from a chat: of long numbers nothing is shown. */
export const hideNumbers = (text: string): string => text.replace(LONG_NUMBER, '•••');

/** Letters that people write for others, and marks that are put on them to get around a list. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const foldWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[013457@$]/gu, (letter) => LOOKALIKES[letter] ?? letter);

const LATIN = /^[\p{Script=Latin}\p{N} ]+$/u;

/**
 * Whether a message has a word of the list. Where words are written apart it must be the whole word;
 * Thai is written without gaps, so there it is enough that it stands somewhere.
 */
export function hasListedWord(text: string, words: readonly string[]): boolean {
  const folded = foldWord(text);
  const apart = ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  // Letters that stand alone, as in "b a d" or "b.a.d", are read together.
  const spelled = (apart.match(/(?<= )\p{L}(?: \p{L})+(?= )/gu) ?? []).map((letters) =>
    letters.replaceAll(' ', ''),
  );
  return words.some((word) => {
    const wanted = foldWord(word).trim();
    if (wanted === '') return false;
    return LATIN.test(wanted)
      ? apart.includes(` ${wanted} `) || spelled.some((letters) => letters.includes(wanted))
      : folded.includes(wanted);
  });
}
