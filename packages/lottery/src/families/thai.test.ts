import { minor, ppm } from '@baize/std/money';
import { expect, test } from 'vitest';
import { readBet, settleBet } from '../core/bet.ts';
import { exactText } from '../core/fraction.ts';
import { largestWin } from '../core/largest-win.ts';
import { findPlay } from '../core/lottery.ts';
import { returnOf } from '../core/tariff.ts';
import { thai } from './thai.ts';
import { THAI_A, THAI_B } from './thai-tariffs.ts';

const BOARD = {
  first: ['820866'],
  'front-3': ['479', '054'],
  'last-3': ['068', '068'],
  'last-2': ['06'],
};

const PARTS = thai.parts(BOARD);

test('LOTT-04 the parts of a Thai board: 3 and 2 top end the first prize, 2 bottom is its own', () => {
  expect(PARTS).toEqual({
    'top-3': ['866'],
    'top-2': ['66'],
    'bottom-2': ['06'],
    'front-3': ['479', '054'],
    'bottom-3': ['068', '068'],
  });
});

/** Play, a line, its return in tariff A and in tariff B. */
const RETURNS = [
  ['top-3', '123', '9/10', '9/10'],
  ['tod-3', '123', '39/50', '9/10'],
  ['tod-3', '112', '39/100', '9/20'],
  ['tod-3', '111', '13/100', '3/20'],
  ['front-3', '123', '4/5', '9/10'],
  ['bottom-3', '123', '4/5', '9/10'],
  ['top-2', '12', '9/10', '9/10'],
  ['bottom-2', '12', '9/10', '9/10'],
  ['run-top', '1', '542/625', '542/625'],
  ['run-bottom', '1', '399/500', '399/500'],
] as const;

test.each(RETURNS)('LOTT-04 Thai %s on %s returns %s (A) and %s (B)', (code, line, a, b) => {
  const play = findPlay(thai, code);
  if (!play) throw new Error(code);
  expect(exactText(returnOf(play, line, THAI_A))).toBe(a);
  expect(exactText(returnOf(play, line, THAI_B))).toBe(b);
});

/** Play, a number that wins and what 100 pay, one that loses. */
const EXAMPLES = [
  ['top-3', '866', 90_000n, '668'],
  ['tod-3', '668', 15_000n, '667'],
  ['front-3', '054', 45_000n, '866'],
  ['bottom-3', '068', 90_000n, '866'],
  ['top-2', '66', 9_000n, '82'],
  ['bottom-2', '06', 9_000n, '60'],
  ['run-top', '6', 320n, '2'],
  ['run-bottom', '0', 420n, '8'],
] as const;

test.each(EXAMPLES)('LOTT-04 Thai %s: %s wins %s, %s loses', (code, winner, payout, loser) => {
  const settle = (number: string) => {
    const bet = readBet(thai, { play: code, selection: [[number]], unit: 100n, multiple: 1n });
    if (!bet.ok) throw new Error(bet.refusal.reason);
    expect(bet.value.price).toBe(100n);
    const settled = settleBet(bet.value, { parts: PARTS, tariff: THAI_B });
    expect(settled.payout).toBeLessThanOrEqual(largestWin(bet.value, THAI_B));
    return settled.payout;
  };
  expect(settle(winner)).toBe(payout);
  expect(settle(loser)).toBe(0n);
});

test('TICK-09 a settled bet tells play, numbers, result, prize, multiple and rounding', () => {
  const bet = readBet(thai, {
    play: 'run-top',
    selection: [['8', '6', '1']],
    unit: 7n,
    multiple: 3n,
  });
  if (!bet.ok) throw new Error(bet.refusal.reason);
  expect(settleBet(bet.value, { parts: PARTS, tariff: THAI_B })).toEqual({
    play: 'run-top',
    part: 'top-3',
    result: ['866'],
    lines: 3,
    unit: 7n,
    multiple: 3n,
    // 21 × 3.2 = 67.2, which is 67 for each of two lines and not 134.4.
    payout: 134n,
    rounding: 'down-per-line',
    paid: ['6', '8'].map((line) => ({
      line,
      hits: [{ prize: 'win', count: 1, pays: '3.2', paysExactly: '16/5' }],
      pays: 1_000_000n,
      payout: 67n,
      isRounded: true,
    })),
  });
});

test('a number that was sold at half its prize pays half', () => {
  const bet = readBet(thai, { play: 'top-3', selection: [['866']], unit: 3n, multiple: 1n });
  if (!bet.ok) throw new Error(bet.refusal.reason);
  const paysOf = () => ppm(500_000n);
  const settled = settleBet(bet.value, { parts: PARTS, tariff: THAI_B, paysOf });
  expect(settled.payout).toBe(minor(1_350n));
});
