import type { SealedColumn } from '@baize/std/node/seal-rows';
import { WALLET_TOKEN } from '@baize/vendor-kit/wallet/wallet';

/** A draw's seed is bound to the draw it was made for. */
export const DRAW_SEED = 'draw.seed';

/** The seed of simulated seasons is bound to the one who plays them. */
export const SPORT_SEED = 'sport.seed';

/** What the book seals under keys of its own, which neither the site nor the studio has. */
export const BOOK_SEALED_COLUMNS: readonly SealedColumn[] = [
  { name: DRAW_SEED, table: 'book.draw', column: 'seed', key: 'id' },
  { name: SPORT_SEED, table: 'book.sport_seed', column: 'seed', key: 'code' },
  {
    name: WALLET_TOKEN,
    table: 'book.session',
    column: 'wallet_token',
    key: 'token_hash',
    boundTo: 'kept.player',
  },
  {
    name: WALLET_TOKEN,
    table: 'book.ticket',
    column: 'wallet_token',
    key: 'id',
    boundTo: 'kept.player',
  },
  {
    name: WALLET_TOKEN,
    table: 'book.slip',
    column: 'wallet_token',
    key: 'id',
    boundTo: 'kept.player',
  },
];
