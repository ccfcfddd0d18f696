import type { Ppm } from '@baize/std/money';
import { expect, test } from 'vitest';
import { scripted, seeded } from '../../core/rng.ts';
import { odds } from '../../tables/chips.ts';
import { edgePercent, sheetOf, tally } from '../../tables/count-bets.ts';
import { everyDraw } from '../../tables/every-way.ts';
import { betsOf, type Prices } from './bets.ts';
import { definition } from './definition.ts';
import { game, sicBo } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const throws = [...everyDraw(game.draw)];

const edgeOf = (bet: string, prices: Partial<Prices> = {}) => {
  const found = betsOf({ ...definition.pays, ...prices }).get(bet);
  return found && edgePercent(tally(found, throws), 6);
};

const totalsOf = (...wins: readonly number[]): { totals: readonly Ppm[] } => ({
  totals: wins.map((win) => odds(win)),
});

const MACAU = totalsOf(62, 31, 18, 12, 8, 7, 6);
const ATLANTIC = totalsOf(60, 30, 17, 12, 8, 6, 6);
const ASIAN = totalsOf(50, 18, 14, 12, 8, 6, 6);

test('the par sheet is the count of all 216 throws', () => {
  expect(sheetOf(game, () => throws)).toEqual(parSheet);
});

test.each([
  ['small', {}, '2.777778'],
  ['big', {}, '2.777778'],
  ['odd', {}, '2.777778'],
  ['even', {}, '2.777778'],
  ['total:4', MACAU, '12.500000'],
  ['total:17', MACAU, '12.500000'],
  ['total:5', MACAU, '11.111111'],
  ['total:16', MACAU, '11.111111'],
  ['total:6', MACAU, '12.037037'],
  ['total:15', MACAU, '12.037037'],
  ['total:7', MACAU, '9.722222'],
  ['total:14', MACAU, '9.722222'],
  ['total:8', MACAU, '12.500000'],
  ['total:13', MACAU, '12.500000'],
  ['total:9', MACAU, '7.407407'],
  ['total:12', MACAU, '7.407407'],
  ['total:10', MACAU, '12.500000'],
  ['total:11', MACAU, '12.500000'],
  ['total:4', ATLANTIC, '15.277778'],
  ['total:5', ATLANTIC, '13.888889'],
  ['total:6', ATLANTIC, '16.666667'],
  ['total:9', ATLANTIC, '18.981481'],
  ['total:4', ASIAN, '29.166667'],
  ['total:5', ASIAN, '47.222222'],
  ['total:6', ASIAN, '30.555556'],
  ['any-triple', { anyTriple: odds(24) }, '30.555556'],
  ['any-triple', { anyTriple: odds(30) }, '13.888889'],
  ['any-triple', { anyTriple: odds(31) }, '11.111111'],
  ['any-triple', { anyTriple: odds(32) }, '8.333333'],
  ['triple:6', { triple: odds(150) }, '30.092593'],
  ['triple:6', { triple: odds(180) }, '16.203704'],
  ['triple:6', { triple: odds(190) }, '11.574074'],
  ['double:1', { double: odds(8) }, '33.333333'],
  ['double:1', { double: odds(10) }, '18.518519'],
  ['double:1', { double: odds(11) }, '11.111111'],
  ['pair:1-6', { pair: odds(5) }, '16.666667'],
  ['pair:1-6', { pair: odds(6) }, '2.777778'],
  ['single:3', { single: [odds(1), odds(2), odds(3)] }, '7.870370'],
  ['single:3', { single: [odds(1), odds(2), odds(12)] }, '3.703704'],
  ['single:3', { single: [odds(1), odds(3), odds(12)] }, '-3.240741'],
  ['four:1-2-3-4', { four: odds(7) }, '11.111111'],
  ['three:1-2-3', { three: odds(30) }, '13.888889'],
  ['double:1-single:2', { doubleAndSingle: odds(50) }, '29.166667'],
] as const)('GAME-29 the edge of %s at %o is %s %%', (bet, prices, edge) => {
  expect(edgeOf(bet, prices)).toBe(edge);
});

test('the house ships the prices of Macau, and no bet that loses it money', () => {
  expect(definition.pays.totals).toEqual(MACAU.totals);
  for (const bet of game.bets.keys()) expect(edgeOf(bet)).toMatch(/^\d/);
});

test('the totals fall in the ways every table prints', () => {
  const waysOf = (total: number) =>
    throws.filter(({ value: [a, b, c] }) => a + b + c === total).length;
  expect(Array.from({ length: 16 }, (_, place) => waysOf(place + 3))).toEqual([
    1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1,
  ]);
});

test('a round tells the dice and what each chip returned', () => {
  const chips = [
    { bet: 'small', units: 10 },
    { bet: 'double:2', units: 1 },
    { bet: 'single:2', units: 1 },
  ];
  expect(sicBo.play({ chips }, scripted([1, 1, 4]))).toEqual({
    events: [
      { type: 'dice', faces: [2, 2, 5] },
      {
        type: 'paid',
        bets: [
          { bet: 'small', units: 10, pays: '2000000' },
          { bet: 'double:2', units: 1, pays: '12000000' },
          { bet: 'single:2', units: 1, pays: '3000000' },
        ],
      },
    ],
    payout: 35_000_000n,
  });
});

test('chance comes only from the stream: one seed, one round', () => {
  const choice = { chips: [{ bet: 'big', units: 1 }] };
  expect(sicBo.play(choice, seeded(7))).toEqual(sicBo.play(choice, seeded(7)));
});
