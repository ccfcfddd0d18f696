import { minor, multiply } from '@baize/std/money';
import { expect, test } from 'vitest';
import { type Count, countOf, parSheetOf } from '../../arcade/count.ts';
import { scripted, seeded } from '../../core/rng.ts';
import { definition } from './definition.ts';
import { type Choice, overUnder, payoutOf, settle, targetFor, winningRolls } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const { rolls, winningMin, winningMax } = definition;
const MILLION = 1_000_000n;

function* everyChoice(): Generator<Choice> {
  for (const side of ['over', 'under'] as const) {
    for (let winning = winningMin; winning <= winningMax; winning++) {
      yield { side, target: targetFor(side, winning) };
    }
  }
}

test.each([
  { side: 'over', target: 4_999, roll: 5_000, isWin: true, pays: 1_960_000n },
  { side: 'over', target: 4_999, roll: 4_999, isWin: false, pays: 0n },
  { side: 'under', target: 5_000, roll: 4_999, isWin: true, pays: 1_960_000n },
  { side: 'under', target: 5_000, roll: 5_000, isWin: false, pays: 0n },
  { side: 'under', target: 100, roll: 0, isWin: true, pays: 98_000_000n },
  { side: 'under', target: 9_500, roll: 9_499, isWin: true, pays: 1_031_578n },
  { side: 'over', target: 9_899, roll: 9_999, isWin: true, pays: 98_000_000n },
] as const)('$side $target, rolled $roll, pays $pays', ({ side, target, roll, isWin, pays }) => {
  const round = overUnder.play({ side, target }, scripted([roll]));
  expect(round).toEqual({ events: [{ type: 'roll', roll, isWin }], payout: pays });
});

const countChoice = (choice: Choice): Count =>
  countOf([
    { count: BigInt(winningRolls(choice)), payout: payoutOf(choice) },
    { count: BigInt(rolls - winningRolls(choice)), payout: 0n },
  ]);

/** Not an estimate: every roll of every choice, each once, 188,020,000 rounds by their counts. */
test('the par sheet is the count of all rolls of all choices', () => {
  const counts = [...everyChoice()].map(countChoice);
  expect(parSheetOf(countChoice(definition.first), counts)).toEqual(parSheet);
});

test('the count of a choice is what its ten thousand rolls pay, one by one', () => {
  for (const side of ['over', 'under'] as const) {
    for (const winning of [winningMin, 333, 3_333, 5_000, 7_777, winningMax]) {
      const choice = { side, target: targetFor(side, winning) };
      let paid = 0n;
      let wins = 0;
      for (let roll = 0; roll < rolls; roll++) {
        const { payout } = settle(choice, roll);
        paid += payout;
        if (payout > 0n) wins += 1;
      }
      expect({ wins, paid }).toEqual({ wins: winning, paid: BigInt(winning) * payoutOf(choice) });
    }
  }
});

test('every choice gives back 98 %, short of it by less than a millionth', () => {
  const stated = (MILLION * BigInt(rolls) * 98n) / 100n;
  for (const choice of everyChoice()) {
    const paid = BigInt(winningRolls(choice)) * payoutOf(choice);
    expect(paid <= stated && stated - paid < BigInt(rolls)).toBe(true);
  }
});

test('a win is worth more than its stake, however likely it is', () => {
  for (const choice of everyChoice()) expect(payoutOf(choice) > MILLION).toBe(true);
});

test('money is cut to the coin, never raised', () => {
  expect(multiply(minor(1_000n), payoutOf({ side: 'under', target: 9_500 }), 'down')).toBe(1_031n);
  expect(multiply(minor(100n), payoutOf({ side: 'under', target: 3_333 }), 'down')).toBe(294n);
});

test.each([
  null,
  {},
  { side: 'over' },
  { side: 'across', target: 5_000 },
  { side: 'over', target: '5000' },
  { side: 'over', target: 50.5 },
  { side: 'over', target: Number.NaN },
  { side: 'under', target: 99 },
  { side: 'under', target: 9_501 },
  { side: 'over', target: 9_900 },
  { side: 'over', target: 498 },
  { side: 'over', target: -1 },
  'over',
])('%j is no choice', (sent) => {
  expect(overUnder.readChoice(sent)).toBeNull();
});

test('what is no part of a choice is left out of it', () => {
  const sent = { side: 'over', target: 4_999, roll: 9_999 };
  expect(overUnder.readChoice(sent)).toEqual({ side: 'over', target: 4_999 });
});

test('chance comes only from the stream: one seed, one round', () => {
  const choice = { side: 'over', target: 5_000 } as const;
  expect(overUnder.play(choice, seeded(7))).toEqual(overUnder.play(choice, seeded(7)));
});
