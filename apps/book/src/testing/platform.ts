import type { Lottery } from '@baize/lottery/core/lottery';
import { LOTTERIES } from '@baize/lottery/lotteries';
import type { MemberId } from '@baize/std/id';
import { openFlakyLine } from '@baize/vendor-kit/testing/flaky-line';
import { onSchema } from '@baize/vendor-kit/testing/on-schema';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { systemClock } from '../../../server/src/base/kernel/index.ts';
import { issuePlayToken } from '../../../server/src/play/play/index.ts';
import { TEST_KEYS } from '../../../server/src/testing/keys.ts';
import { givenMember, openPlay, pocketsOf } from '../../../server/src/testing/play.ts';
import { givenKey, givenVendor, openDoor } from '../../../server/src/testing/vendors.ts';
import { type TestWorld, useWorld } from '../../../server/src/testing/world.ts';
import { migrate } from '../db/migrate.ts';
import { type BookOptions, type RunningBook, startBook } from '../index.ts';
import { lotteryMarket } from '../market/lottery-market.ts';
import { tendBook } from '../start-tending.ts';
import { seatOf } from './seat.ts';

/** A lottery of a minute whose results people enter, so that a test can say what was drawn. */
const source = LOTTERIES.get('quick-thai-1m') as Lottery;

export const ENTERED: Lottery = {
  ...source,
  code: 'entered-1m',
  kind: 'official',
  tariffs: {
    LOTT: {
      kind: 'table',
      code: 'test',
      prizes: {
        'top-3': '800',
        'tod-3': '120',
        'top-2': '90',
        'bottom-2': '90',
        'run-top': '9.8',
        'run-bottom': '4.2',
      },
    },
  },
};

export const OWN = 'quick-thai-1m';

const MARKETS = new Map([source, ENTERED].map((lottery) => [lottery.code, lotteryMarket(lottery)]));

/** The platform's own wallet on a real database, a line to it that can be cut, and a book. */
export function usePlatform(more: Partial<BookOptions> = {}) {
  const t = useWorld();
  const kept: {
    world?: TestWorld;
    line?: Awaited<ReturnType<typeof openFlakyLine>>;
    key?: { keyId: string; secret: string };
    running?: RunningBook;
    play?: ReturnType<typeof openPlay>['play'];
  } = {};
  const closing: (() => unknown)[] = [];

  beforeAll(async () => {
    // The book signs by the real time, so the wallet must go by it too.
    const world = { ...t.world, clock: { ...systemClock, advance: () => {} } };
    const { play, close } = openPlay(world);
    const door = await openDoor(world, play);
    await givenVendor(world, { code: 'book' });
    kept.key = await givenKey(world, 'book');
    kept.world = world;
    kept.play = play;
    kept.line = await openFlakyLine(door.url);
    await migrate(world.url);
    kept.running = await startBook(options());
    closing.push(() => kept.running?.stop(), kept.line.close, door.close, close);
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  const options = (): BookOptions => ({
    databaseUrl: t.world.url,
    keys: { text: TEST_KEYS },
    port: 0,
    wallet: { url: there(kept.line).url, ...there(kept.key) },
    siteOrigins: ['http://localhost:8080'],
    logLevel: 'silent',
    markets: MARKETS,
    // A test takes the turns itself, when it has set the clock.
    turnMs: 0,
    producers: [],
    ...more,
  });

  const tables = <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
    onSchema<Row>({ databaseUrl: t.world.url, schema: 'book' }, text, values);

  return {
    options,
    tables,
    get world() {
      return there(kept.world);
    },
    get play() {
      return there(kept.play);
    },
    get line() {
      return there(kept.line);
    },
    get book() {
      return there(kept.running).book;
    },
    get url() {
      return there(kept.running).url;
    },
    /** Makes it that moment for everything the database's clock decides. */
    setNow: (at: Date | string, byMs = 0) => {
      const moment = new Date(new Date(at).getTime() + byMs).toISOString();
      return tables(
        `create or replace function book_now() returns timestamptz language sql volatile
          as $$ select '${moment}'::timestamptz $$`,
      );
    },
    turn: () => tendBook(there(kept.running).book),
    cashOf: async (memberId: MemberId) => (await pocketsOf(t.world, memberId)).cash,
  };
}

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the platform is there once the tests run');
  return value;
}

export type Platform = ReturnType<typeof usePlatform>;

let opened = 0;

/** Someone with money at the counter, and what they can do there. */
export async function seatMember(platform: Platform, cash: bigint) {
  return seatKnown(platform, await givenMember(platform.world, { cash }));
}

/** A member who is there already sits down at the counter. */
export async function seatKnown(platform: Platform, memberId: MemberId) {
  const launchToken = await platform.world.db
    .transaction()
    .execute((tx) =>
      issuePlayToken(platform.world, tx, { memberId, vendor: 'book', game: null, currency: 'THB' }),
    );
  opened += 1;
  const seat = await seatOf(platform.url, { launchToken, requestId: `page-${opened}-of-test` });
  return { memberId, ...seat };
}
