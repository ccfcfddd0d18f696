import type { Engine, RoundEvent } from '@baize/engines/core/engine';
import { roundByDraw } from '@baize/engines/core/payout';
import { seeded } from '@baize/engines/core/rng';
import { playOut } from '@baize/engines/core/simulate';
import { VARIATIONS } from '@baize/engines/families/titles';
import { ENGINES } from '@baize/engines/games/index';
import { SLOT_DEFINITIONS } from '@baize/engines/games/slots';
import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { isPotWon } from '../apps/studio/src/rounds/draw-round.ts';
import { CURRENCIES, limitsOf, type StakeLimits } from '../apps/studio/src/stakes.ts';
import { usualChoice } from './engines/usual-choice.ts';

const LIMITS = CURRENCIES.flatMap((code) => limitsOf(code) ?? []);
const PARTS = 1_000_000n;

/** The different things that rounds of a game pay for a stake of one, of the first rounds of a seed. */
function listPayouts(engine: Engine, count: number): readonly bigint[] {
  const rng = seeded(24);
  const choice = usualChoice(engine);
  const rounds = Array.from({ length: count }, () =>
    engine.steps ? playOut(engine, choice, rng) : engine.play(choice, rng),
  );
  return [...new Set(rounds.map(({ payout }) => payout as bigint))].slice(0, 40);
}

function* stepsOf({ min, max, step }: StakeLimits) {
  for (let stake = min as bigint; stake <= max; stake += step) yield stake;
}

/** Over all million draws: as many add a unit as millionths of one are left, no more and no fewer. */
function isExact(parts: bigint): boolean {
  const [whole, rest] = [parts / PARTS, parts % PARTS];
  const isLastAdded = rest === 0n || roundByDraw(parts, Number(rest) - 1) === whole + 1n;
  return isLastAdded && roundByDraw(parts, Number(rest)) === whole;
}

/** The stakes at which a payout would not be paid to the last millionth. */
function wrongStakes(payout: bigint): readonly bigint[] {
  return LIMITS.flatMap((limits) =>
    [...stepsOf(limits)].filter((stake) => !isExact(stake * payout)),
  );
}

const HAND_MADE = [...ENGINES.values()].filter(({ key }) => !VARIATIONS.has(key));
const FAMILIES = [...ENGINES.values()].filter(({ key }) => VARIATIONS.has(key));

test.each(HAND_MADE)(
  'FAIR-03 $key loses nothing by rounding at any stake of any brand',
  (engine) => {
    expect(listPayouts(engine, 400).flatMap(wrongStakes)).toEqual([]);
  },
);

test('FAIR-03 no title of the families loses anything by rounding at any stake of any brand', () => {
  // Titles pay the same things again and again: each is looked at once.
  const payouts = new Set(FAMILIES.flatMap((engine) => listPayouts(engine, 40)));
  expect(payouts.size).toBeGreaterThan(100);
  expect([...payouts].flatMap(wrongStakes)).toEqual([]);
});

/** How many of the numbers a pot is drawn from win it for a stake, as the studio decides it. */
function countWinning({ currency }: StakeLimits, stake: bigint, numbers: number): number {
  const isWon = (number: number) =>
    isPotWon({
      events: [{ type: 'pot', number } as RoundEvent],
      stake: minor(stake),
      currency: currency.code,
    });
  // All below one number win and none from it on: halves of what is left find it.
  let [won, lost] = [-1, numbers];
  while (lost - won > 1) {
    const middle = Math.floor((won + lost) / 2);
    if (isWon(middle)) won = middle;
    else lost = middle;
  }
  expect([lost > 0 && isWon(0), isWon(numbers - 1)]).toEqual([true, false]);
  return lost;
}

const POTS = SLOT_DEFINITIONS.flatMap(({ key, pot }) => (pot ? [{ key, pot }] : []));

test.each(POTS)('FAIR-05 the pot returns the same at every stake of $key', ({ pot }) => {
  for (const limits of LIMITS) {
    const seed = BigInt(pot.seed) * limits.usual;
    // With so much in it a pot is won on average: what the house puts in and what rounds add meanwhile.
    const mean = seed + (BigInt(pot.numbers) * limits.step * pot.share) / PARTS;
    for (const held of [seed, mean * 10n]) {
      const returns = new Set<number>();
      for (const stake of stepsOf(limits)) {
        const chance = countWinning(limits, stake, pot.numbers) / pot.numbers;
        returns.add(Number(((Number(held) * chance) / Number(stake)).toPrecision(12)));
      }
      expect([...returns], `${limits.currency.code} with ${held}`).toHaveLength(1);
    }
  }
});

test('FAIR-05 a usual stake wins a pot as often as its sheet was counted with', () => {
  for (const { pot } of POTS) {
    for (const limits of LIMITS) {
      expect(pot.numbers / Number(limits.usual / limits.step)).toBe(200_000);
    }
  }
});
