import * as contract from '@baize/contract/reward';
import { countRewards } from '@baize/contract/reward-count';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { listUnbalanced } from '../../books/ledger/index.ts';
import { changeStatus } from '../../people/members/index.ts';
import { callsOf, eventsOf, givenPlayer, givenTrial, offerCash } from '../../testing/rewards.ts';
import { cashOf, recordOf } from '../../testing/transfers.ts';
import { useWorld } from '../../testing/world.ts';
import { claimsJobs } from './jobs.ts';
import { payCash } from './pay-cash.ts';
import { claimsRoutes } from './routes.ts';

const t = useWorld();

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

type Listed = { rewardId: string; name: string; amount: string; state: string };

const ask = (...call: Parameters<ReturnType<typeof callsOf>>) =>
  callsOf(t.world, claimsRoutes({ cash: payCash }))(...call);
const language = 'EN';
const claim = (memberId: MemberId, rewardId: string | null) =>
  ask(contract.claimReward, memberId, { language, rewardId });
const claimAll = (memberId: MemberId) => ask(contract.claimAllRewards, memberId, { language });
const count = async (memberId: MemberId) =>
  (await ask(countRewards, memberId)).value['availablePromoCount'];
const list = async (memberId: MemberId, body = {}) =>
  (await ask(contract.listRewards, memberId, { language, ...body })).value['rewards'] as Listed[];
const receipts = async (memberId: MemberId, body = {}) =>
  (await ask(contract.listReceipts, memberId, { language, ...body })).value as {
    receipts: Listed[];
    hasMore: boolean;
  };
const tend = async () => {
  for (const job of claimsJobs) await job.run(t.world, {} as never);
};
const inMs = (ms: number) => later(t.world.clock.now(), ms);
const messagesOf = async (memberId: MemberId) => {
  const rows = await t.world.db
    .selectFrom('messages_message')
    .select('news')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map(({ news }) => (news as { kind: string }).kind);
};

test('the count is what can be claimed now, and each change is told to the page', async () => {
  const member = await givenPlayer(t.world);
  expect(await count(member)).toBe(0);
  const first = await offerCash(t.world, member);
  await offerCash(t.world, member, { opensAt: inMs(HOUR_MS) });
  expect(await count(member)).toBe(1);
  await offerCash(t.world, member);
  expect(await count(member)).toBe(2);
  const told = ['rewards', 'rewards', 'rewards'];
  expect(await eventsOf(t.world, member)).toEqual(told);
  await claim(member, first);
  expect(await count(member)).toBe(1);
  expect(await eventsOf(t.world, member)).toEqual([...told, 'balance', 'rewards']);
  t.world.clock.advance(HOUR_MS);
  expect(await count(member)).toBe(2);
  await tend();
  expect((await eventsOf(t.world, member)).at(-1)).toBe('rewards');
});

test('MEM-08 the cash of all is summed apart from what comes with terms, and each says its own', async () => {
  const member = await givenPlayer(t.world);
  await offerCash(t.world, member, { amount: 38_600n });
  await offerCash(t.world, member, { amount: 20_000n });
  await offerCash(t.world, member, { amount: 7n, opensAt: inMs(HOUR_MS) });
  const bonus = { times: 4, days: 5, games: null, betMax: '20000', conversionMax: '500000' };
  const wins = { kind: 'bonus', times: 5, days: 7, games: null };
  const freePlay = { provider: 'studio', games: null, playDays: 7, stake: '200', wins };
  await offerCash(t.world, member, { kind: 'bonus', amount: 9_000n, terms: { bonus } });
  await offerCash(t.world, member, { kind: 'free_rounds', amount: 20n, terms: { freePlay } });
  const { value } = await ask(contract.listRewards, member, { language });
  expect(value['claimable']).toEqual({ cash: '58600', otherCount: 2 });
  const none = { bonus: null, freePlay: null, ticketsUntil: null };
  const asked = { times: 5, days: 7, betMax: null, conversionMax: null };
  const terms = (value['rewards'] as contract.Reward[]).map((each) => [each.kind, each.terms]);
  expect(Object.fromEntries(terms)).toEqual({
    cash: none,
    bonus: { ...none, bonus: { times: 4, days: 5, betMax: '20000', conversionMax: '500000' } },
    free_rounds: { ...none, freePlay: { stake: '200', playDays: 7, wins: asked } },
  });
});

test('what ends first stands first, and a claim leaves the list for the receipts', async () => {
  const member = await givenPlayer(t.world);
  await offerCash(t.world, member, { amount: 300n, names: { EN: 'For good' } });
  await offerCash(t.world, member, { amount: 200n, expiresAt: inMs(3 * DAY_MS) });
  const soon = await offerCash(t.world, member, { amount: 100n, expiresAt: inMs(HOUR_MS) });
  expect((await list(member)).map(({ amount }) => amount)).toEqual(['100', '200', '300']);
  expect((await list(member, { language: 'TH' })).map(({ name }) => name)).toEqual([
    'เล่นสามหมวด',
    'เล่นสามหมวด',
    'For good',
  ]);
  const paid = await claim(member, soon);
  expect(paid.value).toMatchObject({ state: 'claimed', amount: '100' });
  // What ended is what happened: it is not taken away.
  await sql`select claims_take_away(${[soon]})`.execute(t.world.db);
  expect(await cashOf(t.world, member)).toBe(100n);
  expect((await recordOf(t.world, member))[0]).toMatchObject({ type: 'bonus', amount: 100n });
  expect((await list(member)).map(({ amount }) => amount)).toEqual(['200', '300']);
  expect((await receipts(member)).receipts).toEqual([paid.value]);
});

test('fifty at once from two phones pay once, and each of them gets the receipt', async () => {
  const member = await givenPlayer(t.world);
  const reward = await offerCash(t.world, member, { amount: 777n });
  const replies = await Promise.all(Array.from({ length: 50 }, () => claim(member, reward)));
  expect(new Set(replies.map(({ message }) => message))).toEqual(new Set([null]));
  expect(new Set(replies.map(({ value }) => JSON.stringify(value))).size).toBe(1);
  expect(await cashOf(t.world, member)).toBe(777n);
});

test('all at once, twice at the same moment: each is paid once', async () => {
  const member = await givenPlayer(t.world);
  for (const amount of [1n, 20n, 300n]) await offerCash(t.world, member, { amount });
  await offerCash(t.world, member, { amount: 9_000n, opensAt: inMs(HOUR_MS) });
  const replies = await Promise.all([claimAll(member), claimAll(member)]);
  expect(replies.map(({ value }) => value['availablePromoCount'])).toEqual([0, 0]);
  expect(await cashOf(t.world, member)).toBe(321n);
  expect((await list(member)).map(({ amount }) => amount)).toEqual(['9000']);
});

test('what was earned once is offered once', async () => {
  const member = await givenPlayer(t.world);
  const offers = Array.from({ length: 5 }, () =>
    offerCash(t.world, member, { sourceKey: 'day 17', programme: 'rebate' }),
  );
  const made = (await Promise.all(offers)).filter((id) => id !== null);
  expect(made).toHaveLength(1);
  expect(await count(member)).toBe(1);
});

test('PROMO-07 the last millisecond still pays, the moment of the end does not', async () => {
  const member = await givenPlayer(t.world);
  const expiresAt = inMs(HOUR_MS);
  const [early, late] = [
    await offerCash(t.world, member, { expiresAt }),
    await offerCash(t.world, member, { expiresAt }),
  ];
  t.world.clock.advance(HOUR_MS - 1);
  expect((await claim(member, early)).message).toBeNull();
  t.world.clock.advance(1);
  expect((await claim(member, late)).message).toBe('reward_over');
  expect(await count(member)).toBe(0);
  expect(await list(member)).toEqual([]);
  await tend();
  expect((await claim(member, late)).message).toBe('reward_over');
  expect((await claim(member, early)).message).toBeNull();
  expect((await receipts(member)).receipts.map(({ state }) => state).toSorted()).toEqual([
    'claimed',
    'expired',
  ]);
  expect(await cashOf(t.world, member)).toBe(1_000n);
});

test('a claim and the end at the same moment: paid or over, never both', async () => {
  const member = await givenPlayer(t.world);
  for (let turn = 0; turn < 8; turn++) {
    const reward = await offerCash(t.world, member, { amount: 1n, expiresAt: inMs(1_000) });
    t.world.clock.advance(999);
    const paying = claim(member, reward);
    t.world.clock.advance(1);
    await Promise.all([paying, tend()]);
  }
  const ended = (await receipts(member)).receipts;
  const paid = ended.filter(({ state }) => state === 'claimed').length;
  expect(ended).toHaveLength(8);
  expect(await cashOf(t.world, member)).toBe(BigInt(paid));
});

test('nothing runs out without two notices, each written once', async () => {
  const member = await givenPlayer(t.world);
  await offerCash(t.world, member, { expiresAt: inMs(5 * DAY_MS) });
  await tend();
  expect(await messagesOf(member)).toEqual([]);
  t.world.clock.advance(2 * DAY_MS);
  await tend();
  await tend();
  expect(await messagesOf(member)).toEqual(['reward_ending']);
  t.world.clock.advance(2 * DAY_MS);
  await tend();
  await tend();
  expect(await messagesOf(member)).toEqual(['reward_ending', 'reward_ending']);
  t.world.clock.advance(DAY_MS);
  await tend();
  await tend();
  expect(await messagesOf(member)).toEqual(['reward_ending', 'reward_ending', 'reward_over']);
});

test('MEM-14 the notice of an end names its reward, which can be claimed by it', async () => {
  const member = await givenPlayer(t.world);
  await offerCash(t.world, member, { amount: 700n, expiresAt: inMs(5 * DAY_MS) });
  t.world.clock.advance(4 * DAY_MS + 1);
  await tend();
  const { news } = await t.world.db
    .selectFrom('messages_message')
    .select('news')
    .where('member_id', '=', member)
    .limit(1)
    .executeTakeFirstOrThrow();
  const { rewardId } = news as { rewardId: string };
  expect((await claim(member, rewardId)).message).toBeNull();
  expect(await cashOf(t.world, member)).toBe(700n);
});

test('nothing is offered to who may not play, and what was offered waits', async () => {
  const trial = await givenTrial(t.world);
  expect(await offerCash(t.world, trial)).toBeNull();
  const member = await givenPlayer(t.world);
  const reward = await offerCash(t.world, member);
  const change = (status: 'active' | 'blocked' | 'closed') =>
    t.world.db
      .transaction()
      .execute((tx) => changeStatus(t.world, tx, { memberId: member, status }));
  for (const status of ['blocked', 'closed'] as const) {
    await change(status);
    expect(await offerCash(t.world, member)).toBeNull();
    expect((await claim(member, reward)).message).toBe('account_closed');
    expect((await claimAll(member)).message).toBe('account_closed');
  }
  await change('active');
  expect((await claim(member, reward)).message).toBeNull();
  expect(await cashOf(t.world, member)).toBe(1_000n);
});

test('a reward of another, of nobody and before its time is not paid', async () => {
  const [owner, other] = [await givenPlayer(t.world), await givenPlayer(t.world)];
  const reward = await offerCash(t.world, owner, { opensAt: inMs(MINUTE_MS) });
  expect((await claim(other, reward)).message).toBe('not_found');
  expect((await claim(other, t.world.newId('rwd'))).message).toBe('not_found');
  expect((await claim(owner, 'rwd_1')).message).toBe('invalid_input');
  expect((await claim(owner, reward)).message).toBe('reward_not_yet');
  t.world.clock.advance(MINUTE_MS);
  expect((await claim(owner, reward)).message).toBeNull();
});

test('receipts follow each other without a gap, page after page', async () => {
  const member = await givenPlayer(t.world);
  for (let at = 0; at < contract.RECEIPTS_PER_PAGE + 3; at++) await offerCash(t.world, member);
  await claimAll(member);
  const first = await receipts(member);
  const second = await receipts(member, { before: first.receipts.at(-1)?.rewardId });
  expect([first.hasMore, second.hasMore]).toEqual([true, false]);
  const ids = [...first.receipts, ...second.receipts].map(({ rewardId }) => rewardId);
  expect(new Set(ids).size).toBe(contract.RECEIPTS_PER_PAGE + 3);
});
