import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { reportCsv } from './report-csv.ts';

const figures = {
  betCount: 12,
  turnover: minor(1_234_550n),
  payouts: minor(1_300_000n),
  otherWins: minor(0n),
  grossWin: minor(-65_450n),
  bonusCost: null,
  netWin: null,
  deposits: null,
  withdrawals: null,
};

test('OPS-06 a report is a file for spreadsheets: its rows, the figures it has, amounts that add up', () => {
  const csv = reportCsv({
    rows: [
      { name: 'Koi Gate', figures },
      { name: '=HYPERLINK("x")', figures: { ...figures, betCount: 1 } },
    ],
    split: 'Game',
    nameOf: (figure) => figure,
    scale: 2,
  });
  const lines = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('Game,betCount,turnover,payouts,otherWins,grossWin');
  expect(lines[1]).toBe('Koi Gate,12,12345.50,13000,0,-654.50');
  expect(lines[2]).not.toMatch(/^=|^"=/);
});
