import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyPhoneCode } from './phone-code.ts';

/** A provider for whom each code is good once. */
const spent = new Set<string>();
const answerTo = (body: string): object => {
  const { code } = JSON.parse(body) as { code: string };
  const isRight = code.startsWith('1') && !spent.has(code);
  spent.add(code);
  const refused = { error: { code: 'auth/invalid-verification-code' } };
  return isRight ? { idToken: `proof of ${code}` } : refused;
};
const provider = createServer((request, response) => {
  void readText(request).then((body) => response.end(JSON.stringify(answerTo(body))));
});

let url = '';
beforeAll(async () => {
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => provider.close());

test('REG-09 a form refused for its name is sent again with the same code', async () => {
  const verify = (session: string, code: string) => verifyPhoneCode(url, session, code);
  expect(await verify('first', '111111')).toBe('proof of 111111');
  expect(await verify('first', '111111')).toBe('proof of 111111');
  await expect(verify('second', '111111')).rejects.toThrow('auth/invalid-verification-code');
  await expect(verify('first', '222222')).rejects.toThrow('auth/invalid-verification-code');
  expect(await verify('second', '133333')).toBe('proof of 133333');
});
