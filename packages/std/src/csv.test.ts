import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

const cellOf = (text: string) => writeCsv([[text]]).slice(1, -2);

test.each([
  ['=1+1', "'=1+1"],
  ['+66812345678', "'+66812345678"],
  ['-cmd|/c calc', "'-cmd|/c calc"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['-250.00', '-250.00'],
  ['1000', '1000'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['ฝากเงิน', 'ฝากเงิน'],
])('MEM-05 DESK-08 the cell %j is written as %j', (text, written) => {
  expect(cellOf(text)).toBe(written);
});

test('MEM-05 a file begins with the mark of UTF-8 and ends each row with a line of its own', () => {
  expect(
    writeCsv([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toBe('\uFEFFa,b\r\nc,d\r\n');
});

test('MEM-05 DESK-08 no cell begins as a formula, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const opened = cellOf(text).replace(/^"/, '');
      expect(/^[=+@\t\r]/.test(opened)).toBe(false);
      if (opened.startsWith('-')) expect(opened).toMatch(/^-\d+(\.\d+)?$/);
    }),
  );
});
