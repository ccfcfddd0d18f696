import type { PatternId } from './pattern-ids.ts';

/**
 * The catalogue of what may be asked of a text. A brand chooses from it by id and cannot bring its
 * own expression, so none is slow: each reads a text once, whatever is written in it. The id is
 * also the key of the words that explain the pattern.
 */
export const PATTERNS = {
  any: '*',
  letter_first: '^[A-Za-z][A-Za-z0-9]*$',
  chinese_numbers: '^[\\p{Script=Han}0-9]+$',
  email:
    "^[\\w!#$%&'*+/=?^`{|}~\\-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~\\-]+)*" +
    '@[A-Za-z0-9\\-]+(?:\\.[A-Za-z0-9\\-]+)*\\.[A-Za-z]{2,24}$',
  alphanumeric: '^[A-Za-z0-9]+$',
  letters_with_numbers: '^(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+$',
  numbers: '^[0-9]+$',
  alphanumeric_uppercase: '^(?=[a-z0-9]*[A-Z])[A-Za-z0-9]+$',
  english_spaces: '^[A-Za-z ]+$',
  no_spaces: '^\\S+$',
  chinese_punctuation: '^[\\p{Script=Han}\\p{P}]+$',
  date_year_first: '^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$',
  date_month_first: '^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4}$',
  letters_spaces: '^[\\p{L}\\p{M} ]+$',
  letters_numbers: '^[\\p{L}\\p{M}\\p{N}]+$',
  korean: '^\\p{Script=Hangul}+$',
  thai: '^\\p{Script=Thai}+$',
  thai_english_spaces: '^[\\u0E01-\\u0E3A\\u0E40-\\u0E4EA-Za-z ]+$',
  uppercase_spaces: '^(?= *[A-Z])[A-Z ]+$',
  letters_numbers_symbols: '^[\\x21-\\x7E]+$',
  strong:
    '^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[^A-Za-z0-9])[\\x21-\\x7E]+$',
} as const satisfies Record<PatternId, string>;

/** What a rule asks of a value; the rest of a field's rule says whether it is asked for at all. */
export type TextRule = {
  readonly acceptedPattern: string;
  readonly minLength: number;
  readonly maxLength: number;
};

/** Why a value does not fit. */
export type Misfit = 'length' | 'pattern';

/** A letter may take two places of a string; nothing longer than this is worth counting. */
const COUNTED_MAX = 2_000;

/**
 * Characters nobody types and nobody sees: they end a line, turn the direction of reading, or make
 * two different names look alike. The joiners that scripts and pictures need are left out.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u;

/** Null when the value fits. The length is looked at first: what is too long is never searched. */
export function misfitOf(rule: TextRule, value: string): Misfit | null {
  const length = lengthOf(value);
  if (length < rule.minLength || length > rule.maxLength) return 'length';
  return !HIDDEN.test(value) && expressionOf(rule.acceptedPattern).test(value) ? null : 'pattern';
}

export const fits = (rule: TextRule, value: string): boolean => misfitOf(rule, value) === null;

/** In characters as a person counts them, near enough: a picture beyond the plane counts once. */
const lengthOf = (value: string): number =>
  value.length > COUNTED_MAX ? value.length : Array.from(value).length;

const compiled = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  const known = compiled.get(pattern);
  if (known) return known;
  const made = new RegExp(pattern === '*' ? '^.*$' : pattern, 'u');
  compiled.set(pattern, made);
  return made;
}
