import { type Id, makeId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Chance } from '@baize/vendor-kit/chance';
import type { Clock } from '@baize/vendor-kit/clock';
import type { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Db, Row } from './db/client.ts';
import type { DrawBeacon } from './draws/beacon.ts';
import type { PlannedSpan } from './draws/plan-draws.ts';
import type { Market } from './market/market.ts';
import type { FeedSource } from './sports/feed/feed-source.ts';
import type { Confirming } from './sports/slips/confirm-slips.ts';
import type { PriceBuilder } from './sports/slips/price-builder.ts';
import type { SlipCounter } from './sports/slips/take-slips.ts';
import type { DrawTerms } from './terms/terms-of-draw.ts';
import type { Stakes } from './tickets/ask-for-stake.ts';
import type { Counter } from './tickets/counter.ts';
import type { BookWallet } from './wallet/book-wallet.ts';

/** All that a piece of the book may reach beyond its arguments. */
export type Book = {
  readonly db: Db;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly wallet: BookWallet;
  readonly log: Logger;
  /** What tickets are sold on, by code. */
  readonly markets: ReadonlyMap<string, Market>;
  /** Where tickets are taken, many in one transaction. */
  readonly counter: Counter;
  /** Where their stakes are asked for, many by one call. */
  readonly stakes: Stakes;
  /** What the tickets of draws that have opened are sold on: that never changes. */
  readonly termsOfDraws: LRUCache<string, DrawTerms>;
  /** Where matches and their prices come from. */
  readonly producers: readonly FeedSource[];
  /** Prices outcomes of one match together. */
  readonly priceBuilder: PriceBuilder;
  /** Where slips are taken, and where those stand whose stakes the wallet took; many at once. */
  readonly slipCounter: SlipCounter;
  readonly confirmSlip: Confirming;
  /** Where the second half of the chance of our own draws comes from. */
  readonly beacon: DrawBeacon;
  /** What this process has planned, by market: a turn with nothing to plan writes nothing. */
  readonly planned: Map<string, PlannedSpan>;
  /** Sessions that were read before, by the hashes of their tokens. */
  readonly sessions: LRUCache<string, Row<'session'>>;
  /** What the platform last said about them. */
  readonly sessionWords: LRUCache<string, { readonly isOpen: boolean; readonly at: Instant }>;
  /** What the platform signs its calls to us with: the secret of our key at its wallet. */
  readonly platformSecret: string;
};

export const newId = <Prefix extends string>(
  { clock, chance }: Pick<Book, 'clock' | 'chance'>,
  prefix: Prefix,
): Id<Prefix> => makeId(prefix, clock.now().getTime(), chance.bytes(16));
