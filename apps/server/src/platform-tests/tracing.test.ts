import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { endpoint, nothing } from '@baize/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  enqueue,
  isTracing,
  job,
  serve,
  startTracing,
  startWorkers,
} from '../base/kernel/index.ts';
import { createHttpProvider } from '../cashier/payments/index.ts';
import { issuePlayToken } from '../play/play/index.ts';
import { givenMember, usePlay } from '../testing/play.ts';
import { httpWith } from '../testing/server.ts';
import { givenKey, givenVendor, openDoor, sendSigned } from '../testing/vendors.ts';

type SentSpan = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status?: { readonly code?: number };
  readonly attributes: readonly {
    readonly key: string;
    readonly value: { readonly stringValue?: string; readonly intValue?: number };
  }[];
};
type SentBody = {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
};

const t = usePlay();
const spans: SentSpan[] = [];
const REQUEST_ID = 'request-of-test';

/** A collector of OTLP/HTTP; at any other address it is a provider that is away. */
const collector = createServer((request, response) => void take(request, response));

async function take(request: IncomingMessage, response: ServerResponse) {
  const body = await text(request);
  if (request.url !== '/v1/traces') {
    response.writeHead(503).end();
    return;
  }
  const { resourceSpans } = JSON.parse(body) as SentBody;
  for (const { scopeSpans } of resourceSpans)
    for (const each of scopeSpans) spans.push(...each.spans);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
}

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const tracing = await startTracing({ endpoint: url, serviceName: 'test', share: 1 });
  await bet();
  await callThatEndsAtAProvider(url);
  await tracing.stop();
  // Without a collector nothing is made of this one.
  await bet();
});
afterAll(() => collector.close());

let bets = 0;

async function bet() {
  const vendor = `trace${(bets += 1)}`;
  await givenVendor(t.world, { code: vendor });
  const key = await givenKey(t.world, vendor);
  const door = await openDoor(t.world, t.play);
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const about = { memberId, vendor, game: 'tigers', currency: 'THB' };
  const launch = await t.world.db.transaction().execute((tx) => issuePlayToken(t.world, tx, about));
  const send = (call: string, body: object) =>
    sendSigned(t.world, door.url, { ...key, call, body });
  const session = await send('authenticate', { token: launch, requestId: `session-${bets}` });
  const { token } = session.body.value;
  const asked = { memberId, currency: 'THB', token, game: 'tigers', roundId: 'r', amount: '300' };
  const { body } = await send('bet', { ...asked, txId: `traced-${bets}` });
  expect(body).toMatchObject({ success: true, value: { moved: '-300' } });
  await door.close();
}

/** A call of a member whose job asks a provider, which does not answer. */
async function callThatEndsAtAProvider(url: string) {
  const provider = createHttpProvider(t.world, {
    code: 'quickpay',
    url: `${url}/pay`,
    keyId: 'k',
    secret: 's',
    noticeSecrets: [],
    zone: 'Asia/Bangkok',
  });
  const { promise: isDone, resolve } = Promise.withResolvers<void>();
  const asking = job({
    name: 'test.ask-provider',
    payload: z.object({ name: z.string() }),
    run: async (world) => {
      await provider.askDeposit(world.newId('dep')).catch(() => {});
      resolve();
    },
  });
  const call = endpoint({
    method: 'POST',
    path: '/test/traced',
    summary: 'Enqueues a job.',
    access: 'guest',
    input: z.object({}),
    output: nothing,
    errors: [],
  });
  const app = httpWith(t.world, [
    serve(call, async ({ db }) => {
      await enqueue(db, asking, { name: 'Ploy' });
      return {};
    }),
  ]);
  const workers = await startWorkers(t.world, t.world.connection.pool, [asking]);
  const headers = { 'content-type': 'application/json', 'x-request-id': REQUEST_ID };
  await app.inject({ method: 'POST', url: call.path, headers, payload: '{}' });
  await isDone;
  await workers.stop();
}

function spanNamed(name: string): SentSpan {
  const found = spans.filter((span) => span.name === name);
  expect(found, name).toHaveLength(1);
  return found[0] as SentSpan;
}

const valueOf = ({ attributes }: SentSpan, name: string) => {
  const { value } = attributes.find(({ key }) => key === name) ?? {};
  return value?.stringValue ?? Number(value?.intValue);
};

test('a bet is a span of its call, with the batch that wrote it below', () => {
  const call = spanNamed('vendor own bet');
  const batch = spanNamed('ledger batch');
  expect(call.parentSpanId ?? '').toBe('');
  expect([batch.traceId, batch.parentSpanId]).toEqual([call.traceId, call.spanId]);
  expect(valueOf(call, 'baize.tx_id')).toBe('traced-1');
  expect(valueOf(call, 'http.response.status_code')).toBe(200);
  expect(valueOf(batch, 'baize.batch.requests')).toBe(1);
});

test('a call, the job it asked for and the provider this asked are one trace', () => {
  const call = spanNamed('POST /test/traced');
  const run = spanNamed('job test.ask-provider');
  const asked = spanNamed('provider quickpay deposits/ask');
  expect([run.traceId, run.parentSpanId]).toEqual([call.traceId, call.spanId]);
  expect([asked.traceId, asked.parentSpanId]).toEqual([call.traceId, run.spanId]);
  expect(valueOf(call, 'baize.request_id')).toBe(REQUEST_ID);
  expect(valueOf(asked, 'http.response.status_code')).toBe(503);
});

test('without a collector there are no spans', () => {
  expect(isTracing()).toBe(false);
});
