import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as contract from '@baize/contract/deposit';
import { assert } from '@baize/std/assert';
import { beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../sandbox/src/index.ts';
import { type Platform, startPlatform } from '../app.ts';
import { loadBrand } from '../base/brand/index.ts';
import { systemClock } from '../base/kernel/index.ts';
import { accountOf, getBalance } from '../books/ledger/index.ts';
import { readConfig } from '../config/config.ts';
import { findByAccount } from '../people/members/index.ts';
import { openSession } from '../people/sessions/index.ts';
import { seed } from '../seed.ts';
import { type Client, createClient } from '../testing/client.ts';
import { TEST_KEYS, testVault } from '../testing/keys.ts';
import { origin, useWorld } from '../testing/world.ts';

/** A machine under load is slow, and nothing here depends on its speed. */
const SOON = { timeout: 15_000 };
const STARTING_MS = 90_000;

const t = useWorld();
const { brand } = loadBrand('mekhala');
let platform: Platform;
let sandbox: Sandbox;
let call: Client;
let token: string;

beforeAll(async () => {
  await seed(t.world.url, { vault: testVault, demoOf: brand });
  sandbox = await startSandbox({ port: 0 });
  platform = await startPlatform(
    readConfig({
      KEYS: TEST_KEYS,
      DATABASE_URL: t.world.url,
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'baize-payments-')),
      PORT: '0',
      ROLES: 'site,worker',
      PAYMENT_URL: `${sandbox.url}/payments`,
      PAYMENT_PROVIDER: 'sandbox',
      PAYMENT_KEY_ID: 'sandbox',
      PAYMENT_SECRET: 'sandbox',
      PAYMENT_CALLBACK_SECRETS: 'retired,sandbox',
      LOG_LEVEL: 'silent',
    }),
  );
  sandbox.tellPaymentsAt(`${platform.url}/payments/notice/sandbox`);
  call = await createClient(platform.url ?? '');
  token = await givenDemoToken();
  return async () => {
    await platform.stop();
    await sandbox.stop();
  };
}, STARTING_MS);

async function givenDemoToken(): Promise<string> {
  const member = await findByAccount(t.world.db, 'demo');
  assert(member, 'the demo member is seeded');
  const at = { brand, member, method: 'username', origin: origin() } as const;
  const world = { ...t.world, clock: systemClock };
  return t.world.db.transaction().execute(async (tx) => (await openSession(world, tx, at)).token);
}

type Order = { readonly orderId: string; readonly status: string; readonly credited: string };

async function readOrder(orderId: string): Promise<Order> {
  const wire = { language: 'TH', orderId };
  return (await call(contract.readDeposit, wire, { token })).value as Order;
}

/** An order that the provider has said how to pay. */
async function givenOrder(requestKey: string): Promise<string> {
  const wire = { requestKey, language: 'TH', method: 'promptpay', amount: '10000' };
  const opened = await call(contract.createDeposit, wire, { token });
  const { orderId } = opened.value as Order;
  await expect.poll(async () => (await readOrder(orderId)).status, SOON).toBe('waiting');
  return orderId;
}

const press = (orderId: string, form: Readonly<Record<string, string>>) =>
  fetch(`${sandbox.url}/pay/${orderId}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

async function readCash(): Promise<bigint> {
  const member = await findByAccount(t.world.db, 'demo');
  assert(member, 'the demo member is seeded');
  const currency = brand.currency.code;
  const key = { memberId: member.id, purpose: 'cash', currency } as const;
  return getBalance(t.world.db, await accountOf(t.world.db, key));
}

test('MONEY-13 a payment that the provider tells of fifty times at once is credited once', async () => {
  const before = await readCash();
  const orderId = await givenOrder('platform-order-1');
  await press(orderId, { choice: 'exact', times: '50' });
  await expect
    .poll(() => readOrder(orderId), SOON)
    .toMatchObject({ status: 'credited', credited: '10000' });
  expect(await readCash()).toBe(before + 10_000n);
});

test('MONEY-13 a forged notice credits nothing; asked, the provider says what came', async () => {
  const before = await readCash();
  const orderId = await givenOrder('platform-order-2');
  await press(orderId, { choice: 'other', amount: '40', forged: 'on' });
  expect(await readCash()).toBe(before);
  await call(contract.sayPaid, { language: 'TH', orderId }, { token });
  await expect.poll(() => readOrder(orderId), SOON).toMatchObject({ credited: '4000' });
  expect(await readCash()).toBe(before + 4_000n);
});
