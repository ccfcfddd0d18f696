import type { Beacon, BeaconName } from '@baize/lottery/draw/draw-board';
import type { Day } from '@baize/std/day';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { ColumnType, Generated } from 'kysely';
import type { Board, Explanation, KeptBet, KeptTariff } from '../market/market.ts';
import type { SportTables } from './sport-tables.ts';

export type DrawStatus =
  | 'scheduled'
  | 'selling'
  | 'closed'
  | 'drawing'
  | 'awaiting'
  | 'entered'
  | 'confirmed'
  | 'settling'
  | 'settled'
  | 'corrected'
  | 'void';

export type TicketStatus =
  | 'pending'
  | 'reserved'
  | 'accepted'
  | 'refused'
  | 'cancelling'
  | 'cancelled'
  | 'settled';

/** A column that is written as a text of JSON and read as what it says. */
type Json<Value> = ColumnType<Value, string, string>;
type JsonOrNull<Value> = ColumnType<Value | null, string | null, string | null>;

/** A limit as its history keeps it: amounts are texts. */
export type KeptLimit = {
  readonly ticketMax: string;
  readonly numberMax: string;
  readonly drawMax: string;
  readonly whenFull: 'closed' | 'half';
  readonly halfMax: string;
};

/** A closing time as its history keeps it. */
export type KeptClose = { readonly closeS: number };

export type NumberState = { readonly state: 'closed' | 'half' | 'open' };

/** The tables of the migrations beside this file. */
export type Tables = SportTables & {
  session: {
    token_hash: string;
    player: string;
    currency: string;
    game: string | null;
    wallet_token: string;
    created_at: Instant;
    expires_at: Instant;
  };
  tariff: { digest: string; tariff: Json<KeptTariff> };
  draw: {
    id: string;
    lottery: string;
    period: string;
    kind: 'own' | 'official';
    status: DrawStatus;
    opens_at: Instant;
    closes_at: Instant;
    draws_at: Instant;
    seed_digest: string | null;
    seed: string | null;
    beacon_named: JsonOrNull<BeaconName>;
    beacon: JsonOrNull<Beacon>;
    result_version: Generated<number>;
    changed_at: Generated<Instant>;
    changed_by: Generated<string>;
    change_reason: string | null;
    postponed_from: Generated<Instant | null>;
    postpone_reason: Generated<string | null>;
    /** What was in force when it opened. */
    terms: Generated<bigint>;
  };
  terms_change: {
    id: Generated<bigint>;
    lottery: string;
    mode: string;
    before: Json<KeptTariff | KeptClose>;
    after: Json<KeptTariff | KeptClose>;
    reason: string;
    status: 'waiting' | 'applied' | 'refused';
    asked_by: string;
    asked_at: Generated<Instant>;
    decided_by: string | null;
    decided_at: Instant | null;
    number: bigint | null;
  };
  draw_move: {
    id: Generated<bigint>;
    draw_id: string;
    closes_from: Instant;
    closes_to: Instant;
    draws_from: Instant;
    draws_to: Instant;
    by_whom: string;
    reason: string;
    at: Generated<Instant>;
  };
  draw_day: {
    id: Generated<bigint>;
    lottery: string;
    day: Day;
    held_on: Day | null;
    draw_id: string | null;
    by_whom: string;
    reason: string;
    at: Generated<Instant>;
  };
  draw_step: {
    id: Generated<bigint>;
    draw_id: string;
    from_status: DrawStatus | null;
    to_status: DrawStatus;
    by_whom: string;
    reason: string | null;
    at: Instant;
  };
  entry: {
    id: Generated<bigint>;
    draw_id: string;
    version: number;
    board: Json<Board>;
    entered_by: string;
    entered_at: Generated<Instant>;
    withdrawn_at: Instant | null;
    reason: Generated<string | null>;
  };
  result: {
    draw_id: string;
    version: number;
    board: Json<Board>;
    entered_by: string;
    confirmed_by: string;
    reason: string | null;
    made_at: Generated<Instant>;
  };
  chase: {
    id: string;
    player: string;
    currency: string;
    lottery: string;
    request_key: string;
    digest: string;
    stops_on: 'win' | 'profit' | 'never';
    profit: Minor | null;
    status: 'starting' | 'running' | 'done' | 'stopped' | 'refused';
    stop_reason: string | null;
    periods: number;
    created_at: Generated<Instant>;
    ended_at: Instant | null;
  };
  ticket: {
    id: string;
    draw_id: string;
    lottery: string;
    player: string;
    currency: string;
    request_key: string;
    digest: string;
    mode: string;
    tariff: string;
    bets: Json<readonly KeptBet[]>;
    lines: number;
    stake: Minor;
    largest_win: Minor;
    pays: Json<Readonly<Record<string, number>>>;
    status: TicketStatus;
    reason: string | null;
    payout: Minor | null;
    result_version: Generated<number>;
    balance: Minor | null;
    wallet_token: string | null;
    chase_id: string | null;
    chase_place: number | null;
    placed_at: Generated<Instant>;
    ended_at: Instant | null;
    asked: Generated<number>;
    ask_at: Instant | null;
  };
  settlement: {
    ticket_id: string;
    version: number;
    draw_id: string;
    payout: Minor;
    before: Minor;
    explanation: Json<readonly Explanation[]>;
    status: 'due' | 'paid' | 'owed' | 'void';
    asked: Generated<number>;
    ask_at: Generated<Instant>;
    told_at: Instant | null;
  };
  exposure: { draw_id: string; play: string; number: string; liability: Minor };
  play_limit: {
    lottery: string;
    play: string;
    ticket_max: Minor;
    number_max: Minor;
    draw_max: Minor;
    when_full: 'closed' | 'half';
    half_max: Minor;
    changed_by: string;
    changed_at: Generated<Instant>;
  };
  limit_change: {
    id: Generated<bigint>;
    lottery: string;
    play: string;
    number: string;
    before: JsonOrNull<KeptLimit | NumberState>;
    after: JsonOrNull<KeptLimit | NumberState>;
    reason: string;
    status: 'waiting' | 'applied' | 'refused';
    asked_by: string;
    asked_at: Generated<Instant>;
    decided_by: string | null;
    decided_at: Instant | null;
    is_large: boolean;
  };
  number_state: {
    lottery: string;
    play: string;
    number: string;
    state: 'closed' | 'half';
    changed_by: string;
    changed_at: Generated<Instant>;
  };
};
