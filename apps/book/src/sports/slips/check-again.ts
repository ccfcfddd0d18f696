import { minor } from '@baize/std/money';
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
  | ({ readonly kind: 'refused'; readonly reoffer: SlipAsked | null } & Denial);

/**
 * Looks at a slip again whose stake is taken: nothing may have been stopped, no line, score or red
 * card may have changed, and the odds must be those the member takes.
 */
export function checkAgain(stock: Stock, slip: Slip, legs: readonly SlipLeg[]): Verdict {
  const happened = happenedTo(stock, legs);
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
    const reoffer = { ...asked, ...offered(word.value) };
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

export const offered = (priced: PricedSlip): Pick<SlipAsked, 'odds' | 'legs'> => ({
  odds: priced.odds,
  legs: priced.legs.map(({ outcomeId, odds, lineVersion }) => ({ outcomeId, odds, lineVersion })),
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

/** Here every few seconds bring points: they are in the odds, and no other bet. */
const POINTS: readonly string[] = ['basketball', 'cricket'];

/** What has happened in a match since a leg was taken: another score or card is another bet. */
function happenedTo({ events }: Stock, legs: readonly SlipLeg[]): Denial | null {
  for (const { event_id: eventId, outcome_id: outcomeId, score, reds, is_live } of legs) {
    const { match, sport = '', status } = events.get(eventId) ?? {};
    if (!match) continue;
    if (!is_live && status === 'live') {
      return { code: 'market_closed', details: { outcomeId, reason: 'started' } };
    }
    if (!POINTS.includes(sport) && !isSame(match.score, score ?? NIL))
      return { code: 'score_changed', details: { eventId } };
    if (!isSame(match.redCards, reds)) return { code: 'red_cards_changed', details: { eventId } };
  }
  return null;
}

type Pair = { readonly home: number; readonly away: number };
const NIL: Pair = { home: 0, away: 0 };
const isSame = (a: Pair, b: Pair): boolean => a.home === b.home && a.away === b.away;
