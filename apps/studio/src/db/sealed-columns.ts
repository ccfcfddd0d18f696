import type { SealedColumn } from '@baize/std/node/seal-rows';
import { WALLET_TOKEN } from '@baize/vendor-kit/wallet/wallet';

/** A server seed is bound to the commitment to it: its own number is not known before it is kept. */
export const SERVER_SEED = 'seed.server_seed';

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
];
