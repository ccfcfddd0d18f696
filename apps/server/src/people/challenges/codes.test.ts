import { MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Refusal } from '../../base/kernel/index.ts';
import { origin, useWorld } from '../../testing/world.ts';
import { type CodePurpose, checkCode, sendCode } from './codes.ts';

const t = useWorld();

let numbers = 812_000_000;
const someNumber = () => `+66${numbers++}`;

let hosts = 1;
const someAddress = () => `198.51.${Math.floor(hosts / 250)}.${(hosts++ % 250) + 1}`;

type Sending = { purpose?: CodePurpose; address?: string; isForNobody?: boolean };

const sendTo = (target: string, { purpose = 'login', address, isForNobody }: Sending = {}) => {
  const ctx = { ...t.world, origin: origin({ ip: address ?? someAddress() }) };
  const code = { purpose, channel: 'sms', target, language: 'EN' } as const;
  return t.world.db
    .transaction()
    .execute((tx) => sendCode(ctx, tx, { ...code, ...(isForNobody ? { isForNobody } : {}) }));
};

/** How many connections to this database wait for another one. */
async function waitForLock(): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(t.world.db);
  return rows.length;
}

/** The messages that wait to be sent to a target, oldest first. */
const messagesTo = (target: string) =>
  t.world.db
    .selectFrom('delivery_message')
    .select('facts')
    .where('target', '=', target)
    .orderBy('id')
    .execute();

async function codeFor(target: string, sending: Sending = {}): Promise<string> {
  await sendTo(target, sending);
  const facts = (await messagesTo(target)).at(-1)?.facts as { code: string };
  return facts.code;
}

const tryCode = (target: string, code: string, purpose: CodePurpose = 'login') =>
  checkCode(t.world, { purpose, target, code });

const refusalOf = async (promise: Promise<unknown>): Promise<Refusal> =>
  promise.then(
    () => expect.fail('was not refused'),
    (error: Refusal) => error,
  );

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('a code of six digits is sent, and is good once', async () => {
  const target = someNumber();
  const code = await codeFor(target);
  expect(code).toMatch(/^\d{6}$/);
  await tryCode(target, code);
  await expect(tryCode(target, code)).rejects.toThrow('code_invalid');
});

test('AUTH-21 the answer names a minute, and until it is over no second code is sent', async () => {
  const target = someNumber();
  expect(await sendTo(target)).toEqual({ expiredMinutes: 1 });
  t.world.clock.advance(MINUTE_MS - 1);
  const early = await refusalOf(sendTo(target));
  expect(early).toMatchObject({ code: 'code_too_soon', details: { retryAfterSeconds: 1 } });
  t.world.clock.advance(1);
  await sendTo(target);
  expect(await messagesTo(target)).toHaveLength(2);
});

test('AUTH-21 twenty that ask at once are sent one code', async () => {
  const target = someNumber();
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => sendTo(target)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await messagesTo(target)).toHaveLength(1);
});

test('AUTH-21 who asks from elsewhere waits for the one before, and is then told to', async () => {
  const target = someNumber();
  const [sent, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ctx = { ...t.world, origin: origin({ ip: someAddress() }) };
  const first = t.world.db.transaction().execute(async (tx) => {
    await sendCode(ctx, tx, { purpose: 'login', channel: 'sms', target, language: 'EN' });
    sent.resolve();
    await commit.promise;
  });
  await sent.promise;
  const second = refusalOf(sendTo(target));
  await expect.poll(waitForLock).toBe(1);
  commit.resolve();
  expect(await second).toMatchObject({ code: 'code_too_soon' });
  await first;
  expect(await messagesTo(target)).toHaveLength(1);
});

test('a code ends after five minutes, also when the clock is set back afterwards', async () => {
  const target = someNumber();
  const code = await codeFor(target);
  t.world.clock.advance(5 * MINUTE_MS);
  await expect(tryCode(target, code)).rejects.toThrow('code_expired');
  t.world.clock.advance(-4 * MINUTE_MS);
  await expect(tryCode(target, code)).rejects.toThrow('code_expired');
  t.world.clock.advance(4 * MINUTE_MS);
});

test('a code is good until the last moment of its five minutes', async () => {
  const target = someNumber();
  const code = await codeFor(target);
  t.world.clock.advance(5 * MINUTE_MS - 1);
  await tryCode(target, code);
});

test('a clock set back by an hour neither keeps a code alive nor anyone waiting', async () => {
  const target = someNumber();
  const code = await codeFor(target);
  t.world.clock.advance(-60 * MINUTE_MS);
  await expect(tryCode(target, code)).rejects.toThrow('code_expired');
  await sendTo(target);
  t.world.clock.advance(60 * MINUTE_MS);
});

test('a clock set back by two seconds refuses nobody', async () => {
  const target = someNumber();
  const code = await codeFor(target);
  t.world.clock.advance(-2 * SECOND_MS);
  await tryCode(target, code);
  t.world.clock.advance(2 * SECOND_MS);
});

test('of a thousand guesses at once five count, and then the right one is refused', async () => {
  const target = someNumber();
  const code = await codeFor(target);
  const guesses = Array.from({ length: 1_000 }, () => tryCode(target, wrong(code)));
  const results = await Promise.allSettled(guesses);
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  await expect(tryCode(target, code)).rejects.toThrow('code_invalid');
});

test('four wrong guesses leave one for the right code', async () => {
  const target = someNumber();
  const code = await codeFor(target);
  for (let guess = 0; guess < 4; guess++) {
    await expect(tryCode(target, wrong(code))).rejects.toThrow('code_invalid');
  }
  await tryCode(target, code);
});

test('of five who bring one code at once, one comes in', async () => {
  const target = someNumber();
  const code = await codeFor(target);
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => tryCode(target, code)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a code is good for its own purpose and its own target only', async () => {
  const [target, other] = [someNumber(), someNumber()];
  const code = await codeFor(target);
  await expect(tryCode(target, code, 'reset')).rejects.toThrow('code_invalid');
  await expect(tryCode(other, code)).rejects.toThrow('code_invalid');
  await tryCode(target, code);
});

test('a newer code is the only one that counts', async () => {
  const target = someNumber();
  const first = await codeFor(target);
  t.world.clock.advance(MINUTE_MS);
  const second = await codeFor(target);
  if (first !== second) await expect(tryCode(target, first)).rejects.toThrow('code_invalid');
  await tryCode(target, second);
});

test('ERR-04 after five codes to one target, nothing for five minutes, then again', async () => {
  const target = someNumber();
  for (let send = 0; send < 5; send++) {
    await sendTo(target);
    t.world.clock.advance(MINUTE_MS);
  }
  const refused = await refusalOf(sendTo(target));
  expect(refused).toMatchObject({ code: 'too_many_codes', details: { retryAfterSeconds: 240 } });
  t.world.clock.advance(4 * MINUTE_MS - 1);
  await expect(sendTo(target)).rejects.toThrow('too_many_codes');
  t.world.clock.advance(1);
  await sendTo(target);
});

test('ERR-04 after fifteen codes from one network, nothing for five minutes', async () => {
  const address = someAddress();
  for (let send = 0; send < 15; send++) await sendTo(someNumber(), { address });
  await expect(sendTo(someNumber(), { address })).rejects.toThrow('too_many_codes');
  await sendTo(someNumber());
  t.world.clock.advance(5 * MINUTE_MS);
  await sendTo(someNumber(), { address });
});

test('ERR-04 thirty at once from one network are sent fifteen', async () => {
  const address = someAddress();
  const sends = Array.from({ length: 30 }, () => sendTo(someNumber(), { address }));
  const results = await Promise.allSettled(sends);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
});

test('AUTH-20 what is for nobody is counted and locked alike, and nothing is sent', async () => {
  const target = someNumber();
  expect(await sendTo(target, { isForNobody: true })).toEqual({ expiredMinutes: 1 });
  expect(await messagesTo(target)).toEqual([]);
  const again = await refusalOf(sendTo(target, { isForNobody: true }));
  expect(again).toMatchObject({ code: 'code_too_soon', details: { retryAfterSeconds: 60 } });
  await expect(tryCode(target, '123456')).rejects.toThrow('code_invalid');
});

test.each([
  ['nothing', ''],
  ['255 characters', '9'.repeat(255)],
  ['far too much', '9'.repeat(1_000_000)],
  ['emoji', '🎲🎲🎲🎲🎲🎲'],
  ['marks that turn the text', '\u202e123456'],
  ['SQL', "' or '1'='1"],
  ['a null byte', '12345\u0000'],
])('REG-11 %s is a wrong code like any other', async (_, code) => {
  const target = someNumber();
  await sendTo(target);
  await expect(tryCode(target, code)).rejects.toThrow('code_invalid');
});

test('blanks around a code that was pasted do not matter', async () => {
  const target = someNumber();
  const code = await codeFor(target);
  await tryCode(target, ` ${code}\n`);
});
