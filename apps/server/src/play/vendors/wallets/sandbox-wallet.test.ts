import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { useSandbox } from '../../../testing/sandbox.ts';
import { useWorld } from '../../../testing/world.ts';
import { createHttpVendorWallet } from '../index.ts';
import type { WalletOrder } from './vendor-wallet.ts';

const t = useWorld();
const stand = useSandbox();

const walletAt = (vendor: string, facts: { secret?: string; timeoutMs?: number } = {}) => {
  const world = { chance: t.world.chance, clock: { now: () => new Date() as never } };
  const url = `${stand.sandbox.url}/vendor-wallet/${vendor}`;
  const access = { name: vendor, url, keyId: 'sandbox', secret: 'sandbox' };
  return createHttpVendorWallet(world, { ...access, ...facts });
};

const orderOf = (facts: Partial<WalletOrder> = {}): WalletOrder => ({
  reference: t.world.newId('wtr'),
  memberId: t.world.newId('mem'),
  currency: 'THB',
  direction: 'in',
  amount: minor(50_000n),
  ...facts,
});

const post = (path: string, body: object) =>
  fetch(`${stand.sandbox.url}/vendor-wallet/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('MONEY-09 the sandbox’s vendors keep wallets, each its own, and carry an order out once', async () => {
  const [here, there] = [walletAt('dg'), walletAt('ibc')];
  const order = orderOf();
  expect(await here.ask(order)).toEqual({ status: 'unheard' });
  expect(await here.move(order)).toEqual({ status: 'done', balance: 50_000n });
  expect(await here.move(order)).toEqual({ status: 'done', balance: 50_000n });
  expect(await here.ask(order)).toEqual({ status: 'done', balance: 50_000n });
  expect(await there.ask(order)).toEqual({ status: 'unheard' });
  await expect(here.move({ ...order, amount: minor(1n) })).rejects.toThrow('409');
  const { memberId } = order;
  await post('play', { vendor: 'dg', memberId, result: 'won', amount: '25.50' });
  const out = orderOf({ memberId, direction: 'out', amount: minor(52_550n) });
  expect(await here.move(out)).toEqual({ status: 'done', balance: 0n });
  const more = orderOf({ memberId, direction: 'out', amount: minor(1n) });
  expect(await here.move(more)).toEqual({ status: 'failed' });
});

test('whoever signs with another key is not listened to, and an amount in .13 is refused', async () => {
  await expect(walletAt('dg', { secret: 'other' }).move(orderOf())).rejects.toThrow('401');
  expect(await walletAt('dg').move(orderOf({ amount: minor(10_013n) }))).toEqual({
    status: 'failed',
  });
});

test('MONEY-09 during an outage the vendor says nothing, and knows nothing afterwards', async () => {
  const wallet = walletAt('dg');
  const order = orderOf();
  for (const how of ['refuse', 'silence']) {
    await post('outage', { minutes: 1, how });
    const hasty = walletAt('dg', how === 'silence' ? { timeoutMs: 300 } : {});
    await expect(hasty.move(order)).rejects.toThrow();
    await expect(hasty.ask(order)).rejects.toThrow();
  }
  await post('outage', { minutes: 0 });
  expect(await wallet.ask(order)).toEqual({ status: 'unheard' });
  expect(await wallet.move(order)).toEqual({ status: 'done', balance: 50_000n });
});

test('its page shows who has money there', async () => {
  const order = orderOf();
  await walletAt('ibc').move(order);
  const page = await (await fetch(`${stand.sandbox.url}/vendor-wallet`)).text();
  expect(page).toContain(order.memberId);
  expect(page).toContain('500.00');
});
