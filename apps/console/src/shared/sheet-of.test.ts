import { writeCsv } from '@baize/std/csv';
import { expect, test } from 'vitest';
import { sheetOf } from './sheet-of.ts';

test('DESK-08 a table becomes a sheet: no columns of buttons, plain figures, nothing that runs', () => {
  const sheet = sheetOf([
    ['Account', 'Cash', ''],
    ['=cmd()', '1,234.50', 'Open'],
    ['-1+1', '−2,000', 'Open'],
  ]);
  expect(sheet).toEqual([
    ['Account', 'Cash'],
    ['=cmd()', '1234.50'],
    ['-1+1', '-2000'],
  ]);
  expect(writeCsv(sheet)).toBe("\uFEFFAccount,Cash\r\n'=cmd(),1234.50\r\n'-1+1,-2000\r\n");
});
