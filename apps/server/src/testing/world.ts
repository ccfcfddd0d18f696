import { afterAll, beforeAll } from 'vitest';
import { type Connection, openDatabase } from '../base/db/index.ts';
import {
  createLog,
  handClock,
  type IncomingCall,
  idMaker,
  type Origin,
  systemChance,
  type World,
} from '../base/kernel/index.ts';
import { cloneDatabase } from './database.ts';
import { testVault } from './keys.ts';

export type TestWorld = World & {
  readonly clock: ReturnType<typeof handClock>;
  readonly url: string;
  readonly connection: Connection;
};

/** Tests hash thousands of passwords; what the hash is worth is proven where it is made. */
const CHEAP_HASHES = { memory: 8, passes: 1, parallelism: 1 };

/** A world on a real, fresh database for the tests of one file. The clock moves by hand. */
export function useWorld(): { readonly world: TestWorld } {
  let world: TestWorld | null = null;
  let close: () => Promise<void> = async () => {};

  beforeAll(async () => {
    const database = await cloneDatabase();
    const { url } = database;
    const connection = openDatabase(url, { max: 8, vault: testVault });
    const clock = handClock(new Date('2026-11-15T05:00:00Z'));
    world = {
      db: connection.db,
      clock,
      chance: systemChance,
      newId: idMaker(clock, systemChance),
      log: createLog('silent'),
      passwordCost: CHEAP_HASHES,
      url,
      connection,
    };
    close = async () => {
      await connection.db.destroy();
      await database.drop();
    };
  });
  afterAll(() => close());

  return {
    get world() {
      if (!world) throw new Error('the world is there once the tests of the file run');
      return world;
    },
  };
}

export const origin = (facts: Partial<Origin> = {}): Origin => ({
  requestId: 'test-request',
  ip: '127.0.0.1',
  proxyRegion: null,
  language: 'EN',
  userAgent: 'test',
  ...facts,
});

export const asked = (body: unknown, facts: Partial<IncomingCall> = {}): IncomingCall => ({
  caller: null,
  origin: origin(),
  body,
  ...facts,
});
