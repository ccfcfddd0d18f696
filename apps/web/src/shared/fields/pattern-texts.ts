import type { PatternId } from '@baize/contract/pattern-ids';
import type { MessageKey, Translate } from '@baize/i18n/translate';

/** The texts that explain a pattern; each has the bounds of the length filled in. */
type BoundedKey = Extract<MessageKey, `register.rule_${string}`>;

const PATTERN_TEXTS = {
  any: 'register.rule_any',
  letter_first: 'register.rule_letter_first',
  chinese_numbers: 'register.rule_chinese_numbers',
  email: 'register.rule_email',
  alphanumeric: 'register.rule_alphanumeric',
  letters_with_numbers: 'register.rule_letters_with_numbers',
  numbers: 'register.rule_numbers',
  alphanumeric_uppercase: 'register.rule_alphanumeric_uppercase',
  english_spaces: 'register.rule_english_spaces',
  no_spaces: 'register.rule_no_spaces',
  chinese_punctuation: 'register.rule_chinese_punctuation',
  date_year_first: 'register.rule_date_year_first',
  date_month_first: 'register.rule_date_month_first',
  letters_spaces: 'register.rule_letters_spaces',
  letters_numbers: 'register.rule_letters_numbers',
  korean: 'register.rule_korean',
  thai: 'register.rule_thai',
  thai_english_spaces: 'register.rule_thai_english_spaces',
  uppercase_spaces: 'register.rule_uppercase_spaces',
  letters_numbers_symbols: 'register.rule_letters_numbers_symbols',
  strong: 'register.rule_strong',
} as const satisfies Record<PatternId, BoundedKey>;

type Bounds = {
  readonly patternId: string;
  readonly minLength: number;
  readonly maxLength: number;
};

/** What a field accepts, in words, with its bounds. */
export function ruleText({ patternId, minLength, maxLength }: Bounds, t: Translate): string {
  const key = Object.hasOwn(PATTERN_TEXTS, patternId)
    ? PATTERN_TEXTS[patternId as PatternId]
    : PATTERN_TEXTS.any;
  // "6–6 digits" is no sentence: one length is said once.
  const length = minLength === maxLength ? `${minLength}` : `${minLength}–${maxLength}`;
  return t(key, { length });
}
