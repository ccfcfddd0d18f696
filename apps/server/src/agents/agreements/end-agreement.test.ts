import * as contract from '@baize/contract/agreement';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { DAY_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import type { Member } from '../../people/members/index.ts';
import {
  type AgreementReply,
  atOnce,
  givenLine,
  openAgreements,
  termsOf,
} from '../../testing/agreements.ts';
import { useWorld } from '../../testing/world.ts';
import { ratesOf } from './index.ts';

const t = useWorld();

const ids = (people: readonly { memberId: MemberId }[]) => people.map(({ memberId }) => memberId);

/**
 * The platform gives the agent 100, who gives 90 and 50 below; the first gives 40 further down,
 * where 30 goes on, the second 20.
 */
async function givenTeam() {
  const open = openAgreements(t.world);
  const [agent, first, firstOf, deepest] = await givenLine(t.world, 4);
  assert(agent && first && firstOf && deepest, 'a line of four');
  const [second, secondOf] = await givenLine(t.world, 2, agent);
  assert(second && secondOf, 'another line');
  await open.agreeTop(agent, termsOf('daily', 100));
  await open.agree(agent, first, termsOf('daily', 90));
  await open.agree(agent, second, termsOf('daily', 50));
  await open.agree(first, firstOf, termsOf('daily', 40));
  await open.agree(firstOf, deepest, termsOf('daily', 30));
  await open.agree(second, secondOf, termsOf('daily', 20));
  t.world.clock.advance(DAY_MS);
  const everybody = [agent, first, firstOf, deepest, second, secondOf];
  const rates = async () => {
    const found = await ratesOf(t.world.db, ids(everybody.map(byId)), t.world.clock.now());
    return everybody.map(({ id }) => found.get(id)?.daily ?? null);
  };
  return { ...open, agent, first, firstOf, deepest, second, secondOf, rates };
}

const byId = ({ id }: Member) => ({ memberId: id });

test('AGENT-11 a lower rate asks by name for what it ends, down the line, and else changes nothing', async () => {
  const team = await givenTeam();
  const { agent, first, firstOf, deepest, second, requests, answer, offerTop, rates } = team;
  const offered = await offerTop(agent, termsOf('daily', 60));
  const asked = (await requests(agent)).find(({ kind }) => kind === 'newContract');
  // Whoever has more than 60, and all that hang on them; in the order of the tree.
  const named = [first.id, firstOf.id, deepest.id];
  expect(ids(asked?.wouldEnd ?? [])).toEqual(named);
  expect(asked?.wouldEnd.map(({ rate }) => rate)).toEqual([90, 40, 30]);
  const before = await rates();
  for (const endsBelow of [[], named.slice(0, 2), [...named, second.id]]) {
    const refused = await answer(agent, offered, { endsBelow });
    expect(refused.message).toBe('would_end_agreements');
    const { wouldEnd } = refused.value as unknown as contract.AgreementRequest;
    expect(ids(wouldEnd)).toEqual(named);
  }
  t.world.clock.advance(DAY_MS);
  expect(await rates()).toEqual(before);
  expect((await answer(agent, offered, { endsBelow: named.toReversed() })).message).toBe(null);
  expect(await rates()).toEqual(before);
  t.world.clock.advance(DAY_MS);
  expect(await rates()).toEqual([60, null, null, null, 50, 20]);
  for (const ended of [first, firstOf, deepest]) {
    const told = await requests(ended);
    expect(told.map(({ news }) => news)).toContain('endedFromAbove');
  }
});

test('AGENT-11 not agreed to, nothing changes', async () => {
  const { agent, answer, offerTop, rates } = await givenTeam();
  const before = await rates();
  const offered = await offerTop(agent, termsOf('daily', 10));
  expect((await answer(agent, offered, { accepts: false })).value.status).toBe('rejected');
  t.world.clock.advance(2 * DAY_MS);
  expect(await rates()).toEqual(before);
});

test('AGENT-11 a rate that is not lower than what is below ends nothing', async () => {
  const { agent, requests, answer, offerTop, rates } = await givenTeam();
  const offered = await offerTop(agent, termsOf('daily', 90));
  expect((await requests(agent)).find(({ kind }) => kind === 'newContract')?.wouldEnd).toEqual([]);
  expect((await answer(agent, offered)).message).toBe(null);
  t.world.clock.advance(DAY_MS);
  expect(await rates()).toEqual([90, 90, 40, 30, 50, 20]);
});

test('AGENT-11 offers below that would give too much are taken back', async () => {
  const { agent, second, secondOf, answer, offer, offerTop, requests } = await givenTeam();
  const [free] = await givenLine(t.world, 1, agent);
  const [other] = await givenLine(t.world, 1, agent);
  assert(free && other, 'two more');
  const tooMuch = await offer(agent, free, termsOf('daily', 80));
  const fine = await offer(agent, other, termsOf('daily', 10));
  const further = await offer(second, secondOf, termsOf('daily', 30));
  const lower = await offerTop(agent, termsOf('daily', 20));
  const named = ids((await requests(agent)).flatMap(({ wouldEnd }) => wouldEnd));
  expect((await answer(agent, lower, { endsBelow: named })).message).toBe(null);
  expect((await answer(free, tooMuch)).message).toBe('offer_gone');
  expect((await answer(secondOf, further)).message).toBe('offer_gone');
  expect((await answer(other, fine)).message).toBe(null);
});

test('a lower rate and an acceptance below at once: what is below never exceeds what is above', async () => {
  for (let round = 0; round < 8; round++) {
    const open = openAgreements(t.world);
    const [agent, downline] = await givenLine(t.world, 2);
    assert(agent && downline, 'a line of two');
    await open.agreeTop(agent, termsOf('realtime', 100));
    const given = await open.offer(agent, downline, termsOf('realtime', 80));
    const lower = await open.offerTop(agent, termsOf('realtime', 50));
    const [below, above] = await Promise.all([
      open.answer(downline, given),
      open.answer(agent, lower),
    ]);
    const outcome = [below.message, above.message];
    expect([
      [null, 'would_end_agreements'],
      ['offer_gone', null],
    ]).toContainEqual(outcome);
  }
});

test('a whole line at once: everybody lowers, nobody waits for another for ever', async () => {
  const { agent, first, firstOf, deepest, answer, offer, offerTop, requests, rates } =
    await givenTeam();
  const lower = [
    [agent, await offerTop(agent, termsOf('daily', 60))],
    [first, await offer(agent, first, termsOf('daily', 30))],
    [firstOf, await offer(first, firstOf, termsOf('daily', 20))],
    [deepest, await offer(firstOf, deepest, termsOf('daily', 10))],
  ] as const;
  const named = async (member: Member) =>
    ids((await requests(member)).flatMap(({ wouldEnd }) => wouldEnd));
  const names = await Promise.all(lower.map(([member]) => named(member)));
  const accept = ([member, offered]: readonly [Member, AgreementReply], at: number) =>
    answer(member, offered, { endsBelow: names[at] });
  const replies = await Promise.all(lower.map(accept));
  const allowed = new Set([null, 'would_end_agreements', 'offer_gone']);
  expect(replies.filter(({ message }) => !allowed.has(message))).toEqual([]);
  t.world.clock.advance(DAY_MS);
  const [top, ...line] = await rates();
  const [one, two, three] = line;
  for (const [below, above] of [
    [one, top],
    [two, one],
    [three, two],
  ]) {
    if (below !== null && below !== undefined) expect(above ?? 0).toBeGreaterThanOrEqual(below);
  }
});

type Side = 'payer' | 'payee';

const asker = { payer: 'payee', payee: 'payer' } as const satisfies Record<Side, Side>;

test.each(['payer', 'payee'] as const)(
  'AGENT-10 termination, asked for by the %s and accepted: it ends with its period',
  async (side) => {
    const { agent, second, secondOf, ask, requests, rates, list } = await givenTeam();
    const people = { payer: agent, payee: second };
    const { agreementId } = await agreedWith(second);
    const asked = await ask(people[side].id, contract.askEnding, { agreementId, reason: ' why ' });
    expect(asked.value.ending).toMatchObject({ isMine: true, reason: 'why' });
    const other = people[asker[side]];
    const request = (await requests(other)).find(({ kind }) => kind === 'termination');
    expect(ids(request?.wouldEnd ?? [])).toEqual([secondOf.id]);
    const endingId = request?.agreement.ending?.endingId;
    const accept = (by: Member, endsBelow: readonly MemberId[]) =>
      ask(by.id, contract.answerEnding, { endingId, accepts: true, endsBelow });
    expect((await accept(people[side], [secondOf.id])).message).toBe('not_found');
    expect((await accept(secondOf, [secondOf.id])).message).toBe('not_found');
    expect((await accept(other, [])).message).toBe('would_end_agreements');
    const { value } = await accept(other, [secondOf.id]);
    expect(value).toMatchObject({ status: 'agreed', endReason: 'why', ending: null });
    expect(Date.parse(value.endsAt ?? '')).toBeGreaterThan(t.world.clock.now().getTime());
    expect((await accept(other, [])).message).toBe('offer_gone');
    expect((await requests(people[side])).map(({ news }) => news)).toContain('endingAccepted');
    expect((await rates()).slice(4)).toEqual([50, 20]);
    t.world.clock.advance(DAY_MS);
    expect((await rates()).slice(4)).toEqual([null, null]);
    const { history } = await list(second, 'daily');
    expect(history.map(({ status }) => status)).toEqual(['ended', 'ended']);
  },
);

test.each(['payer', 'payee'] as const)(
  'AGENT-10 termination, asked for by the %s and rejected: it goes on',
  async (side) => {
    const { agent, second, ask, requests, rates } = await givenTeam();
    const people = { payer: agent, payee: second };
    const { agreementId } = await agreedWith(second);
    const wire = { agreementId, reason: 'why' };
    const asked = await ask(people[side].id, contract.askEnding, wire);
    for (const again of Object.values(people)) {
      expect((await ask(again.id, contract.askEnding, wire)).message).toBe('ending_exists');
    }
    const endingId = asked.value.ending?.endingId;
    const answered = await ask(people[asker[side]].id, contract.answerEnding, {
      endingId,
      accepts: false,
      endsBelow: [],
    });
    expect(answered.value).toMatchObject({ status: 'agreed', endsAt: null, ending: null });
    const told = (await requests(people[side])).find(({ news }) => news === 'endingRejected');
    expect(told).toMatchObject({ kind: 'success', agreement: { agreementId } });
    await ask(people[side].id, contract.seeAnswers, { agreementIds: [agreementId] });
    expect((await requests(people[side])).map(({ news }) => news)).not.toContain('endingRejected');
    t.world.clock.advance(2 * DAY_MS);
    expect((await rates()).slice(4)).toEqual([50, 20]);
  },
);

test.each(['payer', 'payee'] as const)(
  'AGENT-10 termination, asked for by the %s and taken back: it goes on',
  async (side) => {
    const { agent, first, second, secondOf, ask, requests, rates } = await givenTeam();
    const people = { payer: agent, payee: second };
    const [by, other] = [people[side], people[asker[side]]];
    const { agreementId } = await agreedWith(second);
    const asked = await ask(by.id, contract.askEnding, { agreementId, reason: 'why' });
    const wire = { endingId: asked.value.ending?.endingId };
    for (const stranger of [other, first, secondOf]) {
      expect((await ask(stranger.id, contract.withdrawEnding, wire)).message).toBe('not_found');
    }
    const replies = await atOnce(8, () => ask(by.id, contract.withdrawEnding, wire));
    expect(replies.filter(({ message }) => message === 'offer_gone')).toHaveLength(7);
    const taken = replies.find(({ message }) => message === null);
    expect(taken?.value).toMatchObject({ status: 'agreed', endsAt: null, ending: null });
    expect(taken?.value.pastEndings).toMatchObject([{ isMine: true, outcome: 'withdrawn' }]);
    const answer = { ...wire, accepts: true, endsBelow: [secondOf.id] };
    expect((await ask(other.id, contract.answerEnding, answer)).message).toBe('offer_gone');
    expect((await requests(other)).filter(({ kind }) => kind === 'termination')).toEqual([]);
    t.world.clock.advance(2 * DAY_MS);
    expect((await rates()).slice(4)).toEqual([50, 20]);
    const again = await ask(other.id, contract.askEnding, { agreementId, reason: 'my turn' });
    expect(again.value.ending).toMatchObject({ isMine: true, reason: 'my turn' });
  },
);

test('taken back and agreed to at once: one of the two, and nothing between them', async () => {
  for (let round = 0; round < 8; round++) {
    const open = openAgreements(t.world);
    const [agent, downline] = await givenLine(t.world, 2);
    assert(agent && downline, 'a line of two');
    await open.agreeTop(agent, termsOf('realtime', 100));
    const { value } = await open.agree(agent, downline, termsOf('realtime', 80));
    const { agreementId } = value;
    const asked = await open.ask(agent.id, contract.askEnding, { agreementId, reason: 'why' });
    const wire = { endingId: asked.value.ending?.endingId };
    const [taken, agreed] = await Promise.all([
      open.ask(agent.id, contract.withdrawEnding, wire),
      open.ask(downline.id, contract.answerEnding, { ...wire, accepts: true, endsBelow: [] }),
    ]);
    expect(new Set([taken.message, agreed.message])).toEqual(new Set([null, 'offer_gone']));
    const { mine } = await open.list(downline, 'realtime');
    expect(mine?.endsAt === null).toBe(taken.message === null);
  }
});

const agreedWith = async ({ id }: Member) => {
  const row = await t.world.db
    .selectFrom('agreements_agreement')
    .select('id as agreementId')
    .where('payee_id', '=', id)
    .where('status', '=', 'agreed')
    .executeTakeFirstOrThrow();
  return row;
};

test('strangers end nothing, and what is over is not ended again', async () => {
  const { agent, first, second, secondOf, ask } = await givenTeam();
  const { agreementId } = await agreedWith(second);
  const wire = { agreementId, reason: 'why' };
  for (const other of [first, secondOf]) {
    expect((await ask(other.id, contract.askEnding, wire)).message).toBe('not_found');
  }
  const { value } = await ask(agent.id, contract.askEnding, wire);
  const accepted = { endingId: value.ending?.endingId, accepts: true, endsBelow: [secondOf.id] };
  const replies = await atOnce(10, () => ask(second.id, contract.answerEnding, accepted));
  expect(replies.filter(({ message }) => message === null)).toHaveLength(1);
  expect((await ask(agent.id, contract.askEnding, wire)).message).toBe('agreement_over');
});

test('agreed anew while the old one runs out, it begins after it', async () => {
  const { agent, second, secondOf, ask, agree } = await givenTeam();
  const { agreementId } = await agreedWith(second);
  const { value } = await ask(agent.id, contract.askEnding, { agreementId, reason: 'why' });
  const wire = { endingId: value.ending?.endingId, accepts: true, endsBelow: [secondOf.id] };
  const ended = await ask(second.id, contract.answerEnding, wire);
  const again = await agree(agent, second, termsOf('daily', 70));
  expect(again.value.startsAt).toBe(ended.value.endsAt);
});
