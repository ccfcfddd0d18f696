import { expect, test } from 'vitest';
import { TABLE_MAP } from './catalogue-map.gen.ts';
import { LANGUAGES } from './languages.ts';
import { createNumbers } from './numbers.ts';

const SPOKEN_BY_BROWSERS = LANGUAGES.filter(({ tag }) => !TABLE_MAP[tag]);

test.each(SPOKEN_BY_BROWSERS)('I18N-07 counts in $code are those of the browser', (language) => {
  const { write } = createNumbers(language, null);
  const browser = new Intl.NumberFormat(language.tag, { maximumFractionDigits: 2 });
  const asked = [0, 7, 10, 42, 99, 100, 543, 999, 1_000, 12_345, 1_234_567, 0.5, 12.345];
  expect(asked.map(write)).toEqual(asked.map((value) => browser.format(value)));
  expect(write(-3)).toBe(browser.format(-3).replace('-', '−'));
});
