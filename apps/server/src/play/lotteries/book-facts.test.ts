import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { instant } from '@baize/std/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBookFacts } from './book-facts.ts';

let answer: (response: http.ServerResponse) => void;
let asked = 0;
let nowMs = 0;
let url = '';

const server = http.createServer((_request, response) => {
  asked += 1;
  answer(response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = 0;
  nowMs = 1_800_000_000_000;
});

const said = (value: unknown) => (response: http.ServerResponse) =>
  void response.end(JSON.stringify({ success: true, message: null, value }));

const EVERYTHING = { serverNow: '2027-03-02T05:00:00.000Z', lotteries: [] };

const open = (patienceMs = 5_000) =>
  openBookFacts({ url, clock: { now: () => instant(new Date(nowMs)) }, patienceMs });

test('LOTT-09 what the book said holds for a second and is asked again after it', async () => {
  answer = said(EVERYTHING);
  const facts = open();
  await Promise.all([facts.everything(), facts.everything()]);
  nowMs += 999;
  expect(await facts.everything()).toEqual(EVERYTHING);
  expect(asked).toBe(1);
  nowMs += 1;
  await facts.everything();
  expect(asked).toBe(2);
});

test.each<readonly [string, (response: http.ServerResponse) => void]>([
  ['never answers', () => {}],
  ['hangs up', (response) => void response.destroy()],
  ['says something else', said({ lotteries: 'none' })],
  ['says no JSON', (response) => void response.end('<html>')],
])('API-10 a book that %s is away: refused, and asked again only after a while', async (_, how) => {
  answer = how;
  const facts = open(2_000);
  for (let turn = 0; turn < 3; turn++) {
    await expect(facts.everything()).rejects.toMatchObject({ code: 'lottery_away' });
    await expect(facts.closedOf('keno-1m', 5)).rejects.toMatchObject({ code: 'lottery_away' });
  }
  expect(asked).toBe(1);
  answer = said(EVERYTHING);
  nowMs += 2_000;
  expect(await facts.everything()).toEqual(EVERYTHING);
});

test('API-10 without a book the lotteries are away', async () => {
  const facts = openBookFacts({ url: null, clock: { now: () => instant(new Date(nowMs)) } });
  await expect(facts.everything()).rejects.toMatchObject({ code: 'lottery_away' });
});
