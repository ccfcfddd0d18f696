import * as contract from '@baize/contract/session';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, MINUTE_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { useIdentity } from '../../testing/identity.ts';
import { answered, givenMember, logIn, loginParts, sentTo } from '../../testing/login.ts';
import { newAddress } from '../../testing/newcomer.ts';
import { tellStrangeLogins } from './tell-strange-logins.ts';

const t = useIdentity(loginParts());

let people = 0;

const deviceOf = (number: number) => `device=${String(number).padStart(22, 'A')}`;

/** Somebody who has logged in from home, with a mailbox that proves them elsewhere. */
async function givenSomebody({ isReachable = false } = {}) {
  people += 1;
  const email = `told${people}@example.com`;
  const verified = isReachable ? t.world.clock.now() : null;
  const member = await givenMember(t.world, { profile: { email, email_verified_at: verified } });
  const home = newAddress();
  const cookie = deviceOf(people);
  answered(await logIn(t, { username: member.account }, { ip: home, cookie }));
  t.world.clock.advance(MINUTE_MS);
  return { ...member, email, home, cookie };
}

const toldTo = async (memberId: MemberId) => {
  const rows = await t.world.db
    .selectFrom('messages_message')
    .select('news')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map(({ news }) => news);
};

const lookLater = async () => {
  t.world.clock.advance(16 * MINUTE_MS);
  await tellStrangeLogins(t.world);
};

test('item 12 a login from a new place or a new device is told inside the site, one from home is not', async () => {
  const { id, account, home, cookie } = await givenSomebody();
  answered(await logIn(t, { username: account }, { ip: home, cookie }));
  expect(await toldTo(id)).toEqual([]);
  const [afar, other] = [newAddress(), deviceOf(900)];
  answered(await logIn(t, { username: account }, { ip: afar, cookie }));
  expect(await toldTo(id)).toMatchObject([{ kind: 'login_new', address: afar }]);
  t.world.clock.advance(MINUTE_MS);
  answered(await logIn(t, { username: account }, { ip: home, cookie: other }));
  expect(await toldTo(id)).toMatchObject([{}, { kind: 'login_new', address: home }]);
  answered(await logIn(t, { username: account }, { ip: afar, cookie: other }));
  expect(await toldTo(id)).toHaveLength(2);
});

test('item 12 a login that a second factor proves is told once it came in', async () => {
  const { id, account, email } = await givenSomebody({ isReachable: true });
  const ip = newAddress();
  const { token } = answered(await logIn(t, { username: account }, { ip }));
  expect(await toldTo(id)).toEqual([]);
  await t.call(contract.sendFactorCode, { way: 'email' }, { token, ip });
  const proof = (await sentTo(t.world, email))?.facts.code ?? '';
  answered(await t.call(contract.proveFactor, { way: 'email', proof }, { token, ip }));
  expect(await toldTo(id)).toMatchObject([{ kind: 'login_new', address: ip }]);
  await lookLater();
  expect(await toldTo(id)).toHaveLength(1);
});

test('item 12 wrong passwords from a strange place are told once a day, one mistyped at home is not', async () => {
  const { id, account, home } = await givenSomebody();
  const guess = (ip: string) => logIn(t, { username: account, password: 'not-this-one-9' }, { ip });
  await guess(home);
  await lookLater();
  expect(await toldTo(id)).toEqual([]);
  const afar = newAddress();
  await guess(afar);
  await lookLater();
  await lookLater();
  expect(await toldTo(id)).toMatchObject([
    { kind: 'login_refused', address: afar, hadPassword: false },
  ]);
  await guess(newAddress());
  await lookLater();
  expect(await toldTo(id)).toHaveLength(1);
  t.world.clock.advance(DAY_MS);
  await guess(newAddress());
  await lookLater();
  expect(await toldTo(id)).toHaveLength(2);
});

test('item 12 who has the password and lacks the second step is told of as such, once', async () => {
  const { id, account } = await givenSomebody({ isReachable: true });
  const ip = newAddress();
  answered(await logIn(t, { username: account }, { ip }));
  await tellStrangeLogins(t.world);
  expect(await toldTo(id)).toEqual([]);
  t.world.clock.advance(16 * MINUTE_MS);
  await Promise.all([tellStrangeLogins(t.world), tellStrangeLogins(t.world)]);
  expect(await toldTo(id)).toMatchObject([
    { kind: 'login_refused', address: ip, hadPassword: true },
  ]);
});
