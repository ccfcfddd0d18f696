import type { MarketGroup, MarketKey, OutcomeOffer } from '@baize/sports/core/market';
import type { EventStatus, Fixture, Incident, MatchState } from '@baize/sports/core/match';
import type { Score } from '@baize/sports/core/sport';
import type { EventFeed } from '@baize/sports/feed/feed-state';
import type { FeedMessage } from '@baize/sports/feed/message';
import type { LegResult } from '@baize/sports/settlement/leg';
import type { OddsPolicy } from '@baize/sports/slip/odds-policy';
import type { System } from '@baize/sports/slip/system';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { ColumnType, Generated } from 'kysely';
import type { SavedSlip } from '../sports/slips/saved-slip.ts';

/** A column that is written as a text of JSON and read as what it says. */
type Json<Value> = ColumnType<Value, string, string>;
type JsonOrNull<Value> = ColumnType<Value | null, string | null, string | null>;

export type MarketState = 'active' | 'suspended' | 'inactive' | 'settled' | 'cancelled';

export type SlipStatus =
  | 'pending'
  | 'delayed'
  | 'referred'
  | 'accepted'
  | 'refused'
  | 'cancelling'
  | 'cancelled'
  | 'settled';

/** A trader's hand on a market: its own margin, and outcomes moved by parts of a million. */
export type Nudge = {
  readonly marginPpm?: number;
  readonly oddsPpm?: Readonly<Record<string, number>>;
};

/** What each outcome of a market counts. */
export type MarketResult = readonly { readonly id: string; readonly result: LegResult }[];

/** How a payout came to be, line by line; amounts are texts of minor units. */
export type SlipExplanation = {
  readonly legs: readonly {
    readonly outcomeId: string;
    readonly odds: number;
    readonly result: LegResult | null;
    readonly voidReason: string | null;
  }[];
  readonly lines: readonly { readonly legs: readonly number[]; readonly payout: string }[];
  readonly cashedOut: string;
};

export type SlipSystem = System | 'builder';

/** A limit as a change of it keeps it; amounts are texts of minor units. */
export type KeptSportLimit = {
  readonly stakeMin: string;
  readonly returnMax: string;
  readonly playerMax: string;
  readonly outcomeMax: string;
  readonly livePpm: number;
  readonly referAbove: string;
};

export type SportTables = {
  sport_producer: {
    code: string;
    status: 'alive' | 'silent';
    heard_at: Instant;
    is_simulated: boolean;
  };
  sport_seed: { code: string; seed: string };
  sport_event: {
    id: string;
    producer: string;
    sport: string;
    league: string;
    fixture: Json<Fixture>;
    starts_at: Instant;
    status: EventStatus;
    match: JsonOrNull<MatchState>;
    state: Json<EventFeed>;
    stopped_by: string | null;
    stop_reason: string | null;
    stopped_at: Instant | null;
    changed_at: Generated<Instant>;
  };
  sport_market: {
    id: string;
    event_id: string;
    key: MarketKey;
    group_name: MarketGroup;
    status: MarketState;
    reason: string | null;
    line_version: number;
    outcomes: Json<readonly OutcomeOffer[]>;
    place: number;
    is_main: boolean;
    nudge: JsonOrNull<Nudge>;
    priced_at: Instant;
    result_version: Generated<number>;
    settled_version: Generated<number>;
  };
  sport_message: {
    event_id: string;
    version: bigint;
    kind: FeedMessage['kind'];
    producer: string;
    body: Json<FeedMessage>;
    heard_at: Generated<Instant>;
  };
  sport_incident: { event_id: string; at: Instant; kind: string; incident: Json<Incident> };
  sport_price: { outcome_id: string; at: Instant; odds: number };
  sport_frame: {
    seq: bigint;
    event_id: string | null;
    name: string;
    is_main: boolean;
    data: Json<unknown>;
    at: Generated<Instant>;
  };
  saved_slip: { player: string; slip: Json<SavedSlip>; saved_at: Generated<Instant> };
  sport_favourite: {
    player: string;
    kind: 'match' | 'league';
    id: string;
    added_at: Generated<Instant>;
  };
  sport_stream: { only_one: Generated<boolean>; seq: bigint };
  sport_result: {
    market_id: string;
    version: number;
    outcomes: JsonOrNull<MarketResult>;
    match: JsonOrNull<MatchState>;
    entered_by: string;
    confirmed_by: string;
    reason: string | null;
    made_at: Generated<Instant>;
  };
  sport_entry: {
    event_id: string;
    result: Json<unknown>;
    reason: string | null;
    entered_by: string;
    entered_at: Generated<Instant>;
  };
  slip: {
    id: string;
    player: string;
    currency: string;
    game: string;
    request_key: string;
    digest: string;
    system: SlipSystem;
    lines: number;
    unit: Minor;
    stake: Minor;
    odds: bigint | null;
    policy: OddsPolicy;
    largest_return: Minor;
    is_live: boolean;
    is_large: boolean;
    keeps_odds: boolean;
    event: string | null;
    status: SlipStatus;
    reason: string | null;
    details: JsonOrNull<Readonly<Record<string, unknown>>>;
    decides_at: Instant | null;
    payout: Minor | null;
    cashed_out: Generated<Minor>;
    unit_left: Minor;
    version: Generated<number>;
    is_touched: Generated<boolean>;
    balance: Minor | null;
    wallet_token: string | null;
    grant_id: string | null;
    placed_at: Generated<Instant>;
    accepted_at: Instant | null;
    ended_at: Instant | null;
    asked: Generated<number>;
    ask_at: Instant | null;
  };
  slip_leg: {
    slip_id: string;
    place: number;
    player: string;
    event_id: string;
    market_id: string;
    outcome: string;
    outcome_id: string;
    odds: number;
    line_version: number;
    is_live: boolean;
    score: JsonOrNull<Score>;
    reds: Json<Score>;
    liability: Minor;
    expected: Minor;
    stake: Minor;
    result: JsonOrNull<LegResult>;
    result_version: Generated<number>;
    void_reason: string | null;
  };
  sport_exposure: {
    outcome_id: string;
    event_id: string;
    market_id: string;
    stake: Minor;
    liability: Minor;
    expected: Minor;
  };
  slip_settlement: {
    slip_id: string;
    version: number;
    payout: Minor;
    before: Minor;
    kind: 'result' | 'correction' | 'cash-out' | 'void';
    reason: string | null;
    explanation: Json<SlipExplanation>;
    ends: boolean;
    /** A part that an earlier release told as the end of the bet. */
    told_as_end: Generated<boolean>;
    status: 'due' | 'paid' | 'owed' | 'void';
    asked: Generated<number>;
    ask_at: Generated<Instant>;
    told_at: Instant | null;
  };
  sport_quote: {
    id: string;
    kind: 'reoffer' | 'cash-out';
    player: string;
    slip_id: string | null;
    body: Json<unknown>;
    expires_at: Instant;
    used_at: Instant | null;
  };
  sport_limit: {
    scope: string;
    stake_min: Minor;
    return_max: Minor;
    player_max: Minor;
    outcome_max: Minor;
    live_ppm: number;
    refer_above: Minor;
    changed_by: string;
    changed_at: Generated<Instant>;
  };
  sport_player: {
    player: string;
    class: 'limited' | 'watched';
    changed_by: string;
    changed_at: Generated<Instant>;
  };
  sport_limit_change: {
    id: Generated<bigint>;
    scope: string;
    before: JsonOrNull<KeptSportLimit>;
    after: Json<KeptSportLimit>;
    reason: string;
    status: 'waiting' | 'applied' | 'refused';
    is_large: boolean;
    asked_by: string;
    asked_at: Generated<Instant>;
    decided_by: string | null;
    decided_at: Instant | null;
  };
  sport_cancel_window: {
    id: Generated<bigint>;
    event_id: string;
    from_at: Instant;
    to_at: Instant;
    reason: string;
    by_whom: string;
    legs: number;
    at: Generated<Instant>;
  };
  sport_act: {
    id: Generated<bigint>;
    event_id: string | null;
    kind: string;
    before: JsonOrNull<unknown>;
    after: JsonOrNull<unknown>;
    by_whom: string;
    reason: string | null;
    at: Generated<Instant>;
  };
};
