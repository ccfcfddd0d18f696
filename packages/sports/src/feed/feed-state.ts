import type { MarketKey, MarketOffer, MarketStatus } from '../core/market.ts';
import type { Fixture, Incident, MatchState } from '../core/match.ts';
import type { SettledMarket, StopReason } from './message.ts';

/** What was told last about one thing, and by which version. */
export type Versioned<Value> = { readonly version: number; readonly value: Value };

/** The cancellation of a market's bets, in a window of acceptance or whole. */
export type Cancellation = {
  readonly from?: number;
  readonly to?: number;
  readonly reason: string;
  readonly standing: boolean;
};

export type Settlement = {
  readonly certainty: 'scout' | 'confirmed';
  readonly outcomes: SettledMarket['outcomes'];
  /** False after a rollback: the market is open again, its results unknown. */
  readonly standing: boolean;
};

/** Everything heard of an event: one register for each thing that can be told, the highest version in it. */
export type EventFeed = {
  readonly producer: string;
  readonly fixture?: Versioned<Fixture>;
  readonly state?: Versioned<MatchState>;
  readonly offers: Readonly<Record<MarketKey, Versioned<MarketOffer>>>;
  /** The newest message that named all markets there are. */
  readonly complete?: Versioned<true>;
  /** By group; `all` beside them. */
  readonly stops: Readonly<Record<string, Versioned<StopReason>>>;
  readonly settlements: Readonly<Record<MarketKey, Versioned<Settlement>>>;
  /** By market (or `all`) and window. */
  readonly cancellations: Readonly<Record<string, Versioned<Cancellation>>>;
  readonly incidents: Readonly<Record<string, Incident>>;
};

export type ProducerFeed = {
  /** When it was last heard, by our clock. */
  readonly heardAt: number;
  /** Silent too long: suspended until a snapshot asked for after this moment is complete. */
  readonly downSince?: number;
};

export type FeedState = {
  readonly events: Readonly<Record<string, EventFeed>>;
  readonly producers: Readonly<Record<string, ProducerFeed>>;
};

export const NO_FEED: FeedState = { events: {}, producers: {} };

/** A producer silent for so long has its markets suspended. */
export const SILENCE_MS = 20_000;

/** A market as it can be bet on now. */
export type StandingMarket = {
  readonly offer: MarketOffer;
  readonly status: MarketStatus;
  /** Rises with every change of its price: a bet names the one it saw. */
  readonly version: number;
  /** Why it is not open. */
  readonly stopped?: StopReason;
};
