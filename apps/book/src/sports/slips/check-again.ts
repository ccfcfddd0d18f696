import { minor } from '@baize/std/money';
import { happenedTo, type StandingOfLeg, standingOf } from './happened.ts';
import { riskOf, type SlipRisk } from './limits.ts';
import { type PricedSlip, priceSlip } from './price-slip.ts';
import type { Slip, SlipLeg } from './queries.ts';
import type { SlipAsked } from './read-slip.ts';
import type { Denial, Stock } from './stock.ts';

export type Verdict =
  | {
      readonly kind: 'accepted';
      /** The odds that the member takes unasked, where they are others. */
      readonly moved: {
        readonly odds: readonly number[];
        readonly whole: bigint | null;
        readonly risk: SlipRisk;
      } | null;
    }
  | ({ readonly kind: 'refused'; readonly reoffer: Reoffered | null } & Denial);

/**
 * Looks at a slip again whose stake is taken: nothing may have been stopped, no line, score or red
 * card may have changed, and the odds must be those the member takes.
 */
export function checkAgain(stock: Stock, slip: Slip, legs: readonly SlipLeg[]): Verdict {
  const happened = happenedTo(stock, legs, { keepsOdds: slip.keeps_odds });
  if (happened) return { kind: 'refused', reoffer: null, ...happened };
  const asked = askedOf(slip, legs);
  const names = legs.map((leg) => ({
    eventId: leg.event_id,
    marketId: leg.market_id,
    outcome: leg.outcome,
  }));
  const word = priceSlip(stock, { ...asked, names, lines: slip.lines });
  if (!word.ok) return { kind: 'refused', code: word.code, details: word.details, reoffer: null };
  if (slip.keeps_odds) return { kind: 'accepted', moved: null };
  if (!word.value.isTaken) {
    const reoffer = { ...asked, ...offered(stock, word.value) };
    return { kind: 'refused', code: 'odds_changed', details: {}, reoffer };
  }
  return { kind: 'accepted', moved: movedBy(word.value, slip, legs) };
}

/** The slip as it was asked for, at the odds it was taken at. */
const askedOf = (slip: Slip, legs: readonly SlipLeg[]): SlipAsked => ({
  system: slip.system,
  unit: slip.unit,
  policy: slip.policy,
  odds: slip.odds === null ? null : Number(slip.odds),
  legs: legs.map((leg) => ({
    outcomeId: leg.outcome_id,
    odds: leg.odds,
    lineVersion: leg.line_version,
  })),
});

/** A slip at other odds, and how its matches stood when they were named. */
export type Reoffered = SlipAsked & { readonly standing: readonly StandingOfLeg[] };

export const offered = (
  stock: Stock,
  priced: PricedSlip,
): Pick<Reoffered, 'odds' | 'legs' | 'standing'> => ({
  odds: priced.odds,
  legs: priced.legs.map(({ outcomeId, odds, lineVersion }) => ({ outcomeId, odds, lineVersion })),
  standing: standingOf(stock, priced.legs),
});

function movedBy(priced: PricedSlip, slip: Slip, legs: readonly SlipLeg[]) {
  const isSame =
    legs.every((leg, place) => leg.odds === priced.legs[place]?.odds) &&
    (slip.odds === null || Number(slip.odds) === priced.odds);
  if (isSame) return null;
  const odds = priced.legs.map((leg) => leg.odds);
  const bare = priced.legs.map((leg) => ({ ...leg, ...NO_LIMIT }));
  const risk = riskOf({ system: slip.system, legs: bare, odds: priced.odds }, slip.unit);
  return { odds, whole: priced.odds === null ? null : BigInt(priced.odds), risk };
}

const NO_LIMIT = {
  limit: { return_max: minor(0n), player_max: minor(0n), outcome_max: minor(0n), live_ppm: 0 },
  ownSold: 0n,
  sold: 0n,
};
