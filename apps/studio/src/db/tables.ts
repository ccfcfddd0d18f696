import type { Weapon } from '@baize/engines/fishing/seas';
import type { OpenedCard, PlayerSeed } from '@baize/engines/holdem/deck';
import type { HiddenResult, RoomEvent } from '@baize/engines/rooms/room';
import type { Minor, Ppm } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { ColumnType, Generated } from 'kysely';
import type { CardEvent } from '../poker/card-games.ts';

export type Mode = 'money' | 'trial';

/** A round that is over stays what it is. */
export type EndStatus = 'settled' | 'refused' | 'void';

export type RoundStatus = 'open' | 'running' | 'raising' | 'settling' | 'returning' | EndStatus;

export type RoomRoundStatus = 'open' | 'locked' | 'shown' | 'void';

export type StayStatus = 'open' | 'seated' | 'settling' | 'returning' | EndStatus;

/** Why two players are looked at. */
export type PokerSign = 'soft_play' | 'chip_dumping';

export type MoveStatus = 'open' | 'done' | 'refused';

/** A column that is written as a text of JSON and read as what it says. */
type Json<Value> = ColumnType<Value, string, string>;

/** The tables of the migrations beside this file. */
export type Tables = {
  session: {
    token_hash: string;
    mode: Mode;
    player: string;
    currency: string;
    game: string;
    wallet_token: string | null;
    created_at: Instant;
    expires_at: Instant;
  };
  purse: { player: string; balance: Minor; changed_at: Instant };
  seed: {
    id: Generated<bigint>;
    player: string;
    server_seed: string;
    commitment: string;
    /** Null while the seed waits for the player's choice. */
    client_seed: string | null;
    next_nonce: Generated<number>;
    created_at: Instant;
    revealed_at: Instant | null;
  };
  round: {
    id: string;
    player: string;
    mode: Mode;
    currency: string;
    game: string;
    version: number;
    request_key: string;
    choice: Json<unknown>;
    stake: Minor;
    staked: Minor;
    /** What was bet and not played: no part of `staked`; null where all was. */
    returned: Minor | null;
    moves: Json<readonly { readonly type: string }[]>;
    next: ColumnType<readonly string[] | null, string | null, string | null>;
    events: Json<readonly { readonly type: string }[]>;
    payout_ppm: Ppm;
    payout: Minor;
    pot: Minor | null;
    /** Null at a shared table: it is drawn from the seed of the table's round. */
    seed_id: bigint | null;
    nonce: number;
    is_instant: boolean;
    status: RoundStatus;
    refusal: string | null;
    balance: Minor | null;
    wallet_token: string | null;
    created_at: Instant;
    ended_at: Instant | null;
    asked: Generated<number>;
    ask_at: Instant | null;
    grant_id: string | null;
    room_round_id: string | null;
  };
  move: {
    id: string;
    round_id: string;
    place: number;
    request_key: string;
    move: Json<{ readonly type: string }>;
    stakes_added: number;
    wallet_token: string | null;
    status: MoveStatus;
    refusal: string | null;
    created_at: Instant;
  };
  pot: {
    name: string;
    currency: string;
    /** This and the next three in millionths of the currency's smallest unit. */
    amount: bigint;
    seeded: bigint;
    contributed: bigint;
    paid: bigint;
    changed_at: Instant;
  };
  sea: {
    code: string;
    game: string;
    currency: string;
    scene: string;
    began_at: Instant;
    seq: Generated<bigint>;
  };
  sea_cannon: { sea: string; place: number; player: string; game: string; seen_at: Instant };
  sea_shot: {
    sea: string;
    seq: bigint;
    place: number;
    weapon: Weapon['code'];
    /** By their numbers in the scene. */
    fish: Json<readonly number[]>;
    captured: number | null;
    at: Instant;
  };
  poker_table: {
    code: string;
    state: string;
    version: Generated<bigint>;
    log: Json<readonly CardEvent[]>;
    due_at: Instant | null;
  };
  poker_seat: {
    id: string;
    table_code: string;
    place: number;
    player: string;
    mode: Mode;
    currency: string;
    game: string;
    request_key: string;
    client_seed: string;
    buy_in: Minor;
    cash_out: Minor | null;
    status: StayStatus;
    refusal: string | null;
    wallet_token: string | null;
    created_at: Instant;
    ended_at: Instant | null;
    seen_at: Instant;
    ask_at: Instant | null;
  };
  poker_hand: {
    table_code: string;
    number: number;
    commitment: string;
    root: string;
    house_seed: string;
    player_seeds: Json<readonly PlayerSeed[]>;
    events: Json<readonly CardEvent[]>;
    opened: Json<readonly OpenedCard[]>;
    played_at: Instant;
  };
  poker_sign: {
    table_code: string;
    number: number;
    sign: PokerSign;
    player: string;
    other: string;
  };
  poker_suspicion: {
    id: string;
    sign: PokerSign;
    player: string;
    other: string;
    created_at: Instant;
    ask_at: Instant | null;
  };
  poker_hand_player: {
    table_code: string;
    number: number;
    player: string;
    place: number;
  };
  meter: {
    game: string;
    version: number;
    currency: string;
    stripe: number;
    rounds: bigint;
    staked: Minor;
    paid: Minor;
    pots: Minor;
    /** The largest of its rounds, in millionths of what was staked. */
    most_ppm: bigint;
  };
  room: {
    code: string;
    owner: string | null;
    epoch: Generated<bigint>;
    lease_until: Generated<Instant>;
    seq: Generated<bigint>;
    shoe_seq: Generated<bigint>;
  };
  pool_entry: {
    room_round_id: string;
    currency: string;
    account: 'take' | 'breakage';
    amount: Minor;
    at: Instant;
  };
  room_event: { room: string; seq: bigint; body: Json<RoomEvent>; at: Instant };
  room_round: {
    id: string;
    room: string;
    commitment: string;
    server_seed: string;
    closes_at: Instant;
    status: RoomRoundStatus;
    bet_root: string | null;
    result: ColumnType<StoredResult | null, string | null, string | null>;
    locked_at: Instant | null;
    shown_at: Instant | null;
  };
};

/** What a locked round will show; its seed is kept sealed beside it. */
export type StoredResult = Omit<HiddenResult, 'serverSeed'>;
