import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { type LanguageCode, language } from './languages.ts';
import { pseudo } from './pseudo.ts';
import { type Catalogue, createTranslate } from './translate.ts';

const catalogue = (code: LanguageCode, texts: Record<string, string>): Catalogue => ({
  language: language(code),
  table: null,
  messages: Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)])),
});

const COUNT = 'ui_unread';
const english = catalogue('EN', { [COUNT]: '{count, plural, one {# notice} other {# notices}}' });

test('fills in what a text asks for, by the plural rules of its language', () => {
  const t = createTranslate(english);
  expect([1, 2, 1500].map((count) => t(COUNT, { count }))).toEqual([
    '1 notice',
    '2 notices',
    '1,500 notices',
  ]);
});

test('Arabic tells six counts apart', () => {
  const cases = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const text = `{count, plural, ${cases.map((name) => `${name} {${name}}`).join(' ')}}`;
  const t = createTranslate(catalogue('AR', { [COUNT]: text }));
  expect([0, 1, 2, 3, 11, 100].map((count) => t(COUNT, { count }))).toEqual(cases);
});

test('I18N-02 a text that a catalogue lacks falls back to Thai', () => {
  const thai = catalogue('TH', { [COUNT]: '{count, plural, other {# ประกาศ}}', hd_home: 'หน้าแรก' });
  const t = createTranslate(english, thai);
  expect(t('hd_home')).toBe('หน้าแรก');
  expect(t(COUNT, { count: 1 })).toBe('1 notice');
});

test('a text that nobody has shows its key and not nothing', () => {
  expect(createTranslate(english)('hd_home')).toBe('hd_home');
});

test('a wrong key or a missing argument does not compile', () => {
  const t = createTranslate(english);
  // @ts-expect-error There is no such text.
  expect(t('home.no_such_text')).toBe('home.no_such_text');
  // @ts-expect-error The text asks for a count.
  expect(() => t(COUNT)).toThrow('count');
  // @ts-expect-error The count is a number.
  expect(() => t(COUNT, { count: 'three' })).toThrow('count');
  // @ts-expect-error The text asks for nothing.
  expect(t('hd_home', { count: 1 })).toBe('hd_home');
});

test('I18N-04 the pseudo-language dresses words, keeps arguments and grows by two fifths', () => {
  const dressed = pseudo(english);
  const text = createTranslate(dressed)(COUNT, { count: 2 });
  expect(dressed.language.direction).toBe('rtl');
  expect(text).toMatch(/^⟦2 ƞǿŧīƈḗş~{3}⟧$/);
});
