import { expect, test } from 'vitest';
import { cleanText, hasListedWord, hideNumbers, lengthOf } from './text-rules.ts';

test.each([
  ['HTML stays as it was typed', '<b onclick="x()">hi</b>', '<b onclick="x()">hi</b>'],
  ['an override of direction is gone', 'abc\u202Egnp.exe\u2066', 'abcgnp.exe'],
  ['what is not seen is gone', 'a\u200Bd\u00ADm\uFEFFin', 'admin'],
  ['stacked marks are cut to four', `z${'\u0301'.repeat(40)}o`, `ź${'\u0301'.repeat(4)}o`],
  ['Thai keeps its vowels and tones', 'น้ำ ปู่ ที่ กตัญญู', 'น้ำ ปู่ ที่ กตัญญู'],
  ['emoji that are joined stay joined', '👨‍👩‍👧 ok', '👨‍👩‍👧 ok'],
  ['empty lines are dropped', '\n\n a \r\n\r\n b \n', 'a\nb'],
  [
    'a tower of lines is eight lines',
    'x\n'.repeat(20),
    `${'x\n'.repeat(7)}${'x '.repeat(13).trim()}`,
  ],
  ['nothing but unseen characters is nothing', '\u200B\u202E \n', ''],
])('TALK-03 %s', (_, typed, shown) => {
  expect(cleanText(typed)).toBe(shown);
});

test('TALK-03 a message is as long as a person counts', () => {
  expect(lengthOf('สวัสดี')).toBe(6);
  expect(lengthOf('🎉🎉')).toBe(2);
});

test.each([
  ['โอนมา 123-4-56789-0 นะ', 'โอนมา ••• นะ'],
  ['call 081 234 5678', 'call •••'],
  ['๐๘๑๒๓๔๕๖๗๘', '•••'],
  ['won 1,250,000.00 today, 2024', 'won 1,250,000.00 today, 2024'],
])('TALK-03 of %s others see %s', (said, shown) => {
  expect(hideNumbers(said)).toBe(shown);
});

const WORDS = ['scam', 'ไอ้โง่', 'free money'];

test.each([
  ['This is a SCAM!', true],
  ['s.c.a.m', true],
  ['$c4m', true],
  ['ѕcam is not latin here', false],
  ['scampi for dinner', false],
  ['มึงมันไอ้โง่จริง', true],
  ['get FREE   money now', true],
  ['free lunch, no money', false],
  ['śčám', true],
])('TALK-04 whether %s has a word of the list: %s', (said, isListed) => {
  expect(hasListedWord(cleanText(said), WORDS)).toBe(isListed);
});
