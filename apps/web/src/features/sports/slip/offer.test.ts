import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import type { Quote } from '../book/use-slips.ts';
import { offerOf, orderOf } from './offer.ts';
import { EMPTY_SLIP, type Slip, type SlipLeg, tapOutcome } from './slip.ts';

const HUNDRED = minor(10_000n);

const leg = (eventId: string, odds: number): SlipLeg =>
  ({
    event: { eventId },
    market: { marketId: `${eventId}~winner`, lineVersion: 1 },
    outcome: { outcomeId: `${eventId}~winner~home`, odds },
  }) as unknown as SlipLeg;

const parlay = (policy?: Slip['policy']): Slip => {
  const tapped = tapOutcome(tapOutcome(EMPTY_SLIP, leg('a', 20_000)), leg('b', 1_860));
  return policy ? { ...tapped, policy } : tapped;
};

const quoted = (a: number, b: number, odds: number | null = null): Quote => ({
  legs: [leg('a', a), leg('b', b)].map(({ market, outcome }) => ({ ...outcome, ...market })),
  lines: 1,
  odds,
  largestStake: '1000000',
  delayMs: 0,
});

const sentOdds = (slip: Slip, quote: Quote | null) =>
  orderOf(offerOf(slip, HUNDRED, quote), HUNDRED)?.legs.map(({ odds }) => odds);

test('BOOK-05 what is shown, what it returns and what is sent are of the same prices', () => {
  const before = offerOf(parlay(), HUNDRED, null);
  expect(before).toMatchObject({ odds: 37_200, largestReturn: 372_000n, isAsking: false });
  expect(sentOdds(parlay(), null)).toEqual([20_000, 1_860]);

  const after = offerOf(parlay(), HUNDRED, quoted(21_500, 1_900));
  expect(after.legs.map(({ outcome, before: was }) => [was, outcome.odds])).toEqual([
    [20_000, 21_500],
    [1_860, 1_900],
  ]);
  expect(after).toMatchObject({ odds: 40_850, total: 10_000n, largestReturn: 408_500n });
  expect(sentOdds(parlay('better'), quoted(21_500, 1_900))).toEqual([21_500, 1_900]);
});

test('BOOK-05 a new slip asks about every change and sends nothing before; taken, the new prices are sent', () => {
  for (const moved of [quoted(21_500, 1_900), quoted(19_000, 1_860)]) {
    const offer = offerOf(parlay(), HUNDRED, moved);
    expect(offer.isAsking).toBe(true);
    expect(orderOf(offer, HUNDRED)).toBeNull();
    const taken = offerOf(offer.slip, HUNDRED, moved);
    expect(taken).toMatchObject({ isAsking: false, largestReturn: offer.largestReturn });
    expect(taken.legs.map(({ before }) => before)).toEqual([null, null]);
    expect(sentOdds(offer.slip, moved)).toEqual(moved.legs.map(({ odds }) => odds));
  }
});

test.each([
  ['better', quoted(21_500, 1_900), false],
  ['better', quoted(21_500, 1_850), true],
  ['any', quoted(19_500, 1_860), false],
  ['any', quoted(18_000, 1_860), true],
] as const)('BOOK-05 `%s` asks only about what it does not take', (policy, moved, isAsking) => {
  expect(offerOf(parlay(policy), HUNDRED, moved).isAsking).toBe(isAsking);
});

test('BOOK-04 a builder is shown, reckoned and sent at the price of the whole, and waits for it', () => {
  const slip: Slip = { ...parlay(), system: 'builder' };
  const unpriced = offerOf(slip, HUNDRED, null);
  expect(unpriced).toMatchObject({ odds: null, largestReturn: null });
  expect(orderOf(unpriced, HUNDRED)).toBeNull();
  const offer = offerOf(slip, HUNDRED, quoted(20_000, 1_860, 25_000));
  expect(offer).toMatchObject({ odds: 25_000, largestReturn: 250_000n });
  expect(orderOf(offer, HUNDRED)?.odds).toBe(25_000);
});
