import * as contract from '@baize/contract/push';
import { PUSH_KINDS, type PushChoices, type PushKind } from '@baize/contract/push';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { HOUR_MS, instant, MINUTE_MS } from '@baize/std/time';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { callerOf } from '../../testing/operator.ts';
import { type PushService, startPushService } from '../../testing/push-service.ts';
import { useWorld } from '../../testing/world.ts';
import { createMember, updateMember } from '../members/index.ts';
import { writeMessage } from '../messages/index.ts';
import { pushTo } from './push-to.ts';
import { isPublicAddress, PUBLIC_REACH, post } from './reach.ts';
import { pushRoutes } from './routes.ts';
import { quietUntil } from './rules.ts';
import { sendNotes } from './send-notes.ts';
import { noteWriter } from './write-note.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
/** The service of the test stands on this machine. */
const HERE = { allows: () => true, reaches: () => true };
const ALL: PushChoices = {
  withdrawals: true,
  messages: true,
  draws: true,
  bets: true,
  quiet: null,
};
let service: PushService;
let count = 0;

beforeAll(async () => {
  service = await startPushService();
  return () => service.stop();
});

beforeEach(() => {
  service.received.length = 0;
  service.status = 201;
});

const call = (memberId: MemberId, ...[endpoint, wire]: CallArguments) =>
  callerOf(t.world, pushRoutes(HERE))({ memberId, role: 'member' }, endpoint, wire);
type CallArguments = [
  endpoint: Parameters<ReturnType<typeof callerOf>>[1],
  wire?: Record<string, unknown>,
];

async function givenListener(choices: Partial<PushChoices> = {}): Promise<MemberId> {
  const account = `listener${count++}`;
  const { id } = await t.world.db
    .transaction()
    .execute((tx) => createMember(t.world, tx, { account, currency: 'THB' }));
  await updateMember(t.world.db, id, { language: 'EN' });
  expect((await call(id, contract.subscribePush, service.subscribe())).message).toBe(null);
  await call(id, contract.choosePush, { ...ALL, ...choices });
  return id;
}

const tell = (memberId: MemberId, kind: PushKind) =>
  t.world.db
    .transaction()
    .execute((tx) =>
      pushTo(t.world, tx, { memberIds: [memberId], kind, text: { EN: kind }, page: `/${kind}` }),
    );

const contact = 'https://site.example';
const send = () => sendNotes(t.world, { brand, reach: HERE, write: noteWriter(brand), contact });

const told = () => service.received.map(({ note }) => note.body).toSorted();
const waiting = () => t.world.db.selectFrom('push_note').select('id').execute();
const devices = () => t.world.db.selectFrom('push_subscription').select('id').execute();

test.each(PUSH_KINDS)('TALK-07 push: %s are switched off alone', async (off) => {
  const listener = await givenListener({ [off]: false });
  for (const kind of PUSH_KINDS) await tell(listener, kind);
  await send();
  expect(told()).toEqual(PUSH_KINDS.filter((kind) => kind !== off).toSorted());
  expect(await waiting()).toEqual([]);
});

test('TALK-07 push: quiet hours hold, and what was held comes when they end', async () => {
  const [now] = [t.world.clock.now()];
  const hourHere = (new Date(now).getUTCHours() + 7) % 24;
  const listener = await givenListener({
    quiet: { from: hourHere, to: (hourHere + 2) % 24 },
  });
  await tell(listener, 'bets');
  await send();
  expect(told()).toEqual([]);
  t.world.clock.advance(HOUR_MS / 2);
  await send();
  expect(told()).toEqual([]);
  t.world.clock.advance(2 * HOUR_MS);
  await send();
  expect(told()).toEqual(['bets']);
});

test('TALK-07 push: quiet hours are of the brand’s clock and may pass midnight', () => {
  const at = (text: string) => instant(new Date(text));
  const night = { from: 22, to: 7 };
  const until = (text: string) => quietUntil(night, at(text), 'Asia/Bangkok')?.toISOString();
  expect(until('2026-11-17T14:59:00Z')).toBe(undefined);
  expect(until('2026-11-17T15:00:00Z')).toBe('2026-11-18T00:00:00.000Z');
  expect(until('2026-11-17T23:59:00Z')).toBe('2026-11-18T00:00:00.000Z');
  expect(until('2026-11-18T00:00:00Z')).toBe(undefined);
});

test('TALK-07 push: a subscription that is gone is removed, and the others are told', async () => {
  const listener = await givenListener();
  const before = (await devices()).length;
  await tell(listener, 'messages');
  service.status = 410;
  await send();
  expect(await devices()).toHaveLength(before - 1);
  expect(await waiting()).toEqual([]);
  service.status = 201;
  await call(listener, contract.subscribePush, service.subscribe());
  await tell(listener, 'messages');
  await send();
  expect(told()).toEqual(['messages']);
});

test('TALK-07 push: none goes to who is excluded, whenever the break began', async () => {
  const listener = await givenListener();
  await tell(listener, 'withdrawals');
  await t.world.db
    .updateTable('members_member')
    .set({ excluded_until: instant(new Date(t.world.clock.now().getTime() + HOUR_MS)) })
    .where('id', '=', listener)
    .execute();
  await tell(listener, 'messages');
  await send();
  expect(told()).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('TALK-07 a message and a withdrawal are told in the member’s language, with their page', async () => {
  const listener = await givenListener();
  await updateMember(t.world.db, listener, { language: 'TH' });
  await t.world.db.transaction().execute(async (tx) => {
    const news = { amount: minor(5_000n), reference: 'W1' };
    await writeMessage(t.world, tx, {
      memberId: listener,
      news: { kind: 'withdrawal_paid', ...news },
    });
    await writeMessage(t.world, tx, { memberId: listener, news: { kind: 'identity_approved' } });
  });
  await send();
  const notes = service.received.map(({ note }) => note);
  expect(notes.map(({ page }) => page).toSorted()).toEqual([
    '/member/messageV2',
    '/member/withdraw',
  ]);
  expect(notes.every(({ title, body }) => title === 'เมขลา' && /[ก-๙]/.test(body))).toBe(true);
  expect(service.received[0]?.authorization).toMatch(
    /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/,
  );
});

test('TALK-07 what a push service could not take comes again, once', async () => {
  const listener = await givenListener();
  await tell(listener, 'draws');
  service.status = 503;
  await send();
  expect(await waiting()).toHaveLength(1);
  service.status = 201;
  await send();
  expect(told()).toEqual([]);
  t.world.clock.advance(3 * MINUTE_MS);
  await send();
  await send();
  expect(told()).toEqual(['draws']);
});

test('TALK-07 a device is told nothing once it is signed off, and keys that are none are refused', async () => {
  const listener = await givenListener();
  const second = service.subscribe();
  await call(listener, contract.subscribePush, second);
  await call(listener, contract.unsubscribePush, { endpoint: second.endpoint });
  await tell(listener, 'bets');
  await send();
  expect(told()).toEqual(['bets']);
  const broken = { ...second, keys: { p256dh: 'x'.repeat(87), auth: second.keys.auth } };
  const { message } = await call(listener, contract.subscribePush, broken);
  expect(message).toBe('push_service_refused');
});

test('TALK-07 only hosts of the internet are called', async () => {
  const allowed = (text: string) => PUBLIC_REACH.allows(new URL(text));
  expect(allowed('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
  const inside = [
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://localhost/x',
    'https://push.internal/x',
    'https://push.example:8443/x',
    'https://user:word@push.example/x',
  ];
  expect(inside.filter(allowed)).toEqual([]);
  const addresses = [
    '10.1.2.3',
    '169.254.169.254',
    '::ffff:10.0.0.1',
    'fd00::1',
    '2002:a00::1',
    '',
  ];
  expect(addresses.filter(isPublicAddress)).toEqual([]);
  expect(['8.8.8.8', '2606:4700::1111'].every(isPublicAddress)).toBe(true);
  // A name that leads inside is refused when it is looked up.
  const endpoint = new URL('https://localhost/x');
  const asked = post(PUBLIC_REACH, { endpoint, headers: {}, body: Buffer.alloc(0) });
  await expect(asked).rejects.toThrow('is no public host');
});
