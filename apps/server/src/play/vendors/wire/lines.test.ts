import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createHttp, systemClock } from '../../../base/kernel/index.ts';
import type { Answer } from '../../play/index.ts';
import { openLines, type Serve } from './lines.ts';

const ENDS: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ENDS.splice(0)) await end();
});

/** A server that tells by the answer who gave it, the line or Node. */
async function open(serve: Serve, lookMs = 8_000) {
  const app = createHttp();
  const lines = openLines(app.server, { serve, clock: systemClock, lookMs });
  app.addHook('preClose', async () => lines.stop());
  app.get('/page', () => 'a page');
  app.post('/vendor/v1/bet', () => ({ by: 'node' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ENDS.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return { app, port, socket };
}

const LINE: Answer = { status: 200, body: '{"by":"line"}' };
const byLine: Serve = (request) =>
  request.path === '/vendor/v1/bet' ? Promise.resolve(LINE) : null;

const BET =
  'POST /vendor/v1/bet HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
const PAGE = 'GET /page HTTP/1.1\r\nhost: a\r\n\r\n';

/** Sends each part by itself and tells what has come once so many bodies are there. */
async function ask(socket: Socket, parts: readonly string[], answers: number): Promise<string[]> {
  let got = '';
  const take = (some: Buffer) => {
    got += String(some);
  };
  socket.on('data', take);
  for (const part of parts) {
    socket.write(part);
    await pause(20);
  }
  const bodies = () => [...got.matchAll(/\{"by":"\w+"\}|a page/g)].map(([body]) => body);
  for (let tries = 0; bodies().length < answers && tries < 100; tries++) await pause(10);
  socket.off('data', take);
  return bodies();
}

test('a connection that brings whole calls is answered on the line, call after call', async () => {
  const { socket } = await open(byLine);
  expect(await ask(socket, [BET, BET, BET], 3)).toEqual(Array(3).fill('{"by":"line"}'));
});

test('the answer says how long it is, what it is and when it was given', async () => {
  const { port } = await open(() => Promise.resolve({ status: 409, body: '{"text":"ไม่พอ"}' }));
  const reply = await fetch(`http://127.0.0.1:${port}/vendor/v1/bet`, {
    method: 'POST',
    body: '{}',
  });
  expect(reply.status).toBe(409);
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(Date.parse(reply.headers.get('date') ?? '')).toBeGreaterThan(0);
  expect(await reply.text()).toBe('{"text":"ไม่พอ"}');
});

test.each<[string, string[], string[]]>([
  ['a page', [PAGE], ['a page']],
  ['a call after a page', [PAGE, BET], ['a page', '{"by":"node"}']],
  ['a page after a call', [BET, PAGE], ['{"by":"line"}', 'a page']],
  ['a call in pieces', [BET.slice(0, 9), BET.slice(9, 90), BET.slice(90)], ['{"by":"node"}']],
  ['two calls at once', [BET + BET], ['{"by":"node"}', '{"by":"node"}']],
])('%s is answered as it would be without lines', async (_, parts, answers) => {
  const { socket } = await open(byLine);
  expect(await ask(socket, parts, answers.length)).toEqual(answers);
});

test('what comes before the answer is out is answered after it, in order', async () => {
  const { socket } = await open(async () => {
    await pause(100);
    return LINE;
  });
  expect(await ask(socket, [BET, PAGE, BET], 3)).toEqual([
    '{"by":"line"}',
    'a page',
    '{"by":"node"}',
  ]);
});

test('a server that stops ends lines that wait, and others after the answer they owe', async () => {
  const { app, port, socket } = await open(async () => {
    await pause(300);
    return LINE;
  });
  const idle = connect({ port, host: '127.0.0.1' });
  await once(idle, 'connect');
  await pause(20);
  const idleEnded = text(idle);
  const answered = text(socket);
  socket.write(BET);
  await pause(50);
  const stopping = app.close();
  expect(await idleEnded).toBe('');
  const answer = await answered;
  expect(answer).toContain('{"by":"line"}');
  expect(answer).toContain('connection: close');
  await stopping;
});

test('a vendor that has said all gets its answer before the connection ends', async () => {
  const { socket } = await open(async () => {
    await pause(100);
    return LINE;
  });
  const answered = text(socket);
  socket.end(BET);
  expect(await answered).toContain('{"by":"line"}');
});

test('a vendor that goes away while it is answered harms nobody', async () => {
  const { port, socket } = await open(async () => {
    await pause(50);
    return LINE;
  });
  socket.write(BET);
  await pause(10);
  socket.resetAndDestroy();
  await pause(100);
  const reply = await fetch(`http://127.0.0.1:${port}/page`);
  expect(await reply.text()).toBe('a page');
});

test('whoever floods the line before its answer is cut off, and nothing piles up', async () => {
  const { socket } = await open(() => new Promise<Answer>(() => {}));
  socket.on('error', () => {});
  socket.write(BET);
  await pause(20);
  const flood = Buffer.alloc(256 * 1024, 'x');
  for (let i = 0; i < 8; i++) socket.write(flood);
  await new Promise((resolve) => socket.once('close', resolve));
  expect(socket.destroyed).toBe(true);
});

test('a line that nobody uses is ended after a while, one with an answer owed is not', async () => {
  const owed = Promise.withResolvers<Answer>();
  const { socket, port } = await open(() => owed.promise, 10);
  const unused = connect({ port, host: '127.0.0.1' });
  socket.write(BET);
  await once(unused, 'close');
  const answered = ask(socket, [], 1);
  owed.resolve(LINE);
  expect(await answered).toEqual(['{"by":"line"}']);
});

test('letters beyond the plain ones arrive as they were written', async () => {
  const { socket } = await open(() => Promise.resolve({ status: 200, body: '{"name":"เบซ é"}' }));
  socket.write(BET);
  const [got] = (await once(socket, 'data')) as [Buffer];
  const [head = '', body] = String(got).split('\r\n\r\n');
  expect(body).toBe('{"name":"เบซ é"}');
  expect(head).toContain(`content-length: ${Buffer.byteLength('{"name":"เบซ é"}')}`);
});
