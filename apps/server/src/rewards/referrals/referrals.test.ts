import {
  listReferralFriends,
  type ReferralFriend,
  type ReferralSummary,
  readReferral,
} from '@baize/contract/referral';
import { claimReward } from '@baize/contract/reward';
import type { MemberId } from '@baize/std/id';
import { minor, sum } from '@baize/std/money';
import { DAY_MS, HOUR_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { changeStatus } from '../../people/members/index.ts';
import { useDeposits } from '../../testing/deposits.ts';
import { useBets } from '../../testing/missions.ts';
import { countBets, givenMember, pocketsOf } from '../../testing/play.ts';
import {
  givenDeposit,
  givenFriend,
  givenProof,
  publishReferral,
  REFERRAL_OPTIONS,
} from '../../testing/referrals.ts';
import { callsOf, eventsOf } from '../../testing/rewards.ts';
import { claimsRoutes, payCash } from '../claims/index.ts';
import { checkReferralClaim, countFriends, followReferralBets, referralsRoutes } from './index.ts';

const t = useDeposits();
const bets = useBets(t);
const language = 'EN';
const ask = (...call: Parameters<ReturnType<typeof callsOf>>) =>
  callsOf(t.world, [
    ...referralsRoutes(REFERRAL_OPTIONS),
    ...claimsRoutes({ cash: payCash }, { referral: checkReferralClaim(REFERRAL_OPTIONS) }),
  ])(...call);

const moveTo = (moment: string) =>
  t.world.clock.advance(new Date(moment).getTime() - t.world.clock.now().getTime());
beforeAll(() => moveTo('2026-11-18T05:00:00Z'));

/** Counts bets and friends, as the worker does. */
async function count(): Promise<void> {
  await countBets(t.world, [followReferralBets]);
  await countFriends(t.world, REFERRAL_OPTIONS);
}

const summaryOf = async (memberId: MemberId) =>
  (await ask(readReferral, memberId, { language })).value as unknown as ReferralSummary;

async function friendOf(inviterId: MemberId): Promise<ReferralFriend | undefined> {
  const { value } = await ask(listReferralFriends, inviterId, { language });
  return (value['friends'] as ReferralFriend[])[0];
}

const given = () => givenMember(t.world, { cash: 1_000_000n });

type Doings = { readonly deposit?: bigint; readonly bet?: bigint };

/** A friend of somebody who has proven a contact, deposited and bet. */
async function givenBusyFriend({ deposit = 50_000n, bet = 10_000n }: Doings = {}) {
  const inviterId = await given();
  const friendId = await givenFriend(t.world, inviterId);
  await givenProof(t.world, friendId);
  await givenDeposit(t, friendId, deposit);
  if (bet > 0n) await bets.spin(friendId, bet);
  await count();
  return { inviterId, friendId };
}

async function settledBet(memberId: MemberId, amount: bigint): Promise<string> {
  const betId = await bets.act('bet', memberId, { amount: minor(amount) });
  await bets.act('settle', memberId, { betId, amount: minor(0n) });
  return betId;
}

const claim = (memberId: MemberId, rewardId: unknown) =>
  ask(claimReward, memberId, { language, rewardId });

test('REW-26 MEM-23 every step is shown; after the hold both claim, once', async () => {
  await publishReferral(t.world, {});
  const inviterId = await given();
  const friendId = await givenFriend(t.world, inviterId);
  await count();
  expect(await friendOf(inviterId)).toMatchObject({
    step: 'verify',
    name: expect.stringMatching(/\*/),
    endsAt: '2026-12-17T17:00:00.000Z',
  });
  await givenProof(t.world, friendId);
  await count();
  expect(await friendOf(inviterId)).toMatchObject({ step: 'deposit', depositPercent: 0 });
  await givenDeposit(t, friendId, 49_999n);
  await count();
  expect(await friendOf(inviterId)).toMatchObject({ step: 'deposit', depositPercent: 99 });
  await givenDeposit(t, friendId, 1n);
  await bets.spin(friendId, 9_999n);
  await count();
  expect(await friendOf(inviterId)).toMatchObject({ step: 'bets', betsPercent: 99 });
  expect((await summaryOf(friendId)).own).toMatchObject({ bet: '9999', bets: '10000' });
  await bets.spin(friendId, 1n);
  await count();
  await count();
  expect(await friendOf(inviterId)).toMatchObject({
    step: 'hold',
    holdUntil: '2026-11-21T05:00:00.000Z',
    rewardId: null,
  });
  expect(await summaryOf(inviterId)).toMatchObject({ pending: '2000', claimable: '0' });
  t.world.clock.advance(72 * HOUR_MS - 1);
  await count();
  expect(await friendOf(inviterId)).toMatchObject({ step: 'hold' });
  t.world.clock.advance(1);
  await count();
  await count();
  const friend = await friendOf(inviterId);
  expect(friend).toMatchObject({ step: 'reward', rewardState: 'offered', reward: '2000' });
  expect(await eventsOf(t.world, inviterId)).toContain('rewards');
  const before = (await pocketsOf(t.world, inviterId)).cash;
  const claims = await Promise.all([1, 2, 3].map(() => claim(inviterId, friend?.rewardId)));
  expect(claims.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await pocketsOf(t.world, inviterId)).cash).toBe(minor(before + 2_000n));
  const { own } = await summaryOf(friendId);
  expect(own).toMatchObject({ step: 'reward', reward: '1000', rewardState: 'offered' });
  expect((await claim(friendId, own?.rewardId)).status).toBe(200);
  expect(await summaryOf(inviterId)).toMatchObject({
    earned: '2000',
    claimable: '0',
    pending: '0',
    friendCount: 1,
    monthCount: 1,
  });
});

test('REW-26 the last moment of the 30 days counts, the first one after it does not', async () => {
  await publishReferral(t.world, {});
  moveTo('2027-02-10T05:00:00Z');
  const [inTime, late] = [await givenBusyFriend({ bet: 0n }), await givenBusyFriend({ bet: 0n })];
  moveTo('2027-03-11T16:59:59.999Z');
  await bets.spin(inTime.friendId, 10_000n);
  moveTo('2027-03-11T17:00:00.000Z');
  await bets.spin(late.friendId, 10_000n);
  await count();
  expect(await friendOf(inTime.inviterId)).toMatchObject({ step: 'hold' });
  expect(await friendOf(late.inviterId)).toMatchObject({ step: 'stopped', stop: 'time_bets' });
});

test('REW-26 who misses a step is told which one; nothing is decided before bets are counted', async () => {
  await publishReferral(t.world, {});
  const [one, two] = [await given(), await given()];
  await givenFriend(t.world, one);
  await givenProof(t.world, await givenFriend(t.world, two));
  const slow = await givenBusyFriend({ bet: 0n });
  t.world.clock.advance(29 * DAY_MS);
  await bets.spin(slow.friendId, 10_000n);
  t.world.clock.advance(2 * DAY_MS);
  await countFriends(t.world, REFERRAL_OPTIONS);
  expect(await friendOf(slow.inviterId)).toMatchObject({ step: 'bets', stop: null });
  await count();
  t.world.clock.advance(HOUR_MS);
  await count();
  expect(await friendOf(slow.inviterId)).toMatchObject({ step: 'hold' });
  expect(await friendOf(one)).toMatchObject({ step: 'stopped', stop: 'time_verify' });
  expect(await friendOf(two)).toMatchObject({ step: 'stopped', stop: 'time_deposit' });
});

test('REW-26 a bet that is voided moves the friend back until somebody claims, never afterwards', async () => {
  await publishReferral(t.world, {});
  const { inviterId, friendId } = await givenBusyFriend({ bet: 0n });
  const first = await settledBet(friendId, 10_000n);
  await count();
  await bets.act('void-settled', friendId, { betId: first });
  await count();
  expect(await friendOf(inviterId)).toMatchObject({ step: 'bets', undone: 'bets' });
  const second = await settledBet(friendId, 10_000n);
  await count();
  t.world.clock.advance(72 * HOUR_MS);
  await count();
  const offered = await friendOf(inviterId);
  expect(offered).toMatchObject({ step: 'reward', undone: null, rewardState: 'offered' });
  await bets.act('void-settled', friendId, { betId: second });
  await countBets(t.world, []);
  expect(await claim(inviterId, offered?.rewardId)).toMatchObject({ message: 'reward_undone' });
  t.world.clock.advance(HOUR_MS);
  await count();
  expect(await friendOf(inviterId)).toMatchObject({ step: 'bets', undone: 'bets' });
  expect(await claim(inviterId, offered?.rewardId)).toMatchObject({ message: 'reward_refused' });
  const third = await settledBet(friendId, 10_000n);
  await count();
  t.world.clock.advance(72 * HOUR_MS);
  await count();
  const again = await friendOf(inviterId);
  expect((await claim(inviterId, again?.rewardId)).status).toBe(200);
  await bets.act('void-settled', friendId, { betId: third });
  await count();
  t.world.clock.advance(HOUR_MS);
  await count();
  expect(await friendOf(inviterId)).toMatchObject({ step: 'reward', rewardState: 'claimed' });
  expect((await claim(friendId, (await summaryOf(friendId)).own?.rewardId)).status).toBe(200);
  expect(await summaryOf(inviterId)).toMatchObject({ earned: '2000' });
});

test('REW-25 terms hold from registration on; while it is closed nobody counts', async () => {
  await publishReferral(t.world, { reward: '7000', holdHours: 0 });
  const inviterId = await given();
  const friendId = await givenFriend(t.world, inviterId);
  await publishReferral(t.world, { isOpen: false, reward: '1', bets: '999999' });
  const closed = await given();
  await givenFriend(t.world, closed);
  expect(await summaryOf(closed)).toMatchObject({ isOpen: false, terms: { reward: '1' } });
  await givenProof(t.world, friendId);
  await givenDeposit(t, friendId, 50_000n);
  await bets.spin(friendId, 10_000n);
  await publishReferral(t.world, null);
  await count();
  expect(await friendOf(inviterId)).toMatchObject({ step: 'reward', reward: '7000' });
  expect(await friendOf(closed)).toMatchObject({ step: 'stopped', stop: 'closed', endsAt: null });
  expect(await summaryOf(closed)).toMatchObject({ isOpen: false, terms: null });
});

test('REW-26 the budget is never overspent, and a month pays for so many friends', async () => {
  const { reserved } = await t.world.db
    .selectFrom('referrals_mark')
    .select('reserved')
    .executeTakeFirstOrThrow();
  const budget = String(reserved + 6_500n);
  await publishReferral(t.world, { budget, monthMax: 1, holdHours: 0 });
  moveTo('2028-01-31T16:50:00Z');
  const inviterId = await given();
  const friends = [];
  for (const _friend of [1, 2, 3]) friends.push(await givenFriend(t.world, inviterId));
  for (const friendId of friends) {
    await givenProof(t.world, friendId);
    await givenDeposit(t, friendId, 50_000n);
    await count();
  }
  const [first, second, third] = friends as [MemberId, MemberId, MemberId];
  expect((await summaryOf(third)).own).toMatchObject({ step: 'stopped', stop: 'budget' });
  for (const friendId of [first, second]) await bets.spin(friendId, 10_000n);
  await count();
  const { value } = await ask(listReferralFriends, inviterId, { language });
  const stops = (value['friends'] as ReferralFriend[]).map(({ stop }) => stop);
  expect(stops).toEqual(expect.arrayContaining(['budget', 'month', null]));
  expect((await summaryOf(second)).own).toMatchObject({ step: 'reward', rewardState: 'offered' });
  moveTo('2028-01-31T17:00:00Z');
  expect(await summaryOf(inviterId)).toMatchObject({ monthCount: 0 });
});

test('REW-25 nothing is offered to an inviter who may not play; the friend gets theirs', async () => {
  await publishReferral(t.world, { holdHours: 0 });
  const inviterId = await given();
  const friendId = await givenFriend(t.world, inviterId);
  const change = { memberId: inviterId, status: 'closed' } as const;
  await t.world.db.transaction().execute((tx) => changeStatus(t.world, tx, change));
  await givenProof(t.world, friendId);
  await givenDeposit(t, friendId, 50_000n);
  await bets.spin(friendId, 10_000n);
  await count();
  expect((await summaryOf(friendId)).own).toMatchObject({ rewardState: 'offered' });
  expect(await friendOf(inviterId)).toMatchObject({ stop: 'account', rewardId: null });
  expect(await summaryOf(inviterId)).toMatchObject({ claimable: '0' });
});

test('REW-26 killed in the middle and done by several at once, it comes to the same', async () => {
  await publishReferral(t.world, { holdHours: 0 });
  const friends = [];
  for (const _friend of [1, 2, 3, 4]) {
    const inviterId = await given();
    const friendId = await givenFriend(t.world, inviterId);
    await givenProof(t.world, friendId);
    await givenDeposit(t, friendId, 50_000n);
    await bets.spin(friendId, 10_000n);
    friends.push(inviterId);
  }
  await countBets(t.world, [followReferralBets]);
  const dying = {
    ...t.world,
    newId: () => {
      throw new Error('killed while offering');
    },
  };
  await expect(countFriends(dying, REFERRAL_OPTIONS)).rejects.toThrow('killed');
  await Promise.all([1, 2, 3].map(() => countFriends(t.world, REFERRAL_OPTIONS)));
  await count();
  for (const inviterId of friends) {
    expect(await summaryOf(inviterId)).toMatchObject({ claimable: '2000', monthCount: 1 });
  }
  const { reserved } = await t.world.db
    .selectFrom('referrals_mark')
    .select('reserved')
    .executeTakeFirstOrThrow();
  const asides = await t.world.db.selectFrom('referrals_friend').select('reserved').execute();
  expect(sum(asides.map((row) => row.reserved))).toBe(reserved);
});
