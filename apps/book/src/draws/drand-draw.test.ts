import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { seedDigest } from '@baize/lottery/draw/draw-board';
import { instant, later, MINUTE_MS } from '@baize/std/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDraw, statusOf } from '../testing/draws.ts';
import { OWN, seatMember, usePlatform } from '../testing/platform.ts';
import { ask, bet } from '../testing/seat.ts';
import { drandBeacon, QUICKNET } from './beacon.ts';
import type { WireDraw } from './view-draw.ts';

/** A round of quicknet as its relays told it. */
const SIGNED = {
  round: 1_000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
} as const;

/** The close of the draw below: the chain began so long before it that the recorded round follows it. */
const CLOSES = instant(new Date('2027-01-01T05:00:50Z'));
const GENESIS = later(CLOSES, -(SIGNED.round - 2) * QUICKNET.periodMs);

const published = (round: number) => GENESIS.getTime() + (round - 1) * QUICKNET.periodMs;

let isBorn = false;
const relay = http.createServer((_request, response) => {
  response.end(JSON.stringify(isBorn ? SIGNED : {}));
});
const chain = () =>
  drandBeacon({
    ...QUICKNET,
    genesisAt: GENESIS,
    url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
  });

beforeAll(() => new Promise<void>((resolve) => void relay.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  relay.closeAllConnections();
  relay.close();
});

const p = usePlatform({
  beacon: {
    name: (closesAt) => chain().name(closesAt),
    read: (name, root) => chain().read(name, root),
  },
});

const ONE = [bet('top-2', ['12'])];

test('TICK-07 on drand a draw names chain and round before it opens, waits for it after the close, and is HMAC of all', async () => {
  const { drawId, closesAt, drawsAt } = await openDraw(p, OWN);
  expect(closesAt).toEqual(CLOSES);
  const { value: lottery } = await ask<{ next: readonly WireDraw[] }>(
    p.url,
    `/api/lotteries/${OWN}`,
  );
  expect(lottery.next.map(({ status }) => status)).toEqual(['selling', 'scheduled', 'scheduled']);
  for (const draw of lottery.next) {
    const named = draw.proof?.beaconNamed as { chain: string; round: number };
    expect(draw.proof).toMatchObject({ seed: null, beacon: null, beaconNamed: { kind: 'drand' } });
    expect(named.chain).toBe(QUICKNET.chain);
    expect(published(named.round)).toBeGreaterThan(Date.parse(draw.closesAt));
  }
  const seat = await seatMember(p, 1_000n);
  await seat.place(drawId, ONE);
  await p.setNow(drawsAt);
  await p.turn();
  expect((await seat.draw(drawId)).value).toMatchObject({ status: 'drawing', result: null });

  isBorn = true;
  await p.turn();
  const { value: draw } = await seat.draw(drawId);
  const { seed, beacon, seedDigest: digest } = draw.proof ?? {};
  expect(draw.status).toBe('settled');
  expect(beacon).toEqual({
    kind: 'drand',
    chain: QUICKNET.chain,
    round: SIGNED.round,
    randomness: SIGNED.randomness,
  });
  expect(seedDigest(seed ?? '')).toBe(digest);
  const said = `drand:${QUICKNET.chain}:${SIGNED.round}:${SIGNED.randomness}`;
  const words = createHmac('sha256', seed ?? '')
    .update(`${drawId}|${said}:0:0`)
    .digest();
  const digits = [0, 4, 8, 12, 16].map((place) => words.readUInt32BE(place));
  // A word in the incomplete share at the top is passed over, once in a billion draws.
  if (digits.every((word) => word < 4_294_967_290)) {
    expect(draw.result?.board).toEqual({ numbers: digits.map((word) => `${word % 10}`) });
  }
});

test('TICK-08 a beacon that never speaks voids the draw and returns the stakes', async () => {
  isBorn = false;
  const { drawId, drawsAt } = await openDraw(p, OWN);
  const seat = await seatMember(p, 1_000n);
  await seat.place(drawId, ONE);
  await p.setNow(drawsAt, 10 * MINUTE_MS - 1);
  await p.turn();
  expect(await statusOf(p, drawId)).toBe('drawing');
  await p.setNow(drawsAt, 10 * MINUTE_MS);
  await p.turn();
  await p.turn();
  expect((await seat.draw(drawId)).value).toMatchObject({
    status: 'void',
    voidReason: 'beacon_lost',
  });
  expect(await p.cashOf(seat.memberId)).toBe(1_000n);
});
