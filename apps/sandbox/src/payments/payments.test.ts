import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../index.ts';
import { formatAmount, readAmount } from './money.ts';
import { signedHeaders } from './signature.ts';

const SOON = { timeout: 15_000 };
const NOW = 1_800_000_000_000;

let folder: string;
let site: Server;
let told: string[];
let noticeUrl: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
  told = [];
  site = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      told.push(body);
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  noticeUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/told`;
});
afterEach(async () => {
  site.close();
  await rm(folder, { recursive: true });
});

const start = (now: number, changes: { noticeUrl?: string } = {}) =>
  startSandbox({
    port: 0,
    dataFile: path.join(folder, 'sandbox.json'),
    clock: { now: () => now },
    payoutDelayMs: 0,
    ...changes,
  });

async function call(
  { url }: Sandbox,
  { name, ask, now }: { name: string; ask: object; now: number },
) {
  const body = Buffer.from(JSON.stringify(ask));
  const place = `/payments/${name}`;
  const headers = signedHeaders({ id: 'sandbox', secret: 'sandbox' }, { path: place, body, now });
  return fetch(`${url}${place}`, { method: 'POST', headers, body });
}

const payout = {
  orderId: 'wdr_1',
  reference: 'WD-1',
  amount: '50000',
  currency: 'THB',
  bankName: 'Lantern Bank',
  accountNumber: '1234567890',
  accountName: 'Ploy Srisai',
};

test('what the site has not heard is told after a restart, and what was paid stays paid', async () => {
  const first = await start(NOW);
  await call(first, { name: 'payouts', ask: payout, now: NOW });
  const ask = { orderId: payout.orderId };
  const word = async (sandbox: Sandbox, now: number) =>
    (await call(sandbox, { name: 'payouts/ask', ask, now })).text();
  await expect.poll(() => word(first, NOW), SOON).toContain('paid');
  const before = await word(first, NOW);
  await first.stop();
  expect(told).toEqual([]);
  const later = NOW + 60_000;
  const second = await start(later, { noticeUrl });
  await expect.poll(() => told, SOON).toHaveLength(1);
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ about: 'payout', orderId: 'wdr_1' });
  expect(await word(second, later)).toBe(before);
  await second.stop();
});

test('a call that was recorded and comes again is refused', async () => {
  const sandbox = await start(NOW);
  const body = Buffer.from(JSON.stringify({ orderId: 'wdr_9' }));
  const place = '/payments/payouts/ask';
  const key = { id: 'sandbox', secret: 'sandbox' };
  const headers = signedHeaders(key, { path: place, body, now: NOW });
  const post = async () =>
    (await fetch(`${sandbox.url}${place}`, { method: 'POST', headers, body })).status;
  expect(await post()).toBe(200);
  expect(await post()).toBe(401);
  await sandbox.stop();
});

test('a payout that is not whole is not taken', async () => {
  const sandbox = await start(NOW);
  const spoilt = [
    { amount: '500.00' },
    { amount: '0' },
    { amount: 50_000 },
    { accountNumber: '' },
    { currency: 'baht' },
  ];
  for (const changes of spoilt) {
    const ask = { ...payout, ...changes };
    const reply = await call(sandbox, { name: 'payouts', ask, now: NOW });
    expect([changes, reply.status]).toEqual([changes, 422]);
  }
  await sandbox.stop();
});

test.each([
  ['1', '0.01'],
  ['50', '0.50'],
  ['10050', '100.50'],
  ['123456789', '1,234,567.89'],
])('%s is written as %s', (units, text) => {
  expect(formatAmount(units)).toBe(text);
});

test.each([
  ['100', '10000'],
  ['99.5', '9950'],
  [' 0.01 ', '1'],
  ['0', null],
  ['-1', null],
  ['1e9', null],
  ['1.234', null],
])('%j typed is %s', (typed, units) => {
  expect(readAmount(typed)).toBe(units);
});
