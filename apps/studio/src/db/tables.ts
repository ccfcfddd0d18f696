import type { Minor, Ppm } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { ColumnType, Generated } from 'kysely';

export type Mode = 'money' | 'trial';

export type RoundStatus = 'open' | 'settled' | 'refused' | 'void';

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
    client_seed: string;
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
    events: Json<readonly unknown[]>;
    payout_ppm: Ppm;
    payout: Minor;
    seed_id: bigint;
    nonce: number;
    status: RoundStatus;
    refusal: string | null;
    balance: Minor | null;
    wallet_token: string | null;
    created_at: Instant;
    ended_at: Instant | null;
    asked: Generated<number>;
    ask_at: Instant | null;
  };
};
