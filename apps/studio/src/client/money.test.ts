import { expect, test } from 'vitest';
import { hundredths, moneyOf } from './money.ts';

const BAHT = { code: 'THB', scale: 2, symbol: '฿' };

test.each([
  ['th', 1_254_650n, '฿12,546.50'],
  ['es', 1_254_650n, '฿12.546,50'],
  ['en', 5n, '฿0.05'],
  ['en', -66n, '−฿0.66'],
  ['en', 900_719_925_474_099_399n, '฿9,007,199,254,740,993.99'],
])('in %s %s is written %s, to the last digit', (tag, amount, text) => {
  expect(moneyOf(BAHT, tag).text(amount)).toBe(text);
});

test('a currency without decimals has no point', () => {
  expect(moneyOf({ code: 'JPY', scale: 0, symbol: '¥' }, 'en').text(1_200n)).toBe('¥1,200');
});

test('a roll is read in hundredths', () => {
  expect([0, 7, 9_999].map((roll) => hundredths(roll, 'en'))).toEqual(['0.00', '0.07', '99.99']);
});
