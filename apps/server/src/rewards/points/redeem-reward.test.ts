import * as contract from '@baize/contract/points';
import type { MallReward } from '@baize/contract/points-rules';
import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { listUnbalanced } from '../../books/ledger/index.ts';
import { changeStatus } from '../../people/members/index.ts';
import { listOpenGrants } from '../../play/play/index.ts';
import { callerOf, givenOperator } from '../../testing/operator.ts';
import { givePoints, mallOf, RECIPIENT, shirt, voucher } from '../../testing/points.ts';
import { callsOf } from '../../testing/rewards.ts';
import { cashOf, givenSender, recordOf, SECRET } from '../../testing/transfers.ts';
import { useWorld } from '../../testing/world.ts';
import { payReward } from '../claims/claim-reward.ts';
import { payCash } from '../claims/index.ts';
import { payFreeRounds } from '../free-play/index.ts';
import { readPoints } from './read-points.ts';
import { pointsRoutes } from './routes.ts';

const t = useWorld();

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

let made = 0;
const nextKey = () => `redeem-${(made += 1)}`;

const open = (...mall: readonly MallReward[]) => pointsRoutes(mallOf(...mall));
type Routes = ReturnType<typeof open>;
type WireInput = Readonly<Record<string, unknown>>;

const redeem = (routes: Routes, memberId: MemberId, facts: WireInput = {}) =>
  callsOf(t.world, routes)(contract.redeemReward, memberId, {
    language: 'EN',
    requestKey: nextKey(),
    rewardId: 'shirt',
    quantity: 1,
    points: '300',
    amount: '0',
    recipient: RECIPIENT,
    paymentPassword: SECRET,
    ...facts,
  });

async function givenRich(points: bigint, cash = 0n): Promise<MemberId> {
  const { id } = await givenSender(t.world, { cash });
  await givePoints(t.world, id, points);
  return id;
}

const pointsOf = async (memberId: MemberId) => (await readPoints(t.world.db, memberId)).balance;
const listOf = async (routes: Routes, memberId: MemberId, facts: WireInput = {}) =>
  (await callsOf(t.world, routes)(contract.listRedemptions, memberId, { language: 'EN', ...facts }))
    .value['redemptions'] as WireInput[];
const leftOf = async (routes: Routes, memberId: MemberId) =>
  (
    (await callsOf(t.world, routes)(contract.listPointsRewards, memberId, { language: 'EN' }))
      .value['rewards'] as WireInput[]
  ).map(({ left }) => left);
const decide = async (routes: Routes, redemptionId: unknown, facts: WireInput = {}) => {
  const { caller, name } = await givenOperator(t.world, 'finance');
  const input = { redemptionId, decision: 'approve', reason: '', ...facts };
  return { ...(await callerOf(t.world, routes)(caller, contract.decideRedemption, input)), name };
};

test('PTS-02 PTS-03 goods wait for an operator: every field of the record, points and stock are taken', async () => {
  const routes = open(shirt());
  const memberId = await givenRich(1_000n);
  const { value } = await redeem(routes, memberId, { quantity: 2, points: '600' });
  const expected = {
    reference: expect.stringMatching(/^RD-\d{6}-[0-9A-Z]{6}$/),
    createdAt: t.world.clock.now().toISOString(),
    type: 'goods',
    name: 'Shirt',
    quantity: 2,
    points: '600',
    amount: '0',
    status: 'processing',
    changedPoints: '-600',
    pointsBalance: '400',
    remark: null,
  };
  expect(value).toMatchObject(expected);
  expect(await listOf(routes, memberId)).toMatchObject([expected]);
  expect(await listOf(routes, memberId, { status: 'approved' })).toEqual([]);
  expect((await listOf(routes, memberId, { language: 'TH' }))[0]?.['name']).toBe('เสื้อ');
  expect(await leftOf(routes, memberId)).toEqual([3]);
  expect(await pointsOf(memberId)).toBe(400n);
  const { rows } = await sql<{ recipient: string }>`
    select recipient from points_redemption where member_id = ${memberId}`.execute(t.world.db);
  expect(rows[0]?.recipient).toMatch(/^sealed:v1:/);
});

test('PTS-02 a wrong password, too few points, another price, no address: nothing changes', async () => {
  const routes = open(shirt({ id: 'plain' }), shirt({ id: 'paid', amount: '500' }));
  const memberId = await givenRich(350n);
  const refused = async (facts: WireInput) =>
    (await redeem(routes, memberId, { rewardId: 'plain', ...facts })).message;
  expect(await refused({ paymentPassword: 'wrong' })).toBe('password_wrong');
  expect(await refused({ quantity: 2, points: '600' })).toBe('points_too_few');
  expect(await refused({ points: '299' })).toBe('points_terms_changed');
  expect(await refused({ recipient: undefined })).toBe('mall_address_needed');
  expect(await refused({ rewardId: 'gone' })).toBe('mall_reward_gone');
  expect(await refused({ rewardId: 'paid', amount: '500' })).toBe('insufficient_funds');
  expect(await refused({ quantity: 0 })).toBe('invalid_input');
  const { id: noPassword } = await givenSender(t.world);
  await t.world.db.deleteFrom('credentials_password').where('member_id', '=', noPassword).execute();
  expect((await redeem(routes, noPassword, { rewardId: 'plain' })).message).toBe(
    'withdrawal_incomplete',
  );
  const closed = await givenRich(350n);
  await t.world.db
    .transaction()
    .execute((tx) => changeStatus(t.world, tx, { memberId: closed, status: 'closed' }));
  expect((await redeem(routes, closed, { rewardId: 'plain' })).message).toBe('account_closed');
  const without = pointsRoutes({
    site: { ...mallOf().site, content: { ...mallOf().site.content, points: [] } },
  });
  expect((await redeem(without, memberId)).message).toBe('feature_off');
  expect(await pointsOf(memberId)).toBe(350n);
  expect(await leftOf(routes, memberId)).toEqual([5, 5]);
  expect(await listOf(routes, memberId)).toEqual([]);
});

test('PTS-02 what was stopped is not shown and not redeemed', async () => {
  const member = await givenRich(1_000n);
  const routes = open(shirt({ isStopped: true }));
  expect(await leftOf(routes, member)).toEqual([]);
  expect((await redeem(routes, member)).message).toBe('mall_reward_gone');
  expect(await pointsOf(member)).toBe(1_000n);
});

test('PTS-02 the last piece redeemed 100 times at once goes once', async () => {
  const routes = open(shirt({ id: 'last', stock: 1, points: 10 }));
  const members = await Promise.all(Array.from({ length: 20 }, () => givenRich(50n)));
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      redeem(routes, members[at % 20] ?? ('' as MemberId), { rewardId: 'last', points: '10' }),
    ),
  );
  expect(replies.filter(({ message }) => message === null)).toHaveLength(1);
  expect(new Set(replies.map(({ message }) => message))).toEqual(new Set([null, 'mall_sold_out']));
  const left = await Promise.all(members.map(pointsOf));
  expect(left.reduce((sum, points) => sum + points, 0n)).toBe(990n);
});

test('PTS-02 asked twenty times at once with one key, or for more than the points allow', async () => {
  const routes = open(shirt({ id: 'many', stock: null, points: 100 }));
  const memberId = await givenRich(350n);
  const facts = { rewardId: 'many', points: '100', requestKey: nextKey() };
  const twins = await Promise.all(
    Array.from({ length: 20 }, () => redeem(routes, memberId, facts)),
  );
  expect(new Set(twins.map(({ value }) => value['redemptionId'])).size).toBe(1);
  const other = await redeem(routes, memberId, { ...facts, quantity: 2, points: '200' });
  expect(other.message).toBe('repeated_differently');
  const rest = await Promise.all(
    Array.from({ length: 10 }, () => redeem(routes, memberId, { ...facts, requestKey: nextKey() })),
  );
  expect(rest.filter(({ message }) => message === null)).toHaveLength(2);
  expect(await pointsOf(memberId)).toBe(50n);
});

test('PTS-03 DESK-04 a rejection returns points, money and stock, and tells the member why', async () => {
  const routes = open(shirt({ id: 'bag', amount: '700' }));
  const memberId = await givenRich(300n, 1_000n);
  const { value } = await redeem(routes, memberId, { rewardId: 'bag', amount: '700' });
  expect([await pointsOf(memberId), await cashOf(t.world, memberId)]).toEqual([0n, 300n]);
  const { redemptionId } = value;
  const facts = { decision: 'reject' };
  expect((await decide(routes, redemptionId, facts)).message).toBe('reason_needed');
  const rejected = await decide(routes, redemptionId, { ...facts, reason: 'Cannot be sent there' });
  expect(rejected.value).toMatchObject({
    status: 'rejected',
    changedPoints: '0',
    pointsBalance: '300',
    remark: 'Cannot be sent there',
    recipient: RECIPIENT,
  });
  expect([await pointsOf(memberId), await cashOf(t.world, memberId)]).toEqual([300n, 1_000n]);
  expect(await leftOf(routes, memberId)).toEqual([5]);
  expect((await recordOf(t.world, memberId)).slice(0, 2)).toEqual([
    { type: 'points_reward_returned', amount: 700n, balance: 1_000n },
    { type: 'points_reward_paid', amount: -700n, balance: 300n },
  ]);
  const lost = await decide(routes, redemptionId);
  expect(lost).toMatchObject({
    message: 'already_decided',
    value: { action: 'redemption.rejected', operator: rejected.name },
  });
  const { rows } = await sql<{ kind: string }>`
    select news ->> 'kind' as kind from messages_message where member_id = ${memberId}`.execute(
    t.world.db,
  );
  expect(rows).toEqual([{ kind: 'redemption_rejected' }]);
});

test('PTS-03 approved, and twenty operators at once decide once', async () => {
  const routes = open(shirt({ id: 'race' }));
  const memberId = await givenRich(300n);
  const { value } = await redeem(routes, memberId, { rewardId: 'race' });
  const decisions = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      decide(routes, value['redemptionId'], {
        decision: at % 2 ? 'approve' : 'reject',
        reason: 'Sent by post',
      }),
    ),
  );
  expect(decisions.filter(({ message }) => message === null)).toHaveLength(1);
  const [{ status } = { status: '' }] = await listOf(routes, memberId);
  expect(await pointsOf(memberId)).toBe(status === 'rejected' ? 300n : 0n);
  const lines = await t.world.db
    .selectFrom('operators_audit')
    .select('action')
    .where('subject', '=', String(value['redemptionId']))
    .execute();
  expect(lines).toEqual([{ action: `redemption.${String(status)}` }]);
});

test('a voucher is approved at once, and is a reward that pays cash once', async () => {
  const routes = open(voucher());
  const memberId = await givenRich(500n);
  const facts = { rewardId: 'voucher', quantity: 3, points: '450', recipient: undefined };
  expect((await redeem(routes, memberId, facts)).value).toMatchObject({ status: 'approved' });
  const reward = await t.world.db
    .selectFrom('claims_reward')
    .select(['id', 'kind', 'programme', 'amount'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(reward).toMatchObject({ kind: 'cash', programme: 'mall', amount: 6_000n });
  await payReward(t.world, { rewardId: reward.id, memberId, payers: { cash: payCash } });
  expect(await cashOf(t.world, memberId)).toBe(6_000n);
});

test('REW-14 a voucher of the mall can be free rounds, by the terms of that moment', async () => {
  const freeRounds = {
    rounds: 20,
    provider: 'acme',
    games: ['tigers'],
    stake: '200',
    playDays: 7,
    wins: { kind: 'cash' },
  } as const;
  const routes = open({
    type: 'voucher',
    id: 'voucher',
    picture: 'voucher',
    name: { EN: 'Free rounds' },
    text: { EN: 'Text' },
    points: 150,
    amount: '0',
    stock: null,
    freeRounds: { ...freeRounds, games: [...freeRounds.games] },
  });
  const memberId = await givenRich(500n);
  const facts = { rewardId: 'voucher', quantity: 2, points: '300', recipient: undefined };
  expect((await redeem(routes, memberId, facts)).value).toMatchObject({ status: 'approved' });
  const reward = await t.world.db
    .selectFrom('claims_reward')
    .select(['id', 'kind', 'amount'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(reward).toMatchObject({ kind: 'free_rounds', amount: 40n });
  const payers = { free_rounds: payFreeRounds };
  await payReward(t.world, { rewardId: reward.id, memberId, payers });
  const now = t.world.clock.now();
  expect(await listOpenGrants(t.world.db, { memberId, now })).toMatchObject([
    { vendor: 'acme', games: ['tigers'], stake: 200n, left: 40, paysTo: 'cash' },
  ]);
});

test('OPS-10 the queue shows what waits; only who decides sees where it is sent', async () => {
  const routes = open(shirt({ id: 'queued' }));
  const memberId = await givenRich(300n);
  const { value } = await redeem(routes, memberId, { rewardId: 'queued' });
  const queue = async (role: 'finance' | 'support', view: string) => {
    const { caller } = await givenOperator(t.world, role);
    const answered = await callerOf(t.world, routes)(caller, contract.listRedemptionQueue, {
      view,
    });
    const orders = answered.value['orders'] as unknown as WireInput[];
    return orders.find(({ redemptionId }) => redemptionId === value['redemptionId']);
  };
  expect(await queue('finance', 'waiting')).toMatchObject({ memberId, recipient: RECIPIENT });
  expect(await queue('support', 'waiting')).toMatchObject({ memberId, recipient: null });
  await decide(routes, value['redemptionId'], { reason: 'Parcel TH123' });
  expect(await queue('finance', 'waiting')).toBeUndefined();
  expect(await queue('finance', 'done')).toMatchObject({
    status: 'approved',
    remark: 'Parcel TH123',
  });
  const { caller } = await givenOperator(t.world, 'support');
  const input = { redemptionId: value['redemptionId'], decision: 'approve', reason: '' };
  const denied = await callerOf(t.world, routes)(caller, contract.decideRedemption, input);
  expect(denied.message).toBe('not_permitted');
});
