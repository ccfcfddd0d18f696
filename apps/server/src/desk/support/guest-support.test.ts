import type { Endpoint, Output } from '@baize/contract/endpoint';
import * as feedback from '@baize/contract/feedback';
import * as contract from '@baize/contract/support-chat';
import * as desk from '@baize/contract/support-desk';
import * as guest from '@baize/contract/support-guest';
import { HOUR_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand, seedContent } from '../../base/brand/index.ts';
import { answer as answerOf, type Caller } from '../../base/kernel/index.ts';
import { uploadsRoutes } from '../../people/uploads/index.ts';
import { type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { givenPlayer } from '../../testing/rewards.ts';
import { pngOf } from '../../testing/uploads.ts';
import { asked, origin, useWorld } from '../../testing/world.ts';
import { feedbackRoutes } from '../feedback/index.ts';
import { supportJobs, supportRoutes } from './index.ts';

const t = useWorld();
const site = loadBrand('mekhala');
const routes = [
  ...supportRoutes({ site }),
  ...feedbackRoutes({ site, publicUrl: 'https://site.example' }),
  ...uploadsRoutes,
];

let [helper, auditor]: GivenOperator[] = [];
beforeAll(async () => {
  await seedContent(t.world, site);
  helper = await givenOperator(t.world, 'support');
  auditor = await givenOperator(t.world, 'auditor');
});

type Wire = Readonly<Record<string, unknown>>;
type From = { readonly caller?: Caller | null; readonly ip?: string };

async function call<E extends Endpoint>(endpoint: E, wire: Wire, from: From = {}) {
  const route = routes.find((each) => each.endpoint === endpoint);
  if (!route) throw new Error(`${endpoint.path} is served`);
  const told = { ...t.world, wording: (code: string) => code };
  const comesFrom = { ...origin(), ...(from.ip && { ip: from.ip }) };
  const request = asked(wire, { caller: from.caller ?? null, origin: comesFrom });
  const { body } = await answerOf(route, told, request);
  const { message, value } = body;
  return { message, value: value as Output<E> };
}

let made = 0;
const keyOf = (number: number) => `${number}`.padStart(43, 'k');
const nextKey = () => keyOf((made += 1));
/** Each guest of a test comes from a network of its own. */
const nextIp = () => `203.0.${(made += 1)}.9`;
const who = { name: 'Somchai', email: 'Somchai@Example.com' };

async function begin(from: From = { ip: nextIp() }) {
  const guestKey = nextKey();
  const wire = { guestKey, ...who, text: 'How do I register?', requestKey: `start-${guestKey}` };
  const { message, value } = await call(guest.startGuestSupport, wire, from);
  return { guestKey, wire, message, chat: value, conversationId: value?.conversationId };
}
const read = async (guestKey: string) =>
  (await call(guest.readGuestSupport, { guestKey })).value.chat;
const operate = <E extends Endpoint>(endpoint: E, wire: Wire, by = helper) =>
  call(endpoint, wire, { caller: by?.caller ?? null });

test('TALK-02 a guest talks to the desk under a name, is marked as one, and keeps it by a key', async () => {
  const { guestKey, wire, chat, conversationId } = await begin();
  expect(chat).toMatchObject({ status: 'waiting', with: null, lastSeq: 1 });
  // Sent twice, it is one conversation and one message.
  expect((await call(guest.startGuestSupport, wire)).value).toMatchObject({
    conversationId,
    lastSeq: 1,
  });

  const { cases } = (await operate(desk.listSupportQueue, { view: 'waiting' })).value;
  expect(cases.find((each) => each.conversationId === conversationId)).toMatchObject({
    member: null,
    guest: { name: 'Somchai', email: 'somchai@example.com' },
  });
  const seen = await operate(desk.readSupportThread, { conversationId }, auditor);
  expect(seen.value.guest?.email).not.toBe('somchai@example.com');
  expect(seen.value.guest?.email).toContain('@example.com');

  await operate(desk.answerSupport, { conversationId, text: 'Here.', requestKey: 'answer-guest' });
  const said = { guestKey, conversationId, text: 'Thanks', requestKey: 'guest-says-1' };
  await call(guest.sayInGuestSupport, said);
  await call(guest.sayInGuestSupport, said);
  expect((await read(guestKey))?.messages.map(({ text, isTeam }) => [text, isTeam])).toEqual([
    ['How do I register?', false],
    ['Here.', true],
    ['Thanks', false],
  ]);
  await call(guest.leaveGuestSupport, { guestKey, conversationId, isHandedOver: false });
  const rated = await call(guest.rateGuestSupport, { guestKey, conversationId, rating: 5 });
  expect(rated.value).toMatchObject({ status: 'ended', endedWhy: 'left', rating: 5 });
});

test('TALK-02 another key, a member and a stolen digest reach nothing of a guest', async () => {
  const { conversationId } = await begin();
  expect(await read(nextKey())).toBeNull();
  const { guest_key: digest, ...kept } = await t.world.db
    .selectFrom('support_conversation')
    .select(['guest_key', 'guest_name', 'guest_email'])
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(kept).toLowerCase()).not.toContain('somchai');
  expect((await call(guest.readGuestSupport, { guestKey: digest })).message).toBe('invalid_input');
  const say = { conversationId, text: 'Mine now', requestKey: 'foreign-word-1' };
  const foreign = await call(guest.sayInGuestSupport, { guestKey: nextKey(), ...say });
  expect(foreign.message).toBe('not_found');
  const caller = { role: 'member', memberId: await givenPlayer(t.world) } as const;
  expect((await call(contract.sayInSupportChat, say, { caller })).message).toBe('not_found');
  expect((await call(contract.readSupportChat, {}, { caller })).value.chat).toBeNull();
});

test('TALK-02 handed over, a guest has a reference, and the answer goes to the e-mail address', async () => {
  const { guestKey, conversationId } = await begin();
  const content = (await pngOf(20, 20)).toString('base64');
  const { value: upload } = await call(feedback.uploadFeedbackPicture, { content });
  await call(guest.sayInGuestSupport, {
    guestKey,
    conversationId,
    text: '',
    attachments: [upload.uploadId],
    requestKey: 'guest-picture-1',
  });
  const over = await call(guest.leaveGuestSupport, {
    guestKey,
    conversationId,
    isHandedOver: true,
  });
  const { reference } = over.value;
  expect(over.value).toMatchObject({ endedWhy: 'asked_over' });
  const { cases } = (await operate(feedback.listFeedbackQueue, { view: 'waiting' })).value;
  const file = cases.find((each) => each.reference === reference);
  expect(file).toMatchObject({ member: null, email: 'somchai@example.com' });
  expect(file?.entries.map(({ attachmentIds }) => attachmentIds)).toEqual([[], [upload.uploadId]]);
  await operate(feedback.answerFeedback, {
    feedbackId: file?.feedbackId,
    after: file?.entries.at(-1)?.entryId,
    text: 'Press register at the top.',
    isClosing: true,
  });
  const mail = await t.world.db
    .selectFrom('delivery_message')
    .select(['channel', 'target', 'facts'])
    .where('target', '=', 'somchai@example.com')
    .execute();
  expect(mail).toMatchObject([{ channel: 'email' }]);
  expect(JSON.stringify(mail)).toContain(reference);
});

test('TALK-02 a flood of guests from one address ends, others are not held up, and it is forgotten', async () => {
  const ip = nextIp();
  const all = await Promise.all(Array.from({ length: 8 }, () => begin({ ip })));
  expect(all.filter(({ message }) => message === null)).toHaveLength(5);
  expect(all.filter(({ message }) => message === 'support_flood')).toHaveLength(3);
  expect((await begin()).message).toBeNull();
  t.world.clock.advance(HOUR_MS + 1);
  expect((await begin({ ip })).message).toBeNull();
  t.world.clock.advance(HOUR_MS + 1);
  for (const job of supportJobs(site.brand)) await job.run(t.world, {} as never);
  const kept = await t.world.db
    .selectFrom('support_conversation')
    .select('id')
    .where('network', 'is not', null)
    .execute();
  expect(kept).toEqual([]);
});

test('bad names, addresses, keys and words of a guest are refused and change nothing', async () => {
  const guestKey = nextKey();
  const wire = { guestKey, ...who, text: 'Hello', requestKey: 'bad-guest-key' };
  const start = async (change: Wire) =>
    (await call(guest.startGuestSupport, { ...wire, ...change }, { ip: nextIp() })).message;
  expect(await start({ email: 'no address' })).toBe('email_invalid');
  expect(await start({ name: ' \u202E ' })).toBe('invalid_input');
  expect(await start({ name: 'a'.repeat(61) })).toBe('invalid_input');
  expect(await start({ guestKey: 'short' })).toBe('invalid_input');
  expect(await start({ text: ' ' })).toBe('chat_empty');
  expect(await start({ text: 'a'.repeat(10_000) })).toBe('chat_too_long');
  expect(await read(guestKey)).toBeNull();
});
