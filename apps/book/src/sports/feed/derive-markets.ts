import type { MarketOffer, MarketStatus, OutcomeOffer } from '@baize/sports/core/market';
import type { StandingMarket } from '@baize/sports/feed/feed-state';
import { standingMarkets } from '@baize/sports/feed/hear';
import { instant } from '@baize/std/time';
import type { MarketState, Nudge } from '../../db/sport-tables.ts';
import { marketIdOf } from '../ids.ts';
import { ODDS_MIN } from '../rules.ts';
import type { SportEvent, SportMarket, SportProducer } from './queries.ts';

const STATES: Readonly<Record<MarketStatus, MarketState>> = {
  1: 'active',
  0: 'inactive',
  [-1]: 'suspended',
  [-2]: 'suspended',
  [-3]: 'settled',
  [-4]: 'cancelled',
};

/** In the order of a match's page. */
const GROUPS = ['main', 'handicap', 'total', 'score', 'halves', 'next', 'corners', 'parts'];

export type Deriving = {
  readonly event: Pick<SportEvent, 'id' | 'state' | 'stopped_by' | 'stop_reason'>;
  readonly producer: Pick<SportProducer, 'code' | 'status' | 'heard_at'>;
  /** Its markets as they are kept, by their names. */
  readonly kept: ReadonlyMap<string, SportMarket>;
  readonly now: Date;
};

/**
 * The markets of a match as they can be bet on: what its producer said, whether it is heard at all,
 * and what traders did. Only those that differ from what is kept.
 */
export function deriveMarkets({ event, producer, kept, now }: Deriving): readonly SportMarket[] {
  const producers = { [producer.code]: producerFeed(producer) };
  const feed = { events: { [event.id]: event.state }, producers };
  return standingMarkets(feed, event.id).flatMap((standing) => {
    const before = kept.get(standing.offer.key);
    const after = marketOf(event, standing, before);
    if (before && isSame(before, after)) return [];
    return [{ ...after, priced_at: instant(now) }];
  });
}

const producerFeed = ({ status, heard_at }: Deriving['producer']) => ({
  heardAt: heard_at.getTime(),
  ...(status === 'silent' ? { downSince: heard_at.getTime() } : {}),
});

function marketOf(
  event: Deriving['event'],
  standing: StandingMarket,
  before: SportMarket | undefined,
): SportMarket {
  const { offer } = standing;
  const told = STATES[standing.status];
  const isHeld = event.stopped_by !== null && told === 'active';
  const status = isHeld ? 'suspended' : told;
  // A line that was taken away and came back is another bet.
  const cameBack = before?.status === 'inactive' && status !== 'inactive';
  return {
    id: marketIdOf(event.id, offer.key),
    event_id: event.id,
    key: offer.key,
    group_name: offer.group,
    status,
    reason: isHeld ? 'trader' : (standing.stopped ?? null),
    line_version: (before?.line_version ?? 1) + (cameBack ? 1 : 0),
    outcomes: offer.outcomes.map((outcome) => nudged(outcome, before?.nudge ?? null)),
    place: placeOf(offer),
    is_main: offer.main && offer.group !== 'halves',
    nudge: before?.nudge ?? null,
    priced_at: before?.priced_at ?? instant(new Date(0)),
    result_version: before?.result_version ?? 0,
    settled_version: before?.settled_version ?? 0,
  };
}

const placeOf = ({ group, main }: MarketOffer): number =>
  GROUPS.indexOf(group) * 10 + (main ? 0 : 1);

const MILLION = 1_000_000;

/** A price as a trader has moved it; it never falls to what is not sold. */
export function nudged(outcome: OutcomeOffer, nudge: Nudge | null): OutcomeOffer {
  if (nudge === null) return outcome;
  const byPpm = (nudge.oddsPpm?.[outcome.id] ?? 0) - (nudge.marginPpm ?? 0);
  const odds = Math.round((outcome.odds * (MILLION + byPpm)) / MILLION);
  return { ...outcome, odds: Math.max(ODDS_MIN, odds) };
}

const isSame = (a: SportMarket, b: SportMarket): boolean =>
  a.status === b.status &&
  a.reason === b.reason &&
  a.line_version === b.line_version &&
  a.place === b.place &&
  a.is_main === b.is_main &&
  JSON.stringify(a.outcomes) === JSON.stringify(b.outcomes);
