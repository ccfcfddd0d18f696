import { expect, test } from 'vitest';
import { LOTTERIES } from '../lotteries.ts';
import { compareBoards, readBoard } from './board.ts';

const shapeOf = (code: string) => LOTTERIES.get(code)?.shape ?? [];

const THAI = {
  first: ['820866'],
  'front-3': ['479', '054'],
  'last-3': ['068', '837'],
  'last-2': ['06'],
};

test('TICK-05 a board is read digit by digit; zeros in front stay', () => {
  const read = readBoard(shapeOf('thai'), THAI);
  expect(read).toEqual({ ok: true, value: THAI });
});

test.each([
  [
    { ...THAI, first: ['82086'] },
    { reason: 'number', found: '82086', least: '000000', most: '999999' },
  ],
  [
    { ...THAI, first: ['82O866'] },
    { reason: 'number', found: '82O866', least: '000000', most: '999999' },
  ],
  [
    { ...THAI, first: ['٨٢٠٨٦٦'] },
    { reason: 'number', found: '٨٢٠٨٦٦', least: '000000', most: '999999' },
  ],
  [
    { ...THAI, 'front-3': ['479'] },
    { reason: 'count', group: 1, found: 1, least: 2, most: 2 },
  ],
  [{ ...THAI, first: [820866] }, { reason: 'form' }],
  [{ ...THAI, other: ['1'] }, { reason: 'form' }],
  [{ first: ['820866'] }, { reason: 'form' }],
  [null, { reason: 'form' }],
])('TICK-05 a board that is not whole is refused: %j', (sent, refusal) => {
  expect(readBoard(shapeOf('thai'), sent)).toEqual({ ok: false, refusal });
});

test('TICK-05 balls do not come twice, and a special one is none of the six', () => {
  const shape = shapeOf('six-of-49-3m');
  const normal = ['01', '02', '03', '04', '05', '06'];
  expect(readBoard(shape, { normal, special: ['07'] }).ok).toBe(true);
  expect(readBoard(shape, { normal, special: ['06'] })).toEqual({
    ok: false,
    refusal: { reason: 'twice', found: '06' },
  });
  const twice = readBoard(shape, { normal: [...normal.slice(0, 5), '01'], special: ['07'] });
  expect(twice).toEqual({ ok: false, refusal: { reason: 'twice', found: '01' } });
});

test('TICK-05 two entries are compared digit by digit', () => {
  expect(compareBoards(THAI, { ...THAI })).toEqual([]);
  expect(compareBoards(THAI, { ...THAI, first: ['820868'], 'last-2': ['60'] })).toEqual([
    { tier: 'first', place: 0, digit: 5, first: '6', second: '8' },
    { tier: 'last-2', place: 0, digit: 0, first: '0', second: '6' },
    { tier: 'last-2', place: 0, digit: 1, first: '6', second: '0' },
  ]);
});
