import * as contract from '@baize/contract/agreement';
import type { Output } from '@baize/contract/endpoint';
import * as platform from '@baize/contract/platform-agreement';
import { assert } from '@baize/std/assert';
import { DAY_MS, HOUR_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { verifyAudit } from '../../../people/operators/index.ts';
import { atOnce, givenLine, openAgreements, termsOf } from '../../../testing/agreements.ts';
import { givenAccount } from '../../../testing/identity.ts';
import { operatorOf } from '../../../testing/operator.ts';
import { useWorld } from '../../../testing/world.ts';
import { countEndingsAsked } from '../index.ts';

const t = useWorld();

const actions = async () => {
  const rows = await t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'subject'])
    .orderBy('number')
    .execute();
  return rows.map(({ action, subject }) => `${action} ${subject}`);
};

async function givenTop() {
  const open = openAgreements(t.world);
  const [top, below] = await givenLine(t.world, 2);
  assert(top && below, 'a line of two');
  const list = async (facts: object = {}) => {
    const wire = { view: 'current', account: top.account, ...facts };
    const { value } = await open.manage(platform.listPlatformAgreements, wire);
    return value as unknown as Output<typeof platform.listPlatformAgreements>;
  };
  const read = async (agreementId: string) => {
    const { value } = await open.manage(platform.readPlatformAgreement, { agreementId });
    return value as unknown as Output<typeof platform.readPlatformAgreement>;
  };
  return { ...open, top, below, listOf: list, read };
}

const REASON = 'no longer';

test('the platform offers the first of a line, once a key, and the log shows it', async () => {
  const { offerTop, requests, answer, listOf, manage, top } = await givenTop();
  const terms = termsOf('dividend', 4_000, { period: 'month', requestKey: `top-${top.account}` });
  const offered = await offerTop(top, terms);
  expect(offered.value).toMatchObject({ side: 'platform', payer: null, status: 'offered' });
  expect((await offerTop(top, terms)).value).toEqual(offered.value);
  const different = await offerTop(top, { ...terms, period: 'week' });
  expect(different.message).toBe('repeated_differently');
  expect((await offerTop(top, termsOf('dividend', 1))).message).toBe('offer_exists');
  const done = await actions();
  const line = `agreement.offered ${offered.value.agreementId}`;
  expect(done.filter((each) => each === line)).toHaveLength(1);
  expect((await requests(top))[0]).toMatchObject({ agreement: { payer: null, side: 'payee' } });
  await answer(top, offered);
  const { agreements } = await listOf();
  expect(agreements).toMatchObject([{ status: 'agreed', side: 'platform' }]);
  const found = await manage(platform.searchLines, { text: top.account.toUpperCase() });
  expect(found.value).toMatchObject({
    lines: [{ memberId: top.id, account: top.account, members: 2 }],
    hasMore: false,
  });
  expect(await verifyAudit(t.world.db)).toMatchObject({ breaks: [] });
});

test('AGENT-27 what the platform offers is sorted by rate, and a page goes on after the one before', async () => {
  const { offerTop, listOf, top } = await givenTop();
  await offerTop(top, termsOf('daily', 70));
  await offerTop(top, termsOf('dividend', 4_000, { period: 'month' }));
  await offerTop(top, termsOf('hourly', 20));
  const ratesOf = async (wire: object) =>
    (await listOf(wire)).agreements.map(({ topRate }) => topRate);
  const down = { sort: 'topRate', direction: 'down' };
  expect(await ratesOf(down)).toEqual([4_000, 70, 20]);
  expect(await ratesOf({ sort: 'topRate', direction: 'up' })).toEqual([20, 70, 4_000]);
  const [first] = (await listOf(down)).agreements;
  expect(await ratesOf({ ...down, before: first?.agreementId })).toEqual([70, 20]);
});

test('DOOR-14 the platform offers no more than the brand’s ceiling of the kind, named in the refusal', async () => {
  const { offerTop, top } = await givenTop();
  for (const [kind, most] of [
    ['dividend', 5_000],
    ['daily', 100],
    ['hourly', 100],
    ['realtime', 100],
  ] as const) {
    for (const rate of [most + 1, 10_000]) {
      const refused = await offerTop(top, termsOf(kind, rate));
      expect(refused).toMatchObject({ message: 'rate_above_ceiling', value: { limit: most } });
    }
  }
  expect((await offerTop(top, termsOf('dividend', 5_000))).message).toBe(null);
  expect((await offerTop(top, termsOf('daily', 100))).message).toBe(null);
});

test('DOOR-14 the salaries of one agent count together against the ceiling, offered or agreed', async () => {
  const { offerTop, top, ask } = await givenTop();
  const daily = await offerTop(top, termsOf('daily', 60));
  const { agreementId } = daily.value;
  await ask(top.id, contract.answerOffer, { agreementId, accepts: true, endsBelow: [] });
  expect((await offerTop(top, termsOf('hourly', 30))).message).toBe(null);
  const refused = await offerTop(top, termsOf('realtime', 11));
  expect(refused).toMatchObject({ message: 'rate_above_ceiling', value: { limit: 10 } });
  expect((await offerTop(top, termsOf('realtime', 10))).message).toBe(null);
  // A new version takes the place of the old one; a dividend is a share of something else.
  expect((await offerTop(top, termsOf('daily', 61))).message).toBe('rate_above_ceiling');
  expect((await offerTop(top, termsOf('daily', 60))).message).toBe(null);
  expect((await offerTop(top, termsOf('dividend', 5_000))).message).toBe(null);
});

test('DOOR-14 three salaries offered at the same moment do not pass the ceiling together', async () => {
  const { offerTop, top } = await givenTop();
  const kinds = ['daily', 'hourly', 'realtime'] as const;
  const replies = await Promise.all(kinds.map((kind) => offerTop(top, termsOf(kind, 100))));
  expect(replies.filter(({ message }) => message === null)).toHaveLength(1);
});

test('those below a line, players and nobody are offered nothing by the platform', async () => {
  const { offerTop, top, below } = await givenTop();
  const player = await givenAccount(t.world);
  const terms = termsOf('daily', 50);
  expect((await offerTop(below, terms)).message).toBe('not_top_line');
  expect((await offerTop(player, terms)).message).toBe('not_top_line');
  expect((await offerTop({ ...top, account: 'nobody-at-all' }, terms)).message).toBe('not_found');
  expect((await offerTop(top, { ...terms, carry: 'once' })).message).toBe('tiers_wrong');
});

test('who may not manage agreements reads them at most, and members do neither', async () => {
  const { call, top } = await givenTop();
  const wire = { requestKey: 'not-mine-1', account: top.account, reason: 'a reason' };
  const offer = { ...wire, ...termsOf('daily', 50) };
  const auditor = operatorOf('auditor');
  expect((await call(auditor, platform.offerByPlatform, offer)).message).toBe('not_permitted');
  const wish = { view: 'current' };
  expect((await call(auditor, platform.listPlatformAgreements, wish)).message).toBe(null);
  const agent = { role: 'agent', memberId: top.id } as const;
  expect((await call(agent, platform.offerByPlatform, offer)).message).toBe('not_operator');
});

test('DESK-04 the platform takes an offer back once, and never what was accepted meanwhile', async () => {
  const { offerTop, answer, manage, top } = await givenTop();
  const offered = await offerTop(top, termsOf('daily', 50));
  const withdraw = ({ value }: typeof offered) =>
    manage(platform.withdrawByPlatform, { agreementId: value.agreementId, reason: REASON });
  const replies = await atOnce(8, () => withdraw(offered));
  expect(replies.filter(({ message }) => message === null)).toHaveLength(1);
  const lost = replies.filter(({ message }) => message === 'offer_gone');
  expect(lost).toHaveLength(7);
  for (const { value } of lost) {
    expect(value).toMatchObject({ action: 'agreement.withdrawn', operator: expect.any(String) });
  }
  expect((await answer(top, offered)).message).toBe('offer_gone');
  const again = await offerTop(top, termsOf('daily', 60));
  await answer(top, again);
  // The agent's own answer is no operator's.
  expect(await withdraw(again)).toMatchObject({ message: 'offer_gone', value: {} });
  const line = `agreement.withdrawn ${offered.value.agreementId}`;
  expect((await actions()).filter((each) => each === line)).toHaveLength(1);
});

/** The top agent has an agreement, and gives a part of it on. */
async function givenAgreed() {
  const given = await givenTop();
  const { value } = await given.agreeTop(given.top, termsOf('daily', 60));
  const below = await given.agree(given.top, given.below, termsOf('daily', 30));
  const { agreementId } = value;
  const asked = async (reason = 'I stop') => {
    const wire = { agreementId, reason };
    const reply = await given.ask(given.top.id, contract.askEnding, wire);
    return reply.value.ending?.endingId;
  };
  const answerAs = (endingId: string | undefined, accepts: boolean) =>
    given.manage(platform.answerEndingByPlatform, { endingId, accepts, reason: REASON });
  return { ...given, agreementId, belowId: below.value.agreementId, asked, answerAs };
}

test('AGENT-10 the platform asks to end, once, and takes its request back', async () => {
  const { manage, ask, agreementId, requests, read, top } = await givenAgreed();
  const wire = { agreementId, reason: REASON };
  const asked = await manage(platform.askEndingByPlatform, wire);
  expect(asked.value.ending).toMatchObject({ isMine: true, reason: REASON });
  expect((await manage(platform.askEndingByPlatform, wire)).message).toBe('ending_exists');
  const request = (await requests(top)).find(({ kind }) => kind === 'termination');
  const endingId = request?.agreement.ending?.endingId;
  expect((await ask(top.id, contract.withdrawEnding, { endingId })).message).toBe('not_found');

  const takeBack = { endingId, reason: 'a mistake' };
  const taken = await manage(platform.withdrawEndingByPlatform, takeBack);
  expect(taken.value).toMatchObject({ status: 'agreed', endsAt: null, ending: null });
  expect(await manage(platform.withdrawEndingByPlatform, takeBack)).toMatchObject({
    message: 'offer_gone',
    value: { action: 'agreement.ending_withdrawn', reason: 'a mistake' },
  });
  expect((await requests(top)).filter(({ kind }) => kind === 'termination')).toEqual([]);
  const late = { endingId, accepts: true, endsBelow: [] };
  expect((await ask(top.id, contract.answerEnding, late)).message).toBe('offer_gone');
  const { agreement } = await read(agreementId);
  expect(agreement.pastEndings).toMatchObject([{ isMine: true, outcome: 'withdrawn' }]);
  expect((await actions()).slice(-2)).toEqual([
    `agreement.ending_asked ${agreementId}`,
    `agreement.ending_withdrawn ${agreementId}`,
  ]);
});

test('AGENT-10 the platform agrees to end what an agent asked, with all that hangs on it', async () => {
  const { asked, answerAs, agreementId, read, listOf, requests, top, below } = await givenAgreed();
  const endingId = await asked();
  expect(await listOf({ view: 'asked' })).toMatchObject({
    agreements: [{ agreementId, ending: { isMine: false, reason: 'I stop' } }],
    askedCount: 1,
  });
  expect(await read(agreementId)).toMatchObject({
    wouldEnd: [{ memberId: below.id, rate: 30 }],
    wouldEndCount: 1,
  });
  const { asked_at: askedAt } = await t.world.db
    .selectFrom('agreements_ending')
    .select('asked_at')
    .where('agreement_id', '=', agreementId)
    .executeTakeFirstOrThrow();
  expect(await countEndingsAsked(t.world.db)).toEqual({ count: 1n, oldestAt: askedAt });
  const ended = await answerAs(endingId, true);
  expect(ended.value).toMatchObject({ endReason: 'I stop', ending: null });
  expect(await countEndingsAsked(t.world.db)).toEqual({ count: 0n, oldestAt: null });
  expect(ended.value.endsAt).not.toBe(null);
  expect((await answerAs(endingId, true)).message).toBe('offer_gone');
  expect(await answerAs(endingId, false)).toMatchObject({
    message: 'offer_gone',
    value: { action: 'agreement.ended', operator: expect.any(String) as string },
  });
  expect((await listOf({ view: 'asked' })).agreements).toEqual([]);
  expect((await requests(top)).map(({ news }) => news)).toContain('endingAccepted');
  expect((await requests(below)).map(({ news }) => news)).toContain('endedFromAbove');
  expect((await actions()).at(-1)).toBe(`agreement.ended ${agreementId}`);
});

test('AGENT-10 the platform rejects an ending, once, and the agent reads why', async () => {
  const { asked, answerAs, agreementId, requests, list, top } = await givenAgreed();
  const endingId = await asked();
  const replies = await atOnce(8, () => answerAs(endingId, false));
  expect(replies.filter(({ message }) => message === null)).toHaveLength(1);
  expect(replies.filter(({ message }) => message === 'offer_gone')).toHaveLength(7);
  const told = (await requests(top)).find(({ news }) => news === 'endingRejected');
  const said = { isMine: true, outcome: 'rejected', reason: 'I stop', answer: REASON };
  expect(told?.agreement.pastEndings).toMatchObject([said]);
  const { mine } = await list(top, 'daily');
  expect(mine).toMatchObject({ status: 'agreed', endsAt: null, ending: null });
  expect(mine?.pastEndings).toMatchObject([said]);
  const line = `agreement.ending_rejected ${agreementId}`;
  expect((await actions()).filter((each) => each === line)).toHaveLength(1);
  // It may be asked again.
  expect(await asked('Once more')).toBeDefined();
});

test('what agents agree and ask among themselves is not for operators to change or see', async () => {
  const { ask, manage, answerAs, belowId, below, read, agreementId } = await givenAgreed();
  const wire = { agreementId: belowId, reason: 'I stop' };
  const { value } = await ask(below.id, contract.askEnding, wire);
  const endingId = value.ending?.endingId;
  for (const accepts of [true, false]) {
    expect((await answerAs(endingId, accepts)).message).toBe('not_found');
  }
  for (const call of [
    platform.readPlatformAgreement,
    platform.withdrawByPlatform,
    platform.askEndingByPlatform,
  ]) {
    expect((await manage(call, wire)).message).toBe('not_found');
  }
  const takeBack = { endingId, reason: REASON };
  expect((await manage(platform.withdrawEndingByPlatform, takeBack)).message).toBe('not_found');
  const nobody = { endingId: t.world.newId('enq'), reason: REASON };
  expect((await manage(platform.withdrawEndingByPlatform, nobody)).message).toBe('not_found');
  expect((await read(agreementId)).agreement.ending).toBe(null);
});

test('an agreement is listed by view, kind and account, with all its versions', async () => {
  const { agreeTop, offerTop, listOf, read, top } = await givenTop();
  await agreeTop(top, termsOf('daily', 50));
  t.world.clock.advance(HOUR_MS);
  const second = await agreeTop(top, termsOf('daily', 60));
  t.world.clock.advance(1);
  await offerTop(top, termsOf('hourly', 20));
  const shown = async (facts: object) =>
    (await listOf(facts)).agreements.map(({ kind, version }) => `${kind} ${version}`);
  expect(await shown({ view: 'current' })).toEqual(['hourly 1', 'daily 2', 'daily 1']);
  expect(await shown({ view: 'offered' })).toEqual(['hourly 1']);
  expect(await shown({ view: 'agreed', kind: 'daily' })).toEqual(['daily 2', 'daily 1']);
  expect(await shown({ view: 'current', kind: 'realtime' })).toEqual([]);
  expect(await shown({ view: 'current', account: 'nobody%' })).toEqual([]);
  t.world.clock.advance(2 * DAY_MS);
  expect(await shown({ view: 'over' })).toEqual(['daily 1']);
  const { agreementId } = second.value;
  expect(await shown({ view: 'current', before: agreementId })).toEqual([]);
  const { versions } = await read(agreementId);
  expect(versions.map(({ version, status }) => [version, status])).toEqual([
    [2, 'agreed'],
    [1, 'replaced'],
  ]);
});
