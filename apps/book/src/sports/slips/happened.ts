import type { SlipLeg } from './queries.ts';
import { type Denial, isInPlay, type Stock } from './stock.ts';

/** A leg, and how its match stood when its odds were named. */
export type StandingOfLeg = Pick<SlipLeg, 'event_id' | 'outcome_id' | 'score' | 'reds' | 'is_live'>;

type NamedLeg = { readonly eventId: string; readonly outcomeId: string };

const NIL = { home: 0, away: 0 };

/** How the matches of some legs stand now. */
export const standingOf = (stock: Stock, legs: readonly NamedLeg[]): readonly StandingOfLeg[] =>
  legs.map(({ eventId, outcomeId }) => {
    const event = stock.events.get(eventId);
    return {
      event_id: eventId,
      outcome_id: outcomeId,
      score: event?.match?.score ?? null,
      reds: event?.match?.redCards ?? NIL,
      is_live: event !== undefined && isInPlay(event),
    };
  });

/** Here every few seconds bring points: they are in the odds, and no other bet. */
const POINTS: readonly string[] = ['basketball', 'cricket'];

/**
 * What has happened in a match since the odds of a leg were named: another score or card is another
 * bet. Odds that are kept whatever they are by then are not kept over points either.
 */
export function happenedTo(
  { events }: Stock,
  legs: readonly StandingOfLeg[],
  { keepsOdds }: { readonly keepsOdds: boolean },
): Denial | null {
  for (const { event_id: eventId, outcome_id: outcomeId, score, reds, is_live } of legs) {
    const { match, sport = '', status } = events.get(eventId) ?? {};
    if (!match) continue;
    if (!is_live && status === 'live') {
      return { code: 'market_closed', details: { outcomeId, reason: 'started' } };
    }
    const isInOdds = POINTS.includes(sport) && !keepsOdds;
    if (!isInOdds && !isSame(match.score, score ?? NIL))
      return { code: 'score_changed', details: { eventId } };
    if (!isSame(match.redCards, reds)) return { code: 'red_cards_changed', details: { eventId } };
  }
  return null;
}

type Pair = { readonly home: number; readonly away: number };
const isSame = (a: Pair, b: Pair): boolean => a.home === b.home && a.away === b.away;
