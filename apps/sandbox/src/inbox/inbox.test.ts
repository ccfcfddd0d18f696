import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../index.ts';
import { findCode, type Message } from './message.ts';

let folder: string;
let sandbox: Sandbox;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'baize-sandbox-'));
  sandbox = await startSandbox({ port: 0 });
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

const post = (url: string, body: unknown, key = 'sandbox') =>
  fetch(`${url}/sms`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test.each([
  ['a wrong key', { to: '+66812345678', text: 'x', id: 'a' }, 'guessed', 401],
  ['no number', { to: '0812345678', text: 'x', id: 'a' }, 'sandbox', 422],
  ['no text', { to: '+66812345678', text: '', id: 'a' }, 'sandbox', 422],
  ['no id', { to: '+66812345678', text: 'x' }, 'sandbox', 422],
])('an SMS with %s is not taken', async (_, body, key, status) => {
  expect((await post(sandbox.url, body, key)).status).toBe(status);
  expect(sandbox.messages()).toEqual([]);
});

test('programs read the newest first, by number, escaped or not', async () => {
  await post(sandbox.url, { to: '+66811111111', text: 'first', id: '1' });
  await post(sandbox.url, { to: '+66822222222', text: 'second', id: '2' });
  await post(sandbox.url, { to: '+66811111111', text: 'third', id: '3' });
  for (const to of ['%2B66811111111', '+66811111111']) {
    const reply = await fetch(`${sandbox.url}/messages?to=${to}`);
    const texts = ((await reply.json()) as Message[]).map(({ text }) => text);
    expect(texts).toEqual(['third', 'first']);
  }
});

test('what is handed in twice under one id is there once', async () => {
  const sms = { to: '+66833333333', text: '123456', id: 'same' };
  expect((await post(sandbox.url, sms)).status).toBe(200);
  expect((await post(sandbox.url, sms)).status).toBe(200);
  expect(sandbox.messages('+66833333333')).toHaveLength(1);
});

test('an open page is told at once', async () => {
  const stream = await fetch(`${sandbox.url}/changes`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('data: open');
  await post(sandbox.url, { to: '+66844444444', text: 'x', id: 'told' });
  expect((await reader?.read())?.value).toContain('data: changed');
  await reader?.cancel();
});

test('it remembers between two starts, for its owner alone', async () => {
  const dataFile = path.join(folder, 'sandbox.json');
  const first = await startSandbox({ port: 0, dataFile });
  await post(first.url, { to: '+66855555555', text: 'kept', id: 'kept' });
  const keys = await (await fetch(`${first.url}/phone/jwks`)).text();
  await first.stop();
  expect((await stat(dataFile)).mode & 0o777).toBe(0o600);
  const second = await startSandbox({ port: 0, dataFile });
  expect(second.messages('+66855555555')).toHaveLength(1);
  expect(await (await fetch(`${second.url}/phone/jwks`)).text()).toBe(keys);
  await second.stop();
});

test('a port that is taken is said, and nothing keeps running', async () => {
  const port = Number(new URL(sandbox.url).port);
  await expect(startSandbox({ port })).rejects.toThrow('EADDRINUSE');
  const smtpPort = Number(new URL(sandbox.smtpUrl).port);
  await expect(startSandbox({ port: 0, smtpPort })).rejects.toThrow('EADDRINUSE');
});

test.each([
  ['481920 is your code', '481920'],
  ['รหัสของคุณคือ 048192 ใช้ได้ 5 นาที', '048192'],
  ['changed on 15 Nov 2026, 14:30', null],
  ['account ending in 4821', null],
  ['call +66812345678', null],
])('the code of %j is %s', (text, code) => {
  expect(findCode(text)).toBe(code);
});
