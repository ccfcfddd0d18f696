import { endpoint, nothing } from '@baize/contract/endpoint';
import type { ServerMessage } from '@baize/contract/events';
import * as contract from '@baize/contract/session';
import type { MemberId } from '@baize/std/id';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { serve } from '../../base/kernel/index.ts';
import {
  givenAccount,
  givenSession,
  openTestSite,
  type TestSite,
  useIdentity,
} from '../../testing/identity.ts';
import { changeStatus } from '../members/index.ts';
import { sessionsJobs } from './jobs.ts';

const who = endpoint({
  method: 'GET',
  path: '/test/who',
  summary: 'Who calls.',
  access: 'trial',
  input: nothing,
  output: z.object({ role: z.string() }),
  errors: [],
});
const whoRoute = serve(who, (ctx) => ({ role: ctx.caller.role }));

const t = useIdentity(() => [whoRoute]);

const NOBODY = { status: 401, success: false, message: 'not_signed_in' };
const asks = (token: string, site: TestSite = t.site) => site.call(who, {}, { token });
const given = async () => {
  const member = await givenAccount(t.world);
  return { member, ...(await givenSession(t, member)) };
};

test('ERR-05 without a session, or with what is none, a call for members is refused', async () => {
  expect(await t.call(who, {})).toMatchObject(NOBODY);
  for (const token of ['', 'x', 'A'.repeat(43), "' or 1=1 --", '../../etc/passwd']) {
    expect(await asks(token)).toMatchObject(NOBODY);
  }
  expect(await t.call(who, {})).toMatchObject({
    value: { text: 'You are not logged in, please login' },
  });
});

test('AUTH-24 a token is dead on the server once its session logged out', async () => {
  const { token } = await given();
  expect(await asks(token)).toMatchObject({ success: true });
  expect(await t.call(contract.logout, {}, { token })).toMatchObject({ success: true });
  expect(await asks(token)).toMatchObject(NOBODY);
  expect(await t.call(contract.logout, {}, { token })).toMatchObject(NOBODY);
});

test('AUTH-24 it is dead in every other process as well', async () => {
  const other = await openTestSite(t.world, t.loaded, () => [whoRoute]);
  try {
    const { token } = await given();
    expect(await asks(token, other)).toMatchObject({ success: true });
    await t.call(contract.logout, {}, { token });
    await expect.poll(() => asks(token, other), { timeout: 900 }).toMatchObject(NOBODY);
  } finally {
    await other.stop();
  }
});

test('the database holds no token, only what it hashes to', async () => {
  const { token } = await given();
  const rows = await t.world.db.selectFrom('sessions_session').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test.each([
  [0, 'member'],
  [1, 'agent'],
  [2, 'agent'],
  [4, 'trial'],
  [41, 'agent'],
  [42, 'agent'],
])('TRIAL-02 member type %s calls as %s', async (type, role) => {
  const { token } = await givenSession(t, await givenAccount(t.world, { type }));
  expect(await asks(token)).toMatchObject({ value: { role } });
});

test('TRIAL-02 a type on none of the lists is nobody', async () => {
  const { token } = await givenSession(t, await givenAccount(t.world, { type: 7 }));
  expect(await asks(token)).toMatchObject(NOBODY);
});

test('TRIAL-02 a type that changes meanwhile is another role within the second', async () => {
  const { token, member } = await given();
  expect(await asks(token)).toMatchObject({ value: { role: 'member' } });
  await t.world.db
    .updateTable('members_member')
    .set({ type: 1 })
    .where('id', '=', member.id)
    .execute();
  t.world.clock.advance(SECOND_MS);
  expect(await asks(token)).toMatchObject({ value: { role: 'agent' } });
});

const block = (memberId: MemberId, status: 'blocked' | 'closed' = 'blocked') =>
  t.world.db.transaction().execute((tx) => changeStatus(t.world, tx, { memberId, status }));

test('a member who is blocked in the middle of a session is nobody at once', async () => {
  const { token, member } = await given();
  expect(await asks(token)).toMatchObject({ success: true });
  await block(member.id);
  await expect.poll(() => asks(token), { timeout: 900 }).toMatchObject(NOBODY);
});

test('the pages of a member who is blocked are cut off, also those that lack a proof', async () => {
  const { token, member } = await given();
  const pending = await givenSession(t, member, { pending: 'factor' });
  const other = await given();
  const lines = [listen(token), listen(pending.token), listen(other.token)] as const;
  await Promise.all(lines.map(({ ready }) => ready));
  await block(member.id);
  expect(await lines[0].closed).toBe(4_401);
  expect(await lines[1].closed).toBe(4_401);
  expect(lines[0].messages.at(-1)).toMatchObject({
    kind: 'sessionEnded',
    payload: { why: 'security' },
  });
  expect(lines[2].socket.readyState).toBe(WebSocket.OPEN);
  lines[2].socket.close();
});

test('a session ends when it is idle too long, and not before', async () => {
  const { token } = await given();
  const idleMs = t.loaded.brand.session.idleMinutes * MINUTE_MS;
  t.world.clock.advance(idleMs - SECOND_MS);
  expect(await asks(token)).toMatchObject({ success: true });
  t.world.clock.advance(idleMs - SECOND_MS);
  expect(await asks(token)).toMatchObject({ success: true });
  t.world.clock.advance(idleMs + 2 * MINUTE_MS);
  expect(await asks(token)).toMatchObject(NOBODY);
});

test('a session ends at its absolute limit however busy it is', async () => {
  const { token } = await given();
  const { idleMinutes, absoluteHours } = t.loaded.brand.session;
  const stepMs = (idleMinutes * MINUTE_MS) / 2;
  for (let ms = 0; ms + stepMs < absoluteHours * HOUR_MS; ms += stepMs) {
    t.world.clock.advance(stepMs);
    expect(await asks(token)).toMatchObject({ success: true });
  }
  t.world.clock.advance(stepMs);
  expect(await asks(token)).toMatchObject(NOBODY);
});

test('a clock that is set back neither ends a session nor keeps a dead one', async () => {
  const { token, member } = await given();
  expect(await asks(token)).toMatchObject({ success: true });
  t.world.clock.advance(-HOUR_MS);
  expect(await asks(token)).toMatchObject({ success: true });
  await block(member.id, 'closed');
  t.world.clock.advance(SECOND_MS);
  expect(await asks(token)).toMatchObject(NOBODY);
  t.world.clock.advance(HOUR_MS);
});

test.each([
  ['factor', 'verification_first'],
  ['password', 'password_change_required'],
] as const)('a session that lacks its %s is told %s', async (pending, message) => {
  const { token } = await givenSession(t, await givenAccount(t.world), { pending });
  expect(await asks(token)).toMatchObject({ status: 403, message });
  expect(await t.call(contract.logout, {}, { token })).toMatchObject({ success: true });
});

type Listed = { sessions: { sessionId: string; isThis: boolean }[]; logins: unknown[] };
const list = async (token: string) =>
  (await t.call(contract.listSessions, {}, { token })).value as Listed;

test('AUTH-19 a member sees their sessions and ends one, or all others', async () => {
  const { token, member } = await given();
  const phone = await givenSession(t, member);
  const tablet = await givenSession(t, member);
  const { sessions, logins } = await list(token);
  expect(sessions).toHaveLength(3);
  expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
  expect(logins).toHaveLength(3);

  await t.call(contract.endSession, { sessionId: phone.sessionId }, { token });
  expect(await asks(phone.token)).toMatchObject(NOBODY);
  expect(await asks(tablet.token)).toMatchObject({ success: true });
  await t.call(contract.endSession, { sessionId: 'all' }, { token });
  expect(await asks(tablet.token)).toMatchObject(NOBODY);
  expect(await asks(token)).toMatchObject({ success: true });
});

test('nobody ends the session of someone else', async () => {
  const { token } = await given();
  const other = await given();
  const { sessionId } = other;
  const reply = await t.call(contract.endSession, { sessionId }, { token });
  expect(reply).toMatchObject({ status: 404, message: 'not_found' });
  expect(await asks(other.token)).toMatchObject({ success: true });
});

function listen(token: string) {
  const socket = new WebSocket(`${t.site.url.replace('http', 'ws')}/wps/socket`);
  const messages: ServerMessage[] = [];
  const ready = Promise.withResolvers<void>();
  socket.on('open', () => socket.send(JSON.stringify({ token })));
  socket.on('message', (text: Buffer) => {
    messages.push(JSON.parse(text.toString()));
    ready.resolve();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return { messages, closed, ready: ready.promise, socket };
}

test('the page of an ended session is told and cut off, the member’s other page is not', async () => {
  const { token, member } = await given();
  const other = await givenSession(t, member);
  const lines = [listen(token), listen(other.token)] as const;
  await Promise.all(lines.map(({ ready }) => ready));
  await t.call(contract.endSession, { sessionId: other.sessionId }, { token });
  expect(await lines[1].closed).toBe(4_401);
  expect(lines[1].messages.at(-1)).toMatchObject({
    kind: 'sessionEnded',
    payload: { sessionId: other.sessionId, why: 'elsewhere' },
  });
  expect(lines[0].messages.some((message) => message.type === 'event')).toBe(false);
  expect(lines[0].socket.readyState).toBe(WebSocket.OPEN);
  lines[0].socket.close();
});

test('a page left open learns that its session is over', async () => {
  const { token } = await given();
  const line = listen(token);
  await line.ready;
  t.world.clock.advance(t.loaded.brand.session.absoluteHours * HOUR_MS);
  const [endStale, purge] = sessionsJobs(t.loaded.brand);
  await endStale?.run(t.world, {} as never);
  expect(await line.closed).toBe(4_401);
  expect(line.messages.at(-1)).toMatchObject({ payload: { why: 'expired' } });

  t.world.clock.advance(31 * 24 * HOUR_MS);
  await purge?.run(t.world, {} as never);
  const left = await t.world.db.selectFrom('sessions_session').select('id').execute();
  expect(left).toEqual([]);
});
