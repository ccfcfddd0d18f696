import { odds } from '@baize/engines/tables/chips';
import { expect, test } from 'vitest';
import { speak } from '../../words.ts';
import { chipText, oddsText, returnOf } from './amounts.ts';

test.each([
  [1_000n, 2, '10'],
  [250n, 2, '2.5'],
  [10n, 2, '0.1'],
  [250_000n, 2, '2.5K'],
  [50_000_000n, 2, '500K'],
  [7n, 0, '7'],
])('%d of scale %d is %s on a chip', (amount, scale, text) => {
  expect(chipText(amount, scale)).toBe(text);
});

test('odds are what is won on top of the stake, in the digits of the language', () => {
  expect(oddsText(odds(35), speak('EN'))).toBe('35 : 1');
  expect(oddsText(odds(95, 100), speak('EN'))).toBe('0.95 : 1');
  expect(oddsText(odds(95, 100), speak('ES'))).toBe('0,95 : 1');
});

test('a place returns its stake with its win, cut to the coin', () => {
  expect(returnOf({ bet: 'banker', units: 3, pays: '1950000' }, 1_000n)).toBe(5_850n);
  expect(returnOf({ bet: 'hong:1-2-3', units: 1, pays: '1316666' }, 1_000n)).toBe(1_316n);
  expect(returnOf({ bet: 'red', units: 1, pays: '500000' }, 101n)).toBe(50n);
});
