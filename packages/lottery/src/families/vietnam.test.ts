import { expect, test } from 'vitest';
import { readBet, settleBet } from '../core/bet.ts';
import { readBoard } from '../core/board.ts';
import { decimalText, type Fraction, fraction, plus, times } from '../core/fraction.ts';
import { findPlay } from '../core/lottery.ts';
import { linesOf } from '../core/selection.ts';
import { prizesOf, returnOf } from '../core/tariff.ts';
import { LOTTERIES } from '../lotteries.ts';
import { hanoi, lao } from './hanoi-and-lao.ts';
import { lotsOf, NORTH_SHAPE, SOUTH_SHAPE } from './vietnam-boards.ts';

/** Lottery, play, units a line costs, what a hit pays, hits on average, and the return in percent. */
const ROWS = [
  ['vietnam-north', 'lo-2', 27, '197/2', '0.27000000000000', '98.5000000000'],
  ['vietnam-north', 'lo-2-once', 1, '3649/1000', '0.27000000000000', '98.5230000000'],
  ['vietnam-north', 'lo-3', 23, '960', '0.02300000000000', '96.0000000000'],
  ['vietnam-north', 'lo-4', 20, '8880', '0.00200000000000', '88.8000000000'],
  ['vietnam-north', 'xien-2', 1, '16', '0.05488209778545', '87.8113564567'],
  ['vietnam-north', 'xien-3', 1, '65', '0.01229793622381', '79.9365854548'],
  ['vietnam-north', 'xien-4', 1, '180', '0.00266991505050', '48.0584709089'],
  ['vietnam-north', 'truot-4', 1, '23/10', '0.33214161425635', '76.3925712790'],
  ['vietnam-north', 'truot-8', 1, '8', '0.10526193234946', '84.2095458796'],
  ['vietnam-north', 'truot-10', 1, '12', '0.05814973700304', '69.7796844036'],
  ['vietnam-north', 'de', 1, '99', '0.01000000000000', '99.0000000000'],
  ['vietnam-north', 'de-head', 4, '98', '0.04000000000000', '98.0000000000'],
  ['vietnam-north', 'de-first', 1, '98', '0.01000000000000', '98.0000000000'],
  ['vietnam-north', 'tens', 1, '49/5', '0.10000000000000', '98.0000000000'],
  ['vietnam-north', 'special-3', 1, '960', '0.00100000000000', '96.0000000000'],
  ['vietnam-north', 'head-3', 3, '960', '0.00300000000000', '96.0000000000'],
  ['vietnam-north', 'special-4', 1, '8880', '0.00010000000000', '88.8000000000'],
  ['vietnam-ho-chi-minh', 'lo-2', 18, '99', '0.18000000000000', '99.0000000000'],
  ['vietnam-ho-chi-minh', 'lo-2-once', 1, '1089/200', '0.18000000000000', '98.0100000000'],
  ['vietnam-ho-chi-minh', 'lo-3', 17, '960', '0.01700000000000', '96.0000000000'],
  ['vietnam-ho-chi-minh', 'lo-4', 16, '8880', '0.00160000000000', '88.8000000000'],
  ['vietnam-ho-chi-minh', 'xien-2', 1, '28', '0.02610780795686', '73.1018622792'],
  ['vietnam-ho-chi-minh', 'xien-3', 1, '150', '0.00391344567780', '58.7016851669'],
  ['vietnam-ho-chi-minh', 'xien-4', 1, '750', '0.00055522454230', '41.6418406729'],
  ['vietnam-ho-chi-minh', 'truot-4', 1, '9/5', '0.47960333537262', '86.3286003671'],
  ['vietnam-ho-chi-minh', 'truot-8', 1, '33/10', '0.22293635298062', '73.5689964836'],
  ['vietnam-ho-chi-minh', 'truot-10', 1, '43/10', '0.15009463529700', '64.5406931777'],
  ['vietnam-ho-chi-minh', 'de', 1, '98', '0.01000000000000', '98.0000000000'],
  ['vietnam-ho-chi-minh', 'de-head', 1, '98', '0.01000000000000', '98.0000000000'],
  ['vietnam-ho-chi-minh', 'de-first', 1, '98', '0.01000000000000', '98.0000000000'],
  ['vietnam-ho-chi-minh', 'tens', 1, '49/5', '0.10000000000000', '98.0000000000'],
  ['vietnam-ho-chi-minh', 'special-3', 1, '960', '0.00100000000000', '96.0000000000'],
  ['vietnam-ho-chi-minh', 'head-3', 1, '960', '0.00100000000000', '96.0000000000'],
  ['vietnam-ho-chi-minh', 'special-4', 1, '8880', '0.00010000000000', '88.8000000000'],
  ['quick-vietnam-1m', 'lo-2', 18, '498/5', '0.18000000000000', '99.6000000000'],
  ['quick-vietnam-1m', 'lo-2-once', 1, '11/2', '0.18000000000000', '99.0000000000'],
  ['quick-vietnam-1m', 'lo-3', 17, '980', '0.01700000000000', '98.0000000000'],
  ['quick-vietnam-1m', 'lo-4', 16, '9500', '0.00160000000000', '95.0000000000'],
  ['quick-vietnam-1m', 'xien-2', 1, '30', '0.02610780795686', '78.3234238706'],
  ['quick-vietnam-1m', 'xien-3', 1, '165', '0.00391344567780', '64.5718536836'],
  ['quick-vietnam-1m', 'xien-4', 1, '775', '0.00055522454230', '43.0299020286'],
  ['quick-vietnam-1m', 'truot-4', 1, '2', '0.47960333537262', '95.9206670745'],
  ['quick-vietnam-1m', 'truot-8', 1, '4', '0.22293635298062', '89.1745411922'],
  ['quick-vietnam-1m', 'truot-10', 1, '6', '0.15009463529700', '90.0567811782'],
  ['quick-vietnam-1m', 'de', 1, '99', '0.01000000000000', '99.0000000000'],
  ['quick-vietnam-1m', 'special-3', 1, '980', '0.00100000000000', '98.0000000000'],
  ['quick-vietnam-1m', 'special-4', 1, '9200', '0.00010000000000', '92.0000000000'],
  ['quick-vietnam-1m', 'units', 1, '497/50', '0.10000000000000', '99.4000000000'],
  ['quick-vietnam-1m', 'sides', 1, '1997/1000', '0.50000000000000', '99.8500000000'],
] as const;

/** To the nearest of so many digits. */
const nearest = (value: Fraction, digits: number): string => {
  const text = decimalText(plus(value, fraction(1n, 2n * 10n ** BigInt(digits))), digits);
  const [whole, rest = ''] = text.split('.');
  return `${whole}.${rest.padEnd(digits, '0')}`;
};

function lotteryOf(code: string) {
  const lottery = LOTTERIES.get(code);
  if (!lottery) throw new Error(code);
  return lottery;
}

test.each(ROWS)('LOTT-04 %s %s costs %d, pays %s, E %s, returns %s %%', (...row) => {
  const [code, playCode, stakes, pays, expected, percent] = row;
  const lottery = lotteryOf(code);
  const play = findPlay(lottery, playCode);
  const tariff = lottery.tariffs.LOTT;
  if (!play || !tariff) throw new Error(playCode);
  const { entry } = play;
  const numbers = [['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']];
  const [line = ''] =
    entry.kind === 'pool'
      ? linesOf(entry, numbers)
      : [entry.kind === 'numbers' ? '1234'.slice(0, entry.length) : 'big'];
  expect(play.stakes).toBe(stakes);
  expect(nearest(play.chances(line)[0]?.expected ?? fraction(0), 14)).toBe(expected);
  const [over = '', under = '1'] = pays.split('/');
  expect(prizesOf(play, line, tariff).get('win')).toEqual(fraction(BigInt(over), BigInt(under)));
  expect(nearest(times(returnOf(play, line, tariff), fraction(100)), 10)).toBe(percent);
});

test('LOTT-04 how many prizes of a board have two, three and four digits', () => {
  expect([2, 3, 4].map((digits) => lotsOf(NORTH_SHAPE, digits))).toEqual([27, 23, 20]);
  expect([2, 3, 4].map((digits) => lotsOf(SOUTH_SHAPE, digits))).toEqual([18, 17, 16]);
});

/** Northern Vietnam, with 77 at the end of three prizes. */
const NORTH = {
  special: ['91577'],
  first: ['25687'],
  second: ['10077', '33120'],
  third: ['45601', '45602', '45603', '45604', '45605', '45606'],
  fourth: ['1207', '1208', '1209', '1210'],
  fifth: ['4577', '3312', '3313', '3314', '3315', '3316'],
  sixth: ['577', '018', '019'],
  seventh: ['21', '22', '77', '24'],
};

/** A station of the south, with 56 at the end of two prizes. */
const SOUTH = {
  special: ['123456'],
  first: ['77701'],
  second: ['77702'],
  third: ['77703', '77704'],
  fourth: ['77705', '77706', '77707', '77708', '77709', '77710', '77711'],
  fifth: ['3456'],
  sixth: ['1112', '1113', '1114'],
  seventh: ['089'],
  eighth: ['98'],
};

/** Play, numbers that win and what a unit of 1,000 pays, numbers that lose; north, then south. */
const EXAMPLES = [
  ['lo-2', '77', 5 * 98_500, '78', '56', 2 * 99_000, '57'],
  ['lo-2-once', '77', 5 * 3_649, '78', '56', 2 * 5_445, '57'],
  ['lo-3', '577', 3 * 960_000, '578', '456', 2 * 960_000, '457'],
  ['lo-4', '1577', 8_880_000, '5770', '3456', 2 * 8_880_000, '3457'],
  ['xien-2', '77,87', 16_000, '77,88', '56,98', 28_000, '56,99'],
  ['xien-3', '77,87,20', 65_000, '77,87,99', '56,98,89', 150_000, '56,98,90'],
  ['xien-4', '77,87,20,18', 180_000, '77,87,20,99', '56,98,89,12', 750_000, '56,98,89,15'],
  ['truot-4', '90,91,92,93', 2_300, '90,91,92,77', '90,91,92,93', 1_800, '90,91,92,98'],
  [
    'truot-8',
    '90,91,92,93,94,95,96,97',
    8_000,
    '90,91,92,93,94,95,96,77',
    '90,91,92,93,94,95,96,97',
    3_300,
    '90,91,92,93,94,95,96,98',
  ],
  [
    'truot-10',
    '90,91,92,93,94,95,96,97,98,99',
    12_000,
    '90,91,92,93,94,95,96,97,98,77',
    '90,91,92,93,94,95,96,97,60,61',
    4_300,
    '90,91,92,93,94,95,96,97,98,99',
  ],
  ['de', '77', 99_000, '57', '56', 98_000, '65'],
  ['de-head', '22', 98_000, '20', '98', 98_000, '89'],
  ['de-first', '87', 98_000, '25', '01', 98_000, '77'],
  ['de-special-head', '91', 98_000, '77', '12', 98_000, '56'],
  ['tens', '7', 9_800, '9', '5', 9_800, '6'],
  ['units', '7', 9_800, '5', '6', 9_800, '5'],
  ['special-3', '577', 960_000, '915', '456', 960_000, '123'],
  ['head-3', '018', 960_000, '021', '089', 960_000, '098'],
  ['special-4', '1577', 8_880_000, '9157', '3456', 8_880_000, '1234'],
] as const;

function payoutOf(code: string, board: Readonly<Record<string, readonly string[]>>, bet: string) {
  const lottery = lotteryOf(code);
  const read = readBoard(lottery.shape, board);
  const [play = '', numbers = ''] = bet.split(':');
  const taken = readBet(lottery, {
    play,
    selection: [numbers.split(',')],
    unit: 1_000n,
    multiple: 1n,
  });
  const tariff = lottery.tariffs.LOTT;
  if (!taken.ok || !read.ok || !tariff) throw new Error(bet);
  return Number(settleBet(taken.value, { parts: lottery.parts(read.value), tariff }).payout);
}

test.each(EXAMPLES)('LOTT-04 Vietnam %s: %s wins, and loses otherwise', (...example) => {
  const [play, north, paidNorth, lostNorth, south, paidSouth, lostSouth] = example;
  expect(payoutOf('vietnam-north', NORTH, `${play}:${north}`)).toBe(paidNorth);
  expect(payoutOf('vietnam-north', NORTH, `${play}:${lostNorth}`)).toBe(0);
  expect(payoutOf('vietnam-ho-chi-minh', SOUTH, `${play}:${south}`)).toBe(paidSouth);
  expect(payoutOf('vietnam-ho-chi-minh', SOUTH, `${play}:${lostSouth}`)).toBe(0);
});

test('LOTT-04 quick Vietnam: big, small, odd and even of the last two digits of the special prize', () => {
  const paid = ['big', 'small', 'odd', 'even'].map((side) =>
    payoutOf('quick-vietnam-1m', SOUTH, `sides:${side}`),
  );
  expect(paid).toEqual([1_997, 0, 0, 1_997]);
});

test('LOTT-04 Hanoi of 1 March 2021: top ends the special prize, bottom the first', () => {
  expect(hanoi.parts({ special: ['91577'], first: ['25687'] })).toEqual({
    'top-4': ['1577'],
    'top-3': ['577'],
    'top-2': ['77'],
    'bottom-2': ['87'],
  });
});

test('LOTT-04 Lao 99887: 9887, 887, 87 and at the bottom 98', () => {
  expect(lao.parts({ result: ['99887'] })).toEqual({
    'top-4': ['9887'],
    'top-3': ['887'],
    'top-2': ['87'],
    'bottom-2': ['98'],
  });
});

/** Play, Hanoi wins and loses, Lao wins and loses, what 100 pay. */
const SOLD_THAI = [
  ['top-4', '1577', '5771', '9887', '9988', 800_000],
  ['top-3', '577', '757', '887', '998', 80_000],
  ['tod-3', '757', '576', '788', '889', 12_000],
  ['top-2', '77', '57', '87', '98', 9_000],
  ['bottom-2', '87', '77', '98', '99', 9_000],
  ['run-top', '5', '8', '8', '9', 320],
  ['run-bottom', '8', '5', '9', '7', 420],
] as const;

test.each(SOLD_THAI)('LOTT-04 Hanoi and Lao %s: %s and %s …', (...example) => {
  const [play, hanoiWins, hanoiLoses, laoWins, laoLoses, pays] = example;
  const of =
    (lottery: typeof hanoi, board: Readonly<Record<string, readonly string[]>>) =>
    (number: string) => {
      const bet = readBet(lottery, { play, selection: [[number]], unit: 100n, multiple: 1n });
      const tariff = lottery.tariffs.SEA;
      if (!bet.ok || !tariff) throw new Error(play);
      return Number(settleBet(bet.value, { parts: lottery.parts(board), tariff }).payout);
    };
  const inHanoi = of(hanoi, { special: ['91577'], first: ['25687'] });
  const inLao = of(lao, { result: ['99887'] });
  expect([hanoiWins, hanoiLoses].map(inHanoi)).toEqual([pays, 0]);
  expect([laoWins, laoLoses].map(inLao)).toEqual([pays, 0]);
});
