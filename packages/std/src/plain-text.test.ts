import { expect, test } from 'vitest';
import { countWords, plainText } from './plain-text.ts';

test.each([
  ['controls and overrides', 'pay\u202Eexe.slip\u0000 \u200Bnow', 'payexe.slip now'],
  ['towers of marks', `a${'\u0301'.repeat(40)}b`, `\u00E1${'\u0301'.repeat(4)}b`],
  ['Thai with its marks', 'น้ำ ปู่ ที่', 'น้ำ ปู่ ที่'],
  ['HTML as it was written', '<b>5 < 6</b>', '<b>5 < 6</b>'],
  ['line ends', ' a\r\n\r\n\r\n\tb ', 'a\n\n b'],
])('HELP-02 %s', (_, written, kept) => {
  expect(plainText(written)).toBe(kept);
});

test.each([
  ['I paid 505 and got nothing.', 6],
  ['เงินฝากยังไม่เข้าบัญชี', 5],
  ['', 0],
  ['!!! … 🙂', 0],
])('HELP-02 “%s” is counted in words', (text, count) => {
  expect(Math.abs(countWords(text) - count)).toBeLessThanOrEqual(1);
});
