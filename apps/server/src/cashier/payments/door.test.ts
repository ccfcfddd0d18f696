import { MINUTE_MS } from '@baize/std/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../base/db/index.ts';
import { createLog } from '../../base/kernel/index.ts';
import { sign } from '../../play/vendors/index.ts';
import {
  depositAsk,
  openPaymentDoor,
  payoutAsk,
  usePaymentSandbox,
} from '../../testing/payments.ts';
import { type TestWorld, useWorld } from '../../testing/world.ts';
import type { NoticeOutcome } from './door.ts';
import type { PaymentProvider, ProviderNotice } from './provider.ts';

/** A machine under load is slow, and nothing here depends on its speed. */
const SOON = { timeout: 15_000 };

const t = useWorld();
const p = usePaymentSandbox(t, { noticeSecret: 'the new one' });

const heard: ProviderNotice[] = [];
const credited = new Set<string>();
const logged: string[] = [];
let known: (orderId: string) => boolean;
let door: Awaited<ReturnType<typeof openPaymentDoor>>;
let provider: PaymentProvider;

const world = (): TestWorld => ({
  ...t.world,
  log: createLog('error', { write: (line) => void logged.push(line) }),
});

/** A module of money as small as can be: it credits a payment once. */
async function hear(notice: ProviderNotice): Promise<NoticeOutcome> {
  heard.push(notice);
  if (!known(notice.orderId)) return 'unknown';
  const name = notice.about === 'deposit' ? notice.paymentId : notice.orderId;
  if (credited.has(name)) return 'known';
  credited.add(name);
  return 'taken';
}

beforeAll(async () => {
  provider = p.providerWith({ noticeSecrets: ['the old one', 'the new one'] });
  door = await openPaymentDoor(world(), new Map([['sandbox', provider]]), hear);
  p.sandbox.tellPaymentsAt(door.url);
});
afterAll(() => door.close());
beforeEach(() => {
  heard.length = 0;
  credited.clear();
  logged.length = 0;
  known = () => true;
});

type Sending = {
  readonly secret?: string;
  readonly ageMs?: number;
  readonly body?: string;
  readonly signedBody?: string;
  readonly path?: string;
  readonly nonce?: string;
};

let sent = 0;

const noticeOf = (changes: object = {}) =>
  JSON.stringify({
    noticeId: `n-${++sent}`,
    about: 'deposit',
    orderId: t.world.newId('dep'),
    paymentId: `PAY-${sent}`,
    amount: '10000',
    at: '2026-11-15T05:00:00Z',
    ...changes,
  });

/** Sends a notice by hand; a test spoils the part it is about. */
async function send({ secret = 'the new one', ageMs = 0, nonce, ...rest }: Sending = {}) {
  const body = rest.body ?? noticeOf();
  const path = rest.path ?? new URL(door.url).pathname;
  const timestamp = String(t.world.clock.now().getTime() - ageMs);
  const chosen = nonce ?? `nonce-${++sent}-of-the-test`;
  const signed = { timestamp, nonce: chosen, path, body: Buffer.from(rest.signedBody ?? body) };
  const reply = await fetch(new URL(path, door.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-nonce': chosen,
      'x-signature': sign(secret, signed),
    },
    body,
  });
  await reply.body?.cancel();
  return reply.status;
}

describe('the sandbox tells', () => {
  test('MONEY-13 a payment, and it is heard with the amount that arrived', async () => {
    const ask = depositAsk(t.world);
    await provider.openDeposit(ask);
    await p.press(`/pay/${ask.orderId}`, { choice: 'other', amount: '40' });
    await expect
      .poll(() => heard, SOON)
      .toMatchObject([{ about: 'deposit', orderId: ask.orderId, amount: 4_000n }]);
  });

  test('MONEY-13 a payment fifty times at once, and it is credited once', async () => {
    const ask = depositAsk(t.world);
    await provider.openDeposit(ask);
    await p.press(`/pay/${ask.orderId}`, { choice: 'exact', times: '50' });
    await expect.poll(() => told(ask.orderId), SOON).toContain('knows');
    expect(credited.size).toBe(1);
  });

  test('MONEY-13 a payment by a wrong signature: nothing changes, and someone is alerted', async () => {
    const ask = depositAsk(t.world);
    await provider.openDeposit(ask);
    await p.press(`/pay/${ask.orderId}`, { choice: 'exact', forged: 'on' });
    await expect.poll(() => told(ask.orderId), SOON).toContain('answered 401');
    expect(heard).toEqual([]);
    expect(logged.join()).toContain('payment_notice_refused');
    // No answer to a notice means the provider must be asked, and asking finds the payment.
    expect(await provider.askDeposit(ask.orderId)).toMatchObject({
      payments: [{ amount: 10_000n }],
    });
  });

  test('a payout that was paid, and one that failed', async () => {
    const paid = payoutAsk(t.world);
    await provider.pay(paid);
    await expect
      .poll(() => heard, SOON)
      .toMatchObject([{ about: 'payout', orderId: paid.orderId, word: { status: 'paid' } }]);
    const failed = payoutAsk(t.world, { amount: 50_013n as never });
    await provider.pay(failed);
    await expect.poll(() => heard[1], SOON).toMatchObject({ word: { status: 'failed' } });
  });

  test('MONEY-17 until it is heard: an order that is not there yet is told again', async () => {
    known = () => false;
    const ask = depositAsk(t.world);
    await provider.openDeposit(ask);
    await p.press(`/pay/${ask.orderId}`, { choice: 'exact' });
    await expect.poll(() => told(ask.orderId), SOON).toContain('answered 404');
    known = () => true;
    t.world.clock.advance(MINUTE_MS);
    await expect.poll(() => credited.size, SOON).toBe(1);
  });

  test('nothing during an outage, and all of it afterwards', async () => {
    const ask = depositAsk(t.world);
    await provider.openDeposit(ask);
    await p.outage(60);
    await p.press(`/pay/${ask.orderId}`, { choice: 'exact' });
    expect(await told(ask.orderId)).toContain('waits');
    await p.outage(0);
    await expect.poll(() => credited.size, SOON).toBe(1);
  });
});

/** What the pay page says about the site. */
async function told(orderId: string): Promise<string> {
  const reply = await fetch(`${p.sandbox.url}/pay/${orderId}`, {
    headers: { cookie: 'sandbox_language=en' },
  });
  return reply.text();
}

describe('a notice', () => {
  test('is taken; sent again, signed anew or just the same, it is known and not heard', async () => {
    const body = noticeOf();
    expect(await send({ body, nonce: 'just-the-same' })).toBe(200);
    expect(await send({ body, nonce: 'just-the-same' })).toBe(200);
    expect(await send({ body })).toBe(200);
    expect(heard).toHaveLength(1);
  });

  test('signed by either of two secrets is good while one replaces the other', async () => {
    expect(await send({ secret: 'the old one' })).toBe(200);
    expect(await send({ secret: 'the new one' })).toBe(200);
  });

  test.each<[string, () => Sending]>([
    ['signed by another', () => ({ secret: 'guessed' })],
    ['that is six minutes old', () => ({ ageMs: 6 * MINUTE_MS })],
    ['of the day after tomorrow', () => ({ ageMs: -2 * 1_440 * MINUTE_MS })],
    [
      'whose amount was changed on the way',
      () => {
        const signedBody = noticeOf();
        return { signedBody, body: signedBody.replace('"10000"', '"99999"') };
      },
    ],
    ['to a provider that is not ours', () => ({ path: '/payments/notice/other' })],
    ['of no amount', () => ({ body: noticeOf({ amount: '0' }) })],
    ['about an order of another kind', () => ({ body: noticeOf({ orderId: 'wdr_1' }) })],
    ['that is no JSON', () => ({ body: '{' })],
  ])('MONEY-13 %s is refused and changes nothing', async (_, spoilt) => {
    expect(await send(spoilt())).toBe(401);
    expect(heard).toEqual([]);
  });

  test('without any headers is refused', async () => {
    const reply = await fetch(door.url, { method: 'POST', body: noticeOf() });
    expect(reply.status).toBe(401);
  });

  test('of an order that nobody knows is asked for again', async () => {
    known = () => false;
    const body = noticeOf();
    expect(await send({ body })).toBe(404);
    known = () => true;
    expect(await send({ body })).toBe(200);
    expect(credited.size).toBe(1);
  });

  test('MONEY-17 that came while the database was away is asked for again', async () => {
    const away = openDatabase('postgres://localhost:1/nowhere', { max: 1 });
    const body = noticeOf();
    await atAnotherDoor({ db: away.db }, async () => expect(await send({ body })).toBe(503));
    await away.db.destroy();
    expect(heard).toEqual([]);
    expect(await send({ body })).toBe(200);
    expect(heard).toHaveLength(1);
  });

  test('a flood of forged ones is cut off and fills no log; a true one still comes through', async () => {
    await atAnotherDoor({}, async () => {
      const forged = Array.from({ length: 60 }, () => send({ secret: 'guessed' }));
      const answers = await Promise.all(forged);
      expect(answers.filter((status) => status === 401)).toHaveLength(20);
      expect(answers.filter((status) => status === 429)).toHaveLength(40);
      expect(logged).toHaveLength(20);
      expect(await send()).toBe(200);
    });
  });
});

/** A notice endpoint of its own with no calls yet, and with parts of the world replaced. */
async function atAnotherDoor(changes: Partial<TestWorld>, work: () => Promise<void>) {
  const working = door;
  door = await openPaymentDoor({ ...world(), ...changes }, new Map([['sandbox', provider]]), hear);
  await work();
  await door.close();
  door = working;
}
