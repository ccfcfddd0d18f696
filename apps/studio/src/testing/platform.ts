import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { later } from '@baize/std/time';
import { openFlakyLine } from '@baize/vendor-kit/testing/flaky-line';
import { afterAll, beforeAll } from 'vitest';
import { systemClock } from '../../../server/src/base/kernel/index.ts';
import { issuePlayToken } from '../../../server/src/play/play/index.ts';
import { TEST_KEYS } from '../../../server/src/testing/keys.ts';
import { givenMember, openPlay, pocketsOf } from '../../../server/src/testing/play.ts';
import { givenKey, givenVendor, openDoor } from '../../../server/src/testing/vendors.ts';
import { type TestWorld, useWorld } from '../../../server/src/testing/world.ts';
import { migrate } from '../db/migrate.ts';
import { type RunningStudio, type StudioOptions, startStudio } from '../index.ts';
import type { WireProof, WireReply, WireRound, WireSeedChange, WireSession } from '../wire.ts';
import { TEST_ENGINES } from './engines.ts';

const GAME = 'over-under';

export type FlakyLine = Awaited<ReturnType<typeof openFlakyLine>>;

type PlatformOptions = Pick<StudioOptions, 'tables' | 'hasFeatureBuy'> & {
  /** Studio and wallet go by the clock of the test, which moves by hand; else by the real time. */
  readonly byHand?: boolean;
};

/** The platform's own wallet on a real database, a line to it that can be cut, and a studio. */
export function usePlatform({ byHand = false, ...own }: PlatformOptions = {}) {
  const t = useWorld();
  const kept: {
    world?: TestWorld;
    line?: FlakyLine;
    key?: { keyId: string; secret: string };
    studio?: RunningStudio;
  } = {};
  const closing: (() => unknown)[] = [];

  beforeAll(async () => {
    // The studio signs by its clock, so the wallet must go by it too.
    const realTime = { ...systemClock, advance: () => {} };
    const world = byHand ? t.world : { ...t.world, clock: realTime };
    const { play, close } = openPlay(world);
    const door = await openDoor(world, play);
    await givenVendor(world, { code: 'studio' });
    kept.key = await givenKey(world, 'studio');
    kept.world = world;
    kept.line = await openFlakyLine(door.url);
    await migrate(world.url);
    kept.studio = await startStudio({ ...options(), ...own });
    closing.push(() => kept.studio?.stop(), kept.line.close, door.close, close);
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  const options = (): StudioOptions => {
    if (!kept.key || !kept.line) throw new Error('the platform is there once the tests run');
    return {
      databaseUrl: t.world.url,
      keys: { text: TEST_KEYS },
      port: 0,
      wallet: { url: kept.line.url, ...kept.key },
      siteOrigins: ['http://localhost:8080'],
      logLevel: 'silent',
      engines: TEST_ENGINES,
      ...(byHand ? { clock: t.world.clock } : {}),
    };
  };

  return {
    options,
    get world() {
      if (!kept.world) throw new Error('the platform is there once the tests run');
      return kept.world;
    },
    get line() {
      if (!kept.line) throw new Error('the platform is there once the tests run');
      return kept.line;
    },
    get url() {
      return kept.studio?.url ?? '';
    },
    /** Another studio on the same tables whose clock is ahead: what waits is due there. */
    startLater: (byMs: number) =>
      startStudio({
        ...options(),
        clock: { now: () => later((kept.world?.clock ?? systemClock).now(), byMs) },
      }),
    cashOf: async (memberId: MemberId) => (await pocketsOf(t.world, memberId)).cash,
  };
}

export type Platform = ReturnType<typeof usePlatform>;

export const launchTokenOf = (platform: Platform, memberId: MemberId, game = GAME) =>
  platform.world.db.transaction().execute((tx) =>
    issuePlayToken(platform.world, tx, {
      memberId,
      vendor: 'studio',
      game,
      currency: 'THB',
    }),
  );

export type StudioRequest = {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string;
  /** From which address it comes, as a proxy would say. */
  readonly from?: string;
};

type StudioReply<Value> = {
  readonly status: number;
  readonly message: string | null;
  readonly value: Value;
};

/** Makes a call of the game page. */
export async function ask<Value>(
  url: string,
  path: string,
  { method, body, token, from }: StudioRequest = {},
): Promise<StudioReply<Value>> {
  const response = await fetch(`${url}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as WireReply<Value>;
  return { status: response.status, message: reply.message, value: reply.value as Value };
}

let opened = 0;

type Opened = { readonly token: string; readonly session: WireSession };

/** Someone with money at the table, and what they can do there. */
export async function seatMember(platform: Platform, cash: bigint, game = GAME) {
  const memberId = await givenMember(platform.world, { cash });
  return { memberId, ...(await seatAgain(platform, memberId, game)) };
}

/** Someone who is known already launches a game. */
export async function seatAgain(platform: Platform, memberId: MemberId, game = GAME) {
  opened += 1;
  const launch = {
    mode: 'money',
    game,
    launchToken: await launchTokenOf(platform, memberId, game),
    requestId: `page-${opened}-of-test`,
  };
  const { value } = await ask<Opened>(platform.url, '/api/sessions', { body: launch });
  return { launch, ...(await seatWithSeed(platform.url, value)) };
}

export async function seatTrial(platform: Platform, game = GAME) {
  const body = { mode: 'trial', game };
  const { value } = await ask<Opened>(platform.url, '/api/sessions', { body });
  return seatWithSeed(platform.url, value);
}

/** As the game's page does: whoever has no seeds yet sends a client seed before the first round. */
async function seatWithSeed(url: string, reply: Opened) {
  const seat = seatOf(url, reply);
  if (reply.session.seed === null) await seat.changeSeeds('first-seed-of-test');
  const { value } = await seat.again();
  assert(value.seed, 'the seeds are chosen');
  return { ...seat, session: { ...value, seed: value.seed } };
}

let keys = 0;

export const newKey = () => {
  keys += 1;
  return `round-key-${keys}`;
};

export const payoutOf = ({ payout }: WireRound): bigint => BigInt(payout ?? 0);

export const CHOICE = { side: 'under', target: 5_000 } as const;

/** What whoever holds a session can do at a studio. */
export function seatOf(url: string, { token, session }: Opened) {
  const at = (path: string, sent: StudioRequest = {}) => ask(url, path, { token, ...sent });
  const chooseSeed = (body: object) => ask<WireSeedChange>(url, '/api/seeds', { token, body });
  return {
    token,
    session,
    roll: (
      stake: string,
      facts: { requestKey?: string; choice?: unknown; grantId?: string } = {},
    ) =>
      ask<WireRound>(url, '/api/rounds', {
        token,
        body: { requestKey: newKey(), stake, choice: CHOICE, ...facts },
      }),
    play: async (choice: object, stake = '100') =>
      (
        await ask<WireRound>(url, '/api/rounds', {
          token,
          body: { requestKey: newKey(), stake, choice },
        })
      ).value,
    /** Goes on in a round as the page saw it. */
    move: (
      { roundId, moves }: Pick<WireRound, 'roundId' | 'moves'>,
      move: object,
      requestKey = newKey(),
    ) =>
      ask<WireRound>(url, `/api/rounds/${roundId}/moves`, {
        token,
        body: { requestKey, place: moves.length, move },
      }),
    again: () => ask<WireSession>(url, '/api/session', { token }),
    round: (id: string) => ask<WireProof>(url, `/api/rounds/${id}`, { token }),
    /** Changes seeds as the page does: with the commitment that is shown now. */
    changeSeeds: async (clientSeed: string) => {
      const { value } = await ask<WireSession>(url, '/api/session', { token });
      return chooseSeed({ clientSeed, commitment: value.nextCommitment });
    },
    chooseSeed,
    at,
  };
}
