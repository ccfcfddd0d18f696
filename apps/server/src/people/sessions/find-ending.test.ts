import type { EndedWhy } from '@baize/contract/events';
import * as contract from '@baize/contract/session';
import type { Id, MemberId } from '@baize/std/id';
import { HOUR_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { givenAccount, givenSession, useIdentity } from '../../testing/identity.ts';
import { changeStatus } from '../members/index.ts';
import { endSession } from './end-session.ts';

const t = useIdentity();

type OpenSession = {
  readonly token: string;
  readonly sessionId: Id<'ses'>;
  readonly memberId: MemberId;
};

const given = async (): Promise<OpenSession> => {
  const { id } = await givenAccount(t.world);
  return { ...(await givenSession(t, { id })), memberId: id };
};

const end = ({ memberId, sessionId }: OpenSession, why: EndedWhy) =>
  t.world.db.transaction().execute((tx) => endSession(t.world, tx, { memberId, sessionId, why }));

const logOut = ({ token }: OpenSession) => t.call(contract.logout, {}, { token });
const block = ({ memberId }: OpenSession) =>
  t.world.db
    .transaction()
    .execute((tx) => changeStatus(t.world, tx, { memberId, status: 'blocked' }));
const waitLong = async () => {
  t.world.clock.advance(t.loaded.brand.session.absoluteHours * HOUR_MS + HOUR_MS);
};

const WAYS: readonly (readonly [EndedWhy, string, (session: OpenSession) => Promise<unknown>])[] = [
  ['logout', 'that logged out', logOut],
  ['elsewhere', 'that another device ended', (session) => end(session, 'elsewhere')],
  ['password', 'that a new password ended', (session) => end(session, 'password')],
  ['security', 'whose member is blocked', block],
  ['expired', 'that is too old', waitLong],
];

test.each(WAYS)('AUTH-30 a call is refused with "%s" for a session %s', async (why, _of, stop) => {
  const session = await given();
  await stop(session);
  await expect
    .poll(() => t.call(contract.listSessions, {}, { token: session.token }))
    .toMatchObject({ status: 401, message: 'not_signed_in', value: { why } });
});

test.each(WAYS)('AUTH-30 a socket that comes late hears "%s" of a session %s', async (...way) => {
  const [why, , stop] = way;
  const session = await given();
  await stop(session);
  await expect
    .poll(() => t.call(contract.listSessions, {}, { token: session.token }))
    .toMatchObject({ status: 401 });
  const { sessionId } = session;
  expect(await firstHeard(session.token)).toMatchObject({
    type: 'event',
    kind: 'sessionEnded',
    payload: { sessionId, why },
  });
});

test('AUTH-30 of a token that never was one nothing is said', async () => {
  const token = 'A'.repeat(43);
  const { value } = await t.call(contract.listSessions, {}, { token });
  expect(value).not.toHaveProperty('why');
});

/** What the server says first to a socket that comes with this token. */
const firstHeard = (token: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${t.site.url.replace('http', 'ws')}/wps/socket`);
    socket.on('open', () => socket.send(JSON.stringify({ token })));
    socket.on('message', (data: Buffer) => resolve(JSON.parse(data.toString())));
    socket.on('close', () => reject(new Error('the socket was closed without a word')));
  });
