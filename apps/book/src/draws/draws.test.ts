import type { Beacon } from '@baize/lottery/draw/draw-board';
import { verifyInclusion } from '@baize/lottery/draw/merkle';
import { verifyDraw } from '@baize/lottery/draw/verify-draw';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { afterEach, expect, test } from 'vitest';
import { openDraw, statusOf } from '../testing/draws.ts';
import { OWN, seatMember, usePlatform } from '../testing/platform.ts';
import { ask, bet } from '../testing/seat.ts';
import { drandBeacon } from './beacon.ts';
import { drawResult } from './draw-result.ts';
import { findDraw } from './queries.ts';
import type { WireDraw } from './view-draw.ts';

const p = usePlatform();

afterEach(() => p.line.cut(() => 'through'));

test('TICK-07 the digest is out before sales open, and seed and tickets prove the result after', async () => {
  await openDraw(p, OWN);
  const { value: planned } = await ask<{ next: readonly WireDraw[] }>(
    p.url,
    `/api/lotteries/${OWN}`,
  );
  const coming = planned.next[1];
  const { drawId = '', opensAt = '', drawsAt = '' } = coming ?? {};
  expect(coming).toMatchObject({
    status: 'scheduled',
    proof: { seedDigest: expect.stringMatching(/^[0-9a-f]{64}$/), seed: null },
  });
  await p.setNow(opensAt, 1_000);
  await p.turn();
  const seat = await seatMember(p, 10_000n);
  const tickets = [];
  for (const number of ['12', '34', '56']) {
    tickets.push((await seat.place(drawId, [bet('top-2', [number])])).value);
  }
  const before = (await seat.draw(drawId)).value;
  expect(before).toMatchObject({
    result: null,
    status: 'selling',
    proof: {
      seedDigest: coming?.proof?.seedDigest,
      seed: null,
      beacon: null,
      beaconNamed: { kind: 'tickets' },
    },
  });

  await p.setNow(drawsAt);
  await p.turn();
  const { value: draw } = await seat.draw(drawId);
  expect(draw.status).toBe('settled');
  expect(draw.proof?.seedDigest).toBe(before.proof?.seedDigest);
  const beacon = draw.proof?.beacon as Beacon;
  const verdict = verifyDraw({
    shape: LOTTERIES.get(OWN)?.shape ?? [],
    drawId,
    digest: before.proof?.seedDigest ?? '',
    named: { kind: 'tickets' },
    seed: draw.proof?.seed ?? '',
    beacon,
    board: draw.result?.board ?? {},
  });
  expect(verdict).toMatchObject({ isSeedKept: true, isBeaconNamed: true, isBoardSame: true });
  const root = beacon.kind === 'tickets' ? beacon.root : '';
  for (const { ticketId } of tickets) {
    const { value } = await seat.at<{ leaf: string; index: number; size: number; path: string[] }>(
      `/api/tickets/${ticketId}/proof`,
    );
    const { leaf, index, size, path: proof } = value;
    expect(verifyInclusion({ leaf, index, size, proof, root })).toBe(true);
  }
});

test('TICK-08 drawn by two processes at once, and again after a restart, it is one result', async () => {
  const { drawId, drawsAt } = await openDraw(p, OWN);
  const seat = await seatMember(p, 1_000n);
  await seat.place(drawId, [bet('top-2', ['12'])]);
  await p.setNow(drawsAt);
  await p.tables(`update draw set status = 'closed' where id = $1`, [drawId]);
  await p.tables(`update draw set status = 'drawing' where id = $1`, [drawId]);
  const drawing = await findDraw(p.book.db, drawId);
  if (!drawing) throw new Error('it is there');
  await Promise.all([drawResult(p.book, drawing), drawResult(p.book, drawing)]);
  const [result] = await p.tables<{ board: string }>(
    'select board::text from result where draw_id = $1',
    [drawId],
  );
  await drawResult(p.book, drawing);
  await p.turn();
  const results = await p.tables('select board::text from result where draw_id = $1', [drawId]);
  expect(results).toEqual([result]);
  expect(await statusOf(p, drawId)).toBe('settled');
});

test('TICK-08 a seed that cannot be revealed voids the draw and returns the stakes', async () => {
  const { drawId, drawsAt } = await openDraw(p, OWN);
  const seat = await seatMember(p, 1_000n);
  await seat.place(drawId, [bet('top-2', ['12'])]);
  expect(await p.cashOf(seat.memberId)).toBe(900n);
  await p.tables(`update draw set seed = 'sealed:v1:lost:AAAA' where id = $1`, [drawId]);
  await p.setNow(drawsAt);
  await p.turn();
  await p.turn();
  expect((await seat.draw(drawId)).value).toMatchObject({
    status: 'void',
    voidReason: 'seed_lost',
  });
  expect(await p.cashOf(seat.memberId)).toBe(1_000n);
});

test('TICK-02 a stake not confirmed when the draw is drawn takes no part and goes back', async () => {
  const { drawId, drawsAt } = await openDraw(p, OWN);
  const seat = await seatMember(p, 1_000n);
  p.line.cut((call) => (call === 'bet' ? 'held' : 'through'));
  const placing = seat.place(drawId, [bet('top-2', ['12'])]);
  while (p.line.kept() === 0) await new Promise((resolve) => setImmediate(resolve));
  await p.setNow(drawsAt);
  await p.turn();
  p.line.cut(() => 'through');
  p.line.release();
  await placing;
  await p.turn();
  expect(await p.cashOf(seat.memberId)).toBe(1_000n);
  const [ticket] = await p.tables('select status from ticket where draw_id = $1', [drawId]);
  expect(ticket).toEqual({ status: 'cancelled' });
});

test('TICK-07 the round of drand that a draw names is the first published after its close', () => {
  const genesis = new Date('2026-01-01T00:00:00Z');
  const beacon = drandBeacon({
    url: 'https://drand.example',
    chain: 'c',
    publicKey: '',
    genesisAt: genesis as never,
    periodMs: 3_000,
  });
  const publishedAt = (round: number) => genesis.getTime() + (round - 1) * 3_000;
  for (const afterMs of [0, 1, 2_999, 3_000, 50_000]) {
    const closesAt = new Date(genesis.getTime() + 60_000 + afterMs);
    const name = beacon.name(closesAt as never);
    const round = name.kind === 'drand' ? name.round : 0;
    expect(publishedAt(round)).toBeGreaterThan(closesAt.getTime());
    expect(publishedAt(round - 1)).toBeLessThanOrEqual(closesAt.getTime());
  }
});

test('pages are told of draws as they go, and read results and trends', async () => {
  const { drawId, drawsAt } = await openDraw(p, OWN);
  const response = await fetch(`${p.url}/api/events`);
  const reader = response.body?.getReader();
  let heard = '';
  const hear = async () => {
    while (!heard.includes(`"id" : "${drawId}", "lottery" : "${OWN}", "status" : "settled"`)) {
      const { value } = (await reader?.read()) ?? {};
      heard += new TextDecoder().decode(value);
    }
  };
  const hearing = hear();
  await p.setNow(drawsAt);
  await p.turn();
  await hearing;
  await reader?.cancel();
  const lottery = await (await fetch(`${p.url}/api/lotteries/${OWN}`)).json();
  expect(lottery.value.serverNow).toBe(drawsAt.toISOString());
  expect(lottery.value.closed[0]).toMatchObject({ drawId, status: 'settled' });
  const trends = await (await fetch(`${p.url}/api/lotteries/${OWN}/trends?draws=30`)).json();
  const top = trends.value.parts.find(({ part }: { part: string }) => part === 'top-3');
  expect(top.rows[0].numbers).toEqual(lottery.value.closed[0].result.parts['top-3']);
  expect(
    top.tokens.find(({ token }: { token: string }) => token === top.rows[0].numbers[0][0])
      .missingNow,
  ).toBe(0);
});
