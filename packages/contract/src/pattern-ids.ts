/** The patterns of the catalogue by name: what a page that shows no form needs to know of them. */
export const PATTERN_IDS = [
  'any',
  'letter_first',
  'chinese_numbers',
  'email',
  'alphanumeric',
  'letters_with_numbers',
  'numbers',
  'alphanumeric_uppercase',
  'english_spaces',
  'no_spaces',
  'chinese_punctuation',
  'date_year_first',
  'date_month_first',
  'letters_spaces',
  'letters_numbers',
  'korean',
  'thai',
  'thai_english_spaces',
  'uppercase_spaces',
  'letters_numbers_symbols',
  'strong',
] as const;

export type PatternId = (typeof PATTERN_IDS)[number];
