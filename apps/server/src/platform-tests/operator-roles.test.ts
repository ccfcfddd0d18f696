import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoint } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/operator';
import {
  mayDo,
  OPERATOR_ROLES,
  type OperatorRole,
  permissionsOf,
} from '@baize/contract/operator-roles';
import { CONTRACT } from '@baize/contract/table';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../app.ts';
import { loadBrand, switchMaintenance } from '../base/brand/index.ts';
import { openDatabase } from '../base/db/index.ts';
import { createLog, idMaker, systemChance, systemClock } from '../base/kernel/index.ts';
import { readConfig } from '../config/config.ts';
import { seedOperator } from '../people/operators/index.ts';
import { type Client, createClient } from '../testing/client.ts';
import { cloneDatabase } from '../testing/database.ts';
import { TEST_KEYS, testVault } from '../testing/keys.ts';

const password = 'harbour-lotus-24';
const totpKey = new Secret({ size: 20 }).base32;

let platform: Platform;
let call: Client;
let url: string;
const tokens = new Map<OperatorRole, string>();

beforeAll(async () => {
  const database = await cloneDatabase();
  url = database.url;
  await seedRoles();
  platform = await startPlatform(
    readConfig({
      KEYS: TEST_KEYS,
      DATABASE_URL: url,
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'baize-roles-')),
      PORT: '0',
      ROLES: 'site',
      LOG_LEVEL: 'silent',
    }),
  );
  call = await createClient(platform.url ?? '');
  for (const role of OPERATOR_ROLES) {
    const code = new TOTP({ secret: Secret.fromBase32(totpKey) }).generate();
    const { value } = await call(contract.signInOperator, { username: role, password, code });
    tokens.set(role, (value as { token: string }).token);
  }
  return () => database.drop();
});
afterAll(() => platform.stop());

/** One operator of each role, called like it. */
async function seedRoles(): Promise<void> {
  const { db } = openDatabase(url, { max: 1, vault: testVault });
  const [clock, chance] = [systemClock, systemChance];
  const world = { db, clock, chance, newId: idMaker(clock, chance), log: createLog('silent') };
  for (const role of OPERATOR_ROLES) {
    await seedOperator(world, { username: role, name: role, role, password, totpKey });
  }
  await db.destroy();
}

const OPERATORS = Object.entries(CONTRACT).filter(([, { access }]) => access === 'operator');

const CASES = OPERATORS.flatMap(([name, endpoint]) => {
  const { permission } = endpoint;
  if (permission === undefined) return [];
  return OPERATOR_ROLES.map((role) => {
    const outcome = mayDo(permissionsOf(role), permission) ? 'allowed' : 'refused';
    return [name, role, outcome, endpoint] as const;
  });
});

const tell = async (endpoint: Endpoint, token?: string) =>
  (await call(endpoint, {}, { token })).message;

test('OPS-07 every call of operators names what it takes, but those about one’s own session', () => {
  const unnamed = OPERATORS.filter(([, { permission }]) => permission === undefined);
  expect(unnamed.map(([name]) => name).sort()).toEqual(['readOperator', 'signOutOperator']);
  const elsewhere = Object.values(CONTRACT).filter(
    ({ access, permission }) => access !== 'operator' && permission !== undefined,
  );
  expect(elsewhere).toEqual([]);
});

test('OPS-07 all calls below /ops are for operators, but those that let them in', () => {
  const open = Object.entries(CONTRACT).filter(
    ([, { path: place, access }]) => place.startsWith('/ops') && access !== 'operator',
  );
  expect(open.map(([name]) => name).toSorted()).toEqual([
    'readOperatorLink',
    'signInOperator',
    'useOperatorLink',
  ]);
});

test.each(CASES)('OPS-07 %s by %s is %s', async (_name, role, outcome, endpoint) => {
  const message = await tell(endpoint, tokens.get(role));
  if (outcome === 'refused') expect(message).toBe('not_permitted');
  else expect(['not_permitted', 'not_operator', 'unknown']).not.toContain(message);
});

test.each(OPERATORS)('OPS-07 %s without a session is refused', async (_name, endpoint) => {
  expect(await tell(endpoint)).toBe('not_operator');
  expect(await tell(endpoint, `ops_${'0'.repeat(43)}`)).toBe('not_operator');
});

test('OPS-01 operators work and come in while the site is closed to everyone else', async () => {
  const { db } = openDatabase(url, { max: 1, vault: testVault });
  const world = { db, clock: systemClock };
  const { brand } = loadBrand('mekhala');
  await switchMaintenance(world, brand, true);
  await expect.poll(() => tell(contract.signOutOperator)).toBe('maintenance');
  expect(await tell(contract.readOperator, tokens.get('support'))).toBe(null);
  const wrong = { username: 'support', password: 'not-their-password' };
  expect((await call(contract.signInOperator, wrong)).message).toBe('login_wrong');
  await switchMaintenance(world, brand, false);
  await db.destroy();
});
