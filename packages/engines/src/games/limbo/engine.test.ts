import { expect, test } from 'vitest';
import { countReach } from '../../arcade/count-reach.ts';
import { winningRolls } from '../../arcade/reach.ts';
import { scripted, seeded } from '../../core/rng.ts';
import { definition } from './definition.ts';
import { limbo, settle } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const { rolls, targetMin, targetMax } = definition;

test.each([
  { target: 200, roll: 0, shows: 1_000_000, pays: 2_000_000n },
  { target: 200, roll: 1_959_999_999, shows: 200, pays: 2_000_000n },
  { target: 200, roll: 1_960_000_000, shows: 199, pays: 0n },
  { target: 1_000_000, roll: 391_999, shows: 1_000_000, pays: 10_000_000_000n },
  { target: 1_000_000, roll: 392_000, shows: 999_997, pays: 0n },
  { target: 101, roll: 3_999_999_999, shows: 100, pays: 0n },
])('$target, rolled $roll, reaches $shows and pays $pays', ({ target, roll, shows, pays }) => {
  expect(limbo.play({ target }, scripted([roll]))).toEqual({
    events: [{ type: 'result', multiplier: shows, isWin: pays > 0n }],
    payout: pays,
  });
});

test('the par sheet is the count of all rolls of all targets', () => {
  expect(countReach(definition, definition.first)).toEqual(parSheet);
});

test('a target is reached by the rolls that are counted for it, and by no other', () => {
  for (const target of [targetMin, 150, 199, 333, 1_234, 99_999, targetMax]) {
    const winning = winningRolls(definition, target);
    expect(settle({ target }, winning - 1).payout).toBe(BigInt(target) * 10_000n);
    expect(settle({ target }, winning).payout).toBe(0n);
  }
});

test('every target gives back 98 %, short of it by less than three millionths', () => {
  for (let target = targetMin; target <= targetMax; target++) {
    const paid = target * winningRolls(definition, target);
    if (paid > 98 * rolls || (98 * rolls - paid) / rolls > 0.000_3) expect.fail(`${target}`);
  }
});

test.each([
  null,
  {},
  { target: 100 },
  { target: 1_000_001 },
  { target: 200.5 },
  { target: '200' },
  { target: Number.NaN },
  { target: -200 },
  [200],
])('%j is no choice', (sent) => {
  expect(limbo.readChoice(sent)).toBeNull();
});

test('chance comes only from the stream: one seed, one round', () => {
  expect(limbo.play({ target: 200 }, seeded(7))).toEqual(limbo.play({ target: 200 }, seeded(7)));
  expect(limbo.readChoice({ target: 200, roll: 0 })).toEqual({ target: 200 });
});
