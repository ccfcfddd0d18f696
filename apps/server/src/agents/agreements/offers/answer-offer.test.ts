import * as contract from '@baize/contract/agreement';
import { AGREEMENT_KINDS } from '@baize/contract/agreement';
import { assert } from '@baize/std/assert';
import { DAY_MS, instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import type { Member } from '../../../people/members/index.ts';
import { atOnce, givenLine, openAgreements, termsOf } from '../../../testing/agreements.ts';
import { useWorld } from '../../../testing/world.ts';
import { hasAgreements, listInForce, ratesOf } from '../index.ts';

const t = useWorld();

const codes = (replies: readonly { message: string | null }[]) =>
  replies.map(({ message }) => message ?? 'ok').toSorted();

const eventsOf = async ({ id }: Member) => {
  const rows = await t.world.db
    .selectFrom('kernel_event')
    .select(['kind', 'payload'])
    .where('member_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.filter(({ kind }) => kind === 'agreement').map(({ payload }) => payload);
};

async function givenOffer(kind: contract.AgreementKind = 'daily', rate = 50) {
  const open = openAgreements(t.world);
  const [agent, downline, further] = await givenLine(t.world, 3);
  assert(agent && downline && further, 'a line of three');
  await open.agreeTop(agent, termsOf(kind, 100));
  const offered = await open.offer(agent, downline, termsOf(kind, rate));
  assert(offered.message === null, 'the offer stands');
  const withdraw = () =>
    open.ask(agent.id, contract.withdrawOffer, { agreementId: offered.value.agreementId });
  return { ...open, agent, downline, further, offered, withdraw };
}

test.each(AGREEMENT_KINDS)(
  'AGENT-10 new contract, accepted: %s is in force from the next slot, and the agent is told',
  async (kind) => {
    const { answer, requests, list, agent, downline, offered } = await givenOffer(kind);
    const { value, message } = await answer(downline, offered);
    expect(message).toBe(null);
    const starts = new Date(Math.ceil((t.world.clock.now().getTime() + 1) / 300_000) * 300_000);
    expect(value).toMatchObject({ status: 'agreed', startsAt: starts.toISOString(), endsAt: null });
    expect(await requests(downline)).toEqual([]);
    const [told] = await requests(agent);
    expect(told).toMatchObject({ kind: 'success', news: 'offerAccepted' });
    expect(told?.agreement.agreementId).toBe(value.agreementId);
    expect((await list(downline, kind)).mine).toEqual(value);
    const { agreementId } = value;
    expect((await eventsOf(agent)).slice(-2)).toEqual([{ agreementId }, { agreementId }]);
    expect(await eventsOf(downline)).toEqual([{ agreementId }, { agreementId }]);
  },
);

test.each(AGREEMENT_KINDS)(
  'AGENT-10 new contract, rejected: nothing of %s is in force, and the agent is told',
  async (kind) => {
    const { answer, requests, list, ask, agent, downline, offered } = await givenOffer(kind);
    const { value } = await answer(downline, offered, { accepts: false });
    expect(value).toMatchObject({ status: 'rejected', startsAt: null });
    expect(await requests(downline)).toEqual([]);
    const [told] = await requests(agent);
    expect(told).toMatchObject({ kind: 'success', news: 'offerRejected' });
    expect((await list(agent, kind)).history).toMatchObject([
      { status: 'rejected', side: 'payer' },
    ]);
    const seen = { agreementIds: [value.agreementId] };
    await ask(downline.id, contract.seeAnswers, seen);
    expect(await requests(agent)).toHaveLength(1);
    await ask(agent.id, contract.seeAnswers, seen);
    expect(await requests(agent)).toEqual([]);
  },
);

test('AGENT-10 nobody but whom it was offered to answers', async () => {
  const { answer, agent, downline, further, offered } = await givenOffer();
  const [stranger] = await givenLine(t.world, 1);
  assert(stranger, 'a stranger');
  for (const other of [agent, further, stranger]) {
    expect((await answer(other, offered)).message).toBe('not_found');
    expect((await answer(other, offered, { accepts: false })).message).toBe('not_found');
  }
  expect((await answer(downline, offered)).message).toBe(null);
});

test('nobody but who offered takes it back, and then it cannot be accepted', async () => {
  const { answer, ask, withdraw, downline, further, offered } = await givenOffer();
  for (const other of [downline, further]) {
    const { agreementId } = offered.value;
    const tried = await ask(other.id, contract.withdrawOffer, { agreementId });
    expect(tried.message).toBe('not_found');
  }
  expect((await withdraw()).value).toMatchObject({ status: 'withdrawn' });
  expect((await withdraw()).message).toBe('offer_gone');
  expect((await answer(downline, offered)).message).toBe('offer_gone');
  expect((await answer(downline, offered, { accepts: false })).message).toBe('offer_gone');
  expect(await hasForce(downline)).toBe(false);
});

const hasForce = ({ id }: Member) =>
  t.world.db.transaction().execute((tx) => hasAgreements(tx, id, t.world.clock.now()));

test('accepted twenty times at once, it is accepted once', async () => {
  const { answer, downline, offered } = await givenOffer();
  const replies = await atOnce(20, () => answer(downline, offered));
  expect(codes(replies)).toEqual([...Array(19).fill('offer_gone'), 'ok']);
});

test('withdrawn and accepted at once, one of the two happened', async () => {
  for (let round = 0; round < 10; round++) {
    const { answer, withdraw, downline, offered, list, agent } = await givenOffer();
    const replies = await Promise.all([withdraw(), answer(downline, offered)]);
    expect(codes(replies)).toEqual(['offer_gone', 'ok']);
    const isAgreed = replies[1]?.message === null;
    expect(await hasForce(downline)).toBe(isAgreed);
    const { history, below } = await list(agent, 'daily');
    expect([history.length, below.length]).toEqual(isAgreed ? [0, 1] : [1, 0]);
  }
});

test('one that replaces another begins when its period is over', async () => {
  const { answer, offer, list, agent, downline, offered } = await givenOffer('daily', 50);
  await answer(downline, offered);
  t.world.clock.advance(DAY_MS);
  const { value } = await answer(downline, await offer(agent, downline, termsOf('daily', 70)));
  const midnight = endOfDay();
  expect(value).toMatchObject({ version: 2, startsAt: midnight, endsAt: null });
  const held = await list(downline, 'daily');
  expect(held.mine).toMatchObject({ version: 1, status: 'agreed', endsAt: midnight });
  expect(held.coming).toEqual(value);
  // What is given below may begin at once: the lesser of the two is the limit.
  expect(held.limit).toBe(50);
  const rates = () => ratesOf(t.world.db, [downline.id], t.world.clock.now());
  expect((await rates()).get(downline.id)).toMatchObject({ daily: 50, hourly: null });
  t.world.clock.advance(DAY_MS);
  expect((await rates()).get(downline.id)).toMatchObject({ daily: 70 });
  const later = await list(downline, 'daily');
  expect(later).toMatchObject({ mine: { version: 2 }, coming: null, limit: 70 });
  expect(later.history).toMatchObject([{ version: 1, status: 'replaced' }]);
});

/** Midnight of the brand, in Bangkok. */
function endOfDay(): string {
  const shifted = t.world.clock.now().getTime() + 7 * 3_600_000;
  return new Date((Math.floor(shifted / DAY_MS) + 1) * DAY_MS - 7 * 3_600_000).toISOString();
}

test('replaced again before it began, it never begins', async () => {
  const { answer, offer, agent, downline, offered } = await givenOffer('daily', 50);
  await answer(downline, offered);
  t.world.clock.advance(DAY_MS);
  await answer(downline, await offer(agent, downline, termsOf('daily', 60)));
  const last = await answer(downline, await offer(agent, downline, termsOf('daily', 40)));
  expect(last.value).toMatchObject({ version: 3, startsAt: endOfDay() });
  const from = instant(new Date(endOfDay()));
  const to = instant(new Date(from.getTime() + DAY_MS));
  const sought = { kind: 'daily', period: 'day', from, to } as const;
  const mine = await listInForce(t.world.db, sought, [downline.id]);
  expect(mine).toMatchObject([{ version: 3, payerId: agent.id, endsAt: null }]);
});

test('what was offered by an upline of before cannot be accepted', async () => {
  const { answer, requests, downline, offered } = await givenOffer();
  const [other] = await givenLine(t.world, 1);
  assert(other, 'another upline');
  await t.world.db
    .updateTable('members_member')
    .set({ upline_id: other.id })
    .where('id', '=', downline.id)
    .execute();
  expect(await requests(downline)).toEqual([]);
  expect((await answer(downline, offered)).message).toBe('offer_gone');
});
