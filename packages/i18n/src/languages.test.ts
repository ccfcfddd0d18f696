import { expect, test } from 'vitest';
import { isLanguage, LANGUAGES, language, languageOf } from './languages.ts';

test('all 27 languages of the specification are known, each once', () => {
  expect(LANGUAGES).toHaveLength(27);
  for (const field of ['code', 'tag', 'name'] as const) {
    expect(new Set(LANGUAGES.map((known) => known[field])).size).toBe(27);
  }
});

test('I18N-04 Arabic, Persian and Urdu read from right to left, and no others', () => {
  const rightToLeft = LANGUAGES.filter(({ direction }) => direction === 'rtl');
  expect(rightToLeft.map(({ code }) => code).sort()).toEqual(['AR', 'FA', 'UR']);
});

test('I18N-08 every language is offered in its own name', () => {
  expect(language('TH').name).toBe('ไทย');
  expect(language('EN').name).toBe('English');
  expect(language('AR').name).toBe('العربية');
});

test.each([
  ['en-US', 'EN'],
  ['th', 'TH'],
  ['zh-Hant-HK', 'ZH_TW'],
  ['zh-CN', 'ZH'],
  ['fil', 'TL'],
  ['pt_BR', 'PT'],
  ['de', undefined],
])('the tag %s asks for %s', (tag, code) => expect(languageOf(tag)?.code).toBe(code));

test('the pseudo-language is none of them', () => {
  expect(isLanguage('XA')).toBe(false);
  expect(language('XA').direction).toBe('rtl');
});
