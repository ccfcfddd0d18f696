import type { World } from '../../base/kernel/index.ts';

/** Letters that are not taken for each other when a password is read out or copied by hand. */
const CONSONANTS = 'bdfghjkmnprstvwz';
const VOWELS = 'aeiu';
const DIGITS = '23456789';
const GROUPS = 4;

/**
 * The first password of an account that one person makes for another, such as `dume-ragi-tezu-kiva-47`:
 * easy to read out, 54 bits of chance, and no two accounts have the same.
 */
export function makeFirstPassword({ chance }: Pick<World, 'chance'>): string {
  const [first = 0, second = 0, ...rest] = chance.bytes(2 + GROUPS * 2);
  const groups = Array.from({ length: GROUPS }, (_, index) =>
    rest
      .slice(index * 2, index * 2 + 2)
      .map(syllableOf)
      .join(''),
  );
  return [...groups, `${pick(DIGITS, first)}${pick(DIGITS, second)}`].join('-');
}

/** Every list is a power of two long, so that each of its letters is as likely as the others. */
const pick = (letters: string, byte: number): string => letters.charAt(byte % letters.length);

const syllableOf = (byte: number): string => pick(CONSONANTS, byte) + pick(VOWELS, byte >> 4);
