import type { Lottery } from '@baize/lottery/core/lottery';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { assert } from '@baize/std/assert';
import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { chaseCost, chaseMultiples, FIRST_PLAN } from './chase-plan.ts';
import { PASTE_TEXT_MAX, pasteNumbers, withNumbers } from './paste-numbers.ts';
import {
  chooseNumbers,
  EMPTY_SLIP,
  keepDraft,
  multipleOf,
  priceSlip,
  removeBet,
  type Slip,
  slipFault,
  slipLines,
  slipTotal,
  wireBets,
} from './slip.ts';
import { toggleToken } from './toggle-token.ts';

const lotteryOf = (code: string): Lottery => {
  const lottery = LOTTERIES.get(code);
  assert(lottery, `there is ${code}`);
  return lottery;
};

const price = (slip: Slip, code = 'quick-thai-1m', multiple = 1n) => {
  const lottery = lotteryOf(code);
  const tariff = lottery.tariffs.ELOTT ?? lottery.tariffs.SEA;
  assert(tariff, 'it is sold');
  return priceSlip(slip, { lottery, tariff, unit: minor(1_000n), multiple });
};

test('LOTT-13 a slip costs unit × lines × multiple, and a line says what a hit pays', () => {
  const slip = chooseNumbers(EMPTY_SLIP, 'bottom-2', [['07', '24']]);
  const bets = price(slip, 'quick-thai-1m', 5n);
  expect(slipTotal(bets)).toBe(10_000n);
  expect(bets[0]?.wins).toEqual({ least: 450_000n, most: 450_000n });
  expect(wireBets(bets)).toEqual([
    { play: 'bottom-2', selection: [['07', '24']], unit: '1000', multiple: '5' },
  ]);
});

test('LOTT-13 a number that plays in every prize costs a unit for each of them', () => {
  const bets = price(chooseNumbers(EMPTY_SLIP, 'lo-2', [['07']]), 'vietnam-north');
  expect(slipTotal(bets)).toBe(27_000n);
});

test('a choice that makes no line yet is no bet, and one that does is', () => {
  const one = chooseNumbers(EMPTY_SLIP, 'any-3', [['01', '02']]);
  expect(price(one, 'eleven-five-1m')).toEqual([]);
  const four = chooseNumbers(EMPTY_SLIP, 'any-3', [['01', '02', '03', '04']]);
  expect(slipLines(price(four, 'eleven-five-1m'))).toBe(4);
  const places = chooseNumbers(EMPTY_SLIP, 'front-2-direct', [['1', '2'], []]);
  expect(price(places, 'five-digits-1m')).toEqual([]);
});

test('what was set aside keeps its stake, and the play can be chosen anew', () => {
  const first = chooseNumbers(EMPTY_SLIP, 'top-2', [['11']]);
  const kept = keepDraft(first, 'top-2', minor(2_000n));
  const both = chooseNumbers(kept, 'top-2', [['22']]);
  expect(price(both).map(({ price: costs }) => costs)).toEqual([2_000n, 1_000n]);
  expect(price(removeBet(both, 'kept-0')).map(({ selection }) => selection)).toEqual([[['22']]]);
  expect(price(removeBet(both, 'now-top-2')).map(({ selection }) => selection)).toEqual([[['11']]]);
});

test('more lines than the book takes are told before anything is sent', () => {
  const all = Array.from({ length: 10_000 }, (_, number) => `${number}`.padStart(4, '0'));
  const slip = chooseNumbers(EMPTY_SLIP, 'lo-4', [all]);
  expect(slipFault(price(slip, 'vietnam-north'))).toBeNull();
  const more = chooseNumbers(slip, 'de', [['00']]);
  expect(slipFault(price(more, 'vietnam-north'))).toMatchObject({ kind: 'lines', found: 10_001 });
  expect(slipFault([])).toEqual({ kind: 'empty' });
});

test.each([
  ['1', 1n],
  ['99999', 99_999n],
  ['100000', null],
  ['0', null],
  ['1.5', null],
  ['-2', null],
])('a multiple of %s is read as %s', (text, multiple) => {
  expect(multipleOf(text)).toBe(multiple);
});

const TWO = { kind: 'numbers', length: 2 } as const;

test('a pasted list is read, each number once, in any writing', () => {
  expect(pasteNumbers(TWO, '07 24, 42/58\n๐๗ 85')).toEqual({
    kind: 'read',
    numbers: ['07', '24', '42', '58', '85'],
    repeated: 1,
  });
  expect(withNumbers([['99', '07']], ['07', '08'])).toEqual([['07', '08', '99']]);
});

test.each([
  ['', { kind: 'nothing' }],
  ['07 1205', { kind: 'bad', found: '1205', least: '00', most: '99' }],
  ['abc', { kind: 'bad', found: 'abc' }],
])('a pasted text %j is %j', (text, pasted) => {
  expect(pasteNumbers(TWO, text)).toMatchObject(pasted);
});

test('a list of a million lines is refused with its reason and not worked through', () => {
  const million = Array.from({ length: 1_000_000 }, (_, at) => `${at}`.padStart(4, '0')).join('\n');
  expect(million.length).toBeGreaterThan(PASTE_TEXT_MAX);
  expect(pasteNumbers({ kind: 'numbers', length: 4 }, million)).toEqual({ kind: 'too-long' });
  const many = '0123 '.repeat(PASTE_TEXT_MAX / 5);
  expect(pasteNumbers({ kind: 'numbers', length: 4 }, many)).toMatchObject({
    kind: 'read',
    numbers: ['0123'],
  });
});

test('LOTT-13 a chase shows this round, what is set aside and all of it', () => {
  const doubled = chaseMultiples({ ...FIRST_PLAN, rounds: 4, growth: 'double' });
  expect(doubled).toEqual([1, 2, 4, 8]);
  expect(chaseCost(minor(200n), doubled)).toEqual({ now: 200n, later: 2_800n, all: 3_000n });
  expect(Math.max(...chaseMultiples({ ...FIRST_PLAN, rounds: 100, growth: 'double' }))).toBe(9_999);
});

test('a token goes into its group and out of it; an empty choice is none', () => {
  const one = toggleToken([], { group: 1, token: '7' });
  expect(one).toEqual([[], ['7']]);
  expect(toggleToken(one, { group: 1, token: '7' })).toEqual([]);
});
