import { amount, endpoint, money, nothing } from '@baize/contract/endpoint';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { httpWith } from '../../../testing/server.ts';
import { useWorld } from '../../../testing/world.ts';
import { ensure, Refusal } from '../refusal.ts';
import { serve } from './serve.ts';
import { createFloodGuard, createThrottle } from './throttle.ts';

const t = useWorld();

const double = endpoint({
  method: 'POST',
  path: '/test/double',
  summary: 'Doubles an amount.',
  access: 'guest',
  input: z.object({ amount }),
  output: z.object({ doubled: money }),
  errors: ['not_found'],
});
const doubleRoute = serve(double, (_ctx, input) => {
  ensure(input.amount !== 13n, 'not_found', { hint: 'thirteen' });
  return { doubled: minor(input.amount * 2n) };
});

const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  url: '/test/double',
  headers: { 'content-type': 'application/json', ...headers },
  payload: body,
});

test('API-02 a reply is success, message and value, and money is text', async () => {
  const app = httpWith(t.world, [doubleRoute]);
  const reply = await app.inject(post('{"amount":"21"}'));
  expect(reply.json()).toEqual({ success: true, message: null, value: { doubled: '42' } });
});

test('API-02 a refusal carries its code, its wording and what the client needs', async () => {
  const app = httpWith(t.world, [doubleRoute]);
  const reply = await app.inject(post('{"amount":"13"}'));
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({
    success: false,
    message: 'not_found',
    value: { text: 'There is nothing at this address', hint: 'thirteen' },
  });
});

test.each([
  ['a float', '{"amount":"1.5"}'],
  ['a number', '{"amount":5}'],
  ['less than nothing', '{"amount":"-5"}'],
  ['nothing', '{"amount":"0"}'],
  ['null', '{"amount":null}'],
  ['a word', '{"amount":"abc"}'],
  ['more than fits', `{"amount":"${'9'.repeat(19)}"}`],
  ['an array for the body', '[]'],
  ['no JSON', '{"amount":'],
  ['an empty body', ''],
])('API-02 %s is refused with the field that is wrong', async (_, body) => {
  const app = httpWith(t.world, [doubleRoute]);
  const reply = await app.inject(post(body));
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ success: false, message: 'invalid_input' });
});

test('a body too large is refused before it is read', async () => {
  const app = httpWith(t.world, [doubleRoute]);
  const reply = await app.inject(post(`{"amount":"${'1'.repeat(300_000)}"}`));
  expect(reply.statusCode).toBe(413);
  expect(reply.json()).toMatchObject({ message: 'too_large' });
});

test('an unknown path answers in the envelope', async () => {
  const app = httpWith(t.world, []);
  const reply = await app.inject('/wps/no/such/call');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ success: false, message: 'not_found' });
});

test('an address that cannot be read answers in the envelope', async () => {
  const reply = await httpWith(t.world, []).inject('/wps/%zz');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ success: false, message: 'not_found' });
});

test('a request keeps the id it came with, unless that is no id', async () => {
  const app = httpWith(t.world, [doubleRoute]);
  const named = await app.inject(post('{"amount":"1"}', { 'x-request-id': 'client-0001' }));
  expect(named.headers['x-request-id']).toBe('client-0001');
  const hostile = await app.inject(post('{"amount":"1"}', { 'x-request-id': '<script>' }));
  expect(hostile.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a fault answers unknown with a reference and tells nothing else', async () => {
  const failing = serve({ ...double, path: '/test/failing' }, () => {
    throw new Error('column "secret" does not exist');
  });
  const app = httpWith(t.world, [failing]);
  const reply = await app.inject({ ...post('{"amount":"1"}'), url: '/test/failing' });
  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toContain('secret');
  expect(reply.json()).toMatchObject({
    message: 'unknown',
    value: { reference: reply.headers['x-request-id'] },
  });
});

test('a refusal that the contract does not declare is our bug, not an answer', async () => {
  const undeclared = serve({ ...double, path: '/test/undeclared' }, () => {
    throw new Refusal('password_wrong');
  });
  const app = httpWith(t.world, [undeclared]);
  const reply = await app.inject({ ...post('{"amount":"1"}'), url: '/test/undeclared' });
  expect(reply.json()).toMatchObject({ message: 'unknown' });
});

test('a database that went away is said so, and that nothing was changed', async () => {
  const away = serve({ ...double, path: '/test/away' }, () => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  });
  const app = httpWith(t.world, [away]);
  const reply = await app.inject({ ...post('{"amount":"1"}'), url: '/test/away' });
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ message: 'unavailable' });
});

test('the gate stands before every call but those that are always open', async () => {
  const open = serve(
    { ...double, path: '/test/open', alwaysOpen: true, method: 'GET', input: nothing },
    () => ({ doubled: minor(0n) }),
  );
  const app = httpWith(t.world, [doubleRoute, open], { gate: async () => 'maintenance' });
  expect((await app.inject(post('{"amount":"1"}'))).json()).toMatchObject({
    message: 'maintenance',
  });
  expect((await app.inject('/test/open')).json()).toMatchObject({ success: true });
});

test('too many calls from one address are told to wait, others are not', async () => {
  const rated = serve({ ...double, rate: { max: 2, seconds: 60 } }, () => ({ doubled: minor(0n) }));
  const app = httpWith(t.world, [rated], { throttle: createThrottle() });
  const from = (ip: string) => app.inject(post('{"amount":"1"}', { 'x-forwarded-for': ip }));
  await from('203.0.113.1');
  await from('203.0.113.1');
  const third = await from('203.0.113.1');
  expect(third.statusCode).toBe(429);
  expect(third.json()).toMatchObject({
    message: 'rate_limited',
    value: { retryAfterSeconds: expect.any(Number) },
  });
  expect((await from('203.0.113.2')).statusCode).toBe(200);
});

test('a call that asks for the password runs only with the right one', async () => {
  const asking = serve({ ...double, path: '/test/asking', confirm: 'password' }, () => ({
    doubled: minor(1n),
  }));
  const app = httpWith(t.world, [asking], { confirm: async (_, given) => given === 'right' });
  const ask = async (body: string) =>
    (await app.inject({ ...post(body), url: '/test/asking' })).json();
  expect(await ask('{"amount":"1"}')).toMatchObject({ message: 'password_wrong' });
  expect(await ask('{"amount":"1","password":"wrong"}')).toMatchObject({
    message: 'password_wrong',
  });
  expect(await ask('{"amount":"1","password":"right"}')).toMatchObject({ success: true });
});

test.each([
  ['JSON', '{"amount":"1","note":"a\\u0000b"}', 'application/json'],
  ['a form', 'amount=1&note=a%00b', 'application/x-www-form-urlencoded'],
])('a NUL in %s comes no further than the door', async (_, body, type) => {
  const reply = await httpWith(t.world, [doubleRoute]).inject(post(body, { 'content-type': type }));
  expect(reply.json()).toMatchObject({ message: 'invalid_input' });
});

test('a type nobody reads answers in the envelope', async () => {
  const app = httpWith(t.world, [doubleRoute]);
  const reply = await app.inject(post('amount', { 'content-type': 'text/plain' }));
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ message: 'invalid_input' });
});

test('every answer says that it is what it says, and a call’s is kept by nobody', async () => {
  const app = httpWith(t.world, [doubleRoute]);
  const asked = [
    post('{"amount":"1"}'),
    post('{"amount":"13"}'),
    post('{'),
    post('amount', { 'content-type': 'text/plain' }),
    { url: '/nothing/here' },
    { url: '/%E0%A4%A' },
  ];
  for (const call of asked) {
    const { headers } = await app.inject(call);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  const { headers } = await app.inject(post('{"amount":"1"}', { 'x-forwarded-proto': 'https' }));
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('an IPv6 home is limited as one, however many addresses it has', async () => {
  const throttle = createThrottle({ max: 2, seconds: 60 });
  const app = httpWith(t.world, [doubleRoute], { throttle });
  const from = async (ip: string) =>
    (await app.inject(post('{"amount":"1"}', { 'x-forwarded-for': ip }))).statusCode;
  expect(await from('2001:db8:1:2::1')).toBe(200);
  expect(await from('2001:db8:1:2::2')).toBe(200);
  expect(await from('2001:db8:1:2:ffff::3')).toBe(429);
  expect(await from('2001:db8:1:3::1')).toBe(200);
});

test('DOOR-33 two members behind one address do not share a bound, and one method has its own', async () => {
  const rate = { max: 2, seconds: 60 };
  const made = serve({ ...double, rate }, () => ({ doubled: minor(0n) }));
  const read = serve(
    { ...double, method: 'GET', input: z.object({}), rate: { max: 4, seconds: 60 } },
    () => ({ doubled: minor(0n) }),
  );
  const app = httpWith(t.world, [made, read], {
    throttle: createThrottle(),
    identify: async (token) => ({ role: 'member', memberId: `mem_${token}` as MemberId }),
  });
  const as = (token: string, method: 'GET' | 'POST') =>
    app
      .inject({
        ...post('{"amount":"1"}', { authorization: `Bearer ${token}` }),
        method,
        remoteAddress: '203.0.113.9',
      })
      .then(({ statusCode }) => statusCode);
  expect([await as('nok', 'POST'), await as('nok', 'POST')]).toEqual([200, 200]);
  expect(await as('nok', 'POST')).toBe(429);
  expect(await as('lek', 'POST')).toBe(200);
  for (let times = 0; times < 4; times++) expect(await as('nok', 'GET')).toBe(200);
  expect(await as('nok', 'GET')).toBe(429);
  const guest = () => app.inject(post('{"amount":"1"}', { 'x-forwarded-for': '203.0.113.9' }));
  expect((await guest()).statusCode).toBe(200);
});

test('DOOR-33 a network that floods is stopped before anybody is asked who calls', async () => {
  let asked = 0;
  const app = httpWith(t.world, [doubleRoute], {
    guardFlood: createFloodGuard({ max: 2, seconds: 60 }),
    identify: async () => {
      asked += 1;
      return null;
    },
  });
  const call = () => app.inject(post('{"amount":"1"}', { authorization: 'Bearer made-up' }));
  const codes = [await call(), await call(), await call()].map(({ statusCode }) => statusCode);
  expect(codes).toEqual([200, 200, 429]);
  expect(asked).toBe(2);
});
