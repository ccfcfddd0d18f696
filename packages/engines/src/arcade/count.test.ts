import { expect, test } from 'vitest';
import { countOf, decimalOf, parSheetOf } from './count.ts';

test('a coin that pays double: half of all rounds, one stake apart', () => {
  const coin = countOf([
    { count: 1n, payout: 2_000_000n },
    { count: 1n, payout: 0n },
  ]);
  expect(parSheetOf(coin)).toEqual({
    how: 'counted',
    rounds: '2',
    return: '1',
    hitRate: '0.5',
    deviation: '1',
    maxWin: '2',
  });
});

test('of many choices the least and the most are told, and the first one is described', () => {
  const sure = countOf([{ count: 4n, payout: 900_000n }]);
  const rare = countOf([
    { count: 1n, payout: 3_000_000n },
    { count: 3n, payout: 0n },
  ]);
  expect(parSheetOf(sure, [rare, sure])).toMatchObject({
    rounds: '8',
    return: '0.9',
    between: ['0.75', '0.9'],
    hitRate: '1',
    deviation: '0',
    maxWin: '3',
  });
});

test('what no round pays is not the most that can be won', () => {
  expect(countOf([{ count: 0n, payout: 5n }]).best).toBe(0n);
});

test.each([
  [1n, 3n, '0.333333333333'],
  [2n, 3n, '0.666666666667'],
  [7n, 2n, '3.5'],
  [5n, 5n, '1'],
  [19_842_315_923_796n, 19_933_230_517_200n, '0.995439043695'],
])('%i of %i is %s', (numerator, denominator, text) => {
  expect(decimalOf(numerator, denominator)).toBe(text);
});
