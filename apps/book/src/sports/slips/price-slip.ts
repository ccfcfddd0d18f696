import { takesOdds } from '@baize/sports/slip/odds-policy';
import { largestPayout } from '@baize/sports/slip/payout';
import { minor } from '@baize/std/money';
import type { OutcomeName } from '../ids.ts';
import { builderOdds } from './price-builder.ts';
import type { LegAsked, SlipAsked } from './read-slip.ts';
import { type Denial, denialOf, isInPlay, oddsOf, type Stock } from './stock.ts';

/** A slip as it is sold now. */
export type PricedSlip = {
  readonly legs: readonly (OutcomeName &
    LegAsked & {
      readonly isLive: boolean;
    })[];
  /** Thousandths, of a slip of one line. */
  readonly odds: number | null;
  readonly isLive: boolean;
  /** Whether the member takes these odds unasked. */
  readonly isTaken: boolean;
};

type SlipToPrice = Pick<SlipAsked, 'system' | 'legs' | 'policy' | 'odds'> & {
  readonly names: readonly OutcomeName[];
  readonly lines: number;
};

export type PriceWord =
  | { readonly ok: true; readonly value: PricedSlip }
  | ({ readonly ok: false } & Denial);

/** What a slip costs and pays by what is on sale, and whether that is what was asked for. */
export function priceSlip(stock: Stock, asked: SlipToPrice): PriceWord {
  const { names, system, policy } = asked;
  for (const [place, name] of names.entries()) {
    const denial = denialOf(stock, name, asked.legs[place]?.lineVersion ?? 0);
    if (denial) return { ok: false, ...denial };
  }
  const legs = names.map((name, place) => {
    const event = stock.events.get(name.eventId);
    return {
      ...name,
      outcomeId: asked.legs[place]?.outcomeId ?? '',
      lineVersion: asked.legs[place]?.lineVersion ?? 0,
      odds: oddsOf(stock, name),
      isLive: event !== undefined && isInPlay(event),
    };
  });
  const isLive = legs.some((leg) => leg.isLive);
  if (system === 'builder') {
    const odds = builderOdds(stock, names);
    if (odds === null) return { ok: false, code: 'not_buildable', details: {} };
    const isTaken = takesOdds(policy, [asked.odds ?? 0], [odds]);
    return { ok: true, value: { legs, odds, isLive, isTaken } };
  }
  const isTaken = takesOdds(
    policy,
    asked.legs.map(({ odds }) => odds),
    legs.map(({ odds }) => odds),
  );
  const odds = asked.lines === 1 ? productOf(legs) : null;
  return { ok: true, value: { legs, odds, isLive, isTaken } };
}

/** Of one line: what 1000 would pay, rounded down. */
export const productOf = (legs: readonly { readonly odds: number }[]): number =>
  Number(largestPayout(legs.length === 1 ? 'singles' : 'parlay', minor(1000n), legs));
