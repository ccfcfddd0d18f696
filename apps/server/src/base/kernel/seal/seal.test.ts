import { endpoint } from '@baize/contract/endpoint';
import { DAY_MS } from '@baize/std/time';
import { CompactEncrypt, importJWK } from 'jose';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { httpWith } from '../../../testing/server.ts';
import { useWorld } from '../../../testing/world.ts';
import { serve } from '../http/serve.ts';
import { rotateSealKey } from '../jobs/kernel-jobs.ts';
import { kernelRoutes } from '../routes.ts';

const t = useWorld();

const greet = endpoint({
  method: 'POST',
  path: '/test/greet',
  summary: 'Greets by name.',
  access: 'guest',
  sealed: true,
  input: z.object({ name: z.string() }),
  output: z.object({ greeting: z.string() }),
  errors: [],
});
const route = serve(greet, (_ctx, { name }) => ({ greeting: `hello ${name}` }));
const http = () => httpWith(t.world, [...kernelRoutes, route]);

type Key = { kid: string; key: Record<string, string> };

const servedKey = async (): Promise<Key> =>
  (await http().inject('/wps/system/sealKey')).json().value;

async function seal(text: string, { kid, key }: Key, path: string = greet.path): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, path })
    .encrypt(await importJWK(key, 'ECDH-ES'));
}

const send = (payload: string, type = 'application/jose') =>
  http().inject({ method: 'POST', url: greet.path, headers: { 'content-type': type }, payload });

test('API-03 what is sealed for the served key is read', async () => {
  const reply = await send(await seal('{"name":"Ploy"}', await servedKey()));
  expect(reply.json()).toEqual({ success: true, message: null, value: { greeting: 'hello Ploy' } });
});

test.each([
  ['plain JSON', '{"name":"Ploy"}', 'application/json', 'sealed_required'],
  ['a form', 'name=Ploy', 'application/x-www-form-urlencoded', 'sealed_required'],
  ['JSON under the sealed type', '{"name":"Ploy"}', 'application/jose', 'seal_unreadable'],
  ['five empty parts', '....', 'application/jose', 'seal_unreadable'],
])('API-03 %s on a sealed call is refused', async (_, payload, type, message) => {
  const reply = await send(payload, type);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ success: false, message });
});

test('API-03 a body sealed for another call is refused', async () => {
  const reply = await send(await seal('{"name":"Ploy"}', await servedKey(), '/test/other'));
  expect(reply.json()).toMatchObject({ message: 'seal_unreadable' });
});

test('API-03 a body that was changed on the way is refused', async () => {
  const sealed = await seal('{"name":"Ploy"}', await servedKey());
  const [header, key, iv, text = '', tag] = sealed.split('.');
  const flipped = (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
  const reply = await send([header, key, iv, flipped, tag].join('.'));
  expect(reply.json()).toMatchObject({ message: 'seal_unreadable' });
});

test('API-03 a key the server never made is refused as unknown', async () => {
  const served = await servedKey();
  const reply = await send(await seal('{"name":"Ploy"}', { ...served, kid: 'sea_unknown' }));
  expect(reply.json()).toMatchObject({ message: 'seal_key_unknown' });
});

test('API-03 keys rotate daily; the one before stays readable a day, then is gone', async () => {
  const first = await servedKey();
  t.world.clock.advance(DAY_MS + 1);
  await rotateSealKey.run(t.world, {});
  const second = await servedKey();
  expect(second.kid).not.toBe(first.kid);
  expect((await send(await seal('{"name":"A"}', first))).json()).toMatchObject({ success: true });
  t.world.clock.advance(DAY_MS);
  await rotateSealKey.run(t.world, {});
  expect((await send(await seal('{"name":"A"}', first))).json()).toMatchObject({
    message: 'seal_key_unknown',
  });
});

test('API-03 the served key shows no private part', async () => {
  const { key } = await servedKey();
  expect(Object.keys(key).sort()).toEqual(['crv', 'kty', 'x', 'y']);
});
