import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../index.ts';
import { MAGIC } from './errors.ts';

let sandbox: Sandbox;
let now = 1_800_000_000_000;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, project: 'copa', clock: { now: () => now } });
});
afterAll(() => sandbox.stop());
beforeEach(() => {
  now += 1_000_000;
});

type Answer = { sessionInfo?: string; idToken?: string; error?: { code: string } };

async function post(step: 'send' | 'verify', body: Record<string, string>): Promise<Answer> {
  const reply = await fetch(`${sandbox.url}/phone/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:8080' },
    body: JSON.stringify(body),
  });
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  return (await reply.json()) as Answer;
}

const send = async (phoneNumber: string, recaptcha = 'a proof') =>
  post('send', { phoneNumber, recaptcha });

async function sendCode(phoneNumber: string) {
  const { sessionInfo = '' } = await send(phoneNumber);
  const code = sandbox.messages(phoneNumber)[0]?.code ?? '';
  return { sessionInfo, code, wrong: code === '000000' ? '000001' : '000000' };
}

test('the code of the SMS is exchanged for a token that names the telephone', async () => {
  const { sessionInfo, code } = await sendCode('+66812345678');
  const { idToken = '' } = await post('verify', { sessionInfo, code });
  const keys = createRemoteJWKSet(new URL(`${sandbox.url}/phone/jwks`));
  const { payload } = await jwtVerify(idToken, keys, {
    issuer: `${sandbox.url}/phone`,
    audience: 'copa',
    currentDate: new Date(now),
  });
  expect(payload['phone_number']).toBe('+66812345678');
});

test.each([
  ['', 'a proof', 'auth/missing-phone-number'],
  ['0812345678', 'a proof', 'auth/invalid-phone-number'],
  ['+66812345678', '', 'auth/captcha-check-failed'],
])('ERR-01 %j with proof %j is refused as %s', async (phoneNumber, proof, code) => {
  expect(await send(phoneNumber, proof)).toMatchObject({ error: { code } });
});

test.each(Object.entries(MAGIC))('ERR-01 a number that ends in %s: %o', async (end, row) => {
  const sent = await send(`+6680${end}`);
  if (row.at === 'send') return expect(sent).toMatchObject({ error: { code: row.error } });
  const { sessionInfo, code } = await sendCode(`+6680${end}`);
  expect(await post('verify', { sessionInfo, code })).toMatchObject({ error: { code: row.error } });
});

test('ERR-01 a missing and a wrong code are told apart', async () => {
  const { sessionInfo, wrong } = await sendCode('+66812345679');
  const missing = await post('verify', { sessionInfo, code: ' ' });
  expect(missing.error?.code).toBe('auth/missing-verification-code');
  const refused = await post('verify', { sessionInfo, code: wrong });
  expect(refused.error?.code).toBe('auth/invalid-verification-code');
});

test('a code dies with its fifth wrong guess', async () => {
  const { sessionInfo, code, wrong } = await sendCode('+66812345680');
  for (let guess = 0; guess < 5; guess++) await post('verify', { sessionInfo, code: wrong });
  const late = await post('verify', { sessionInfo, code });
  expect(late.error?.code).toBe('auth/too-many-requests');
});

test('ERR-01 a code that was used, or is five minutes old, has expired', async () => {
  const used = await sendCode('+66812345681');
  expect(await post('verify', used)).toHaveProperty('idToken');
  expect((await post('verify', used)).error?.code).toBe('auth/code-expired');
  const old = await sendCode('+66812345681');
  now += 300_000;
  expect((await post('verify', old)).error?.code).toBe('auth/code-expired');
});

test('ERR-04 the sixth code to one number must wait five minutes', async () => {
  for (let count = 0; count < 5; count++) await send('+66812345682');
  expect((await send('+66812345682')).error?.code).toBe('auth/too-many-requests');
  now += 300_000;
  expect(await send('+66812345682')).toHaveProperty('sessionInfo');
});
