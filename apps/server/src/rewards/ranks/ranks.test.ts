import * as vip from '@baize/contract/vip';
import { readVipState } from '@baize/contract/vip-state';
import { momentOn, startOfDay } from '@baize/std/calendar';
import type { MemberId } from '@baize/std/id';
import { HOUR_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listUnbalanced } from '../../books/ledger/index.ts';
import { changeStatus } from '../../people/members/index.ts';
import { commandOf, countBets, givenMember, perform, usePlay, ZONE } from '../../testing/play.ts';
import { RANKED_BRAND, rankOfTest, ranksOf, TWO_RANKS } from '../../testing/ranks.ts';
import { callsOf, eventsOf, givenTrial } from '../../testing/rewards.ts';
import { offerPeriodic } from './offer-periodic.ts';
import { ranksRoutes } from './routes.ts';
import { periodsBetween } from './rules.ts';

const t = usePlay();
const { seed, play, count, tend } = ranksOf(t);

beforeEach(() => seed(TWO_RANKS));
afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

const given = () => givenMember(t.world, { cash: 100_000_000n });
const goTo = (day: string, time = '12:00') =>
  t.world.clock.advance(momentOn(day, time, ZONE).getTime() - t.world.clock.now().getTime());
const ask = (...call: Parameters<ReturnType<typeof callsOf>>) =>
  callsOf(t.world, ranksRoutes(RANKED_BRAND))(...call);
const state = async (memberId: MemberId, language = 'EN') =>
  (await ask(readVipState, memberId, { language })).value;
const vipOf = async (memberId: MemberId) =>
  (await ask(vip.readVip, memberId, { language: 'EN' })).value as Record<string, never>;
const levelOf = async (memberId: MemberId) => (await state(memberId))['vipRankLevel'];
const rewardsOf = async (memberId: MemberId) => {
  const rows = await t.world.db
    .selectFrom('claims_reward')
    .select(['source_key', 'amount'])
    .where('member_id', '=', memberId)
    .orderBy('amount')
    .execute();
  return rows.map(({ source_key, amount }) => `${source_key}: ${amount}`);
};
const newsOf = async (memberId: MemberId) => {
  const rows = await t.world.db
    .selectFrom('messages_message')
    .select('news')
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ news }) => news as { kind: string; missing?: string; until?: string });
};
/** Bets so much, which counts at once. */
const bet = async (memberId: MemberId, stake: bigint) => {
  const id = await play(memberId, stake);
  await count();
  return id;
};

test('REW-18 from 0 to 520,000 both ranks are reached at once, and both bonuses are offered once', async () => {
  const member = await given();
  await bet(member, 99_999n);
  expect(await state(member)).toMatchObject({
    hasVip: false,
    vipLabelName: null,
    first: { label: 'Rank 1', missing: '1' },
  });
  expect((await ask(vip.readVip, member, { language: 'EN' })).message).toBe('vip_not_yet');
  await bet(member, 420_001n);
  expect(await state(member, 'TH')).toMatchObject({
    hasVip: true,
    vipLabelName: 'ระดับ 2',
    vipRankLevel: 2,
  });
  const both = ['reached rank-1: 500', 'reached rank-2: 2000'];
  expect(await rewardsOf(member)).toEqual(both);
  expect(await eventsOf(t.world, member)).toContain('rewards');
  expect((await newsOf(member)).map(({ kind }) => kind)).toEqual(['rank_raised']);
  await bet(member, 1_000n);
  await tend();
  expect(await rewardsOf(member)).toEqual(both);
  expect(await newsOf(member)).toHaveLength(1);
});

test('REW-18 one unit below is below; what a bonus paid for counts 0; a bet taken back takes no rank', async () => {
  const member = await givenMember(t.world, { cash: 99_999n, bonus: 1_000_000n });
  await bet(member, 99_999n);
  await bet(member, 500_000n);
  expect(await levelOf(member)).toBeNull();
  const other = await given();
  const reached = await bet(other, 100_000n);
  expect(await levelOf(other)).toBe(1);
  const taken = { txId: `${reached}-back`, memberId: other, betId: reached, of: 'bet' as const };
  expect(await perform(t.play, commandOf('rollback', taken))).toMatchObject({ ok: true });
  await count();
  await bet(other, 1n);
  await tend();
  expect(await levelOf(other)).toBe(1);
  expect(await rewardsOf(other)).toEqual(['reached rank-1: 500']);
});

test('REW-19 a month below the keep sum lowers by one, the month of the rise is exempt, reached again pays nothing', async () => {
  const member = await given();
  goTo('2026-11-20');
  await bet(member, 520_000n);
  expect(await vipOf(member)).toMatchObject({
    level: 2,
    next: null,
    keep: { needed: '50000', isExempt: true, lower: 'Rank 1' },
    hostNote: 'Hello',
  });
  goTo('2026-12-01', '00:15');
  await count();
  await tend();
  expect(await levelOf(member), 'november is exempt').toBe(2);
  await bet(member, 49_999n);
  expect(await vipOf(member)).toMatchObject({
    keep: {
      done: '49999',
      missing: '1',
      isExempt: false,
      until: startOfDay('2027-01-01', ZONE).toISOString(),
    },
  });
  goTo('2027-01-01', '00:05');
  await count();
  await tend();
  expect(await levelOf(member), 'the last bets may still be counted').toBe(2);
  goTo('2027-01-01', '00:15');
  await count();
  await tend();
  await tend();
  expect(await levelOf(member)).toBe(1);
  const [lowered] = (await newsOf(member)).slice(-1);
  expect(lowered).toMatchObject({ kind: 'rank_lowered', lower: { EN: 'Rank 1' } });
  expect(await rewardsOf(member), 'nothing is taken back').toHaveLength(2);
  expect(await vipOf(member)).toMatchObject({
    next: { label: 'Rank 2', by: 'month', needed: '50000', done: '0', missing: '50000' },
  });
  await bet(member, 49_999n);
  expect(await levelOf(member)).toBe(1);
  await bet(member, 1n);
  expect(await levelOf(member)).toBe(2);
  expect(await rewardsOf(member)).toHaveLength(2);
});

test('REW-19 fourteen days before the end a notice names the exact gap, once', async () => {
  const [short, safe, fresh] = [await given(), await given(), await given()];
  goTo('2027-02-10');
  for (const member of [short, safe]) await bet(member, 520_000n);
  goTo('2027-03-05');
  await tend();
  await bet(short, 12_345n);
  await bet(safe, 50_000n);
  goTo('2027-03-17', '23:59');
  await count();
  await tend();
  expect(await newsOf(short)).toHaveLength(1);
  await bet(fresh, 520_000n);
  goTo('2027-03-18', '00:05');
  await tend();
  await tend();
  expect((await newsOf(short)).slice(1)).toMatchObject([
    {
      kind: 'rank_at_risk',
      missing: '37655',
      lower: { EN: 'Rank 1' },
      until: startOfDay('2027-04-01', ZONE).toISOString(),
    },
  ]);
  expect(await newsOf(safe)).toHaveLength(1);
  expect(await newsOf(fresh)).toHaveLength(1);
});

test('REW-19 down for months, the job decides month by month, as if it had run in each; a break costs no rank', async () => {
  const [idle, shut, back] = [await given(), await given(), await given()];
  goTo('2027-05-10');
  for (const member of [idle, shut, back]) await bet(member, 520_000n);
  await t.world.db
    .transaction()
    .execute((tx) => changeStatus(t.world, tx, { memberId: shut, status: 'blocked' }));
  goTo('2027-07-10');
  await bet(back, 60_000n);
  goTo('2027-09-02');
  await count();
  await tend();
  await t.world.db
    .transaction()
    .execute((tx) => changeStatus(t.world, tx, { memberId: shut, status: 'active' }));
  expect(await levelOf(idle), 'June, then July').toBeNull();
  expect(await levelOf(shut)).toBe(2);
  expect(await levelOf(back), 'lost for June, regained by July, lost for August').toBe(1);
  // One run wrote three of them at the same moment of the clock, so their order says nothing.
  expect((await newsOf(back)).map(({ kind }) => kind).toSorted()).toEqual([
    'rank_lowered',
    'rank_lowered',
    'rank_raised',
    'rank_raised',
  ]);
});

const WEEKLY = [
  rankOfTest(1, {
    threshold: '100000',
    keep: '0',
    periodic: { period: 'week', amount: '70', names: { TH: 'สัปดาห์', EN: 'Week' } },
  }),
  rankOfTest(2, {
    threshold: '500000',
    keep: '0',
    periodic: { period: 'month', amount: '900', names: { TH: 'เดือน', EN: 'Month' } },
  }),
];

test('MEM-22 a periodic bonus is offered once for a member, rank and period, however often the job runs', async () => {
  await seed(WEEKLY);
  const [weekly, monthly] = [await given(), await given()];
  goTo('2027-10-06'); // A Wednesday.
  await bet(weekly, 100_000n);
  await bet(monthly, 500_000n);
  await tend();
  expect(await rewardsOf(weekly)).toEqual([]);
  goTo('2027-10-11', '00:01');
  await count();
  await Promise.all([tend(), tend()]);
  expect(await rewardsOf(weekly)).toEqual(['week 2027-10-11 rank-1: 70']);
  goTo('2027-11-01', '00:20');
  await count();
  await tend();
  await tend();
  expect(await rewardsOf(weekly)).toEqual([
    'week 2027-10-11 rank-1: 70',
    'week 2027-10-18 rank-1: 70',
    'week 2027-10-25 rank-1: 70',
    'week 2027-11-01 rank-1: 70',
  ]);
  expect(await rewardsOf(monthly)).toEqual(['month 2027-11-01 rank-2: 900']);
});

test('MEM-22 killed in the middle, the job run again offers the same', async () => {
  await seed(WEEKLY);
  const member = await given();
  goTo('2027-12-01');
  await bet(member, 100_000n);
  goTo('2027-12-06', '00:20');
  await count();
  // The database refuses the last statement of the transaction: what was offered before is undone.
  await sql`alter table ranks_member add constraint ranks_member_test check (bonus_on < '2027-12-06') not valid`.execute(
    t.world.db,
  );
  await expect(tend()).rejects.toThrow('ranks_member_test');
  expect(await rewardsOf(member)).toEqual([]);
  await sql`alter table ranks_member drop constraint ranks_member_test`.execute(t.world.db);
  await tend();
  await tend();
  expect(await rewardsOf(member)).toEqual(['week 2027-12-06 rank-1: 70']);
});

test('MEM-22 over changed clocks and ends of months no period comes twice or is missed', async () => {
  const found = { week: new Set<string>(), month: new Set<string>() };
  for (const period of ['week', 'month'] as const) {
    const all = periodsBetween(period, { after: '2026-12-31', to: '2027-12-31' });
    for (const start of all) {
      expect(found[period].has(start)).toBe(false);
      found[period].add(start);
    }
  }
  expect([found.week.size, found.month.size]).toEqual([52, 12]);
  // The job itself, every six hours through the nights in which New York changes its clocks.
  await seed(WEEKLY);
  const member = await given();
  goTo('2028-03-01');
  await bet(member, 100_000n);
  const brand = { ...RANKED_BRAND, timezone: 'America/New_York' };
  for (let hours = 0; hours < 24 * 45; hours += 6) {
    t.world.clock.advance(6 * HOUR_MS);
    await offerPeriodic(t.world, brand);
  }
  expect(await rewardsOf(member)).toEqual(
    ['2028-03-06', '2028-03-13', '2028-03-20', '2028-03-27', '2028-04-03', '2028-04-10'].map(
      (day) => `week ${day} rank-1: 70`,
    ),
  );
});

test('MEM-11 who bet before there were ranks is raised by the sweep; trial accounts have none', async () => {
  await seed([]);
  const [member, trial] = [await given(), await givenTrial(t.world)];
  await play(member, 520_000n);
  await countBets(t.world);
  await sql`insert into valid_bets_member values (${trial}, 900000, 900000)`.execute(t.world.db);
  expect(await state(member)).toMatchObject({ hasVip: false, first: null });
  await seed(TWO_RANKS);
  await tend();
  expect(await levelOf(member)).toBe(2);
  expect(await levelOf(trial)).toBeNull();
  expect((await vipOf(member))['ranks']).toMatchObject([
    { level: 1, upgrade: '500', wasReached: true, threshold: '100000', keep: '10000' },
    { level: 2, upgrade: '2000', wasReached: true },
  ]);
});

test('MEM-11 a reward keeps the terms it was earned under when the rank is edited', async () => {
  const member = await given();
  await bet(member, 100_000n);
  const [one, two] = TWO_RANKS;
  if (!one || !two) throw new Error('two ranks');
  await seed([{ ...one, upgrade: { amount: '9', names: { TH: 'x', EN: 'x' } } }, two]);
  await bet(member, 1n);
  expect(await rewardsOf(member)).toEqual(['reached rank-1: 500']);
  const next = await given();
  await bet(next, 100_000n);
  expect(await rewardsOf(next)).toEqual(['reached rank-1: 9']);
});

test('MEM-22 a rank that is stopped pays nothing, and does not make up for it later', async () => {
  const upgrade = { amount: '500', names: { EN: 'Up' } };
  const stopped = WEEKLY.map((rank) => ({ ...rank, upgrade, isStopped: true }));
  await seed(stopped);
  const member = await given();
  goTo('2036-03-05');
  await bet(member, 100_000n);
  goTo('2036-03-10', '00:10');
  await count();
  await tend();
  expect(await levelOf(member)).toBe(1);
  expect((await vipOf(member))['ranks']).toMatchObject([{ upgrade: null, periodic: null }, {}]);
  await seed(stopped.map((rank) => ({ ...rank, isStopped: false })));
  await tend();
  expect(await rewardsOf(member)).toEqual([]);
  goTo('2036-03-17', '00:10');
  await count();
  await tend();
  expect(await rewardsOf(member)).toEqual(['week 2036-03-17 rank-1: 70']);
});
