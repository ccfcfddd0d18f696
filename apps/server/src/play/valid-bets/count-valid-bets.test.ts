import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, MINUTE_MS } from '@baize/std/time';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type CountedFacts, useCountedBets } from '../../testing/counted-bets.ts';
import { givenMember, usePlay, ZONE } from '../../testing/play.ts';
import {
  readValidBets,
  rebuildValidBets,
  type ValidBetChange,
  type ValidBetFollower,
} from './index.ts';

const t = usePlay();
const { games, next, act, count, countedOf, totalOf } = useCountedBets(t, ['RNG', 'LIVE', 'LOTT']);
const ALL = { from: '2026-01-01', to: '2030-12-31' };

const spin = (memberId: MemberId, stake: bigint, payout: bigint) =>
  act('bet-and-settle', memberId, { amount: minor(stake), payout: minor(payout) });

test('REW-02 banker and player of one round count together, once the round is over', async () => {
  const memberId = await givenMember(t.world, { cash: 100_000n });
  const facts = { type: 'LIVE', roundId: next() };
  const banker = await act('bet', memberId, { ...facts, amount: minor(1_000n) });
  const player = await act('bet', memberId, { ...facts, amount: minor(1_000n) });
  await act('settle', memberId, { ...facts, betId: player, amount: minor(0n) });
  await count();
  expect(await countedOf(memberId)).toEqual([[0n, 'running']]);
  await act('settle', memberId, { ...facts, betId: banker, amount: minor(1_950n) });
  await count();
  expect(await countedOf(memberId)).toEqual([
    [25n, 'both_sides'],
    [25n, 'both_sides'],
  ]);
  expect(await totalOf(memberId)).toBe(50n);
  expect(await readValidBets(t.world.db, { memberId, ...ALL })).toMatchObject([
    { day: '2026-11-15', category: 'LIVE', betCount: 2, stake: 2_000n, valid: 50n, validCash: 50n },
  ]);
});

test('REW-02 a bet of a slot that names the same round keeps no round open', async () => {
  const memberId = await givenMember(t.world, { cash: 100_000n });
  const { vendor = '', game: live = '' } = games.get('LIVE') ?? {};
  const slot = await t.world.db
    .selectFrom('catalog_game as game')
    .innerJoin('catalog_vendor as vendor', 'vendor.code', 'game.vendor')
    .select('game.code')
    .where('game.game_type', '=', 'RNG')
    .where('game.class', 'is', null)
    .where('vendor.provider', '=', vendor)
    .executeTakeFirst();
  expect(slot, `${vendor} has a slot`).toBeDefined();
  const facts = { type: 'LIVE', roundId: next() };
  await act('bet', memberId, { ...facts, game: slot?.code, amount: minor(500n) });
  const betId = await act('bet', memberId, { ...facts, game: live, amount: minor(1_000n) });
  await act('settle', memberId, { ...facts, game: live, betId, amount: minor(0n) });
  await count();
  expect(await countedOf(memberId)).toEqual([[1_000n, 'counted']]);
});

test('REW-01 a bet taken back after it counted is taken from the day it counted for', async () => {
  const memberId = await givenMember(t.world, { cash: 100_000n });
  const undone = await act('bet', memberId, { amount: minor(600n) });
  await act('settle', memberId, { betId: undone, amount: minor(0n) });
  await spin(memberId, 1_000n, 990n);
  await count();
  const [{ day } = { day: '' }] = await readValidBets(t.world.db, { memberId, ...ALL });
  expect(await totalOf(memberId)).toBe(1_600n);
  t.world.clock.advance(2 * DAY_MS);
  await act('void-settled', memberId, { betId: undone });
  await count();
  await count();
  expect(await readValidBets(t.world.db, { memberId, ...ALL })).toMatchObject([
    { day, betCount: 1, valid: 1_000n },
  ]);
  expect(await countedOf(memberId)).toEqual([
    [0n, 'void'],
    [1_000n, 'counted'],
  ]);
});

test('REW-29 a bet that is written late, after its moment was counted, is counted', async () => {
  const memberId = await givenMember(t.world, { cash: 100_000n });
  const early = t.world.clock.now();
  await spin(memberId, 100n, 0n);
  const writer = await t.world.connection.pool.connect();
  try {
    await writer.query('begin');
    await writer.query(
      `insert into play_bet select vendor, kind, 'late-' || ref, member_id, currency, game, round_id,
         status, is_instant, stake_cash, stake_bonus, payout_cash, payout_bonus, placed_on, $2, $2, $2,
         version from play_bet where member_id = $1`,
      [memberId, early],
    );
    t.world.clock.advance(5_000);
    await count();
    t.world.clock.advance(2_000);
    await count();
    expect(await totalOf(memberId)).toBe(100n);
    await writer.query('commit');
  } finally {
    writer.release();
  }
  await count();
  expect(await totalOf(memberId)).toBe(200n);
  t.world.clock.advance(MINUTE_MS);
  await count();
  expect(await totalOf(memberId)).toBe(200n);
});

test('REW-29 a bet runs through while every table of rewards is locked: none of them is in its path', async () => {
  const memberId = await givenMember(t.world, { cash: 100_000n });
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema()
      and tablename ~ '^(valid_bets|points|ranks|missions|rebates|raffles|referrals|envelopes|claims|promotions)_'
  `.execute(t.world.db);
  expect(rows.length).toBeGreaterThan(20);
  await t.world.db.transaction().execute(async (tx) => {
    const tables = sql.join(rows.map(({ name }) => sql.id(name)));
    await sql`lock table ${tables} in access exclusive mode`.execute(tx);
    // A statement on any of them would wait here until the test runs out of time.
    await spin(memberId, 100n, 0n);
    const betId = await act('bet', memberId, { amount: minor(200n) });
    await act('settle', memberId, { betId, amount: minor(0n) });
  });
  await count();
  expect(await totalOf(memberId)).toBe(300n);
});

test('REW-29 whoever follows is told each difference once; when it fails nothing is kept', async () => {
  const memberId = await givenMember(t.world, { cash: 100_000n });
  await count();
  await spin(memberId, 100n, 0n);
  const heard: ValidBetChange[] = [];
  const follow: ValidBetFollower = async (_world, _tx, changes) => {
    heard.push(...changes);
  };
  await expect(count(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  expect(await totalOf(memberId)).toBe(0n);
  await Promise.all([count(follow), count(follow)]);
  await count(follow);
  expect(heard).toMatchObject([{ before: null, after: { member_id: memberId, valid: 100n } }]);
  expect(await totalOf(memberId)).toBe(100n);
});

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('spin'), pays: fc.nat(300) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('bet'), pays: fc.constant(0) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('settle'), pays: fc.nat(300) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('rollback'), pays: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('resettle'), pays: fc.nat(300) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('void'), pays: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait'), pays: fc.nat(2_000) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('count'), pays: fc.constant(0) }) },
);

test('REW-29 whatever is settled, taken back or settled anew: sums kept equal sums rebuilt', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const memberId = await givenMember(t.world, { cash: 100_000n, bonus: 500n });
      const open: string[] = [];
      const over: string[] = [];
      const rounds = [next(), next()];
      for (const [index, { does, pays }] of steps.entries()) {
        const type = ['LIVE', 'RNG', 'LOTT'][index % 3] ?? 'RNG';
        const roundId = rounds[index % 4 === 0 ? 0 : 1] ?? null;
        const event = index % 5 === 0 ? undefined : `${rounds[index % 2]}-event`;
        const amount = minor(BigInt(pays));
        if (does === 'spin') await spin(memberId, 100n, amount);
        if (does === 'bet')
          open.push(await act('bet', memberId, { type, roundId, event, amount: minor(100n) }));
        if (does === 'count') await count();
        if (does === 'wait') t.world.clock.advance(pays * MINUTE_MS);
        const first = does === 'resettle' || does === 'void' ? over.shift() : undefined;
        const running = does === 'settle' || does === 'rollback' ? open.shift() : undefined;
        const betId = first ?? running;
        if (betId === undefined) continue;
        const named = { ...(await vendorOf(betId)), betId };
        if (does === 'settle') await act('settle', memberId, { ...named, amount });
        if (does === 'rollback') await act('rollback', memberId, named);
        if (does === 'void') await act('void-settled', memberId, named);
        if (does === 'resettle') await act('resettle', memberId, { ...named, amount });
        if (does === 'settle' || does === 'resettle') over.push(betId);
      }
      await count();
      expect(await rebuildValidBets(t.world, ZONE)).toEqual({ isSame: true });
    }),
    { numRuns: 15 },
  );
  await sql`update valid_bets_day set valid = valid + 1
    where (member_id, day_on) = (select member_id, day_on from valid_bets_day
      where valid > 0 limit 1)`.execute(t.world.db);
  expect(await rebuildValidBets(t.world, ZONE)).toEqual({ isSame: false });
});

async function vendorOf(betId: string): Promise<CountedFacts> {
  const { vendor, game } = await t.world.db
    .selectFrom('play_bet')
    .select(['vendor', 'game'])
    .where('ref', '=', betId)
    .executeTakeFirstOrThrow();
  return { vendor: { code: vendor, isOpen: true, roundRule: 'mixed' }, game };
}
