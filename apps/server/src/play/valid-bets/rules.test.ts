import { type Minor, minor } from '@baize/std/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countAlone, countDraw, countRound, type ValidBetFacts } from './rules.ts';

const bet = (stake: bigint, payout: bigint, facts: Partial<ValidBetFacts> = {}): ValidBetFacts => ({
  status: 'settled',
  stake_cash: minor(stake),
  stake_bonus: minor(0n),
  payout_cash: minor(payout),
  payout_bonus: minor(0n),
  ...facts,
});

const told = ({ valid, reason }: { valid: Minor; reason: string }) => [valid, reason];

test.each<[string, string, ValidBetFacts, bigint, string]>([
  ['a slot of 1,000 paying 990', 'RNG', bet(1_000n, 990n), 1_000n, 'counted'],
  ['a slot that pays its stake', 'RNG', bet(1_000n, 1_000n), 1_000n, 'counted'],
  ['fishing', 'FISH', bet(70n, 0n), 70n, 'counted'],
  ['a lottery', 'LOTT', bet(500n, 9_000n), 500n, 'counted'],
  ['a game between players', 'PVP', bet(300n, 570n), 300n, 'counted'],
  ['a table played alone', 'TG', bet(300n, 600n), 300n, 'counted'],
  ['a game the catalogue does not know', 'OTHER', bet(300n, 300n), 300n, 'counted'],
  ['a hand that was drawn', 'TG', bet(300n, 300n), 0n, 'push'],
  ['a round left before its first move', 'AC', bet(300n, 300n), 0n, 'push'],
  ['both sides on one ticket', 'ELOTT', bet(50_000n, 49_925n), 75n, 'net_result'],
  ['a ticket at even odds that wins', 'ELOTT', bet(1_000n, 1_997n), 1_000n, 'counted'],
  ['a buy-in taken home but for a blind', 'PVP', bet(20_000n, 19_900n), 100n, 'net_result'],
  ['the same seen from the winner', 'PVP', bet(20_000n, 20_100n), 100n, 'net_result'],
  ['red and almost as much on black', 'TG', bet(19n, 18n), 1n, 'net_result'],
  ['a cash-out just above the stake', 'AC', bet(1_000n, 1_020n), 20n, 'net_result'],
  ['half of a stake given back', 'TG', bet(1_000n, 500n), 1_000n, 'counted'],
  ['a stake taken back', 'RNG', bet(1_000n, 0n, { status: 'void' }), 0n, 'void'],
  ['a bet that runs', 'RNG', bet(1_000n, 0n, { status: 'running' }), 0n, 'running'],
  ['a free round', 'RNG', bet(0n, 5_000n), 0n, 'free'],
])('REW-01 %s counts %s', (_, category, facts, valid, reason) => {
  expect(told(countAlone(category, facts))).toEqual([valid, reason]);
});

test('REW-01 the part that a bonus paid for counts for wagering, and not for rebate, VIP and points', () => {
  const mixed = bet(700n, 0n, { stake_bonus: minor(300n) });
  expect(countAlone('RNG', mixed)).toMatchObject({ valid: 1_000n, valid_cash: 700n });
  const won = bet(700n, 1_500n, { stake_bonus: minor(300n) });
  expect(countRound({ bets: [won], isOpen: false })[0]).toMatchObject({
    valid: 500n,
    valid_cash: 350n,
  });
});

test.each<[string, readonly ValidBetFacts[], readonly (readonly [bigint, string])[]]>([
  ['a win at 1.50', [bet(1_000n, 1_500n)], [[500n, 'net_result']]],
  ['a loss', [bet(1_000n, 0n)], [[1_000n, 'counted']]],
  ['a half win', [bet(1_000n, 1_250n)], [[250n, 'net_result']]],
  ['a half loss', [bet(1_000n, 500n)], [[500n, 'net_result']]],
  ['a push', [bet(1_000n, 1_000n)], [[0n, 'push']]],
  ['a cash-out of 1,100', [bet(1_000n, 1_100n)], [[100n, 'net_result']]],
  ['a win at 3.00', [bet(1_000n, 3_000n)], [[1_000n, 'counted']]],
  [
    'banker and player, banker wins',
    [bet(1_000n, 1_950n), bet(1_000n, 0n)],
    [
      [25n, 'both_sides'],
      [25n, 'both_sides'],
    ],
  ],
  [
    'banker and player at a tie',
    [bet(1_000n, 1_000n), bet(1_000n, 1_000n)],
    [
      [0n, 'push'],
      [0n, 'push'],
    ],
  ],
  [
    'two bets on one side',
    [bet(1_000n, 0n), bet(500n, 0n)],
    [
      [1_000n, 'counted'],
      [500n, 'counted'],
    ],
  ],
  [
    'one of two taken back',
    [bet(1_000n, 1_950n), bet(1_000n, 0n, { status: 'void' })],
    [
      [950n, 'net_result'],
      [0n, 'void'],
    ],
  ],
])('REW-02 %s', (_, bets, counted) => {
  expect(countRound({ bets, isOpen: false }).map(told)).toEqual(counted);
});

test.each<[string, readonly ValidBetFacts[], readonly (readonly [bigint, string])[]]>([
  [
    'big and small on two tickets',
    [bet(50_000n, 99_850n), bet(50_000n, 0n)],
    [
      [75n, 'both_sides'],
      [75n, 'both_sides'],
    ],
  ],
  [
    'small twice as much as big',
    [bet(10_000n, 0n), bet(20_000n, 39_940n)],
    [
      [3_313n, 'both_sides'],
      [6_627n, 'both_sides'],
    ],
  ],
  [
    'two numbers, one drawn',
    [bet(1_000n, 90_000n), bet(1_000n, 0n)],
    [
      [1_000n, 'counted'],
      [1_000n, 'counted'],
    ],
  ],
  [
    'two that lose',
    [bet(1_000n, 0n), bet(500n, 0n)],
    [
      [1_000n, 'counted'],
      [500n, 'counted'],
    ],
  ],
  [
    'a ticket with both sides beside one that loses',
    [bet(1_000n, 998n), bet(5_000n, 0n)],
    [
      [2n, 'net_result'],
      [5_000n, 'counted'],
    ],
  ],
  [
    'big on a ticket and small on one taken back',
    [bet(1_000n, 1_997n), bet(1_000n, 0n, { status: 'void' })],
    [
      [1_000n, 'counted'],
      [0n, 'void'],
    ],
  ],
  [
    'a free bet on the other side',
    [bet(1_000n, 0n), bet(0n, 997n)],
    [
      [1_000n, 'counted'],
      [0n, 'free'],
    ],
  ],
])('REW-01 REW-02 of one draw: %s', (_, bets, counted) => {
  expect(countDraw({ bets, isOpen: false }).map(told)).toEqual(counted);
});

test('REW-02 nothing of a round or a draw counts while a bet of it runs', () => {
  const bets = [bet(1_000n, 0n), bet(1_000n, 0n, { status: 'running' })];
  for (const rule of [countRound, countDraw]) {
    expect(rule({ bets, isOpen: true }).map(told)).toEqual([
      [0n, 'running'],
      [0n, 'running'],
    ]);
  }
});

const amounts = fc.record({
  cash: fc.bigInt(0n, 5_000n),
  bonus: fc.bigInt(0n, 5_000n),
  payout: fc.bigInt(0n, 20_000n),
  status: fc.constantFrom('settled' as const, 'void' as const),
});

test('REW-02 of any bets nothing below zero counts, nothing above the stakes, in any order the same', () => {
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 1, maxLength: 6 }), (drawn) => {
      const bets = drawn.map(({ cash, bonus, payout, status }) =>
        bet(cash, payout, { stake_bonus: minor(bonus), status }),
      );
      for (const rule of [countRound, countDraw]) {
        const counted = rule({ bets, isOpen: false });
        const total = counted.reduce((sum, { valid }) => sum + valid, 0n);
        for (const [index, { valid, valid_cash }] of counted.entries()) {
          const { stake_cash = 0n, stake_bonus = 0n } = bets[index] ?? {};
          expect(valid >= 0n && valid <= stake_cash + stake_bonus).toBe(true);
          expect(valid_cash >= 0n && valid_cash <= valid && valid_cash <= stake_cash).toBe(true);
        }
        const turned = rule({ bets: bets.toReversed(), isOpen: false });
        expect(turned.reduce((sum, { valid }) => sum + valid, 0n)).toBe(total);
      }
    }),
  );
});
