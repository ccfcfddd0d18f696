import { expect, test } from 'vitest';
import { countReach } from '../../arcade/count-reach.ts';
import { winningRolls } from '../../arcade/reach.ts';
import { scripted, seeded } from '../../core/rng.ts';
import { definition } from './definition.ts';
import { rocket, settle } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const { targetMin, targetMax } = definition;

test.each([
  { target: 150, roll: 0, burst: 100_000, pays: 1_500_000n },
  { target: 194, roll: 1_999_999_999, burst: 194, pays: 1_940_000n },
  { target: 195, roll: 1_999_999_999, burst: 194, pays: 0n },
  { target: 101, roll: 3_880_000_000, burst: 100, pays: 0n },
])('left at $target, burst at $burst, pays $pays', ({ target, roll, burst, pays }) => {
  expect(rocket.play({ target }, scripted([roll]))).toEqual({
    events: [{ type: 'flight', burst, isWin: pays > 0n }],
    payout: pays,
  });
});

test('the par sheet is the count of all rolls of all targets', () => {
  expect(countReach(definition, definition.first)).toEqual(parSheet);
});

test('a target is reached by the rolls that are counted for it, and by no other', () => {
  for (const target of [targetMin, 150, 194, 333, 1_234, targetMax]) {
    const winning = winningRolls(definition, target);
    expect(settle({ target }, winning - 1).payout).toBe(BigInt(target) * 10_000n);
    expect(settle({ target }, winning).payout).toBe(0n);
  }
});

test.each([null, {}, { target: 100 }, { target: 100_001 }, { target: 1.5 }, { target: '200' }])(
  '%j is no choice',
  (sent) => {
    expect(rocket.readChoice(sent)).toBeNull();
  },
);

test('chance comes only from the stream: one seed, one round', () => {
  expect(rocket.play({ target: 200 }, seeded(7))).toEqual(rocket.play({ target: 200 }, seeded(7)));
});
