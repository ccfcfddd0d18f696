import { type Rebate, readRebates } from '@baize/contract/rebate';
import { claimAllRewards, claimReward, listReceipts, listRewards } from '@baize/contract/reward';
import { countRewards } from '@baize/contract/reward-count';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS } from '@baize/std/time';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listUnbalanced, trialCurrency } from '../../books/ledger/index.ts';
import { changeStatus } from '../../people/members/index.ts';
import { givenMember } from '../../testing/play.ts';
import { rankOfTest } from '../../testing/ranks.ts';
import { rebateOfTest, useRebates } from '../../testing/rebates.ts';
import { eventsOf } from '../../testing/rewards.ts';
import { cashOf, recordOf } from '../../testing/transfers.ts';
import { claimsJobs } from '../claims/index.ts';
import { figuresOf, rollOver } from './rules.ts';

const t = useRebates();
const language = 'EN';

beforeEach(() => t.seed([rebateOfTest()]));
afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

const given = () => givenMember(t.world, { cash: 10_000_000n });

async function read(memberId: MemberId, category = 'RNG') {
  const { value } = await t.ask(readRebates, memberId, { language });
  const found = (value['rebates'] as Rebate[]).find((rebate) => rebate.category === category);
  if (!found) throw new Error(`${category} has a rebate`);
  return found;
}

async function bets(memberId: MemberId, stakes: readonly bigint[], type = 'RNG') {
  const ids: string[] = [];
  for (const stake of stakes) ids.push(await t.bet(memberId, stake, { type }));
  await t.count();
  return ids;
}

async function voidBet(memberId: MemberId, betId = ''): Promise<void> {
  await t.act('rollback', memberId, { betId, refTxId: betId });
  await t.count();
}

async function claim(memberId: MemberId) {
  const { reward } = await read(memberId);
  return t.ask(claimReward, memberId, { language, rewardId: reward?.rewardId });
}

const badge = async (memberId: MemberId) =>
  (await t.ask(countRewards, memberId)).value['availablePromoCount'];

test('REW-24 MEM-10 333 bets of 150 at 3,000 ppm give 149 to claim and 850,000 carried', async () => {
  const memberId = await given();
  await bets(memberId, Array<bigint>(333).fill(150n));
  expect(await read(memberId)).toMatchObject({
    earned: '149',
    carriedPpm: 850_000,
    validBets: '49950',
    ratePpm: 3_000,
    debt: '0',
    reward: { amount: '149', state: 'offered', name: 'Slots rebate' },
  });
  // One bet of 50 at 3,000 ppm is 150,000 more: what was carried becomes a whole unit.
  await bets(memberId, [50n]);
  expect(await read(memberId)).toMatchObject({ earned: '150', carriedPpm: 0 });
});

test('REW-24 one sum or many pieces, counted at once or one by one, give the same', async () => {
  const [one, many] = [await given(), await given()];
  await bets(one, [49_950n]);
  for (let round = 0; round < 9; round++) await bets(many, Array<bigint>(37).fill(150n));
  expect(await t.accountOf(many)).toEqual(await t.accountOf(one));
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -5_000_000n, max: 9_000_000n })), (pieces) => {
      const sum = pieces.reduce((total, piece) => total + piece, 0n);
      const { whole, carriedPpm, debt } = figuresOf({ earned: sum });
      const million = 1_000_000n;
      // What is there is told exactly; a debt is rounded up by less than a unit.
      const told = whole * million + BigInt(carriedPpm) - debt * million;
      if (sum >= 0n) expect(told).toBe(sum);
      else expect(sum - told).toBeLessThan(million);
      expect(told).toBeLessThanOrEqual(sum);
      expect(whole === 0n || debt === 0n).toBe(true);
    }),
  );
});

test('REW-24 the rate of a bet is that of the rank when it was settled, and stays it', async () => {
  const ranks = [rankOfTest(1, { threshold: '100000', keep: '0' })];
  await t.seed([rebateOfTest({ rankRates: [{ level: 1, ratePpm: 5_000 }] })], ranks);
  const memberId = await given();
  // The bet that reaches the rank was settled without it.
  const [first] = await bets(memberId, [100_000n]);
  expect(await read(memberId)).toMatchObject({ earned: '300', ratePpm: 5_000, rateIndex: 1 });
  await bets(memberId, [100_000n]);
  expect(await read(memberId)).toMatchObject({ earned: '800' });
  await voidBet(memberId, first);
  expect(await read(memberId)).toMatchObject({ earned: '500', validBets: '100000' });
});

test('MEM-10 claimed by hand once, in the reward center and the records; the rest is carried', async () => {
  const memberId = await given();
  await bets(memberId, [50_150n]);
  const before = await cashOf(t.world, memberId);
  expect(await badge(memberId)).toBe(1);
  const { value: open } = await t.ask(listRewards, memberId, { language });
  expect(open['rewards']).toMatchObject([{ programme: 'rebate', amount: '150' }]);
  const { reward } = await read(memberId);
  const rewardId = reward?.rewardId;
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => t.ask(claimReward, memberId, { language, rewardId })),
  );
  expect(new Set(replies.map(({ message }) => message))).toEqual(new Set([null]));
  expect(await cashOf(t.world, memberId)).toBe(before + 150n);
  expect((await recordOf(t.world, memberId))[0]).toMatchObject({ type: 'rebate', amount: 150n });
  expect(await badge(memberId)).toBe(0);
  // Without another bet the page knows already that it was paid.
  expect(await read(memberId)).toMatchObject({
    earned: '0',
    carriedPpm: 450_000,
    validBets: '0',
    reward: null,
  });
  const { value: ended } = await t.ask(listReceipts, memberId, { language });
  expect(ended['receipts']).toMatchObject([{ programme: 'rebate', state: 'claimed' }]);
  await bets(memberId, [200n]);
  expect(await read(memberId)).toMatchObject({ earned: '1', carriedPpm: 50_000, validBets: '200' });
  expect(await t.accountOf(memberId)).toMatchObject({ claim_no: 2, offered: 1n });
});

test('MEM-10 categories are earned and claimed apart, and each event moves the open page', async () => {
  await t.seed([rebateOfTest(), rebateOfTest({ id: 'live', category: 'LIVE', ratePpm: 1_000 })]);
  const memberId = await given();
  await bets(memberId, [10_000n]);
  await bets(memberId, [20_000n], 'LIVE');
  expect(await read(memberId)).toMatchObject({ earned: '30' });
  expect(await read(memberId, 'LIVE')).toMatchObject({ earned: '20' });
  await claim(memberId);
  expect(await read(memberId)).toMatchObject({ earned: '0' });
  expect(await read(memberId, 'LIVE')).toMatchObject({ earned: '20' });
  const told = await eventsOf(t.world, memberId);
  expect(told.filter((kind) => kind === 'rebates')).toHaveLength(2);
  expect(told.filter((kind) => kind === 'rewards')).toHaveLength(3);
});

test('MEM-10 below the minimum it waits and says so; then all of it can be claimed', async () => {
  await t.seed([rebateOfTest({ minimum: '100' })]);
  const memberId = await given();
  await bets(memberId, [33_000n]);
  expect(await read(memberId)).toMatchObject({ earned: '99', minimum: '100', reward: null });
  expect(await badge(memberId)).toBe(0);
  await bets(memberId, [1_000n]);
  expect(await read(memberId)).toMatchObject({ earned: '102', reward: { amount: '102' } });
});

test('REW-24 a void before the claim is taken off; all of it taken back leaves no reward', async () => {
  const memberId = await given();
  const [first, second] = await bets(memberId, [10_000n, 20_000n]);
  await voidBet(memberId, first);
  expect(await read(memberId)).toMatchObject({ earned: '60', reward: { amount: '60' } });
  await voidBet(memberId, second);
  expect(await read(memberId)).toMatchObject({ earned: '0', debt: '0', reward: null });
  expect(await badge(memberId)).toBe(0);
  await bets(memberId, [1_000n]);
  expect(await read(memberId)).toMatchObject({ earned: '3', reward: { amount: '3' } });
});

test('REW-24 a void after the claim is made up for by the next bets, and no money is taken', async () => {
  const memberId = await given();
  const [first] = await bets(memberId, [10_000n]);
  await claim(memberId);
  const before = await cashOf(t.world, memberId);
  await voidBet(memberId, first);
  expect(await cashOf(t.world, memberId)).toBe(before + 10_000n); // The stake alone.
  expect(await read(memberId)).toMatchObject({ earned: '0', debt: '30', reward: null });
  await bets(memberId, [4_000n]);
  expect(await read(memberId)).toMatchObject({ earned: '0', debt: '18', reward: null });
  await bets(memberId, [7_000n]);
  expect(await read(memberId)).toMatchObject({ earned: '3', debt: '0', reward: { amount: '3' } });
});

test('MEM-10 it can be claimed for days after the last bet; what ran out is over, nobody owes for it', async () => {
  await t.seed([rebateOfTest({ claimDays: 7 })]);
  const memberId = await given();
  const [first] = await bets(memberId, [10_100n]);
  t.world.clock.advance(5 * DAY_MS);
  await bets(memberId, [100n]);
  t.world.clock.advance(5 * DAY_MS);
  expect((await read(memberId)).reward).toMatchObject({ amount: '30' });
  t.world.clock.advance(2 * DAY_MS);
  for (const job of claimsJobs) await job.run(t.world, {} as never);
  expect(await read(memberId)).toMatchObject({ earned: '0', carriedPpm: 600_000, reward: null });
  await voidBet(memberId, first);
  expect(await read(memberId)).toMatchObject({ earned: '0', debt: '0', carriedPpm: 600_000 });
});

test('REW-24 bets that are counted while it is claimed lose nothing and pay nothing twice', async () => {
  const memberId = await given();
  await bets(memberId, [10_000n]);
  const start = (await cashOf(t.world, memberId)) + 30n;
  for (let turn = 0; turn < 10; turn++) {
    await t.bet(memberId, 1_000n);
    await Promise.all([t.count(), t.ask(claimAllRewards, memberId, { language })]);
  }
  await t.count();
  await t.ask(claimAllRewards, memberId, { language });
  expect(await read(memberId)).toMatchObject({ earned: '0', debt: '0', carriedPpm: 0 });
  // Ten bets of 1,000 were lost, and each gave 3 back.
  expect(await cashOf(t.world, memberId)).toBe(start - 10_000n + 30n);
});

test('MEM-10 nothing for bonus money, trial accounts, who may not play, or a category without a rebate', async () => {
  const both = await givenMember(t.world, { cash: 6_000n, bonus: 6_000n });
  await t.bet(both, 12_000n);
  const trial = await givenMember(t.world, { cash: 9_000n, currency: trialCurrency('THB') });
  const currency = trialCurrency('THB');
  await t.act('bet-and-settle', trial, { currency, amount: minor(9_000n), payout: minor(0n) });
  const closed = await givenMember(t.world, { cash: 9_000n });
  await t.bet(closed, 9_000n);
  await t.world.db
    .transaction()
    .execute((tx) => changeStatus(t.world, tx, { memberId: closed, status: 'closed' }));
  await bets(both, []);
  expect(await read(both)).toMatchObject({ earned: '18', validBets: '6000' });
  const other = await given();
  await bets(other, [9_000n], 'LIVE');
  for (const nobody of [trial, closed, other]) expect(await t.accountOf(nobody)).toBeUndefined();
});

test('MEM-10 stopped, a rebate earns nothing more, and what was earned is claimed', async () => {
  const [earned, late] = [await given(), await given()];
  await bets(earned, [10_000n]);
  await t.seed([rebateOfTest({ isStopped: true })]);
  await bets(earned, [10_000n]);
  await bets(late, [10_000n]);
  expect(await read(earned)).toMatchObject({ earned: '30' });
  expect((await t.ask(readRebates, late, { language })).value['rebates']).toEqual([]);
  expect((await claim(earned)).message).toBeNull();
});

test('a claim that ended begins the next; one that is open or was never offered does not', () => {
  const account = { earned: 2_400_000n, valid: minor(800n), claim_no: 3, offered: minor(2n) };
  const row = { member_id: 'mem_1' as MemberId, category: 'RNG', ...account };
  expect(rollOver(row, true)).toBe(row);
  expect(rollOver({ ...row, offered: minor(0n) }, false)).toMatchObject({ claim_no: 3 });
  expect(rollOver(row, false)).toMatchObject({
    earned: 400_000n,
    valid: 0n,
    claim_no: 4,
    offered: 0n,
  });
});
