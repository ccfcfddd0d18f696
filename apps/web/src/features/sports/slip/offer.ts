import { takesOdds } from '@baize/sports/slip/odds-policy';
import { largestPayout, stakeOf } from '@baize/sports/slip/payout';
import { linesOf } from '@baize/sports/slip/system';
import { type Minor, minor } from '@baize/std/money';
import type { Quote } from '../book/use-slips.ts';
import type { SlipInput } from '../book/wire.ts';
import { atPrices, hasSameMatch, type Slip, type SlipLeg, slipInput } from './slip.ts';

export type OfferedLeg = SlipLeg & {
  /** The price the leg was put on the slip at, where the book now has another. */
  readonly before: number | null;
};

/** The slip at the prices of now: the same ones are shown, reckoned with and sent. */
export type Offer = {
  readonly slip: Slip;
  readonly legs: readonly OfferedLeg[];
  readonly lines: number;
  /** Of one line; null of several, and of a builder until the book has told it. */
  readonly odds: number | null;
  readonly total: Minor;
  readonly largestReturn: Minor | null;
  /** The prices moved as the member wants to be asked about: nothing is sent before the answer. */
  readonly isAsking: boolean;
};

const ONE = minor(1000n);

/** What a slip is bet at by the book's newest prices; without any, by those that were tapped. */
export function offerOf(tapped: Slip, unit: Minor, quote: Quote | null): Offer {
  const slip = quote ? atPrices(tapped, quote.legs) : tapped;
  const seen = tapped.legs.map(({ outcome }) => outcome.odds);
  const prices = slip.legs.map(({ outcome }) => ({ odds: outcome.odds }));
  const legs = slip.legs.map((leg, place) => {
    const before = seen[place] ?? leg.outcome.odds;
    return { ...leg, before: before === leg.outcome.odds ? null : before };
  });
  const now = prices.map(({ odds }) => odds);
  const isAsking = !takesOdds(tapped.policy, seen, now);
  if (slip.system === 'builder') {
    const odds = quote?.odds ?? null;
    const largestReturn = odds === null ? null : largestPayout('singles', unit, [{ odds }]);
    return { slip, legs, lines: 1, odds, total: unit, largestReturn, isAsking };
  }
  const lines = linesOf(slip.system, legs.length).length;
  const odds = lines === 1 ? Number(largestPayout(slip.system, ONE, prices)) : null;
  const total = stakeOf(slip.system, unit, legs.length);
  const largestReturn = largestPayout(slip.system, unit, prices);
  return { slip, legs, lines, odds, total, largestReturn, isAsking };
}

/** What is sent, at the prices that are shown; null while nothing is, or the member is asked first. */
export function orderOf(offer: Offer, unit: Minor): SlipInput | null {
  const { slip, odds, largestReturn, isAsking } = offer;
  const isWhole = slip.legs.length > 0 && unit > 0n && largestReturn !== null;
  if (!isWhole || isAsking || hasSameMatch(slip)) return null;
  return { ...slipInput(slip, unit), odds: slip.system === 'builder' ? odds : null };
}
