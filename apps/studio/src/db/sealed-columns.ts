import type { SealedColumn } from '@baize/std/node/seal-rows';
import { WALLET_TOKEN } from '@baize/vendor-kit/wallet/wallet';

/** A server seed is bound to the commitment to it: its own number is not known before it is kept. */
export const SERVER_SEED = 'seed.server_seed';

/** The whole state of a poker table, which holds the deck, and the seed of a hand that is over. */
export const POKER_STATE = 'poker_table.state';
export const HOUSE_SEED = 'poker_hand.house_seed';

/** The seed of a shared round, bound to the commitment to it as well. */
export const ROOM_SEED = 'room_round.server_seed';

/** What the studio seals under keys of its own, which the site does not have. */
export const STUDIO_SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    name: SERVER_SEED,
    table: 'studio.seed',
    column: 'server_seed',
    key: 'id',
    keyType: 'bigint',
    boundTo: 'kept.commitment',
  },
  {
    name: ROOM_SEED,
    table: 'studio.room_round',
    column: 'server_seed',
    key: 'id',
    boundTo: 'kept.commitment',
  },
  {
    name: WALLET_TOKEN,
    table: 'studio.session',
    column: 'wallet_token',
    key: 'token_hash',
    boundTo: 'kept.player',
  },
  {
    name: WALLET_TOKEN,
    table: 'studio.round',
    column: 'wallet_token',
    key: 'id',
    boundTo: 'kept.player',
  },
  {
    name: WALLET_TOKEN,
    table: 'studio.move',
    column: 'wallet_token',
    key: 'id',
    boundTo: '(select player from studio.round where round.id = kept.round_id)',
  },
  {
    name: WALLET_TOKEN,
    table: 'studio.poker_seat',
    column: 'wallet_token',
    key: 'id',
    boundTo: 'kept.player',
  },
  {
    name: POKER_STATE,
    table: 'studio.poker_table',
    column: 'state',
    key: 'code',
    boundTo: 'kept.code',
  },
  {
    name: HOUSE_SEED,
    table: 'studio.poker_hand',
    column: 'house_seed',
    key: 'root',
    boundTo: 'kept.root',
  },
];
