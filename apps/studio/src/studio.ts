import type { Engine } from '@baize/engines/core/engine';
import type { LiveTable } from '@baize/engines/rooms/live-tables';
import { type Id, makeId } from '@baize/std/id';
import type { Chance } from '@baize/vendor-kit/chance';
import type { Clock } from '@baize/vendor-kit/clock';
import type { SessionWord } from '@baize/vendor-kit/wallet/session-word';
import type { Wallet } from '@baize/vendor-kit/wallet/wallet';
import type { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Db, Row } from './db/client.ts';
import type { HotQueries } from './rounds/hot-queries.ts';

/** All that a piece of the studio may reach beyond its arguments. */
export type Studio = {
  readonly db: Db;
  /** What every press asks of the database, for many players at once. */
  readonly hot: HotQueries;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly wallet: Wallet;
  readonly log: Logger;
  /** Those that were read before, by the hashes of their tokens. */
  readonly sessions: LRUCache<string, Row<'session'>>;
  /** What the platform last said of them. */
  readonly sessionWords: LRUCache<string, SessionWord>;
  /** The games that are played here, by their keys. */
  readonly engines: ReadonlyMap<string, Engine>;
  /** The tables that many share, by their codes; the engine of each is among the games. */
  readonly tables: ReadonlyMap<string, LiveTable>;
  /** How long a round waits for its player before it is ended for them. */
  readonly waitMs: number;
  /** Whether the brand lets rounds play by themselves. */
  readonly hasAutoplay: boolean;
  /** Whether it lets free spins be bought. */
  readonly hasFeatureBuy: boolean;
  /** Shared with the platform: who signs with it may recall a round. */
  readonly recallSecret: string;
};

export const newId = <P extends string>(
  { clock, chance }: Pick<Studio, 'clock' | 'chance'>,
  prefix: P,
): Id<P> => makeId(prefix, clock.now().getTime(), chance.bytes(16));
