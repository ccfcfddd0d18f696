import * as reward from '@baize/contract/reward';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, later } from '@baize/std/time';
import { afterEach, expect, test } from 'vitest';
import { listUnbalanced } from '../../books/ledger/index.ts';
import { listBets, listOpenGrants } from '../../play/play/index.ts';
import { commandOf, countBets, perform, pocketsOf, usePlay, ZONE } from '../../testing/play.ts';
import { callsOf, givenPlayer } from '../../testing/rewards.ts';
import { claimsRoutes, offerReward, payBonus } from '../claims/index.ts';
import { freePlayJobs, payFreeBet, payFreeRounds } from './index.ts';

const t = usePlay();

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

const PAYERS = { bonus: payBonus, free_rounds: payFreeRounds, free_bet: payFreeBet };
const ask = (...call: Parameters<ReturnType<typeof callsOf>>) =>
  callsOf(t.world, claimsRoutes(PAYERS, {}))(...call);
const language = 'EN';

const WINS = { kind: 'bonus', times: 5, days: 7, games: null } as const;
const TERMS = {
  provider: 'acme',
  games: ['tigers'],
  stake: '200',
  playDays: 7,
  wins: { kind: 'cash' },
} as const;

let offers = 0;

/** Offers free play as a programme does. */
function offered(memberId: MemberId, amount: bigint, facts: object, kind?: 'free_bet') {
  offers += 1;
  return t.world.db.transaction().execute((tx) =>
    offerReward(t.world, tx, {
      memberId,
      programme: 'mission',
      sourceKey: `free ${offers}`,
      kind: kind ?? 'free_rounds',
      amount: minor(amount),
      names: { EN: 'Ten free rounds' },
      terms: { freePlay: { ...TERMS, ...facts } },
    }),
  );
}

/** Offers it, and claims it. */
async function claimed(memberId: MemberId, amount: bigint, facts: object = {}, kind?: 'free_bet') {
  const rewardId = await offered(memberId, amount, facts, kind);
  const twice = await Promise.all(
    [1, 2].map(() => ask(reward.claimReward, memberId, { language, rewardId })),
  );
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  const [grant] = await listOpenGrants(t.world.db, { memberId, now: t.world.clock.now() });
  return grant;
}

const spin = (memberId: MemberId, txId: string, facts: object) =>
  perform(t.play, commandOf('bet-and-settle', { txId, memberId, amount: minor(200n), ...facts }));

const tend = async () => {
  for (const job of freePlayJobs) await job.run(t.world, {} as never);
};

const newsOf = async (memberId: MemberId) => {
  const rows = await t.world.db
    .selectFrom('messages_message')
    .select('news')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map(({ news }) => news as { kind: string; count?: number });
};

const openRewards = async (memberId: MemberId) =>
  (await ask(reward.listRewards, memberId, { language })).value['rewards'] as {
    rewardId: string;
    kind: string;
    amount: string;
    programme: string;
    terms: reward.RewardTerms;
  }[];

test('REW-14 claimed twice at once, free rounds are granted once, by the terms of the offer', async () => {
  const memberId = await givenPlayer(t.world);
  const grant = await claimed(memberId, 10n);
  expect(grant).toMatchObject({
    vendor: 'acme',
    games: ['tigers'],
    stake: 200n,
    left: 10,
    granted: 10,
    paysTo: 'cash',
    names: { EN: 'Ten free rounds' },
  });
  const all = await listOpenGrants(t.world.db, { memberId, now: t.world.clock.now() });
  expect(all).toHaveLength(1);
});

test('REW-14 MEM-08 before the claim a reward says what the grant will be: days, stake and wins', async () => {
  const memberId = await givenPlayer(t.world);
  const said: unknown[] = [];
  for (const wins of [WINS, { kind: 'cash' }]) {
    const rewardId = await offered(memberId, 10n, { wins, playDays: 3 });
    const [open] = await openRewards(memberId);
    said.push(open?.terms.freePlay);
    await ask(reward.claimReward, memberId, { language, rewardId });
  }
  const asked = { times: 5, days: 7, betMax: null, conversionMax: null };
  expect(said).toEqual([
    { stake: '200', playDays: 3, wins: asked },
    { stake: '200', playDays: 3, wins: null },
  ]);
  const now = t.world.clock.now();
  const grants = await listOpenGrants(t.world.db, { memberId, now });
  expect(new Set(grants.map(({ turnoverTimes }) => turnoverTimes))).toEqual(new Set([5, null]));
  for (const { expiresAt } of grants) expect(expiresAt).toEqual(later(now, 3 * DAY_MS));
});

test('REW-14 wins for a bonus are offered once, when the last round is over, with their turnover', async () => {
  const memberId = await givenPlayer(t.world);
  const grant = await claimed(memberId, 2n, { wins: WINS });
  const grantId = grant?.id;
  await spin(memberId, 'kept-a', { grantId, payout: minor(300n) });
  await tend();
  expect(await openRewards(memberId)).toEqual([]);
  // The last round runs on: what it pays belongs to the same bonus.
  const last = commandOf('bet', {
    txId: 'kept-b',
    memberId,
    amount: minor(200n),
    grantId: `${grantId}`,
  });
  await perform(t.play, last);
  await tend();
  expect(await openRewards(memberId)).toEqual([]);
  const result = { txId: 'kept-b-won', betId: 'kept-b', memberId, amount: minor(500n) };
  await perform(t.play, commandOf('settle', result));
  await tend();
  await tend();
  const rewards = await openRewards(memberId);
  expect(rewards).toMatchObject([{ programme: 'free_play', kind: 'bonus', amount: '800' }]);
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 0n, bonus: 0n });
  const rewardId = rewards[0]?.rewardId;
  expect(await ask(reward.claimReward, memberId, { language, rewardId })).toMatchObject({
    status: 200,
  });
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 0n, bonus: 800n });
  const bonus = await t.world.db
    .selectFrom('bonuses_grant')
    .select(['amount', 'turnover_required'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(bonus).toEqual({ amount: 800n, turnover_required: 4_000n });
  expect((await newsOf(memberId)).map(({ kind }) => kind)).toEqual(['free_play_won']);
});

test('REW-14 wins for a bonus are also offered when rounds ran out, and a void after that costs the member nothing', async () => {
  const memberId = await givenPlayer(t.world);
  const grant = await claimed(memberId, 3n, { wins: WINS, playDays: 1 });
  await spin(memberId, 'ran-out', { grantId: grant?.id, payout: minor(300n) });
  t.world.clock.advance(DAY_MS);
  await tend();
  expect(await openRewards(memberId)).toMatchObject([{ amount: '300' }]);
  const undo = { txId: 'ran-out-void', betId: 'ran-out', memberId };
  await perform(t.play, commandOf('rollback', undo));
  await tend();
  expect(await openRewards(memberId)).toMatchObject([{ amount: '300' }]);
  // The round is back for a day; played again, it is offered as far as it won more than was offered.
  await spin(memberId, 'again', { grantId: grant?.id, payout: minor(370n) });
  t.world.clock.advance(DAY_MS);
  await tend();
  expect((await openRewards(memberId)).map(({ amount }) => amount).toSorted()).toEqual([
    '300',
    '70',
  ]);
});

test('REW-14 rounds that are not played are announced 72 and 24 hours before their end, and once at it', async () => {
  const memberId = await givenPlayer(t.world);
  const grant = await claimed(memberId, 5n);
  await spin(memberId, 'one-played', { grantId: grant?.id, payout: minor(0n) });
  await tend();
  expect(await newsOf(memberId)).toEqual([]);
  for (const hours of [7 * 24 - 72, 48, 24]) {
    t.world.clock.advance(hours * HOUR_MS);
    await tend();
    await tend();
  }
  expect(await newsOf(memberId)).toMatchObject([
    { kind: 'free_play_ending', count: 4 },
    { kind: 'free_play_ending', count: 4 },
    { kind: 'free_play_over', count: 4 },
  ]);
});

test('REW-14 a free round counts as no valid bet and is in the record, taken back too', async () => {
  const memberId = await givenPlayer(t.world);
  const grant = await claimed(memberId, 2n);
  await spin(memberId, 'counted-not', { grantId: grant?.id, payout: minor(900n) });
  await countBets(t.world);
  const counted = await t.world.db
    .selectFrom('valid_bets_bet')
    .select('valid')
    .where('member_id', '=', memberId)
    .execute();
  expect(counted).toEqual([]);
  const undo = { txId: 'counted-void', betId: 'counted-not', memberId };
  await perform(t.play, commandOf('rollback', undo));
  const today = t.world.clock.now().toISOString().slice(0, 10);
  const page = { before: null, limit: 10, days: [today], zone: ZONE, games: null, status: null };
  const order = { by: 'placedAt', isDown: true } as const;
  const bets = await listBets(t.world.db, { memberId, ...page, order });
  expect(bets).toMatchObject([{ ref: 'counted-not', status: 'void' }]);
});

test('REW-15 a free bet is claimed as one bet of its amount', async () => {
  const memberId = await givenPlayer(t.world);
  const { stake: _, ...terms } = TERMS;
  const grant = await claimed(memberId, 5_000n, { ...terms, stake: undefined }, 'free_bet');
  expect(grant).toMatchObject({ kind: 'bet', stake: 5_000n, left: 1 });
  const bet = { grantId: grant?.id, amount: minor(5_000n), payout: minor(9_500n) };
  expect(await spin(memberId, 'free-bet', bet)).toMatchObject({ ok: true, moved: '4500' });
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 4_500n, bonus: 0n });
});
