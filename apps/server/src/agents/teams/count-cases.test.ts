import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CommandKind, CommandOf } from '../../play/play/index.ts';
import { givenAgent, givenBelow } from '../../testing/agents.ts';
import { giveMoney } from '../../testing/money.ts';
import { commandOf, perform, usePlay } from '../../testing/play.ts';
import { COUNTING, expectTrue, standing, told } from '../../testing/team-sums.ts';
import { countSlots, moveFigures, SLOT_MS, slotOf } from './index.ts';

const t = usePlay();
const STUDIO = { code: 'studio', isOpen: true, roundRule: 'mixed' } as const;

const count = () => countSlots(t.world, COUNTING);

/** To the first second of the next slot. */
const toNextSlot = (plusMs = 0) => {
  const now = t.world.clock.now();
  t.world.clock.advance(slotOf(now).getTime() + SLOT_MS - now.getTime() + plusMs);
};

async function bet<K extends CommandKind>(
  kind: K,
  facts: Partial<CommandOf<K>> & { txId: string; memberId: MemberId },
): Promise<void> {
  const outcome = await perform(t.play, commandOf(kind, { vendor: STUDIO, ...facts }));
  expect(outcome).toMatchObject({ ok: true });
}

async function givenPlayer(uplineId: MemberId | null = null): Promise<MemberId> {
  const { id } = await givenBelow(t.world, uplineId);
  await giveMoney(t.world, id, { amount: 1_000_000n, reason: 'given' });
  return id;
}

const rowsOf = async (memberId: MemberId) => {
  const { rows } = await sql<{ bets: bigint; valid: bigint; prizes: bigint }>`
    select bet_count as bets, valid_bets as valid, prizes from teams_figure
    where member_id = ${memberId} order by slot_at`.execute(t.world.db);
  return rows.map(({ bets, valid, prizes }) => [bets, valid, prizes]);
};

const stake = minor(100n);

test('AGENT-04 a correction is a further row, below zero where something was taken back', async () => {
  const memberId = await givenPlayer();
  await bet('bet-and-settle', { txId: 'c-1', memberId, amount: stake, payout: minor(30n) });
  await bet('bet', { txId: 'c-2', memberId, amount: stake });
  await bet('settle', { txId: 'c-2s', memberId, betId: 'c-2', amount: minor(250n) });
  toNextSlot(MINUTE_MS);
  await count();
  expect(await rowsOf(memberId)).toEqual([[2n, 200n, 280n]]);
  await bet('void-settled', { txId: 'c-1v', memberId, betId: 'c-1' });
  await bet('unsettle', { txId: 'c-2u', memberId, betId: 'c-2' });
  toNextSlot(MINUTE_MS);
  await count();
  expect(await rowsOf(memberId)).toEqual([
    [2n, 200n, 280n],
    [-2n, -200n, -280n],
  ]);
  await bet('settle', { txId: 'c-2t', memberId, betId: 'c-2', amount: minor(40n) });
  toNextSlot(MINUTE_MS);
  await count();
  expect((await rowsOf(memberId)).at(-1)).toEqual([1n, 100n, 40n]);
  expect(await told(t.world)).toEqual(await standing(t.world));
});

test.each(['at once', 'later'])(
  'a bet that was decided %s and then taken back counts no more',
  async (when) => {
    const memberId = await givenPlayer();
    const txId = `v-${when}`;
    if (when === 'later') {
      await bet('bet', { txId, memberId, amount: stake });
      await bet('settle', { txId: `${txId}-s`, memberId, betId: txId, amount: minor(20n) });
    } else {
      await bet('bet-and-settle', { txId, memberId, amount: stake, payout: minor(20n) });
    }
    toNextSlot(MINUTE_MS);
    await count();
    toNextSlot(MINUTE_MS);
    await count();
    await bet('void-settled', { txId: `${txId}-v`, memberId, betId: txId });
    toNextSlot(MINUTE_MS);
    await count();
    expect(await rowsOf(memberId)).toEqual([
      [1n, 100n, 20n],
      [-1n, -100n, -20n],
    ]);
  },
);

test('a bet decided after the end of a slot waits for its own, also where another of the same moment is counted again', async () => {
  const memberId = await givenPlayer();
  toNextSlot();
  await bet('bet-and-settle', { txId: 'w-1', memberId, amount: stake, payout: minor(0n) });
  await bet('resettle', { txId: 'w-1r', memberId, betId: 'w-1', amount: minor(10n) });
  await bet('bet', { txId: 'w-2', memberId, amount: stake });
  toNextSlot(SECOND_MS);
  await bet('settle', { txId: 'w-2s', memberId, betId: 'w-2', amount: minor(70n) });
  t.world.clock.advance(30 * SECOND_MS);
  await count();
  expect(await rowsOf(memberId)).toEqual([[1n, 100n, 10n]]);
  toNextSlot(MINUTE_MS);
  await count();
  toNextSlot(MINUTE_MS);
  await count();
  expect(await rowsOf(memberId)).toEqual([
    [1n, 100n, 10n],
    [1n, 100n, 70n],
  ]);
});

test('a tip and what never was decided do not count', async () => {
  const memberId = await givenPlayer();
  await bet('tip', { txId: 'n-1', memberId, amount: stake });
  await bet('bet', { txId: 'n-2', memberId, amount: stake });
  await bet('bet', { txId: 'n-3', memberId, amount: stake });
  await bet('rollback', { txId: 'n-3r', memberId, betId: 'n-3', of: 'bet' });
  toNextSlot(MINUTE_MS);
  await count();
  expect(await rowsOf(memberId)).toEqual([]);
  expect(await told(t.world)).toEqual(await standing(t.world));
});

test('who is active on two days of a week is one member of every seven days around them', async () => {
  const top = await givenAgent(t.world);
  const memberId = await givenPlayer(top.id);
  for (const [index, gap] of [3, 5, 9].entries()) {
    await bet('bet-and-settle', {
      txId: `a-${index}`,
      memberId,
      amount: minor(150n),
      payout: minor(0n),
    });
    toNextSlot(MINUTE_MS);
    await count();
    t.world.clock.advance(gap * DAY_MS);
  }
  const { rows } = await sql<{ week: number; day_on: string }>`
    select active_week as week, day_on::text from teams_day
    where member_id = ${top.id} and part = 'below' and active_week <> 0 order by day_on`.execute(
    t.world.db,
  );
  // Days 0, 3 and 8: from day 0 to day 14, each once.
  expect(rows.map(({ week }) => week)).toEqual(Array(15).fill(1));
  await expectTrue(t.world);
});

test('whoever counts waits for a move that is under way, and counts for the new line', async () => {
  const [one, other] = [await givenAgent(t.world), await givenAgent(t.world)];
  const memberId = await givenPlayer(one.id);
  await bet('bet-and-settle', { txId: 'm-1', memberId, amount: stake, payout: minor(0n) });
  toNextSlot(MINUTE_MS);
  const counting: Promise<void>[] = [];
  let isCounted = false;
  await t.world.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('members_member')
      .set({ upline_id: other.id })
      .where('id', '=', memberId)
      .execute();
    await moveFigures(tx, { memberId, fromUpline: one.id, toUpline: other.id });
    const counted = count().then(() => {
      isCounted = true;
    });
    counting.push(counted);
    await expect.poll(async () => isCounted || (await isWaiting())).toBe(true);
  });
  await Promise.all(counting);
  await expectTrue(t.world);
  const { path } = await t.world.db
    .selectFrom('teams_figure')
    .select('path')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { number } = await t.world.db
    .selectFrom('agents_place')
    .select('number')
    .where('member_id', '=', other.id)
    .executeTakeFirstOrThrow();
  expect(path.split('.')[0]).toBe(String(number));
});

async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(t.world.db);
  return rows.length > 0;
}

test('newcomers, deposits, first deposits and bonuses are told two minutes later, on the day they happened', async () => {
  const { world } = t;
  const top = await givenAgent(world);
  const { id } = await givenBelow(world, top.id);
  await giveMoney(world, id, { amount: 500n, reason: 'deposit_credited', key: 'one' });
  await giveMoney(world, id, { amount: 70n, reason: 'deposit_credited', key: 'two' });
  await giveMoney(world, id, { amount: 30n, reason: 'bonus_given', key: 'three' });
  await giveMoney(world, id, { amount: 5n, reason: 'rebate_paid', key: 'four' });
  await giveMoney(world, id, { amount: 2n, reason: 'adjusted', key: 'five' });
  toNextSlot(3 * MINUTE_MS);
  toNextSlot(3 * MINUTE_MS);
  await count();
  const { rows } = await sql`select part, deposits, bonuses, joined, first_deposits from teams_day
    where member_id in (${top.id}, ${id}) and joined + deposits > 0 order by part, deposits`.execute(
    world.db,
  );
  const all = { deposits: 570n, bonuses: 35n, joined: 1, first_deposits: 1 };
  expect(rows).toEqual([
    { part: 'below', ...all },
    { part: 'direct', ...all },
    { part: 'own', deposits: 0n, bonuses: 0n, joined: 1, first_deposits: 0 },
    { part: 'own', ...all },
  ]);
});
