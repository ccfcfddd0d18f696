import type { FeedbackCase } from '@baize/contract/feedback';
import * as contract from '@baize/contract/feedback';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand, loadWording } from '../../base/brand/index.ts';
import { answer, type Caller } from '../../base/kernel/index.ts';
import { uploadsRoutes } from '../../people/uploads/index.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { givenPlayer, givenTrial } from '../../testing/rewards.ts';
import { pngOf } from '../../testing/uploads.ts';
import { asked, origin, useWorld } from '../../testing/world.ts';
import { feedbackJobs, feedbackRoutes } from './index.ts';

const t = useWorld();
const site = loadBrand('mekhala');
const routes = feedbackRoutes({ site, publicUrl: 'https://site.example' });
const WORDS = 'I paid five hundred and five baht yesterday and nothing has arrived since then';

let [support, second, auditor]: GivenOperator[] = [];
beforeAll(async () => {
  support = await givenOperator(t.world, 'support');
  second = await givenOperator(t.world, 'admin');
  auditor = await givenOperator(t.world, 'auditor');
});

const memberOf = (memberId: MemberId): Caller => ({ role: 'member', memberId });
const call = (...rest: Parameters<ReturnType<typeof callerOf>>) =>
  callerOf(t.world, [...routes, ...uploadsRoutes])(...rest);

let networks = 0;
const newIp = () => `203.0.${Math.floor((networks += 1) / 250)}.${(networks % 250) + 1}`;

/** Sends as somebody at an address, and answers with the words a person reads. */
async function write(caller: Caller | null, body: object, ip = newIp(), language = 'EN') {
  const route = routes.find(({ endpoint }) => endpoint === contract.sendFeedback);
  if (!route) throw new Error('it is served');
  const wording = await loadWording(site.brand);
  const facts = { caller, origin: origin({ ip, language }) };
  const { status, body: reply } = await answer(
    route,
    { ...t.world, wording },
    asked({ kind: 'complaint', content: WORDS, ...body }, facts),
  );
  const value = reply.value as Record<string, string>;
  return { status, message: reply.message, value };
}

const operate = (who: GivenOperator | undefined, ...rest: [Parameters<typeof call>[1], object]) => {
  if (!who) throw new Error('there are operators');
  return call(who.caller, rest[0], rest[1] as Record<string, unknown>);
};

async function caseOf(reference: string | undefined, view = 'waiting', who = support) {
  const { value } = await operate(who, contract.listFeedbackQueue, { view });
  const { cases } = value as unknown as { cases: FeedbackCase[] };
  const found = cases.find((each) => each.reference === reference);
  if (!found) throw new Error(`${reference} stands in the queue`);
  return found;
}
const lastOf = ({ entries }: FeedbackCase) => entries.at(-1)?.entryId;
const answerCase = (who: GivenOperator | undefined, file: FeedbackCase, facts: object = {}) =>
  operate(who, contract.answerFeedback, {
    feedbackId: file.feedbackId,
    text: 'We have found your payment.',
    isClosing: false,
    after: lastOf(file),
    ...facts,
  });

const mailsTo = (target: string) =>
  t.world.db
    .selectFrom('delivery_message')
    .select(['template', 'facts', 'language'])
    .where('target', '=', target)
    .execute();

test('HELP-02 TALK-02 a guest writes without a token and has a reference and a time at once', async () => {
  const { value, message } = await write(null, { email: 'Nok@Mail.example' });
  expect(message).toBeNull();
  expect(value).toEqual({
    reference: expect.stringMatching(/^FB-261115-[0-9A-Z]{6}$/) as string,
    answerBy: later(t.world.clock.now(), DAY_MS).toISOString(),
    answerTo: 'email',
  });
  const { value: idea } = await write(null, { kind: 'feedback' });
  expect(idea).toMatchObject({
    answerBy: later(t.world.clock.now(), 2 * DAY_MS).toISOString(),
    answerTo: 'none',
  });
  expect((await write(null, { kind: 'praise' })).message).toBe('invalid_input');
  expect((await write(null, { email: 'nok at mail' })).message).toBe('email_invalid');
});

test.each([
  ['nine words', Array(9).fill('word').join(' '), 400],
  ['ten words', Array(10).fill('word').join(' '), 200],
  ['five hundred words', Array(500).fill('word').join(' '), 200],
  ['one word more', Array(501).fill('word').join(' '), 400],
  ['ten words in Thai, without a space', 'เงินฝากของฉันยังไม่เข้ากระเป๋าตั้งแต่เมื่อวานตอนเย็น', 200],
  ['signs alone', '!!! '.repeat(40), 400],
  ['10,000 letters without a space', 'a'.repeat(10_000), 400],
  ['60,000 characters', `${WORDS} `.repeat(700), 400],
  ['marks upon marks', WORDS.replaceAll('a', `a${'\u0301'.repeat(300)}`), 200],
])('HELP-02 %s', async (_, content, status) => {
  const reply = await write(null, { content });
  expect(reply.status).toBe(status);
  if (status === 400) {
    expect(reply.value['text']).toBe(
      'Please write between 10 and 500 words. Nothing has been sent yet.',
    );
    expect(reply.value).toMatchObject({ min: 10, max: 500 });
  }
});

test('HELP-02 the bounds are named in the language of who wrote', async () => {
  const { value } = await write(null, { content: 'สั้น' }, newIp(), 'TH');
  expect(value['text']).toContain('10 ถึง 500 คำ');
});

test('HELP-02 what is written is kept as text that turns no line', async () => {
  const { value } = await write(null, { content: `<script>alert(1)</script> \u202E${WORDS}` });
  const { entries } = await caseOf(value['reference']);
  expect(entries[0]?.text).toBe(`<script>alert(1)</script> ${WORDS}`);
});

test('HELP-02 a flood from one address is refused, also all at once; others and later go through', async () => {
  const ip = newIp();
  const replies = await Promise.all(Array.from({ length: 12 }, () => write(null, {}, ip)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = replies.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(['feedback_flood']));
  expect(refused[0]?.value['text']).toContain('was not sent');
  expect((await write(null, {})).status).toBe(200);
  t.world.clock.advance(HOUR_MS + MINUTE_MS);
  for (const job of feedbackJobs(loadBrand('mekhala').brand)) await job.run(t.world, {} as never);
  const kept = t.world.db.selectFrom('feedback_case').select('id').where('network', '=', ip);
  expect(await kept.execute()).toEqual([]);
  expect((await write(null, {}, ip)).status).toBe(200);
});

test('HELP-02 sent twice with one key it is one case; with other words it is refused', async () => {
  const memberId = await givenPlayer(t.world);
  const requestKey = 'key-of-the-page';
  const twice = await Promise.all([
    write(memberOf(memberId), { requestKey }),
    write(memberOf(memberId), { requestKey }),
  ]);
  expect(twice[0].value['reference']).toBe(twice[1].value['reference']);
  const other = await write(memberOf(memberId), { requestKey, content: `${WORDS} really` });
  expect(other.message).toBe('repeated_differently');
});

test('HELP-02 MONEY-05 pictures go along, of guests too; what is none is refused', async () => {
  const content = (await pngOf(40, 30)).toString('base64');
  const none = Buffer.from('<html>not a picture</html>').toString('base64');
  const refused = await call(null, contract.uploadFeedbackPicture, { content: none });
  expect(refused.message).toBe('picture_unreadable');
  const { value } = await call(null, contract.uploadFeedbackPicture, { content });
  const attachments = [value['uploadId']];
  const memberId = await givenPlayer(t.world);
  const stolen = await write(memberOf(memberId), { attachments });
  expect(stolen.message).toBe('attachments_wrong');
  const sent = await write(null, { attachments });
  expect(sent.message).toBeNull();
  expect((await write(null, { attachments })).message).toBe('attachments_wrong');
  expect((await caseOf(sent.value['reference'])).entries[0]?.attachmentIds).toEqual(attachments);
  const four = await write(null, { attachments: Array(4).fill(attachments[0]) });
  expect(four.message).toBe('invalid_input');
});

test('HELP-06 a member is answered in a thread and by a message, and goes on there', async () => {
  const memberId = await givenPlayer(t.world);
  const sent = await write(memberOf(memberId), { email: 'other@mail.example' });
  expect(sent.value['answerTo']).toBe('messages');
  const { reference } = sent.value;
  expect((await answerCase(support, await caseOf(reference))).message).toBeNull();
  const [message] = await t.world.db
    .selectFrom('messages_message')
    .select('news')
    .where('member_id', '=', memberId)
    .execute();
  expect(message?.news).toEqual({
    kind: 'feedback_answered',
    reference,
    text: 'We have found your payment.',
  });
  expect(await mailsTo('other@mail.example')).toEqual([]);

  const own = async () => {
    const { value } = await call(memberOf(memberId), contract.listFeedback);
    return (value as unknown as { cases: contract.Feedback[] }).cases;
  };
  const [thread] = await own();
  expect(thread).toMatchObject({
    reference,
    status: 'answered',
    answerBy: null,
    entries: [{ isTeam: false, text: WORDS }, { isTeam: true }],
  });
  expect(JSON.stringify(thread)).not.toContain(support?.name);
  const { feedbackId } = thread ?? {};
  const stranger = memberOf(await givenPlayer(t.world));
  const text = 'It is not here yet';
  const meddling = await call(stranger, contract.replyFeedback, { feedbackId, text });
  expect(meddling.message).toBe('not_found');
  t.world.clock.advance(HOUR_MS);
  const replied = await call(memberOf(memberId), contract.replyFeedback, { feedbackId, text });
  expect(replied.value).toMatchObject({
    status: 'waiting',
    answerBy: later(t.world.clock.now(), DAY_MS).toISOString(),
  });
  const again = await caseOf(reference, 'mine');
  await answerCase(support, again, { isClosing: true });
  expect((await own())[0]).toMatchObject({ status: 'closed', answerBy: null });
  await call(memberOf(memberId), contract.replyFeedback, { feedbackId, text: 'Thank you' });
  expect((await own())[0]).toMatchObject({ status: 'waiting' });
});

test('TALK-02 a guest with an address gets the answer there, under the reference, in their language', async () => {
  const email = 'guest@mail.example';
  const { value } = await write(null, { email }, newIp(), 'TH');
  const until = later(t.world.clock.now(), DAY_MS).toISOString();
  await answerCase(support, await caseOf(value['reference']), { isClosing: true });
  expect(await mailsTo(email)).toEqual([
    {
      template: 'feedback_received',
      language: 'TH',
      facts: { reference: value['reference'], until, link: 'https://site.example/feedback' },
    },
    {
      template: 'feedback_answered',
      language: 'TH',
      facts: {
        reference: value['reference'],
        text: 'We have found your payment.',
        link: 'https://site.example/feedback',
      },
    },
  ]);
  const stored = await t.world.db
    .selectFrom('feedback_case')
    .select('email')
    .where('reference', '=', value['reference'] ?? '')
    .executeTakeFirstOrThrow();
  expect(stored.email).toMatch(/^sealed:v1:/);
  const nameless = await write(null, {});
  const file = await caseOf(nameless.value['reference']);
  expect((await answerCase(support, file)).message).toBe('feedback_no_address');
});

test('HELP-02 who tries the site for fun is answered as a guest', async () => {
  const memberId = await givenTrial(t.world);
  const { value } = await write({ role: 'trial', memberId }, { email: 'trial@mail.example' });
  expect(value['answerTo']).toBe('email');
});

test('OPS-10 DESK-04 the queue: claimed by one, handed on, read in full before it is answered, with its times', async () => {
  const memberId = await givenPlayer(t.world);
  const { value } = await write(memberOf(memberId), {});
  const { reference } = value;
  const file = await caseOf(reference);
  const { feedbackId } = file;
  const take = (who: GivenOperator | undefined, from: string | null) =>
    operate(who, contract.takeFeedback, { feedbackId, from });
  const claims = await Promise.all([take(support, null), take(second, null)]);
  const lost = claims.filter(({ message }) => message === 'case_taken');
  expect(lost).toHaveLength(1);
  const [winner, loser] = claims[0].message === null ? [support, second] : [second, support];
  expect(lost[0]?.value).toMatchObject({ owner: winner?.name });
  expect((await answerCase(loser, file)).message).toBe('case_taken');
  const assign = (to: string | undefined, from = winner?.caller.operatorId) =>
    operate(winner, contract.assignFeedback, { feedbackId, from, to, reason: 'Knows the bank' });
  expect((await assign(auditor?.caller.operatorId)).message).toBe('not_a_colleague');
  expect((await assign(loser?.caller.operatorId)).message).toBeNull();
  expect((await caseOf(reference, 'mine', loser)).owner).toMatchObject({ isMine: true });

  await call(memberOf(memberId), contract.replyFeedback, { feedbackId, text: 'One thing more' });
  expect((await answerCase(loser, file)).message).toBe('feedback_moved_on');
  t.world.clock.advance(6 * MINUTE_MS);
  const answered = await answerCase(loser, await caseOf(reference));
  expect(answered.value).toMatchObject({ firstAnswerSeconds: 360, status: 'answered' });
  t.world.clock.advance(4 * MINUTE_MS);
  const open = await caseOf(reference, 'answered');
  const close = { feedbackId, after: lastOf(open), reason: 'Nothing more to say' };
  expect((await operate(loser, contract.closeFeedback, close)).message).toBeNull();
  expect(await operate(winner, contract.closeFeedback, close)).toMatchObject({
    message: 'already_decided',
    value: { action: 'feedback.closed', operator: loser?.name, reason: close.reason },
  });
  expect(await caseOf(reference, 'closed')).toMatchObject({
    closingSeconds: 600,
    closedBy: loser?.name,
  });
  const audit = await t.world.db
    .selectFrom('operators_audit')
    .select('action')
    .where('subject', '=', feedbackId)
    .orderBy('number')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual([
    'feedback.taken',
    'feedback.assigned',
    'feedback.answered',
    'feedback.closed',
  ]);
});

test('OPS-10 what is late is marked, and the desk has templates, colleagues and medians', async () => {
  const { value } = await write(null, { email: 'late@mail.example' });
  t.world.clock.advance(DAY_MS + 1);
  expect(await caseOf(value['reference'])).toMatchObject({
    isOverdue: true,
    email: 'late@mail.example',
  });
  const masked = await caseOf(value['reference'], 'waiting', auditor);
  expect(masked.email).toBe('l•••e@mail.example');
  expect((await answerCase(auditor, masked)).message).toBe('not_permitted');
  const desk = await operate(auditor, contract.readFeedbackDesk, {});
  const { templates, colleagues, figures } = desk.value as unknown as {
    templates: contract.FeedbackTemplate[];
    colleagues: { name: string }[];
    figures: Record<string, number>;
  };
  expect(templates.length).toBeGreaterThan(2);
  for (const { text } of templates) expect(Object.keys(text)).toEqual(site.brand.languages);
  expect(colleagues.map(({ name }) => name)).not.toContain(auditor?.name);
  expect(figures['medianFirstAnswerSeconds']).toBeGreaterThanOrEqual(0);
  expect(figures['medianClosingSeconds']).toBeGreaterThanOrEqual(0);
  expect(figures['overdue']).toBeGreaterThan(0);
});
