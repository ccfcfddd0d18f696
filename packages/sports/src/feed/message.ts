import type { MarketGroup, MarketKey, MarketOffer, OutcomeId } from '../core/market.ts';
import type { Fixture, Incident, MatchState } from '../core/match.ts';
import type { LegResult } from '../settlement/leg.ts';

/**
 * What a producer tells, our simulator as well as an outside feed. `version` orders the messages of one
 * event: of two that speak of the same thing the higher one holds, whichever comes first.
 */
export type FeedMessage =
  | FixtureMessage
  | OddsChange
  | BetStop
  | BetSettlement
  | BetCancel
  | RollbackSettlement
  | RollbackCancel
  | Alive
  | SnapshotComplete;

type OfEvent = {
  readonly producer: string;
  readonly eventId: string;
  readonly version: number;
  readonly at: number;
};

export type FixtureMessage = OfEvent & { readonly kind: 'fixture'; readonly fixture: Fixture };

/** New prices. Markets it does not name stand as they were, or are off when it is `complete`. */
export type OddsChange = OfEvent & {
  readonly kind: 'odds_change';
  readonly state: MatchState;
  readonly markets: readonly MarketOffer[];
  readonly complete?: true;
  readonly incident?: Incident;
};

export type StopReason =
  | 'goal'
  | 'red-card'
  | 'penalty'
  | 'danger'
  | 'video-review'
  | 'period-end'
  | 'end'
  | 'trader'
  | 'silence';

/** Suspends active markets of these groups; those that are not active stay as they are. */
export type BetStop = OfEvent & {
  readonly kind: 'bet_stop';
  readonly groups: readonly MarketGroup[] | 'all';
  readonly reason: StopReason;
  readonly incident?: Incident;
};

export type SettledMarket = {
  readonly key: MarketKey;
  readonly outcomes: readonly { readonly id: OutcomeId; readonly result: LegResult }[];
};

/** Comes twice as a rule: from the scout at once, confirmed later. */
export type BetSettlement = OfEvent & {
  readonly kind: 'bet_settlement';
  readonly certainty: 'scout' | 'confirmed';
  readonly markets: readonly SettledMarket[];
};

/** Bets accepted in [from, to] are void; without both, all of them. */
export type BetCancel = OfEvent & {
  readonly kind: 'bet_cancel';
  readonly markets: readonly MarketKey[] | 'all';
  readonly from?: number;
  readonly to?: number;
  readonly reason: string;
};

export type RollbackSettlement = OfEvent & {
  readonly kind: 'rollback_settlement';
  readonly markets: readonly MarketKey[];
};

/** Takes back the cancellation of these markets with the same window. */
export type RollbackCancel = OfEvent & {
  readonly kind: 'rollback_cancel';
  readonly markets: readonly MarketKey[] | 'all';
  readonly from?: number;
  readonly to?: number;
};

export type Alive = { readonly kind: 'alive'; readonly producer: string; readonly at: number };

/** Ends a recovery: everything up to `at` has been told. */
export type SnapshotComplete = {
  readonly kind: 'snapshot_complete';
  readonly producer: string;
  readonly at: number;
  readonly recovery: string;
};
