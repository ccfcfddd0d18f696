import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as contract from '@baize/contract/webhook';
import { HOUR_MS, MINUTE_MS } from '@baize/std/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publish } from '../../base/kernel/index.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { givenPlayer } from '../../testing/rewards.ts';
import { useWorld } from '../../testing/world.ts';
import { keepLog } from '../events/index.ts';
import { deliverToWebhooks, sendDeliveries, webhooksRoutes } from './index.ts';

const t = useWorld();
let mali: GivenOperator;

type Received = { readonly body: string; readonly signature: string; readonly delivery: string };
const received: Received[] = [];
let status = 200;
let url = '';

const server = createServer((request, reply) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    const { 'baize-signature': signature, 'baize-delivery': delivery } = request.headers;
    received.push({ body, signature: String(signature), delivery: String(delivery) });
    reply.writeHead(status, { location: `${url}elsewhere` }).end();
  });
});

/** The test's own receiver is on this machine. */
const reach = { allows: () => true, reaches: () => true };

beforeAll(async () => {
  mali = await givenOperator(t.world, 'admin');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => server.close());

beforeEach(() => {
  received.length = 0;
  status = 200;
});

const ask: ReturnType<typeof callerOf> = (...parts) =>
  callerOf(t.world, webhooksRoutes(reach))(...parts);

type Made = { webhook: contract.Webhook; secret: string };

async function givenWebhook(kinds: readonly string[] = ['member.registered']): Promise<Made> {
  const wire = { name: 'CRM', url, kinds, reason: 'the crm follows members' };
  const reply = await ask(mali.caller, contract.makeWebhook, wire);
  expect(reply.message).toBe(null);
  return reply.value as unknown as Made;
}

async function listed({ webhook }: Made): Promise<contract.Webhook> {
  const { value } = await ask(mali.caller, contract.listWebhooks);
  const { webhooks } = value as unknown as { webhooks: contract.Webhook[] };
  const found = webhooks.find(({ webhookId }) => webhookId === webhook.webhookId);
  if (!found) throw new Error('it is listed');
  return found;
}

async function deliveriesOf({ webhook: { webhookId } }: Made): Promise<contract.Delivery[]> {
  const { value } = await ask(mali.caller, contract.listDeliveries, { webhookId });
  return (value as unknown as { deliveries: contract.Delivery[] }).deliveries;
}

/** A member registers, and the log has it. */
async function happen(made: Made): Promise<void> {
  const before = (await deliveriesOf(made)).length;
  const memberId = await givenPlayer(t.world);
  await publish(t.world, t.world.db, { kind: 'memberRegistered', payload: {}, memberId });
  await expect
    .poll(async () => {
      await keepLog(t.world, [deliverToWebhooks]);
      return (await deliveriesOf(made)).length;
    })
    .toBe(before + 1);
}

const send = () => sendDeliveries(t.world, { reach });

const wait = (ms: number) => t.world.clock.advance(ms);

const isSignedBy = ({ signature, body }: Received, secret: string): boolean => {
  const seconds = /^t=(\d+),/.exec(signature)?.[1] ?? '';
  const proof = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return Number(seconds) * 1_000 <= t.world.clock.now().getTime() && signature.includes(proof);
};

const remove = ({ webhook: { webhookId } }: Made) =>
  ask(mali.caller, contract.removeWebhook, { webhookId, reason: 'not needed any more' });

test('DESK-09 a webhook is told of its kinds, signed, once; a new secret signs beside the old', async () => {
  const made = await givenWebhook();
  await happen(made);
  await send();
  await send();
  expect(received).toHaveLength(1);
  const [first] = received;
  if (!first) throw new Error('it arrived');
  expect(JSON.parse(first.body)).toMatchObject({ kind: 'member.registered', number: 1 });
  expect(isSignedBy(first, made.secret)).toBe(true);
  expect(isSignedBy({ ...first, body: `${first.body} ` }, made.secret)).toBe(false);
  const wire = { webhookId: made.webhook.webhookId, reason: 'somebody left' };
  const rotated = await ask(mali.caller, contract.rotateWebhookSecret, wire);
  const { secret } = rotated.value as unknown as Made;
  await happen(made);
  await send();
  const second = received[1];
  if (!second) throw new Error('it arrived');
  expect([isSignedBy(second, secret), isSignedBy(second, made.secret)]).toEqual([true, true]);
  wait(25 * HOUR_MS);
  await happen(made);
  await send();
  const third = received[2];
  if (!third) throw new Error('it arrived');
  expect([isSignedBy(third, secret), isSignedBy(third, made.secret)]).toEqual([true, false]);
  await remove(made);
});

test('DESK-09 what is refused is tried again, later each time, and can be sent again by hand', async () => {
  const made = await givenWebhook();
  status = 302;
  await happen(made);
  await send();
  await send();
  expect(received).toHaveLength(1);
  expect((await deliveriesOf(made))[0]).toMatchObject({
    status: 'waiting',
    attempts: 1,
    answerStatus: 302,
    failure: 'refused',
  });
  status = 200;
  wait(MINUTE_MS);
  await send();
  expect(received.map(({ delivery }) => delivery)).toEqual([
    received[0]?.delivery,
    received[0]?.delivery,
  ]);
  const [done] = await deliveriesOf(made);
  expect(done).toMatchObject({ status: 'delivered', attempts: 2, answerStatus: 200 });
  await ask(mali.caller, contract.replayDelivery, { deliveryId: done?.deliveryId });
  await send();
  expect(received).toHaveLength(3);
  await remove(made);
});

test('DESK-02 an address that takes nothing for days is stopped, which is a case; resumed, it gets all', async () => {
  const made = await givenWebhook();
  status = 500;
  await happen(made);
  for (let tries = 0; tries < 30; tries++) {
    await send();
    wait(3 * HOUR_MS);
  }
  expect(await listed(made)).toMatchObject({ paused: { by: 'failing' } });
  const cases = await t.world.db
    .selectFrom('cases_case')
    .select(['code', 'is_open'])
    .where('code', '=', 'webhook_stopped')
    .execute();
  expect(cases).toEqual([{ code: 'webhook_stopped', is_open: true }]);
  status = 200;
  received.length = 0;
  await happen(made);
  await send();
  expect(received).toHaveLength(0);
  const { webhookId, name, kinds } = made.webhook;
  const resumed = { webhookId, name, url, kinds, isPaused: false, reason: 'it is mended' };
  await ask(mali.caller, contract.changeWebhook, resumed);
  await send();
  expect(received.length).toBeGreaterThan(0);
  expect(await listed(made)).toMatchObject({ paused: null, failingSince: null, waiting: 0 });
  await remove(made);
});

test('DESK-04 a removed webhook is told nothing, and who removes it second is told by whom', async () => {
  const made = await givenWebhook();
  await happen(made);
  expect((await remove(made)).message).toBe(null);
  await send();
  expect(received).toHaveLength(0);
  expect(await remove(made)).toMatchObject({
    message: 'already_decided',
    value: { action: 'webhook.removed', operator: mali.name },
  });
});

test.each([
  'http://example.com/hook',
  'https://127.0.0.1/hook',
  'https://localhost/hook',
  'https://[::1]/hook',
  'https://10.0.0.8/hook',
  'https://metadata.internal/hook',
  'https://user:secret@example.com/hook',
  'https://example.com:8443/hook',
  'file:///etc/passwd',
  'no address',
])('an address inside, or none, is refused: %s', async (address) => {
  const wire = { name: 'x', url: address, kinds: ['member.registered'], reason: 'a try at it' };
  const reply = await callerOf(t.world, webhooksRoutes())(mali.caller, contract.makeWebhook, wire);
  expect(reply.message).toBe('webhook_url_refused');
});

test('a name that leads inside is refused when it is called', async () => {
  const made = await givenWebhook();
  await t.world.db
    .updateTable('webhooks_endpoint')
    .set({ url: 'https://localhost/hook' })
    .where('id', '=', made.webhook.webhookId)
    .execute();
  await ask(mali.caller, contract.tryWebhook, { webhookId: made.webhook.webhookId });
  await sendDeliveries(t.world, { reach: { ...reach, reaches: () => false } });
  expect((await deliveriesOf(made))[0]).toMatchObject({
    status: 'failed',
    failure: 'refused_address',
  });
});
