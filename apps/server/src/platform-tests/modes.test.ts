import { mkdtempSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoint } from '@baize/contract/endpoint';
import { signInOperator } from '@baize/contract/operator';
import { CONTRACT } from '@baize/contract/table';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../app.ts';
import { loadBrand } from '../base/brand/index.ts';
import { openDatabase } from '../base/db/index.ts';
import { handClock, systemClock } from '../base/kernel/index.ts';
import { readConfig } from '../config/config.ts';
import { DEMO_ACCOUNTS, seedDemoAccounts } from '../demo/accounts.ts';
import { DEMO_OPERATORS, seedDemoOperators } from '../demo/operators.ts';
import { countDemoMembers, createMember, findByAccount } from '../people/members/index.ts';
import { seedOperator } from '../people/operators/index.ts';
import { openSession } from '../people/sessions/index.ts';
import { createClient } from '../testing/client.ts';
import { cloneDatabase } from '../testing/database.ts';
import { TEST_KEYS, testVault } from '../testing/keys.ts';
import { logIn } from '../testing/login.ts';
import { codeOf } from '../testing/operator.ts';
import { origin, useWorld } from '../testing/world.ts';

const { brand } = loadBrand('mekhala');
const [operator] = DEMO_OPERATORS;
const t = useWorld();
const running: Platform[] = [];

/** Production as it should be: nothing stands against it. */
const PRODUCTION = {
  MODE: 'production',
  BIND: '127.0.0.1',
  PUBLIC_URL: 'https://play.example',
} as const;

async function start(settings: Readonly<Record<string, string>>): Promise<Platform> {
  const platform = await startPlatform(
    readConfig({
      DATABASE_URL: t.world.url,
      KEYS: TEST_KEYS,
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'baize-modes-')),
      PORT: '0',
      ROLES: 'site',
      LOG_LEVEL: 'silent',
      ...settings,
    }),
  );
  running.push(platform);
  return platform;
}

let production: Platform;
let demonstration: Platform;

beforeAll(async () => {
  production = await start(PRODUCTION);
  // A demonstration seeded the same data, behind the back of the production that runs.
  await seedDemoAccounts(t.world, brand);
  await seedDemoOperators(t.world);
  demonstration = await start({ BIND: '0.0.0.0' });
});
afterAll(() => Promise.all(running.map((platform) => platform.stop())));

/** The platforms run by the real clock. */
const now = () => ({ ...t.world, clock: handClock(systemClock.now()) });

const logInAt = async ({ url }: Platform, role: keyof typeof DEMO_ACCOUNTS) => {
  const { account, password } = DEMO_ACCOUNTS[role];
  const call = await createClient(url ?? '');
  const page = role === 'agent' ? 'agent' : 'member';
  return (await logIn({ world: now(), call }, { username: account, password, page })).message;
};

test.each(['member', 'agent'] as const)(
  'DOOR-03 the demo %s comes into a demonstration and never into production',
  async (role) => {
    expect(await logInAt(demonstration, role)).toBe(null);
    expect(await logInAt(production, role)).toBe('account_closed');
  },
);

test('DOOR-03 no demo operator comes into production, with the right password and code too', async () => {
  for (const { username, password, totpKey } of DEMO_OPERATORS) {
    const call = await createClient(production.url ?? '');
    const said = { username, password, code: codeOf(now(), totpKey) };
    expect((await call(signInOperator, said)).message).toBe('login_wrong');
  }
  const call = await createClient(demonstration.url ?? '');
  const { username, password, totpKey } = operator;
  const said = { username, password, code: codeOf(now(), totpKey) };
  expect((await call(signInOperator, said)).value).toMatchObject({ step: 'done' });
});

test('DOOR-03 a session that a demonstration opened identifies nobody in production', async () => {
  const member = await findByAccount(t.world.db, DEMO_ACCOUNTS.member.account);
  assert(member, 'the demo member is seeded');
  const at = { brand, member, method: 'username', origin: origin() } as const;
  const { token } = await t.world.db
    .transaction()
    .execute((tx) => openSession({ ...t.world, clock: systemClock }, tx, at));
  const ask = async ({ url }: Platform) => {
    const call = await createClient(url ?? '');
    return (await call(CONTRACT['readMemberInfo'] as Endpoint, {}, { token })).message;
  };
  expect(await ask(demonstration)).toBe(null);
  expect(await ask(production)).toBe('not_signed_in');
});

test('DOOR-03 what demonstrations made before there was a mark is marked by its migration', async () => {
  const database = await cloneDatabase();
  const { db } = openDatabase(database.url, { max: 1, vault: testVault });
  try {
    const world = { ...t.world, db };
    await seedDemoAccounts(world, brand);
    await seedDemoOperators(world);
    const team = await findByAccount(db, 'agent');
    await db.transaction().execute(async (tx) => {
      const currency = brand.currency.code;
      await createMember(world, tx, { account: 'somebody', currency });
      await createMember(world, tx, { account: 'below', currency, uplineId: team?.id as MemberId });
    });
    const { username, ...other } = { ...operator, username: 'real', totpKey: 'K'.repeat(32) };
    await seedOperator(world, { username, ...other });
    // Secrets lay in the clear then.
    await sql`alter table operators_operator disable trigger operators_operator_sealed`.execute(db);
    await sql`update operators_operator set totp_secret = case username when 'real'
      then ${'K'.repeat(32)} else ${operator.totpKey} end`.execute(db);
    await sql`alter table members_member drop column is_demo`.execute(db);
    await sql`alter table operators_operator drop column is_demo`.execute(db);
    const migration = path.join(import.meta.dirname, '../base/db/migrations/0130_demo_mark.sql');
    await sql.raw(readFileSync(migration, 'utf8')).execute(db);
    const unmarked = await sql<{ name: string }>`
      select account as name from members_member where not is_demo
      union all select username from operators_operator where not is_demo
      order by 1`.execute(db);
    expect(unmarked.rows.map(({ name }) => name)).toEqual(['real', 'somebody']);
    expect(await countDemoMembers(db)).toBe(3);
  } finally {
    await db.destroy();
    await database.drop();
  }
});

const BAD = {
  MODE: 'production',
  ROLES: 'site,worker,sandbox',
  PUBLIC_URL: 'http://play.example',
  BIND: '0.0.0.0',
  PAYMENT_URL: 'https://pay.example',
  PAYMENT_PROVIDER: 'quickpay',
  PAYMENT_KEY_ID: 'key',
  PAYMENT_SECRET: 'sandbox',
  PAYMENT_CALLBACK_SECRETS: 'short',
};

test('DOOR-04 production refuses to start on what a demonstration seeded', async () => {
  await expect(start(PRODUCTION)).rejects.toThrow(
    /^Production does not start, for this reason:\n {2}demo account: The database has 2 members and 6 operators of a demonstration/,
  );
});

test('DOOR-04 production refuses to start with all reasons at once', async () => {
  const refusal = await start(BAD).then(
    () => '',
    (error: Error) => error.message,
  );
  const kinds = [...refusal.matchAll(/^ {2}([a-z ]+): /gm)].map(([, kind]) => kind);
  expect(kinds).toEqual(['sandbox', 'secret', 'secret', 'public address', 'bind', 'demo account']);
});

/** Every address of this machine that is not the two a demonstration listens on. */
const elsewhere = [
  ...(process.platform === 'linux' ? ['127.0.0.2'] : []),
  ...Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80'))
    .map(({ address }) => address),
];

const knock = (host: string, port: number) =>
  new Promise<string>((resolve) => {
    const socket = connect({ host, port }, () => resolve('taken'));
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    socket.once('close', () => resolve('closed'));
  });

test('DOOR-01 a demonstration listens to this machine alone, though another bind is set', async () => {
  const port = Number(new URL(demonstration.url ?? '').port);
  expect(await knock('127.0.0.1', port)).toBe('taken');
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const host of elsewhere) expect(await knock(host, port), host).toBe('ECONNREFUSED');
});
