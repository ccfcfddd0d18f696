import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as deposit from '@baize/contract/deposit';
import type { Endpoint } from '@baize/contract/endpoint';
import * as withdrawal from '@baize/contract/withdrawal';
import { assert } from '@baize/std/assert';
import { dayOf } from '@baize/std/day';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { audit } from '../../../../sim/auditor.ts';
import { type Sandbox, startSandbox } from '../../../sandbox/src/index.ts';
import { loadBrand } from '../base/brand/index.ts';
import { systemClock } from '../base/kernel/index.ts';
import { createHttpProvider, type PaymentProvider } from '../cashier/payments/index.ts';
import { openSession } from '../people/sessions/index.ts';
import { createClient } from '../testing/client.ts';
import { TEST_KEYS } from '../testing/keys.ts';
import { openKillablePlatform } from '../testing/killed-platform.ts';
import { type Fate, openStoppingLine } from '../testing/stopping-line.ts';
import { givenPayee, moneyOf, PAYMENT_PASSWORD, type Payee } from '../testing/withdrawals.ts';
import { origin, useWorld } from '../testing/world.ts';

/** A machine under load is slow, and nothing here depends on its speed. */
const LONG_MS = 120_000;
const SOON = { timeout: 60_000, interval: 50 };

const t = useWorld();
const { brand } = loadBrand('mekhala');
let sandbox: Sandbox;
let platform: Awaited<ReturnType<typeof openKillablePlatform>>;
/** To the provider, and back from it. */
let there: Awaited<ReturnType<typeof openStoppingLine>>;
let back: typeof there;
let provider: PaymentProvider;
let folder: string;

beforeAll(async () => {
  t.world.clock.advance(systemClock.now().getTime() - t.world.clock.now().getTime());
  folder = await mkdtemp(path.join(tmpdir(), 'baize-kill-'));
  sandbox = await startSandbox({ port: 0, payoutDelayMs: 0 });
  there = await openStoppingLine(() => sandbox.url);
  back = await openStoppingLine(() => platform.url);
  platform = await openKillablePlatform({
    DATABASE_URL: t.world.url,
    KEYS: TEST_KEYS,
    DATA_DIR: folder,
    ROLES: 'site,worker',
    PAYMENT_URL: `${there.url}/payments`,
    PAYMENT_PROVIDER: 'sandbox',
    PAYMENT_KEY_ID: 'sandbox',
    PAYMENT_SECRET: 'sandbox',
    PAYMENT_CALLBACK_SECRETS: 'sandbox',
  });
  sandbox.tellPaymentsAt(`${back.url}${NOTICE}`);
  const asked = { url: `${sandbox.url}/payments`, keyId: 'sandbox', secret: 'sandbox' };
  const known = { code: 'sandbox', noticeSecrets: [], zone: brand.timezone };
  provider = createHttpProvider({ ...t.world, clock: systemClock }, { ...asked, ...known });
}, LONG_MS);

afterAll(async () => {
  await platform?.kill();
  for (const line of [there, back]) line?.end();
  await sandbox?.stop();
  await rm(folder, { recursive: true });
});

const NOTICE = '/payments/notice/sandbox';

/** A moment at which the process dies: armed before it comes, it tells when it has. */
type Moment = { readonly reached: Promise<void>; readonly letGo: () => Promise<void> };

/** At a call between us and the provider; nothing else passes until we are back. */
const atCall =
  (line: () => typeof there, call: string, fate: Fate) => async (): Promise<Moment> => ({
    reached: line().stopAt(call, fate),
    letGo: async () => {},
  });

const toProvider = (call: string, fate: Fate) => atCall(() => there, `/payments/${call}`, fate);
const atNotice = (fate: Fate) => atCall(() => back, NOTICE, fate);

/** Inside a transaction that has written all but the row of this table, and waits to. */
const beforeRowOf = (table: string) => async (): Promise<Moment> => {
  const client = new Client({ connectionString: t.world.url });
  await client.connect();
  await client.query(`begin; lock table ${table} in share mode`);
  const isWaiting = async () => {
    const { rowCount } = await t.world.connection.pool.query(
      `select from pg_locks where relation = $1::regclass and not granted`,
      [table],
    );
    return (rowCount ?? 0) > 0;
  };
  return { reached: expect.poll(isWaiting, SOON).toBe(true), letGo: () => client.end() };
};

type OrderReply = { readonly orderId: string; readonly status: string };
type Ask = (endpoint: Endpoint, wire: Readonly<Record<string, unknown>>) => Promise<OrderReply>;

/** Asks until there is an answer: whoever waits for a server that died asks again. */
async function patientOf({ memberId }: Payee): Promise<Ask> {
  const world = { ...t.world, clock: systemClock };
  const facts = { brand, member: { id: memberId }, method: 'username', origin: origin() } as const;
  const { token } = await t.world.db.transaction().execute((tx) => openSession(world, tx, facts));
  const once: Ask = async (endpoint, wire) => {
    const call = await createClient(platform.url);
    const reply = await call(endpoint, wire, { token });
    assert(reply.success, `${endpoint.path} answers ${reply.message}`);
    return reply.value as OrderReply;
  };
  return (endpoint, wire) => vi.waitFor(() => once(endpoint, wire), SOON);
}

/** Told before the member asks, and before money moves at the provider. */
type Phase = 'asking' | 'paying';
type Prepare = (phase: Phase) => Promise<void>;

async function liveDeposit(ask: Ask, prepare: Prepare): Promise<OrderReply> {
  await prepare('asking');
  const wish = { language: 'TH', method: 'promptpay', amount: '10000' };
  const { orderId } = await ask(deposit.createDeposit, { requestKey: 'kill-deposit', ...wish });
  const read = () => ask(deposit.readDeposit, { language: 'TH', orderId });
  await expect.poll(async () => (await read()).status, SOON).toBe('waiting');
  await prepare('paying');
  await press(`/pay/${orderId}`, 'exact');
  await expect.poll(async () => (await read()).status, SOON).toBe('credited');
  return read();
}

/** An amount that the sandbox keeps until someone lets it go. */
const KEPT = 20_017n;

async function livePayout(
  ask: Ask,
  prepare: Prepare,
  { bankAccountId }: Payee,
): Promise<OrderReply> {
  await prepare('asking');
  const wish = { bankAccountId, amount: `${KEPT}`, paymentPassword: PAYMENT_PASSWORD };
  const key = { requestKey: 'kill-payout' };
  const { orderId } = await ask(withdrawal.requestWithdrawal, { ...key, ...wish });
  const read = () => ask(withdrawal.readWithdrawal, { orderId });
  await expect.poll(async () => (await read()).status, SOON).toBe('paying');
  await prepare('paying');
  await press(`/payouts/${orderId}`, 'pay');
  await expect.poll(async () => (await read()).status, SOON).toBe('paid');
  return read();
}

const press = (place: string, choice: string) =>
  fetch(`${sandbox.url}${place}`, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  });

type Death = { readonly phase: Phase; readonly arm: () => Promise<Moment> };

/** Kills the platform at that moment of a life, and lets another process go on with it. */
async function dieAt(
  death: Death,
  live: (prepare: Prepare) => Promise<OrderReply>,
): Promise<OrderReply> {
  const come = Promise.withResolvers<Moment>();
  const life = live(async (phase) => {
    if (phase !== death.phase) return;
    const moment = await death.arm();
    void moment.reached.then(() => come.resolve(moment), come.reject);
  });
  // It may be over for the member before it is for us; what went wrong with it is told at the end.
  life.catch(() => {});
  const moment = await come.promise;
  await platform.kill();
  await moment.letGo();
  for (const line of [there, back]) line.open();
  await platform.start();
  await letMinutesPass();
  return life;
}

/** The jobs of every minute, when a job that died with its process is seen to be missing. */
async function letMinutesPass(): Promise<void> {
  await t.world.connection.pool.query(`
    update deposits_order set created_at = created_at - interval '2 minutes',
      next_ask_at = next_ask_at - interval '2 minutes';
    update withdrawals_payout set created_at = created_at - interval '2 minutes';
    select graphile_worker.add_job(name, '{}')
      from unnest(array['deposits.poll', 'withdrawals.poll']) as name`);
}

/** All that the provider moved for an order, as its own statement tells it. */
async function movedBy(orderId: string): Promise<readonly bigint[]> {
  const lines = await provider.readStatement(dayOf(systemClock.now(), brand.timezone));
  return lines.filter((line) => line.orderId === orderId).map(({ amount }) => amount);
}

const transfersOf = async (orderId: string): Promise<readonly string[]> => {
  const { rows } = await t.world.connection.pool.query<{ reason: string }>(
    `select reason from ledger_transfer where request_key like $1 || ':%' order by id`,
    [orderId],
  );
  return rows.map(({ reason }) => reason);
};

const asking = (arm: Death['arm']): Death => ({ phase: 'asking', arm });
const paying = (arm: Death['arm']): Death => ({ phase: 'paying', arm });

test.each([
  ['its order is written and not committed', asking(beforeRowOf('kernel_event'))],
  ['the provider is being told of it', asking(toProvider('deposits', 'unheard'))],
  ['the provider has opened it unheard by us', asking(toProvider('deposits', 'unanswered'))],
  ['the notice of its payment is on its way', paying(atNotice('unheard'))],
  ['it is credited and its event not written', paying(beforeRowOf('kernel_event'))],
  ['it is credited and the notice not noted', paying(beforeRowOf('payments_notice'))],
  ['the notice is noted and not answered', paying(atNotice('unanswered'))],
])(
  'MONEY-17 killed while %s, a deposit is credited once',
  async (_, death) => {
    const payee = await givenPayee(t.world, { cash: 50_000n });
    const ask = await patientOf(payee);
    const { orderId } = await dieAt(death, (prepare) => liveDeposit(ask, prepare));
    expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 60_000n, held: 0n });
    expect(await movedBy(orderId)).toEqual([10_000n]);
    expect(await transfersOf(orderId)).toEqual(['deposit_credited']);
    expect((await audit(t.world.url)).findings).toEqual([]);
  },
  LONG_MS,
);

test.each([
  ['its amount is held and its order not written', asking(beforeRowOf('withdrawals_order'))],
  ['its order is written and not committed', asking(beforeRowOf('kernel_event'))],
  ['the provider is being told of it', asking(toProvider('payouts', 'unheard'))],
  ['the provider has taken it unheard by us', asking(toProvider('payouts', 'unanswered'))],
  ['the provider has paid it unheard by us', paying(atNotice('unheard'))],
  ['its money has gone and its event is not written', paying(beforeRowOf('kernel_event'))],
  ['it is paid and the notice not noted', paying(beforeRowOf('payments_notice'))],
  ['the notice is noted and not answered', paying(atNotice('unanswered'))],
])(
  'MONEY-17 MONEY-03 killed while %s, a payout is paid once',
  async (_, death) => {
    const payee = await givenPayee(t.world, { cash: 50_000n });
    const ask = await patientOf(payee);
    const { orderId } = await dieAt(death, (prepare) => livePayout(ask, prepare, payee));
    const left = 50_000n - KEPT;
    expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: left, held: 0n });
    expect(await movedBy(orderId)).toEqual([KEPT]);
    expect(await transfersOf(orderId)).toEqual(['withdrawal_held', 'withdrawal_paid']);
    expect((await audit(t.world.url)).findings).toEqual([]);
  },
  LONG_MS,
);
