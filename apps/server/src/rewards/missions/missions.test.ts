import { type Mission, missionSummary } from '@baize/contract/mission';
import { claimReward } from '@baize/contract/reward';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, instant, MINUTE_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { hearDeposit } from '../../cashier/deposits/index.ts';
import { changeStatus, saveProfile } from '../../people/members/index.ts';
import { recordLogin } from '../../people/sessions/index.ts';
import { givenOrder, HEARING, useDeposits } from '../../testing/deposits.ts';
import { MISSION_OPTIONS, missionOf, publishProgrammes, useBets } from '../../testing/missions.ts';
import { givenMember, pocketsOf } from '../../testing/play.ts';
import { callsOf, eventsOf } from '../../testing/rewards.ts';
import { claimsRoutes, payCash } from '../claims/index.ts';
import { countMembersDoings } from './count-members-doings.ts';
import { missionsRoutes } from './index.ts';

const t = useDeposits();
const bets = useBets(t);
const language = 'EN';
const ask = (...call: Parameters<ReturnType<typeof callsOf>>) =>
  callsOf(t.world, [...missionsRoutes(MISSION_OPTIONS), ...claimsRoutes({ cash: payCash })])(
    ...call,
  );

/** Noon of a Wednesday in Bangkok. */
const NOON = new Date('2026-11-18T05:00:00Z');
beforeAll(() => t.world.clock.advance(NOON.getTime() - t.world.clock.now().getTime()));

const publish = (...missions: Parameters<typeof missionOf>[0][]) =>
  publishProgrammes(t.world, { missions: missions.map(missionOf) });

const given = (cash = 10_000_000n) => givenMember(t.world, { cash });

async function missionsOf(memberId: MemberId): Promise<Record<string, Mission>> {
  const { value } = await ask(missionSummary, memberId, { language });
  return Object.fromEntries((value['missions'] as Mission[]).map((each) => [each.missionId, each]));
}

const progressOf = async (memberId: MemberId) =>
  Object.fromEntries(
    Object.entries(await missionsOf(memberId)).map(([id, { progress }]) => [id, String(progress)]),
  );

const moveTo = (moment: string) =>
  t.world.clock.advance(new Date(moment).getTime() - t.world.clock.now().getTime());

test('REW-20 MEM-13 at 49,999 of 50,000 a mission stays Process; the next unit pays it, once', async () => {
  await publish({ id: 'goal' });
  const memberId = await given();
  await bets.spin(memberId, 49_999n);
  await bets.count();
  expect(await missionsOf(memberId)).toMatchObject({
    goal: { state: 'process', progress: '49999', goal: '50000', rewardId: null },
  });
  await bets.spin(memberId, 1n);
  await bets.count();
  await bets.count();
  const { goal } = await missionsOf(memberId);
  expect(goal).toMatchObject({ state: 'offered', progress: '50000', reward: '1000' });
  expect(await eventsOf(t.world, memberId)).toEqual(
    expect.arrayContaining(['missions', 'rewards']),
  );
  const before = (await pocketsOf(t.world, memberId)).cash;
  const claim = () => ask(claimReward, memberId, { language, rewardId: goal?.rewardId });
  const claims = await Promise.all([claim(), claim(), claim()]);
  expect(claims.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await pocketsOf(t.world, memberId)).cash).toBe(minor(before + 1_000n));
  expect(await missionsOf(memberId)).toMatchObject({ goal: { state: 'claimed' } });
});

test('REW-20 a bet counts for the day it settles on: a millisecond before midnight, and at it', async () => {
  await publish({ id: 'day', goal: '1000' }, { id: 'week', period: 'weekly', goal: '5000' });
  const memberId = await given();
  moveTo('2026-11-18T16:59:59.000Z');
  const late = await bets.act('bet', memberId, { amount: minor(999n) });
  await bets.spin(memberId, 300n);
  moveTo('2026-11-18T16:59:59.999Z');
  await bets.spin(memberId, 200n);
  moveTo('2026-11-18T17:00:00.000Z');
  await bets.act('settle', memberId, { betId: late, amount: minor(0n) });
  await bets.count();
  expect(await progressOf(memberId)).toEqual({ day: '999', week: '1499' });
  const rows = await t.world.db
    .selectFrom('missions_progress')
    .select(['mission', 'from_on', 'progress', 'completed_at'])
    .where('member_id', '=', memberId)
    .orderBy('mission')
    .orderBy('from_on')
    .execute();
  expect(rows).toMatchObject([
    { mission: 'day', from_on: '2026-11-18', progress: 500n, completed_at: null },
    { mission: 'day', from_on: '2026-11-19', progress: 999n, completed_at: null },
    { mission: 'week', from_on: '2026-11-16', progress: 1_499n },
  ]);
  await bets.spin(memberId, 1n);
  await bets.count();
  expect(await missionsOf(memberId)).toMatchObject({ day: { state: 'offered' } });
  t.world.clock.advance(HOUR_MS);
});

test('MEM-13 every kind of bets is counted: sums, categories, games, bets and high wins', async () => {
  await publish(
    { id: 'all' },
    { id: 'live', measure: 'category_valid_bets', category: 'LIVE' },
    { id: 'bets', measure: 'bets', goal: '5' },
    { id: 'slots', measure: 'category_bets', category: 'RNG', goal: '3' },
    { id: 'games', measure: 'games', goal: '9' },
    { id: 'wins', measure: 'wins', times: 20, goal: '2' },
  );
  const memberId = await given();
  await bets.spin(memberId, 100n, { payout: 1_999n });
  await bets.spin(memberId, 100n, { payout: 2_000n, nth: 1 });
  await bets.spin(memberId, 100n, { payout: 0n, nth: 1 });
  await bets.spin(memberId, 100n, { payout: 0n, type: 'LIVE', roundId: 'round-of-one' });
  await bets.count();
  expect(await progressOf(memberId)).toEqual({
    all: '400',
    live: '100',
    bets: '4',
    slots: '3',
    games: '3',
    wins: '1',
  });
  expect(await missionsOf(memberId)).toMatchObject({ slots: { state: 'offered' } });
});

test('MEM-13 a round that is left at once or taken back counts neither as a round nor as a game', async () => {
  await publish(
    { id: 'bets', measure: 'bets', goal: '5' },
    { id: 'games', measure: 'games', goal: '9' },
  );
  const memberId = await given();
  const round = { type: 'LIVE', roundId: 'left-at-once', amount: minor(100n) };
  const left = await bets.act('bet', memberId, round);
  await bets.act('settle', memberId, { type: 'LIVE', betId: left, amount: minor(100n) });
  const undone = await bets.act('bet', memberId, { amount: minor(100n) });
  await bets.act('settle', memberId, { betId: undone, amount: minor(0n) });
  await bets.count();
  expect(await progressOf(memberId)).toEqual({ bets: '1', games: '1' });
  await bets.act('void-settled', memberId, { betId: undone });
  await bets.count();
  expect(await progressOf(memberId)).toEqual({ bets: '0', games: '0' });
  await bets.act('resettle', memberId, { type: 'LIVE', betId: left, amount: minor(0n) });
  await bets.count();
  expect(await progressOf(memberId)).toEqual({ bets: '1', games: '1' });
});

test('MEM-13 deposits, logins and proven contacts are counted, once however often it is looked', async () => {
  await publish(
    { id: 'sum', measure: 'deposits', goal: '60000' },
    { id: 'times', measure: 'deposit_count', goal: '2' },
    { id: 'days', measure: 'login_days', period: 'weekly', goal: '2' },
    {
      id: 'contact',
      measure: 'contacts',
      goal: '1',
      period: 'event',
      from: '2026-11-01',
      until: '2026-12-01',
    },
  );
  const memberId = await given();
  const look = () => countMembersDoings(t.world, MISSION_OPTIONS);
  const logIn = () =>
    recordLogin(t.world, t.world.db, {
      memberId,
      method: 'password',
      origin: { ip: '203.0.113.9', userAgent: 'test' },
      outcome: 'in',
    } as never);
  const order = await givenOrder(t, memberId);
  await hearDeposit(t.world, t.far.arrive(order.orderId, 'mission-pay-1', 50_000n), HEARING);
  await logIn();
  await logIn();
  await look();
  await look();
  expect(await progressOf(memberId)).toEqual({ sum: '50000', times: '1', days: '1', contact: '0' });
  t.world.clock.advance(DAY_MS);
  await logIn();
  const proven = {
    email: 'mission@mail.example',
    email_verified_at: t.world.clock.now(),
    updated_at: t.world.clock.now(),
  };
  await t.world.db.transaction().execute((tx) => saveProfile(tx, memberId, proven));
  await look();
  expect(await missionsOf(memberId)).toMatchObject({
    sum: { progress: '0', state: 'process' },
    days: { progress: '2', state: 'offered' },
    contact: { progress: '1', state: 'offered' },
  });
});

test('MEM-13 a mission that was stopped is finished by who began it, and begun by nobody', async () => {
  await publish({ id: 'halted', goal: '1000' });
  const [begun, late] = [await given(), await given()];
  await bets.spin(begun, 400n);
  await bets.count();
  await publish({ id: 'halted', goal: '1000', isStopped: true });
  await bets.spin(begun, 600n);
  await bets.spin(late, 1_000n);
  await bets.count();
  expect(await missionsOf(begun)).toMatchObject({ halted: { state: 'offered' } });
  expect(await missionsOf(late)).not.toHaveProperty('halted');
});

test('REW-20 the terms of the first progress hold for its period; the next has the new ones', async () => {
  await publish({ id: 'terms', goal: '1000', reward: '700' });
  const memberId = await given();
  const other = await given();
  await bets.spin(memberId, 400n);
  await bets.count();
  await publish({ id: 'terms', goal: '9000', reward: '100', measure: 'bets' });
  await bets.spin(memberId, 600n);
  await bets.spin(other, 600n);
  await bets.count();
  expect(await missionsOf(memberId)).toMatchObject({
    terms: { goal: '1000', progress: '1000', reward: '700', state: 'offered' },
  });
  expect(await missionsOf(other)).toMatchObject({ terms: { goal: '9000', progress: '1' } });
  await publish();
  expect(await missionsOf(memberId)).toMatchObject({ terms: { state: 'offered' } });
  await publish({ id: 'terms', goal: '9000', reward: '100', measure: 'bets' });
  t.world.clock.advance(DAY_MS);
  await bets.spin(memberId, 600n);
  await bets.count();
  expect(await missionsOf(memberId)).toMatchObject({ terms: { goal: '9000', progress: '1' } });
});

test('REW-20 a void takes progress back, but not what was reached; who may not play gets nothing', async () => {
  await publish({ id: 'void', goal: '1000' });
  const [memberId, blocked] = [await given(), await given()];
  const settled = async (amount: bigint) => {
    const betId = await bets.act('bet', memberId, { amount: minor(amount) });
    await bets.act('settle', memberId, { betId, amount: minor(0n) });
    return betId;
  };
  const undone = await settled(900n);
  await bets.count();
  await bets.act('void-settled', memberId, { betId: undone });
  await bets.count();
  expect(await progressOf(memberId)).toEqual({ void: '0' });
  const last = await settled(1_000n);
  await bets.count();
  await bets.act('void-settled', memberId, { betId: last });
  await bets.count();
  expect(await missionsOf(memberId)).toMatchObject({ void: { progress: '0', state: 'offered' } });
  await bets.spin(blocked, 2_000n);
  const change = { memberId: blocked, status: 'blocked' } as const;
  await t.world.db.transaction().execute((tx) => changeStatus(t.world, tx, change));
  await bets.count();
  const offered = await t.world.db
    .selectFrom('claims_reward')
    .select('id')
    .where('member_id', '=', blocked)
    .execute();
  expect(offered).toEqual([]);
});

test('MEM-24 the summary tells how many of each kind are done, and how old the figures are', async () => {
  await publish({ id: 'easy', goal: '1' }, { id: 'hard' }, { id: 'long', period: 'weekly' });
  const memberId = await given();
  await bets.spin(memberId, 100n);
  await bets.count();
  const { value } = await ask(missionSummary, memberId, { language });
  expect(value).toMatchObject({
    tallies: [
      { period: 'daily', total: 2, done: 1, claimable: 1 },
      { period: 'weekly', total: 1, done: 0, claimable: 0 },
      { period: 'event', total: 0, done: 0, claimable: 0 },
    ],
    countedAt: t.world.clock.now().toISOString(),
  });
  const [easy] = value['missions'] as Mission[];
  expect(instant(new Date(easy?.endsAt ?? '')).getTime()).toBeGreaterThan(
    t.world.clock.now().getTime() - MINUTE_MS,
  );
});
