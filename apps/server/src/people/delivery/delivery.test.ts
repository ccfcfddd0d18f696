import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '@baize/std/time';
import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { startWorkers, type Workers } from '../../base/kernel/index.ts';
import type { Providers } from '../../config/providers.ts';
import { useSandbox } from '../../testing/sandbox.ts';
import { useWorld } from '../../testing/world.ts';
import { deliveryJobs, type Message, send } from './index.ts';

const t = useWorld();
const s = useSandbox();
const { brand } = loadBrand('mekhala');

let workers: Workers | null = null;
const said: string[] = [];

afterEach(async () => {
  // The row says "sent" a moment before the runner has put the job away.
  await until(countRunning, (count) => count === 0);
  await workers?.stop();
  workers = null;
});

async function countRunning(): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from graphile_worker._private_jobs where locked_at is not null`.execute(t.world.db);
  return rows.length;
}

async function work(providers: Partial<Providers> = {}): Promise<void> {
  const log = pino({ level: 'debug' }, { write: (line: string) => void said.push(line) });
  const jobs = deliveryJobs({
    brand,
    providers: { ...s.providers, ...providers },
    publicUrl: 'https://play.mekhala.test',
  });
  workers = await startWorkers({ ...t.world, log }, t.world.connection.pool, jobs);
}

const code = (target: string): Message => ({
  channel: target.startsWith('+') ? 'sms' : 'email',
  target,
  template: 'code',
  language: 'EN',
  facts: { code: '481920', minutes: 5 },
});

const sendNow = (message: Message) =>
  t.world.db.transaction().execute((tx) => send(tx, t.world, message));

const rowOf = (target: string) =>
  t.world.db
    .selectFrom('delivery_message')
    .select(['status', 'failures', 'facts', 'sent_at'])
    .where('target', '=', target)
    .executeTakeFirstOrThrow();

async function until<T>(read: () => Promise<T> | T, isSo: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read();
    if (isSo(value)) return value;
    await pause(20);
  }
}

const untilStatus = (target: string, status: string) =>
  until(
    () => rowOf(target),
    (row) => row.status === status,
  );

/** A gateway that answers as the test tells it to. */
async function startGateway(statusOf: (call: number) => number) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      calls.push(body);
      response.writeHead(statusOf(calls.length)).end('481920 could not be sent');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { calls, sms: { url, key: 'key' }, stop: () => server.close() };
}

test('an SMS arrives in the inbox, and a browser can fill its code in', async () => {
  await work();
  await sendNow(code('+66812345001'));
  const [message] = await until(
    () => s.sandbox.messages('+66812345001'),
    (list) => list.length > 0,
  );
  expect(message).toMatchObject({ kind: 'sms', code: '481920' });
  expect(message?.text).toMatch(/^481920 is your Mekhala code/);
  expect(message?.text.split('\n').at(-1)).toBe('@play.mekhala.test #481920');
});

test('an e-mail goes by SMTP, as text and as HTML, in the brand’s name', async () => {
  await work();
  await sendNow({
    channel: 'email',
    target: 'ploy@example.com',
    template: 'reset_link',
    language: 'TH',
    facts: { link: 'https://play.mekhala.test/reset-password?resetToken=abc', minutes: 30 },
  });
  await untilStatus('ploy@example.com', 'sent');
  const [message] = s.sandbox.messages('ploy@example.com');
  expect(message).toMatchObject({
    from: 'เมขลา',
    subject: 'ตั้งรหัสผ่านใหม่สำหรับ เมขลา',
    link: 'https://play.mekhala.test/reset-password?resetToken=abc',
  });
  expect(message?.html).toContain('lang="th"');
  expect(message?.html).toContain('href="https://play.mekhala.test/reset-password');
});

test('once sent, nothing of a code is left in the table', async () => {
  await work();
  await sendNow(code('+66812345002'));
  const row = await untilStatus('+66812345002', 'sent');
  expect(row.facts).toEqual({});
  expect(row.failures).toBe(0);
  expect(row.sent_at).not.toBeNull();
});

test('a transaction that was undone sends nothing', async () => {
  await work();
  const undone = t.world.db.transaction().execute(async (tx) => {
    await send(tx, t.world, code('+66812345003'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await sendNow(code('+66812345004'));
  await untilStatus('+66812345004', 'sent');
  expect(s.sandbox.messages('+66812345003')).toEqual([]);
});

test('a provider that is down is asked again with the same id, and no log tells the code', async () => {
  const gateway = await startGateway((call) => (call === 1 ? 503 : 200));
  await work({ sms: gateway.sms });
  await sendNow(code('+66812345005'));
  await until(
    () => rowOf('+66812345005'),
    (row) => row.failures === 1,
  );
  expect(await rowOf('+66812345005')).toMatchObject({ status: 'waiting' });
  await untilStatus('+66812345005', 'sent');
  const ids = gateway.calls.map((body) => (JSON.parse(body) as { id: string }).id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(said.join('')).toContain('the SMS provider answered 503');
  expect(said.join('')).not.toContain('481920');
  gateway.stop();
});

test('a mail server that is away loses no message, and tells nothing of it', async () => {
  await work({ mail: { url: 'smtp://127.0.0.1:1', from: 'no-reply@example.com' } });
  await sendNow(code('away@example.com'));
  const row = await until(
    () => rowOf('away@example.com'),
    ({ failures }) => failures > 0,
  );
  expect(row).toMatchObject({ status: 'waiting', facts: { code: '481920' } });
  expect(said.join('')).not.toContain('away@example.com');
});

test('what a provider refuses for good is given up, and its code forgotten', async () => {
  const gateway = await startGateway(() => 422);
  await work({ sms: gateway.sms });
  await sendNow(code('+66812345006'));
  expect((await untilStatus('+66812345006', 'failed')).facts).toEqual({});
  expect(gateway.calls).toHaveLength(1);
  gateway.stop();
});

test('a code that could not be sent in its time is not sent after it', async () => {
  await sendNow(code('+66812345007'));
  t.world.clock.advance(5 * MINUTE_MS + 1);
  await work();
  expect((await untilStatus('+66812345007', 'failed')).facts).toEqual({});
  expect(s.sandbox.messages('+66812345007')).toEqual([]);
});

test('without a provider a message is marked as not sent', async () => {
  await work({ sms: null });
  await sendNow(code('+66812345008'));
  expect((await untilStatus('+66812345008', 'failed')).facts).toEqual({});
});
