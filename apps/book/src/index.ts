/**
 * The book: our own vendor of tickets on something that is decided at a known time; lotteries stand on
 * it. It knows the platform by the wallet protocol alone, as any other vendor does.
 *
 * Always true here: the database's clock decides what is in time, in the transaction it decides; a
 * ticket stands once the wallet has taken its stake, and is given up when it does not say; a draw of
 * our own comes from a seed whose digest was shown before sales opened and a beacon that was born after
 * they closed, once; an official result was read by two people; each ticket is settled once by each
 * version of a result; a draw follows its arrows, and who moved it stays written.
 */

import type { AddressInfo } from 'node:net';
import type { PrizeMode } from '@baize/lottery/core/lottery';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { openKeys } from '@baize/std/node/key-source';
import { openWatchPort } from '@baize/std/node/watch-port';
import { systemChance } from '@baize/vendor-kit/chance';
import { type Clock, systemClock } from '@baize/vendor-kit/clock';
import { canReachDatabase } from '@baize/vendor-kit/db/open-database';
import type { VendorOptions } from '@baize/vendor-kit/vendor-config';
import { openLine } from '@baize/vendor-kit/wallet/open-line';
import { LRUCache } from 'lru-cache';
import pino from 'pino';
import type { Book } from './book.ts';
import { type Db, openDatabase } from './db/client.ts';
import { type DrawBeacon, ticketBeacon } from './draws/beacon.ts';
import { openDrawEvents } from './http/draw-events.ts';
import { createHttp } from './http/http.ts';
import { lotteryMarket } from './market/lottery-market.ts';
import type { Market } from './market/market.ts';
import { countBook, metrics } from './metrics.ts';
import type { FeedSource } from './sports/feed/feed-source.ts';
import { openSimulator } from './sports/feed/open-simulator.ts';
import { openSportStream } from './sports/feed/sport-stream.ts';
import { openConfirming } from './sports/slips/confirm-slips.ts';
import type { PriceBuilder } from './sports/slips/price-builder.ts';
import { openSlipCounter } from './sports/slips/take-slips.ts';
import { startTending } from './start-tending.ts';
import { openStakes } from './tickets/ask-for-stake.ts';
import { openCounter } from './tickets/counter.ts';
import { createBookWallet } from './wallet/book-wallet.ts';

export type BookOptions = Omit<VendorOptions, 'host' | 'logLevel' | 'metrics'> &
  Partial<Pick<VendorOptions, 'host' | 'logLevel' | 'metrics'>> & {
    /** 0 takes any free one. */
    readonly port: number;
    /** The sites whose pages may call it. */
    readonly siteOrigins: readonly string[];
    /** Platforms that are not ours, which may show the lottery pages in a frame. */
    readonly platforms?: readonly string[];
    readonly beacon?: DrawBeacon;
    readonly clock?: Clock;
    /** The prize modes that the house sells lotteries in; all there are where nobody says. */
    readonly prizeModes?: readonly PrizeMode[];
    readonly markets?: ReadonlyMap<string, Market>;
    /** Where matches come from; our own simulator, on the seed of this house, where nobody says. */
    readonly producers?: readonly FeedSource[];
    /** Prices outcomes of one match together. */
    readonly priceBuilder?: PriceBuilder;
    /** How often draws and the outbox have their turn; 0 leaves that to whoever started it. */
    readonly turnMs?: number;
  };

export type RunningBook = { readonly url: string; readonly book: Book; stop(): Promise<void> };

/** More sessions than these are forgotten and read from the database again. */
const SESSIONS_MAX = 20_000;
/** Draws that are sold are a few dozen. */
const DRAWS_MAX = 1_000;
const TURN_MS = 500;

const allMarkets = (modes?: readonly PrizeMode[]): ReadonlyMap<string, Market> =>
  new Map([...LOTTERIES.values()].map((lottery) => [lottery.code, lotteryMarket(lottery, modes)]));

export async function startBook(options: BookOptions): Promise<RunningBook> {
  const { databaseUrl, wallet: access, clock = systemClock } = options;
  const { vault } = await openKeys(options.keys);
  const db = openDatabase(databaseUrl, vault);
  const log = pino({ level: options.logLevel ?? 'info', base: null });
  const line = openLine(access.url);
  const matches = await openSimulator(db, systemChance);
  const priceBuilder = options.priceBuilder ?? matches.priceBuilder;
  const wallet = createBookWallet({ access, clock, chance: systemChance, line, vault, metrics });
  const book: Book = {
    db,
    clock,
    chance: systemChance,
    wallet,
    log,
    markets: options.markets ?? allMarkets(options.prizeModes),
    counter: openCounter(db),
    stakes: openStakes({ db, wallet }),
    termsOfDraws: new LRUCache({ max: DRAWS_MAX }),
    producers: options.producers ?? [matches.source],
    priceBuilder,
    slipCounter: openSlipCounter({ db, priceBuilder }),
    confirmSlip: openConfirming({ db, clock, chance: systemChance, priceBuilder }),
    beacon: options.beacon ?? ticketBeacon,
    sessions: new LRUCache({ max: SESSIONS_MAX }),
    sessionWords: new LRUCache({ max: SESSIONS_MAX }),
    planned: new Map(),
    platformSecret: access.secret,
  };
  const events = await openDrawEvents(databaseUrl, log);
  const stream = await openSportStream({ db, databaseUrl }, log);
  const { siteOrigins, platforms = [] } = options;
  const app = await createHttp(book, { siteOrigins, platforms, events, stream });
  await app.listen({ port: options.port, host: options.host ?? 'localhost' });
  const turnMs = options.turnMs ?? TURN_MS;
  const tending = turnMs > 0 ? startTending(book, turnMs) : null;
  const watched = options.metrics ? await openWatchPort(options.metrics, figuresOf(db)) : null;
  const { port } = app.server.address() as AddressInfo;
  log.info({ port }, 'the book is open');
  return {
    url: `http://localhost:${port}`,
    book,
    stop: async () => {
      await events.stop();
      await stream.stop();
      await app.close();
      await tending?.stop();
      await matches.stop();
      await watched?.stop();
      line.close();
      await db.destroy();
    },
  };
}

const figuresOf = (db: Db) => ({
  figures: {
    contentType: metrics.registry.contentType,
    metrics: async () => {
      // A database that is away must not hide the other figures.
      await countBook(db).catch(() => {});
      return metrics.registry.metrics();
    },
  },
  isReady: () => canReachDatabase(db),
});
