import type { Content } from '@baize/contract/content';
import type { Endpoint, Output } from '@baize/contract/endpoint';
import { listFeedback } from '@baize/contract/feedback';
import type { SupportChat } from '@baize/contract/support-chat';
import * as contract from '@baize/contract/support-chat';
import type { SupportThread } from '@baize/contract/support-desk';
import * as desk from '@baize/contract/support-desk';
import { uploadPicture } from '@baize/contract/upload';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand, seedContent } from '../../base/brand/index.ts';
import type { Caller } from '../../base/kernel/index.ts';
import { uploadsRoutes } from '../../people/uploads/index.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { givenPlayer } from '../../testing/rewards.ts';
import { pngOf } from '../../testing/uploads.ts';
import { useWorld } from '../../testing/world.ts';
import { feedbackRoutes } from '../feedback/index.ts';
import { supportJobs, supportRoutes } from './index.ts';

const t = useWorld();
const loaded = loadBrand('mekhala');
const [rules] = loaded.content.support;
if (!rules) throw new Error('the brand has a desk');
const siteWith = (change: Partial<Content['support'][number]>) => ({
  ...loaded,
  content: { ...loaded.content, support: [{ ...rules, ...change }] },
});
const routesOf = (site: ReturnType<typeof siteWith>) => [
  ...supportRoutes({ site }),
  ...feedbackRoutes({ site, publicUrl: 'https://site.example' }),
  ...uploadsRoutes,
];
const routes = routesOf(siteWith({}));
// The clock of a test stands in the afternoon in Bangkok.
const shut = routesOf(siteWith({ opensAt: '01:00', closesAt: '02:00' }));

let [first, second, auditor]: GivenOperator[] = [];
beforeAll(async () => {
  await seedContent(t.world, loaded);
  first = await givenOperator(t.world, 'support');
  second = await givenOperator(t.world, 'admin');
  auditor = await givenOperator(t.world, 'auditor');
});

type Wire = Readonly<Record<string, unknown>>;
const callOn =
  (served: typeof routes) =>
  async <E extends Endpoint>(caller: Caller | null, endpoint: E, wire: Wire = {}) => {
    const { message, value } = await callerOf(t.world, served)(caller, endpoint, wire);
    return { message, value: value as unknown as Output<E> };
  };
const call = callOn(routes);
const operate = <E extends Endpoint>(who: GivenOperator | undefined, endpoint: E, wire?: Wire) => {
  if (!who) throw new Error('there are operators');
  return call(who.caller, endpoint, wire);
};

const memberOf = (memberId: MemberId): Caller => ({ role: 'member', memberId });
let keys = 0;
const nextKey = () => `support-key-${(keys += 1)}`;
const begin = async (text = 'Where is my deposit?') => {
  const member = memberOf(await givenPlayer(t.world));
  const { value } = await call(member, contract.startSupportChat, { text, requestKey: nextKey() });
  return { member, chat: value, conversationId: value.conversationId };
};
const say = (member: Caller, conversationId: string, text: string, requestKey = nextKey()) =>
  call(member, contract.sayInSupportChat, { conversationId, text, requestKey });
const answer = (who: GivenOperator | undefined, conversationId: string, text = 'One moment.') =>
  operate(who, desk.answerSupport, { conversationId, text, requestKey: nextKey() });
const read = async (member: Caller) => (await call(member, contract.readSupportChat)).value.chat;
const close = (who: GivenOperator | undefined, conversationId: string, facts: Wire) =>
  operate(who, desk.closeSupport, {
    conversationId,
    isHandedOver: false,
    reason: 'All said',
    ...facts,
  });
const tend = async () => {
  for (const job of supportJobs(loaded.brand)) await job.run(t.world, {} as never);
};
const seqs = (chat: SupportChat | SupportThread | null) => chat?.messages.map(({ seq }) => seq);
const emptyQueue = () =>
  t.world.db
    .updateTable('support_conversation')
    .set({ status: 'ended', ended_at: t.world.clock.now(), ended_why: 'left', asked_at: null })
    .where('status', '<>', 'ended')
    .execute();

test('OPS-10 DESK-04 a member waits with a place, is taken by one of two, talks, and rates the end', async () => {
  await emptyQueue();
  const ahead = await begin();
  t.world.clock.advance(1_000);
  const { member, chat, conversationId } = await begin();
  expect(chat).toMatchObject({ status: 'waiting', place: 2, with: null, lastSeq: 1 });
  await call(ahead.member, contract.leaveSupportChat, {
    conversationId: ahead.conversationId,
    isHandedOver: false,
  });
  expect(await read(member)).toMatchObject({ place: 1 });

  const take = (who: GivenOperator | undefined) =>
    operate(who, desk.takeSupport, { conversationId, from: null });
  const claims = await Promise.all([take(first), take(second)]);
  const lost = claims.filter(({ message }) => message === 'case_taken');
  expect(lost).toHaveLength(1);
  const [owner, other] = claims[0].message === null ? [first, second] : [second, first];
  expect(lost[0]?.value).toMatchObject({ owner: owner?.name });
  expect(await read(member)).toMatchObject({ status: 'active', place: null, with: 'Operator' });
  expect(JSON.stringify(await read(member))).not.toContain(owner?.name);

  expect((await answer(other, conversationId)).message).toBe('case_taken');
  t.world.clock.advance(MINUTE_MS);
  expect((await answer(owner, conversationId)).value).toMatchObject({
    firstAnswerSeconds: 61 - 1,
    askedAt: null,
  });
  await say(member, conversationId, 'Thank you');
  const stale = await close(owner, conversationId, { after: 2 });
  expect(stale.message).toBe('feedback_moved_on');
  t.world.clock.advance(MINUTE_MS);
  const closed = await close(owner, conversationId, { after: 3 });
  expect(closed.value).toMatchObject({ status: 'ended', closingSeconds: 120, reference: null });
  expect(await close(other, conversationId, { after: 3 })).toMatchObject({
    message: 'already_decided',
    value: { action: 'support.closed', operator: owner?.name },
  });

  const rate = (rating: number) =>
    call(member, contract.rateSupportChat, { conversationId, rating });
  expect((await rate(6)).message).toBe('invalid_input');
  expect((await rate(4)).value).toMatchObject({ rating: 4 });
  const stranger = memberOf(await givenPlayer(t.world));
  const meddling = await call(stranger, contract.rateSupportChat, { conversationId, rating: 1 });
  expect(meddling.message).toBe('not_found');
});

test('OPS-10 two who ask for the next one at once get two members, or one gets none', async () => {
  await emptyQueue();
  const one = await begin();
  const next = (who: GivenOperator | undefined) => call(who?.caller ?? null, desk.takeNextSupport);
  const both = await Promise.all([next(first), next(second)]);
  const taken = both.flatMap(({ value }) => value.thread?.conversationId ?? []);
  expect(taken).toEqual([one.conversationId]);
});

test('what is said keeps its order and is said once, however it is sent', async () => {
  const { member, conversationId } = await begin();
  await operate(first, desk.takeSupport, { conversationId, from: null });
  const words = Array.from({ length: 6 }, (_, index) => `member ${index}`);
  await Promise.all([
    ...words.map((text) => say(member, conversationId, text)),
    ...words.map((text) => answer(first, conversationId, `team: ${text}`)),
  ]);
  const again = nextKey();
  await Promise.all([1, 2, 3].map(() => say(member, conversationId, 'once', again)));
  expect((await say(member, conversationId, 'other words', again)).message).toBe(
    'repeated_differently',
  );
  const chat = await read(member);
  expect(seqs(chat)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
  expect(chat?.messages.filter(({ text }) => text === 'once')).toHaveLength(1);
});

test('a member has one conversation, also when it begins twice at once', async () => {
  const member = memberOf(await givenPlayer(t.world));
  const start = (text: string) =>
    call(member, contract.startSupportChat, { text, requestKey: nextKey() });
  const both = await Promise.all([start('one'), start('two')]);
  expect(both[0].value.conversationId).toBe(both[1].value.conversationId);
  expect(seqs(await read(member))).toEqual([1, 2]);
});

test('a word that comes late is refused, of the member and of the desk, and nothing is lost by it', async () => {
  const { member, conversationId } = await begin();
  await operate(first, desk.takeSupport, { conversationId, from: null });
  const [, late] = await Promise.all([
    close(first, conversationId, { after: 1 }),
    say(member, conversationId, 'Wait, one thing'),
  ]);
  const after = await read(member);
  // Whoever was first holds: closed without the word, or the word stands and it is open.
  if (late.message === null) expect(after).toMatchObject({ status: 'active', lastSeq: 2 });
  else expect([late.message, after?.lastSeq]).toEqual(['support_ended', 1]);
  await call(member, contract.leaveSupportChat, { conversationId, isHandedOver: false });
  expect((await say(member, conversationId, 'Still there?')).message).toBe('support_ended');
  expect((await answer(first, conversationId)).message).toBe('already_decided');
});

test('out of hours it is feedback at once, with the reference and the next opening', async () => {
  const member = memberOf(await givenPlayer(t.world));
  const closed = callOn(shut);
  const opening = await closed(null, contract.readSupportDesk);
  expect(opening.value).toMatchObject({ isOffered: true, isOpen: false });
  expect(new Date(opening.value.opensAt ?? 0).getTime()).toBeGreaterThan(
    t.world.clock.now().getTime(),
  );
  const { value: upload } = await call(member, uploadPicture, {
    content: (await pngOf(20, 20)).toString('base64'),
  });
  const { value } = await closed(member, contract.startSupportChat, {
    text: 'My card was charged twice',
    attachments: [upload.uploadId],
    requestKey: nextKey(),
  });
  expect(value).toMatchObject({
    status: 'ended',
    endedWhy: 'after_hours',
    reference: expect.stringMatching(/^FB-/) as string,
  });
  const { cases } = (await call(member, listFeedback)).value;
  expect(cases).toMatchObject([
    {
      reference: value.reference,
      status: 'waiting',
      entries: [{ text: 'My card was charged twice', attachmentIds: [upload.uploadId] }],
    },
  ]);
});

test('what nobody answers goes on as feedback, what nobody goes on with ends, and neither twice', async () => {
  await emptyQueue();
  const unanswered = await begin();
  const idle = await begin();
  await answer(first, idle.conversationId, 'Does it work now?');
  t.world.clock.advance(rules.answerMinutes * MINUTE_MS + 1);
  await Promise.all([tend(), tend()]);
  expect(await read(unanswered.member)).toMatchObject({
    status: 'ended',
    endedWhy: 'unanswered',
    reference: expect.stringMatching(/^FB-/) as string,
  });
  expect((await call(unanswered.member, listFeedback)).value.cases).toHaveLength(1);
  expect(await read(idle.member)).toMatchObject({ status: 'active' });
  t.world.clock.advance(rules.idleMinutes * MINUTE_MS);
  await tend();
  expect(await read(idle.member)).toMatchObject({ endedWhy: 'idle', reference: null });
});

test('bounds: length, nothing, marks, floods of words and of beginnings', async () => {
  const { member, conversationId } = await begin();
  expect((await say(member, conversationId, ' \u202E ')).message).toBe('chat_empty');
  expect((await say(member, conversationId, 'a'.repeat(10_000))).message).toBe('chat_too_long');
  const odd = await say(member, conversationId, '<b>\u202Ehi</b>');
  expect(odd.value.messages.at(-1)?.text).toBe('<b>hi</b>');
  const many = await Promise.all(
    Array.from({ length: 30 }, (_, index) => say(member, conversationId, `flood ${index}`)),
  );
  expect(many.filter(({ message }) => message === null)).toHaveLength(18);
  expect(many.some(({ message }) => message === 'chat_busy')).toBe(true);

  const eager = memberOf(await givenPlayer(t.world));
  const messages: (string | null)[] = [];
  for (let round = 0; round < 11; round += 1) {
    const begun = await call(eager, contract.startSupportChat, {
      text: 'hello',
      requestKey: nextKey(),
    });
    messages.push(begun.message);
    if (begun.message !== null) break;
    const { conversationId: own } = begun.value;
    await call(eager, contract.leaveSupportChat, { conversationId: own, isHandedOver: false });
  }
  expect(messages).toEqual([...Array<null>(10).fill(null), 'support_flood']);
  t.world.clock.advance(HOUR_MS + 1);
  const later = await call(eager, contract.startSupportChat, {
    text: 'hello',
    requestKey: nextKey(),
  });
  expect(later.message).toBeNull();
});

test('OPS-10 handed on to who may answer, put back, handed over, and every hand is in the audit', async () => {
  await emptyQueue();
  const { member, conversationId } = await begin();
  const queue = async (view: string, who = first) => {
    return (await operate(who, desk.listSupportQueue, { view })).value.cases;
  };
  expect(await queue('waiting')).toMatchObject([{ conversationId, unread: 1, owner: null }]);
  expect((await operate(auditor, desk.readSupportThread, { conversationId })).value).toMatchObject({
    unread: 1,
    messages: [{ text: 'Where is my deposit?', operator: null }],
  });
  await operate(auditor, desk.readSupportThread, { conversationId });
  expect((await answer(auditor, conversationId)).message).toBe('not_permitted');
  await operate(first, desk.takeSupport, { conversationId, from: null });
  await operate(first, desk.readSupportThread, { conversationId });
  expect(await queue('mine')).toMatchObject([{ conversationId, unread: 0 }]);
  await say(member, conversationId, 'Hello?');
  expect(await queue('mine')).toMatchObject([{ unread: 1 }]);

  const from = first?.caller.operatorId;
  const transfer = (to: string | null | undefined) =>
    operate(first, desk.transferSupport, { conversationId, from, to, reason: 'Knows the bank' });
  expect((await transfer(auditor?.caller.operatorId)).message).toBe('not_a_colleague');
  expect((await transfer(second?.caller.operatorId)).message).toBeNull();
  expect((await transfer(null)).message).toBe('case_taken');
  expect(await queue('mine', second)).toMatchObject([{ conversationId }]);
  const back = await operate(second, desk.transferSupport, {
    conversationId,
    from: second?.caller.operatorId,
    to: null,
    reason: 'My shift ends',
  });
  expect(back.value).toMatchObject({ status: 'waiting', owner: null });
  const over = await close(second, conversationId, { after: 2, isHandedOver: true });
  expect(over.value).toMatchObject({ endedWhy: 'closed_over', endedBy: second?.name });
  expect(over.value.reference).toMatch(/^FB-/);

  const audit = await t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'operator_id'])
    .where('subject', '=', conversationId)
    .orderBy('number')
    .execute();
  expect(audit).toEqual([
    { action: 'support.read', operator_id: auditor?.caller.operatorId },
    { action: 'support.taken', operator_id: from },
    { action: 'support.transferred', operator_id: from },
    { action: 'support.transferred', operator_id: second?.caller.operatorId },
    { action: 'support.handed_over', operator_id: second?.caller.operatorId },
  ]);
});

test('OPS-10 the desk knows its templates, colleagues and figures', async () => {
  t.world.clock.advance(DAY_MS);
  const { value: facts } = await operate(auditor, desk.readSupportFigures);
  expect(facts.templates.length).toBeGreaterThan(2);
  const ids = facts.colleagues.map(({ operatorId }) => operatorId);
  expect(ids).toContain(first?.caller.operatorId);
  expect(ids).not.toContain(auditor?.caller.operatorId);
  expect(facts.figures).toMatchObject({ rating: 4, ratings: 1 });
  expect(facts.figures.medianFirstAnswerSeconds).toBeGreaterThanOrEqual(0);
});
