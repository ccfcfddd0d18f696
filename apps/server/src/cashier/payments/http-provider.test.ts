import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { minor } from '@baize/std/money';
import { MINUTE_MS } from '@baize/std/time';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { depositAsk, payoutAsk, usePaymentSandbox } from '../../testing/payments.ts';
import { useWorld } from '../../testing/world.ts';
import { createHttpProvider } from './http-provider.ts';

/** A machine under load is slow, and nothing here depends on its speed. */
const SOON = { timeout: 15_000 };

const t = useWorld();
const p = usePaymentSandbox(t, { paymentKeys: { sandbox: 'sandbox', next: 'the next secret' } });

afterEach(() => p.outage(0));

describe('a deposit at the sandbox', () => {
  test('by QR is paid by a code of PromptPay with its amount and reference', async () => {
    const ask = depositAsk(t.world);
    const opened = await p.providerWith().openDeposit(ask);
    expect(opened).toMatchObject({
      status: 'open',
      payUrl: `${p.sandbox.url}/pay/${ask.orderId}`,
      instructions: { kind: 'qr', payload: expect.stringContaining('5406100.00') as string },
    });
  });

  test('in coins is counted at a fixed price, up to the millionth', async () => {
    const ask = depositAsk(t.world, { kind: 'crypto', amount: minor(100_000n) });
    expect(await p.providerWith().openDeposit(ask)).toMatchObject({
      instructions: {
        kind: 'crypto',
        coin: 'USDT',
        network: 'TRC-20',
        address: expect.stringMatching(/^T[1-9A-HJ-NP-Za-km-z]{33}$/) as string,
        coinAmount: '28.571429',
      },
    });
  });

  test.each(['bank', 'wallet'] as const)('by %s is offered too', async (kind) => {
    const opened = await p.providerWith().openDeposit(depositAsk(t.world, { kind }));
    expect(opened).toMatchObject({ status: 'open', instructions: { kind } });
  });

  test('MONEY-15 opened again under its id is the same order', async () => {
    const ask = depositAsk(t.world, { kind: 'crypto' });
    const provider = p.providerWith();
    expect(await provider.openDeposit(ask)).toEqual(await provider.openDeposit(ask));
    const other = provider.openDeposit({ ...ask, amount: minor(10_001n) });
    await expect(other).rejects.toThrow('409');
  });

  test('of an amount that it does not take is refused with a reason', async () => {
    const ask = depositAsk(t.world, { amount: minor(10_013n) });
    expect(await p.providerWith().openDeposit(ask)).toEqual({
      status: 'refused',
      reason: 'this amount is always refused',
    });
  });

  test('tells every payment that came: less, more, twice, late', async () => {
    const ask = depositAsk(t.world);
    const provider = p.providerWith();
    expect(await provider.askDeposit(ask.orderId)).toEqual({ status: 'unheard' });
    await provider.openDeposit(ask);
    expect(await provider.askDeposit(ask.orderId)).toEqual({ status: 'open', payments: [] });
    const place = `/pay/${ask.orderId}`;
    await p.press(place, { choice: 'other', amount: '40.50' });
    expect(await provider.askDeposit(ask.orderId)).toMatchObject({
      status: 'open',
      payments: [{ amount: 4_050n }],
    });
    t.world.clock.advance(20 * MINUTE_MS);
    await p.press(place, { choice: 'twice' });
    const word = await provider.askDeposit(ask.orderId);
    expect(word).toMatchObject({ status: 'closed' });
    const amounts = 'payments' in word ? word.payments.map(({ amount }) => amount) : [];
    expect(amounts).toEqual([4_050n, 10_000n, 10_000n]);
  });

  test('that the payer refuses is closed without money', async () => {
    const ask = depositAsk(t.world);
    const provider = p.providerWith();
    await provider.openDeposit(ask);
    await p.press(`/pay/${ask.orderId}`, { choice: 'refuse' });
    expect(await provider.askDeposit(ask.orderId)).toEqual({ status: 'closed', payments: [] });
  });
});

describe('a payout at the sandbox', () => {
  test('MONEY-15 sent ten times at once is paid once, under one reference of the bank', async () => {
    const ask = payoutAsk(t.world);
    const provider = p.providerWith();
    expect(await provider.askPayout(ask.orderId)).toEqual({ status: 'unheard' });
    await Promise.all(Array.from({ length: 10 }, () => provider.pay(ask)));
    const paid = () => provider.askPayout(ask.orderId);
    await expect.poll(paid, SOON).toMatchObject({ status: 'paid', bankReference: /^SBX-/ });
    expect(await provider.pay(ask)).toEqual(await paid());
    const lines = await provider.readStatement('2026-11-15');
    expect(lines.filter(({ orderId }) => orderId === ask.orderId)).toHaveLength(1);
  });

  test('of an amount that ends in .13 fails with a reason', async () => {
    const ask = payoutAsk(t.world, { amount: minor(50_013n) });
    const provider = p.providerWith();
    await provider.pay(ask);
    await expect
      .poll(() => provider.askPayout(ask.orderId), SOON)
      .toEqual({ status: 'failed', reason: 'The bank account is closed.' });
  });

  test('of an amount that ends in .17 is held until someone pays it', async () => {
    const ask = payoutAsk(t.world, { amount: minor(50_017n) });
    const provider = p.providerWith();
    expect(await provider.pay(ask)).toEqual({ status: 'paying' });
    await p.press(`/payouts/${ask.orderId}`, { choice: 'pay' });
    expect(await provider.askPayout(ask.orderId)).toMatchObject({ status: 'paid' });
  });
});

describe('what is not a clear answer is silence', () => {
  const ask = () => p.providerWith({ timeoutMs: 300 }).askPayout(t.world.newId('wdr'));

  test('an outage that answers 503', async () => {
    await p.outage(1);
    await expect(ask()).rejects.toThrow('503');
  });

  test('an outage that answers nothing', async () => {
    await p.outage(1, 'silence');
    await expect(ask()).rejects.toThrow(/timeout/i);
  });

  test.each([
    ['a key that it does not know', { keyId: 'nobody' }],
    ['a wrong secret', { secret: 'guessed' }],
  ])('%s', async (_, changes) => {
    const asked = p.providerWith(changes).askPayout(t.world.newId('wdr'));
    await expect(asked).rejects.toThrow('401');
  });

  test('a clock that is ten minutes off', async () => {
    const { world } = t;
    const now = () => new Date(world.clock.now().getTime() - 10 * MINUTE_MS) as never;
    const provider = createHttpProvider(
      { ...world, clock: { now } },
      {
        code: 'sandbox',
        url: `${p.sandbox.url}/payments`,
        keyId: 'sandbox',
        secret: 'sandbox',
        noticeSecrets: [],
        zone: 'Asia/Bangkok',
      },
    );
    await expect(provider.askPayout(world.newId('wdr'))).rejects.toThrow('401');
  });

  test('while keys are replaced the old and the new one are both good', async () => {
    const next = p.providerWith({ keyId: 'next', secret: 'the next secret' });
    const orderId = t.world.newId('wdr');
    for (const provider of [p.providerWith(), next]) {
      expect(await provider.askPayout(orderId)).toEqual({ status: 'unheard' });
    }
  });
});

describe('a provider that speaks nonsense is not believed', () => {
  let server: Server;
  let reply: { status: number; body: string; headers?: Record<string, string> };

  beforeAll(async () => {
    server = createServer((request, response) => {
      request.resume();
      if (request.url === '/elsewhere') response.end(word({ status: 'unheard' }).body);
      else response.writeHead(reply.status, reply.headers ?? {}).end(reply.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void server.close());

  const provider = () => {
    const { port } = server.address() as AddressInfo;
    return p.providerWith({ url: `http://127.0.0.1:${port}` });
  };
  const word = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });
  const at = '2026-11-15T05:00:00Z';
  const payment = (amount: unknown, paymentId = 'PAY-1') =>
    word({ status: 'open', payments: [{ paymentId, amount, at }] });

  test.each([
    ['a page of a proxy', { status: 200, body: '<html>busy</html>' }],
    ['nothing', { status: 204, body: '' }],
    ['a way elsewhere', { status: 302, body: '', headers: { location: '/elsewhere' } }],
    ['a word it does not have', word({ status: 'maybe' })],
    ['money as a number', payment(100)],
    ['money with a point', payment('100.00')],
    ['money below zero', payment('-100')],
    ['no money', payment('0')],
    ['more money than there is', payment('1000000000000000000')],
    ['money as people write it', payment('1e3')],
    ['a payment whose name is no word', payment('100', 'a b:c')],
    [
      'a moment that is none',
      word({ status: 'open', payments: [{ paymentId: 'A', amount: '1' }] }),
    ],
  ])('%s', async (_, said) => {
    reply = said;
    await expect(provider().askDeposit(t.world.newId('dep'))).rejects.toThrow();
  });

  test('a payout that was just sent cannot be unheard of', async () => {
    reply = word({ status: 'unheard' });
    await expect(provider().pay(payoutAsk(t.world))).rejects.toThrow();
    expect(await provider().askPayout(t.world.newId('wdr'))).toEqual({ status: 'unheard' });
  });

  test('a page to pay at that would run a script is not opened', async () => {
    const instructions = { kind: 'wallet', payee: 'Somebody' };
    reply = word({ status: 'open', instructions, payUrl: 'javascript:alert(1)' });
    await expect(provider().openDeposit(depositAsk(t.world))).rejects.toThrow();
  });
});
