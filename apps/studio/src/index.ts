/**
 * The studio: our own vendor of games. Its server plays rounds, its pages show them in a frame of
 * the site. It knows the platform by the wallet protocol alone, as any other vendor does.
 *
 * Always true here: a round is drawn once, from a seed the house was bound to before, and stored
 * before anyone hears of it; nothing of it is shown before the wallet has taken its stake; what the
 * wallet did not answer is asked again with the same id and never guessed; a round that its player
 * left is ended for them by the move that risks nothing more; a pot is paid once; play money touches
 * no wallet; no amount and no outcome is ever taken from a page.
 */

import type { AddressInfo } from 'node:net';
import type { Engine } from '@baize/engines/core/engine';
import { ENGINES } from '@baize/engines/games/index';
import { LIVE_TABLES, type LiveTable } from '@baize/engines/rooms/live-tables';
import type { KeyPlace } from '@baize/std/node/key-place';
import { openKeys } from '@baize/std/node/key-source';
import { openWatchPort, type WatchPlace } from '@baize/std/node/watch-port';
import { DAY_MS } from '@baize/std/time';
import { systemChance } from '@baize/vendor-kit/chance';
import { type Clock, systemClock } from '@baize/vendor-kit/clock';
import { canReachDatabase } from '@baize/vendor-kit/db/open-database';
import { openLine } from '@baize/vendor-kit/wallet/open-line';
import type { WalletAccess } from '@baize/vendor-kit/wallet/send-signed';
import { createWallet } from '@baize/vendor-kit/wallet/wallet';
import { LRUCache } from 'lru-cache';
import pino from 'pino';
import { watchCode } from './code-watch.ts';
import { type Db, openDatabase } from './db/client.ts';
import { createHttp } from './http/http.ts';
import { countRounds, registry, walletSeconds } from './metrics.ts';
import { listVersions } from './poker/queries.ts';
import { startPoker } from './poker/tend-tables.ts';
import { watchVersions } from './poker/watch-tables.ts';
import { startHub } from './rooms/hub.ts';
import { startRooms } from './rooms/rooms.ts';
import { createHotQueries } from './rounds/hot-queries.ts';
import { startOutbox } from './rounds/outbox.ts';
import { listSeqs } from './seas/queries.ts';
import type { Studio } from './studio.ts';

export type StudioOptions = {
  /** Its tables are there: whoever starts it has migrated them, as their owner. */
  readonly databaseUrl: string;
  /** Where its keys are, which are none of the site's. */
  readonly keys: KeyPlace;
  /** 0 takes any free one. */
  readonly port: number;
  /** Where it listens: on this machine alone unless told otherwise. */
  readonly host?: string;
  readonly wallet: WalletAccess;
  /** The sites that may show our games in a frame, and are spoken to from it. */
  readonly siteOrigins: readonly string[];
  readonly logLevel?: string;
  /** Where its figures and its health are told; without one, nowhere. */
  readonly metrics?: WatchPlace | null;
  readonly clock?: Clock;
  readonly engines?: ReadonlyMap<string, Engine>;
  readonly tables?: ReadonlyMap<string, LiveTable>;
  /** How long a round waits for its player's next move. */
  readonly waitMs?: number;
  /** Not unless it is said: the careful choice. */
  readonly hasAutoplay?: boolean;
  /** Not unless it is said, as well. */
  readonly hasFeatureBuy?: boolean;
};

export type RunningStudio = { readonly url: string; stop(): Promise<void> };

/** More sessions than these are forgotten and read from the database again. */
const SESSIONS_MAX = 20_000;

export async function startStudio(options: StudioOptions): Promise<RunningStudio> {
  const { databaseUrl, wallet: access, siteOrigins, clock = systemClock } = options;
  const { vault } = await openKeys(options.keys);
  const db = openDatabase(databaseUrl, vault);
  const log = pino({ level: options.logLevel ?? 'info', base: null });
  const line = openLine(access.url);
  const wallet = createWallet({
    access,
    clock,
    chance: systemChance,
    line,
    vault,
    metrics: { walletSeconds },
  });
  const tables = options.tables ?? LIVE_TABLES;
  const studio: Studio = {
    db,
    hot: createHotQueries(db),
    sessions: new LRUCache({ max: SESSIONS_MAX }),
    sessionWords: new LRUCache({ max: SESSIONS_MAX }),
    clock,
    chance: systemChance,
    wallet,
    log,
    engines: withTables(options.engines ?? ENGINES, tables),
    tables,
    waitMs: options.waitMs ?? DAY_MS,
    hasAutoplay: options.hasAutoplay ?? false,
    hasFeatureBuy: options.hasFeatureBuy ?? false,
    recallSecret: access.secret,
  };
  const watch = watchVersions(studio, listVersions);
  const seas = watchVersions(studio, listSeqs);
  const hub = await startHub(studio, databaseUrl);
  const code = await watchCode(log);
  const app = await createHttp(studio, { siteOrigins, watch, seas, hub, code });
  await app.listen({ port: options.port, host: options.host ?? 'localhost' });
  const outbox = startOutbox(studio);
  const poker = await startPoker(studio);
  const rooms = await startRooms(studio, hub, app.server);
  const watched = options.metrics ? await openWatchPort(options.metrics, figuresOf(db)) : null;
  const { port } = app.server.address() as AddressInfo;
  log.info({ port }, 'the studio is open');
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      watch.stop();
      code.stop();
      seas.stop();
      await rooms.stop();
      await app.close();
      await outbox.stop();
      await poker.stop();
      await watched?.stop();
      line.close();
      await db.destroy();
    },
  };
}

/** The game of each table, under the table's own name. */
const withTables = (
  engines: ReadonlyMap<string, Engine>,
  tables: ReadonlyMap<string, LiveTable>,
): ReadonlyMap<string, Engine> =>
  new Map([...engines, ...[...tables].map(([code, { engine }]) => [code, engine] as const)]);

const figuresOf = (db: Db) => ({
  figures: {
    contentType: registry.contentType,
    metrics: async () => {
      // A database that is away must not hide the other figures.
      await countRounds(db).catch(() => {});
      return registry.metrics();
    },
  },
  isReady: () => canReachDatabase(db),
});
