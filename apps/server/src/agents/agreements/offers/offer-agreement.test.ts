import * as contract from '@baize/contract/agreement';
import { AGREEMENT_KINDS, PERIODS_OF } from '@baize/contract/agreement';
import { assert } from '@baize/std/assert';
import { DAY_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { changeStatus } from '../../../people/members/index.ts';
import {
  atOnce,
  givenLine,
  openAgreements,
  termsOf,
  twoTiers,
} from '../../../testing/agreements.ts';
import { givenAccount } from '../../../testing/identity.ts';
import { useWorld } from '../../../testing/world.ts';
import { expireOffers } from '../jobs.ts';

const t = useWorld();

const codes = (replies: readonly { message: string | null }[]) =>
  replies.map(({ message }) => message ?? 'ok').toSorted();

/** An agent with an agreement of a kind, and who is below. */
async function givenAgent(kind: contract.AgreementKind = 'daily', rate = 100) {
  const open = openAgreements(t.world);
  const [agent, downline, further] = await givenLine(t.world, 3);
  assert(agent && downline && further, 'a line of three');
  expect((await open.agreeTop(agent, termsOf(kind, rate))).message).toBe(null);
  return { ...open, agent, downline, further };
}

test.each(AGREEMENT_KINDS.flatMap((kind) => PERIODS_OF[kind].map((period) => [kind, period])))(
  'AGENT-09 an agent offers a direct downline %s by %s, and both see it',
  async (kind, period) => {
    const open = openAgreements(t.world);
    const [agent, downline] = await givenLine(t.world, 2);
    assert(agent && downline, 'a line of two');
    const ofKind = kind as contract.AgreementKind;
    const tiers = ofKind === 'realtime' ? {} : { tiers: twoTiers(ofKind, 20, 80) };
    const terms = termsOf(ofKind, 80, { period, ...tiers });
    await open.agreeTop(agent, terms);
    const { value, message } = await open.offer(agent, downline, { ...terms, message: ' hello ' });
    expect(message).toBe(null);
    expect(value).toMatchObject({
      kind,
      period,
      version: 1,
      status: 'offered',
      side: 'payer',
      payee: { memberId: downline.id, account: downline.account },
      topRate: 80,
      message: 'hello',
      startsAt: null,
      tiers: terms['tiers'],
    });
    expect(Date.parse(value.offeredUntil) - Date.parse(value.offeredAt)).toBe(7 * DAY_MS);
    const { below } = await open.list(agent, ofKind);
    expect(below).toEqual([value]);
    const [request] = await open.requests(downline);
    expect(request).toMatchObject({ kind: 'newContract', wouldEnd: [], news: null });
    expect(request?.agreement).toMatchObject({ agreementId: value.agreementId, side: 'payee' });
    // An upline is known by half a name.
    expect(request?.agreement.payer?.account).not.toBe(agent.account);
  },
);

test('nobody offers more than they have, nor by another period', async () => {
  const { offer, agent, downline } = await givenAgent('dividend', 2_000);
  const tries = [
    [termsOf('dividend', 2_001), 'rate_above_own'],
    [termsOf('dividend', 500, { tiers: twoTiers('dividend', 1_000, 2_001) }), 'rate_above_own'],
    [termsOf('dividend', 500, { period: 'week' }), 'period_differs'],
    [termsOf('daily', 1), 'agreement_missing'],
    [termsOf('daily', 10, { carry: 'once' }), 'tiers_wrong'],
    [termsOf('hourly', 10, { period: 'day' }), 'tiers_wrong'],
    [termsOf('dividend', 0), 'invalid_input'],
    [termsOf('dividend', 10_001), 'invalid_input'],
    [termsOf('dividend', 10, { tiers: [] }), 'invalid_input'],
    [termsOf('dividend', 10, { message: 'x'.repeat(141) }), 'invalid_input'],
  ] as const;
  for (const [terms, code] of tries) {
    expect((await offer(agent, downline, terms)).message, JSON.stringify(terms)).toBe(code);
  }
  expect((await offer(agent, downline, termsOf('dividend', 2_000))).message).toBe(null);
});

test('all of one’s own can be given on', async () => {
  const { agree, agent, downline, further } = await givenAgent('dividend', 5_000);
  expect((await agree(agent, downline, termsOf('dividend', 5_000))).message).toBe(null);
  expect((await agree(downline, further, termsOf('dividend', 1))).message).toBe(null);
});

test('nobody but a direct downline is offered anything', async () => {
  const { offer, agree, ask, agent, downline, further } = await givenAgent();
  const [sibling] = await givenLine(t.world, 1, agent);
  const [stranger] = await givenLine(t.world, 1);
  assert(sibling && stranger, 'they are there');
  await agree(agent, downline, termsOf('daily', 50));
  const terms = termsOf('daily', 10);
  expect((await offer(agent, further, terms)).message).toBe('not_direct_downline');
  expect((await offer(agent, agent, terms)).message).toBe('not_direct_downline');
  expect((await offer(downline, sibling, terms)).message).toBe('not_found');
  expect((await offer(downline, agent, terms)).message).toBe('not_found');
  expect((await offer(agent, stranger, terms)).message).toBe('not_found');
  const nobody = { ...stranger, id: t.world.newId('mem') };
  expect((await offer(agent, nobody, terms)).message).toBe('not_found');
  const trial = await givenAccount(t.world, { type: 4, uplineId: agent.id });
  expect((await offer(agent, trial, terms)).message).toBe('not_found');
  await t.world.db
    .transaction()
    .execute((tx) => changeStatus(t.world, tx, { memberId: sibling.id, status: 'closed' }));
  expect((await offer(agent, sibling, terms)).message).toBe('account_closed');
  expect((await ask(further.id, contract.listAgreementRequests)).value).toEqual([]);
});

test('members who are no agents, and trial players, offer nothing', async () => {
  const { call, agent, downline } = await givenAgent();
  const wire = { requestKey: 'not-agent-1', memberId: downline.id, ...termsOf('daily', 10) };
  for (const [role, code] of [
    ['member', 'error_not_agent'],
    ['trial', 'in_need_true_account'],
  ] as const) {
    const caller = { role, memberId: agent.id };
    expect((await call(caller, contract.offerAgreement, wire)).message).toBe(code);
  }
  const trial = { role: 'trial', memberId: downline.id } as const;
  expect((await call(trial, contract.listAgreementRequests)).message).toBe('in_need_true_account');
});

test('fifty offers at once with keys of their own are one', async () => {
  const { offer, agent, downline, requests } = await givenAgent();
  const replies = await atOnce(50, (at) => offer(agent, downline, termsOf('daily', at + 1)));
  expect(codes(replies)).toEqual([...Array(49).fill('offer_exists'), 'ok']);
  expect(await requests(downline)).toHaveLength(1);
});

test('fifty at once with one key are one answer, and a late repeat as well', async () => {
  const { offer, agent, downline } = await givenAgent('dividend', 2_000);
  const [other] = await givenLine(t.world, 1, agent);
  assert(other, 'another downline');
  const terms = termsOf('dividend', 800, { requestKey: `once ${agent.id}`.slice(0, 40) });
  const replies = await atOnce(50, () => offer(agent, downline, terms));
  expect(codes(replies)).toEqual(Array(50).fill('ok'));
  expect(new Set(replies.map(({ value }) => value.agreementId)).size).toBe(1);
  for (const differs of [{ tiers: twoTiers('dividend', 100, 200) }, { message: 'x' }]) {
    const again = await offer(agent, downline, { ...terms, ...differs });
    expect(again.message).toBe('repeated_differently');
  }
  expect((await offer(agent, other, terms)).message).toBe('repeated_differently');
});

test('one key for two downlines at once is one offer', async () => {
  const { offer, agent, downline } = await givenAgent();
  const [other] = await givenLine(t.world, 1, agent);
  assert(other, 'another downline');
  const terms = termsOf('daily', 10, { requestKey: `both ${agent.id}`.slice(0, 40) });
  const replies = await Promise.all([downline, other].map((each) => offer(agent, each, terms)));
  expect(codes(replies)).toEqual(['ok', 'repeated_differently']);
});

test('an offer that has run out is written down as that, and another can be made', async () => {
  const { offer, answer, list, agent, downline } = await givenAgent('hourly');
  const first = await offer(agent, downline, termsOf('hourly', 10));
  t.world.clock.advance(7 * DAY_MS);
  // Nobody wrote it down yet, and it is over all the same.
  expect((await answer(downline, first)).message).toBe('offer_gone');
  const second = await offer(agent, downline, termsOf('hourly', 20));
  expect(second).toMatchObject({ message: null, value: { version: 2 } });
  t.world.clock.advance(7 * DAY_MS);
  await expireOffers.run(t.world, {});
  await expireOffers.run(t.world, {});
  const { history, below } = await list(agent, 'hourly');
  expect(history.map(({ version, status }) => [version, status])).toEqual([
    [2, 'expired'],
    [1, 'expired'],
  ]);
  expect(below).toEqual([]);
});

test('without the agent policy there is none of it', async () => {
  const { agent, downline } = await givenAgent();
  const off = openAgreements(t.world, { isOn: false });
  expect((await off.offer(agent, downline, termsOf('daily', 1))).message).toBe('feature_off');
  expect((await off.offerTop(agent, termsOf('daily', 1))).message).toBe('feature_off');
  for (const endpoint of [contract.listAgreementRequests, contract.listAgreements]) {
    expect((await off.ask(agent.id, endpoint, { kind: 'daily' })).message).toBe('feature_off');
  }
});
