import type { CaseFile } from '@baize/contract/case';
import * as cases from '@baize/contract/case';
import * as contract from '@baize/contract/reward';
import { countRewards } from '@baize/contract/reward-count';
import { appealHold } from '@baize/contract/reward-hold';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, HOUR_MS, later } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { insertBankAccount, saveProfile } from '../../people/members/index.ts';
import { openSession } from '../../people/sessions/index.ts';
import { claimsJobs, claimsRoutes, payCash } from '../../rewards/claims/index.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { callsOf, givenPlayer, offerCash } from '../../testing/rewards.ts';
import { cashOf } from '../../testing/transfers.ts';
import { origin, useWorld } from '../../testing/world.ts';
import { casesRoutes } from './index.ts';

const t = useWorld();
const language = 'EN';

let [risk, chief, support]: GivenOperator[] = [];
beforeAll(async () => {
  risk = await givenOperator(t.world, 'risk');
  chief = await givenOperator(t.world, 'admin');
  support = await givenOperator(t.world, 'support');
});

const ask = (...call: Parameters<ReturnType<typeof callsOf>>) =>
  callsOf(t.world, claimsRoutes({ cash: payCash }))(...call);
const work = (
  operator: GivenOperator | undefined,
  ...rest: [Parameters<ReturnType<typeof callerOf>>[1], Record<string, unknown>]
) => {
  if (!operator) throw new Error('there are operators');
  return callerOf(t.world, casesRoutes())(operator.caller, ...rest);
};

const inTx = <Result>(run: (tx: never) => Promise<Result>) =>
  t.world.db.transaction().execute((tx) => run(tx as never));

let made = 0;
const giveBank = (memberId: MemberId, number: string) =>
  inTx((tx) =>
    insertBankAccount(tx, {
      id: `bank-${(made += 1)}`,
      member_id: memberId,
      bank_name: 'Siam',
      account_number: number,
      account_name: 'Ploy',
      created_at: t.world.clock.now(),
      removed_at: null,
    }),
  );

const giveDocument = (memberId: MemberId, id_number: string) =>
  inTx((tx) => saveProfile(tx, memberId, { id_number, updated_at: t.world.clock.now() }));

/** Comes in from a device, by the way every login goes. */
const logIn = (memberId: MemberId, facts: { device?: string; ip?: string }) =>
  inTx((tx) =>
    openSession(t.world, tx, {
      brand: { session: { idleMinutes: 60, absoluteHours: 12, keptHours: 240 } },
      member: { id: memberId },
      method: 'username',
      origin: { ...origin(), ...facts },
    }),
  );

const rewardsOf = async (memberId: MemberId) =>
  (await ask(contract.listRewards, memberId, { language })).value['rewards'] as contract.Reward[];
const receiptsOf = async (memberId: MemberId) =>
  (await ask(contract.listReceipts, memberId, { language })).value['receipts'] as contract.Reward[];
const claim = (memberId: MemberId, rewardId: string | null) =>
  ask(contract.claimReward, memberId, { language, rewardId });
const badge = async (memberId: MemberId) =>
  (await ask(countRewards, memberId)).value['availablePromoCount'];
const tend = async () => {
  for (const job of claimsJobs) await job.run(t.world, {} as never);
};

async function caseOf(memberId: MemberId): Promise<CaseFile> {
  const { value } = await work(risk, cases.listCases, { view: 'open', kind: 'reward' });
  const found = (value as unknown as { cases: CaseFile[] }).cases.find(
    ({ member }) => member?.memberId === memberId,
  );
  if (!found) throw new Error('a case is open');
  return found;
}

const decide = (operator: GivenOperator | undefined, { source }: CaseFile, outcome: string) =>
  work(operator, cases.endCase, { kind: 'reward', source, outcome, reason: 'Two of one family' });

const newsOf = async (memberId: MemberId) => {
  const rows = await t.world.db
    .selectFrom('messages_message')
    .select('news')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map(({ news }) => (news as { kind: string }).kind);
};

/** Two members with the same bank account; what is offered to the first is held. */
async function givenShared(number: string) {
  const [member, other] = [await givenPlayer(t.world), await givenPlayer(t.world)];
  await giveBank(member, number);
  await giveBank(other, number);
  return { member, other };
}

test('REW-28 a shared bank account holds a reward, opens one case, and the member is told why and until when', async () => {
  const { member } = await givenShared('111-1');
  const first = await offerCash(t.world, member, { amount: 700n });
  await offerCash(t.world, member, { amount: 300n });
  const decideBy = later(t.world.clock.now(), 72 * HOUR_MS).toISOString();
  expect(await rewardsOf(member)).toMatchObject([
    {
      state: 'held',
      heldBecause: 'shared_bank_account',
      hold: { decideBy, canAppeal: true, reason: null },
    },
    { state: 'held' },
  ]);
  expect(await badge(member)).toBe(0);
  expect((await claim(member, first)).message).toBe('reward_held');
  expect(await newsOf(member)).toEqual(['reward_held']);
  expect(await caseOf(member)).toMatchObject({
    code: 'shared_bank_account',
    seenCount: 2,
    ours: { amount: '1000' },
    decideBy,
  });
});

test('REW-28 a shared document, and the device of the inviter, hold; an address alone holds nothing', async () => {
  const [one, two] = [await givenPlayer(t.world), await givenPlayer(t.world)];
  await giveDocument(one, '1100700123456');
  await giveDocument(two, '1100700123456');
  await offerCash(t.world, one);
  expect(await rewardsOf(one)).toMatchObject([{ heldBecause: 'shared_document' }]);

  const inviter = await givenPlayer(t.world);
  const friend = await givenPlayer(t.world, { referredBy: inviter });
  const neighbour = await givenPlayer(t.world, { referredBy: inviter });
  const ip = '203.0.113.77';
  await logIn(inviter, { device: 'device-of-the-inviter', ip });
  await logIn(friend, { device: 'device-of-the-inviter', ip: '198.51.100.9' });
  await logIn(neighbour, { device: 'device-of-their-own', ip });
  for (const member of [friend, neighbour, inviter]) await offerCash(t.world, member);
  expect(await rewardsOf(friend)).toMatchObject([{ heldBecause: 'shared_device' }]);
  expect(await rewardsOf(neighbour)).toMatchObject([{ state: 'offered', hold: null }]);
  expect(await rewardsOf(inviter)).toMatchObject([{ state: 'offered' }]);
  // For the friend on the same device the inviter is not paid unseen either.
  const programme = 'referral';
  await offerCash(t.world, inviter, { programme, sourceKey: `${friend}:0`, amount: 9n });
  await offerCash(t.world, inviter, { programme, sourceKey: `${neighbour}:0`, amount: 8n });
  const states = (await rewardsOf(inviter)).map(({ amount, state }) => `${amount} ${state}`);
  expect(states.toSorted()).toEqual(['1000 offered', '8 offered', '9 held']);
});

test('REW-28 released by an operator it can be claimed, keeps its days, and the same is not held again', async () => {
  const { member } = await givenShared('222-2');
  const expiresAt = later(t.world.clock.now(), 2 * DAY_MS);
  const reward = await offerCash(t.world, member, { expiresAt });
  t.world.clock.advance(2 * DAY_MS + HOUR_MS); // Its end came while it was held.
  await tend();
  expect(await rewardsOf(member)).toMatchObject([{ state: 'held' }]);
  const file = await caseOf(member);
  expect((await decide(support, file, 'released')).message).toBe('not_permitted');
  expect((await decide(risk, file, 'explained')).message).toBe('invalid_input');
  expect((await decide(risk, file, 'released')).message).toBeNull();
  expect((await decide(chief, file, 'refused')).message).toBe('already_decided');
  expect(await rewardsOf(member)).toMatchObject([
    { state: 'offered', expiresAt: later(expiresAt, 2 * DAY_MS + HOUR_MS).toISOString() },
  ]);
  expect((await claim(member, reward)).message).toBeNull();
  expect(await cashOf(t.world, member)).toBe(1_000n);
  await offerCash(t.world, member);
  expect(await rewardsOf(member)).toMatchObject([{ state: 'offered', heldBecause: null }]);
  expect(await newsOf(member)).toEqual(['reward_held', 'reward_checked']);
  const audit = await t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'reason'])
    .where('subject', '=', file.source)
    .execute();
  expect(audit).toEqual([{ action: 'case.released', reason: 'Two of one family' }]);
});

test('REW-28 a refusal has a reason and one appeal, which another operator decides', async () => {
  const { member, other } = await givenShared('333-3');
  const reward = await offerCash(t.world, member);
  const file = await caseOf(member);
  const say = (who: MemberId, text: string) => ask(appealHold, who, { holdId: file.source, text });
  expect((await say(other, 'Not mine')).message).toBe('not_found');
  expect((await say(member, 'My sister and I share it')).message).toBeNull();
  expect((await say(member, 'Once more')).message).toBe('appeal_used');
  expect((await caseOf(member)).theirs).toMatchObject({ text: 'My sister and I share it' });
  await decide(risk, file, 'refused');
  expect((await claim(member, reward)).message).toBe('reward_refused');
  expect(await receiptsOf(member)).toMatchObject([
    { state: 'refused', hold: { reason: 'Two of one family', canAppeal: true } },
  ]);
  t.world.clock.advance(HOUR_MS);
  const decideBy = later(t.world.clock.now(), 72 * HOUR_MS).toISOString();
  expect((await say(member, 'Here is the family book')).value).toEqual({ decideBy });
  expect(await rewardsOf(member)).toMatchObject([
    { state: 'held', hold: { decideBy, canAppeal: false } },
  ]);
  expect((await caseOf(member)).theirs).toMatchObject({ text: 'Here is the family book' });
  expect((await decide(risk, file, 'refused')).message).toBe('own_approval');
  await work(chief, cases.takeCase, { ...nameOf(file), from: risk?.caller.operatorId ?? null });
  expect((await decide(chief, file, 'refused')).message).toBeNull();
  expect(await receiptsOf(member)).toMatchObject([
    { state: 'refused', hold: { canAppeal: false } },
  ]);
  expect((await say(member, 'Again')).message).toBe('appeal_used');
  expect(await cashOf(t.world, member)).toBe(0n);
});

const nameOf = ({ kind, source }: CaseFile) => ({ kind, source });

test('REW-28 what nobody decides within 72 hours is the member’s', async () => {
  const { member } = await givenShared('444-4');
  const reward = await offerCash(t.world, member, {
    expiresAt: later(t.world.clock.now(), DAY_MS),
  });
  t.world.clock.advance(72 * HOUR_MS - 1);
  await tend();
  expect((await claim(member, reward)).message).toBe('reward_held');
  t.world.clock.advance(1);
  await Promise.all([tend(), tend()]);
  expect((await claim(member, reward)).message).toBeNull();
  const checked = (await newsOf(member)).filter((kind) => kind === 'reward_checked');
  expect(checked).toHaveLength(1);
});

test('REW-28 what was paid for with points, or given by an operator, is not held', async () => {
  const { member } = await givenShared('555-5');
  await offerCash(t.world, member, { programme: 'mall' });
  await offerCash(t.world, member, { programme: 'operator' });
  expect((await rewardsOf(member)).map(({ state }) => state)).toEqual(['offered', 'offered']);
});
