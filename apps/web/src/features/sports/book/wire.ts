import type { MarketGroup, MarketType } from '@baize/sports/core/market';
import type { EventStatus, Fixture, Incident, MatchState } from '@baize/sports/core/match';
import type { Score, Sport } from '@baize/sports/core/sport';
import type { StopReason } from '@baize/sports/feed/message';
import type { OddsPolicy } from '@baize/sports/slip/odds-policy';
import type { System } from '@baize/sports/slip/system';

/** What the book tells of matches and slips. Amounts are texts of minor units, odds thousandths. */
export type WireMarket = {
  readonly marketId: string;
  readonly eventId: string;
  readonly key: string;
  readonly type: MarketType;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly group: MarketGroup;
  readonly isMain: boolean;
  readonly status: 'active' | 'suspended' | 'inactive' | 'settled' | 'cancelled';
  readonly reason: StopReason | null;
  readonly lineVersion: number;
  readonly outcomes: readonly WireOutcome[];
};

export type WireOutcome = {
  readonly outcomeId: string;
  readonly outcome: string;
  readonly odds: number;
};

export type WireEvent = {
  readonly eventId: string;
  readonly sport: Sport;
  readonly fixture: Fixture;
  readonly startsAt: string;
  readonly status: EventStatus;
  readonly match: MatchState | null;
  readonly marketCount: number;
  readonly stopped: { readonly reason: StopReason } | null;
  readonly main?: readonly WireMarket[];
};

export type WireOverview = {
  readonly feed: { readonly status: 'alive' | 'silent' };
  readonly sports: readonly {
    readonly sport: Sport;
    readonly live: number;
    readonly upcoming: number;
    readonly leagues: readonly {
      readonly league: string;
      readonly name: Fixture['league']['name'];
    }[];
  }[];
};

export type WireEvents = { readonly seq: number; readonly events: readonly WireEvent[] };

export type WireMatch = {
  readonly seq: number;
  readonly event: WireEvent;
  readonly markets: readonly WireMarket[];
  readonly incidents: readonly Incident[];
};

export type WireReoffer = {
  readonly reofferId: string;
  readonly odds: number | null;
  readonly legs: readonly { readonly outcomeId: string; readonly odds: number }[];
  readonly expiresAt: string;
};

export type LegEnd =
  | 'open'
  | 'won'
  | 'half-won'
  | 'push'
  | 'half-lost'
  | 'lost'
  | 'void'
  | 'dead-heat';

export type WireLeg = {
  readonly outcomeId: string;
  readonly eventId: string;
  /** Null, and its market unnamed, where the book no longer holds the match. */
  readonly event: WireEvent | null;
  readonly type?: MarketType;
  readonly specifiers?: Readonly<Record<string, string>>;
  readonly outcome: string;
  readonly odds: number;
  readonly scoreAtBet: Score | null;
  readonly outcomeState: LegEnd;
};

export type WireSlip = {
  readonly slipId: string;
  readonly system: System | 'builder';
  readonly lines: number;
  readonly stake: string;
  readonly unit: string;
  readonly odds: number | null;
  readonly status:
    | 'pending'
    | 'delayed'
    | 'referred'
    | 'accepted'
    | 'refused'
    | 'cancelling'
    | 'cancelled'
    | 'settled';
  readonly reason: string | null;
  readonly decidesAt: string | null;
  readonly largestReturn: string;
  readonly payout: string | null;
  readonly cashedOut: string;
  /** A free bet paid for it: what it pays is told without the stake. */
  readonly isFree: boolean;
  readonly placedAt: string;
  readonly reoffer: WireReoffer | null;
  readonly legs: readonly WireLeg[];
  readonly settlements?: readonly { readonly version: number; readonly words: readonly string[] }[];
};

export type SlipInput = {
  readonly system: System | 'builder';
  /** Of a builder the price of the whole, as it was seen; null where the book is asked for it. */
  readonly odds: number | null;
  readonly legs: readonly {
    readonly outcomeId: string;
    readonly odds: number;
    readonly lineVersion: number;
  }[];
  readonly unit: string;
  readonly policy: OddsPolicy;
  /** The free bet that pays for it. */
  readonly grantId?: string;
};

export type WireCashOut =
  | {
      readonly offered: true;
      readonly quoteId: string;
      readonly amount: string;
      readonly expiresAt: string;
    }
  | { readonly offered: false; readonly reason: string };
