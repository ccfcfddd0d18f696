import { sendLoginCode } from '@baize/contract/challenge';
import { endpoint, nothing } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/session';
import { SECOND_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { serve } from '../../base/kernel/index.ts';
import { useIdentity } from '../../testing/identity.ts';
import {
  answered,
  givenMember,
  givenPhone,
  logIn,
  loginParts,
  onBrand,
  PASSWORD,
  sentTo,
} from '../../testing/login.ts';
import { newAddress, solveWork } from '../../testing/newcomer.ts';
import { excludeMember } from '../exclusions/index.ts';
import { changeStatus } from '../members/index.ts';

const members = endpoint({
  method: 'GET',
  path: '/test/members',
  summary: 'For members.',
  access: 'member',
  input: nothing,
  output: nothing,
  errors: [],
});
const t = useIdentity((site, sessions) => [
  ...loginParts()(site, sessions),
  serve(members, () => ({})),
]);

const mayCall = async (token: string) => (await t.call(members, {}, { token })).message ?? 'yes';
const WRONG = { status: 401, message: 'login_wrong' };

test('AUTH-02 AUTH-03 the right name and password open a session', async () => {
  const { account } = await givenMember(t.world);
  const first = answered(await logIn(t, { username: `  ${account.toUpperCase()} ` }));
  expect(first).toMatchObject({
    firstTimeLogin: true,
    passwordExpired: false,
    pending: null,
    lastLogin: null,
  });
  expect(await mayCall(first.token)).toBe('yes');
});

test('AUTH-03 AUTH-19 the next login tells of the one before', async () => {
  const { account } = await givenMember(t.world);
  const ip = newAddress();
  await logIn(t, { username: account }, { ip });
  t.world.clock.advance(SECOND_MS);
  const again = answered(await logIn(t, { username: account }, { ip }));
  expect(again).toMatchObject({ firstTimeLogin: false, lastLogin: { address: ip } });
});

test('AUTH-02 a login without its bot proof, with a wrong or a used one is refused', async () => {
  const { account: username } = await givenMember(t.world);
  const used = await solveWork(t.world);
  answered(await logIn(t, { username, botProof: used }));
  for (const botProof of [undefined, 'x', used, '{"algorithm":"SHA-256"}']) {
    const reply = await logIn(t, { username, botProof });
    expect(reply).toMatchObject({ status: 403, message: 'verification_first' });
  }
});

test('AUTH-01 an empty field names itself', async () => {
  const reply = await logIn(t, { username: ' ', password: '' });
  expect(reply).toMatchObject({
    message: 'invalid_input',
    value: { fields: ['username', 'password'] },
  });
});

test('AUTH-02 a plain body is refused', async () => {
  const reply = await fetch(`${t.site.url}${contract.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'a', password: 'b', type: 'username' }),
  });
  expect(await reply.json()).toMatchObject({ message: 'sealed_required' });
});

test('ERR-02 a wrong name and a wrong password are told the same', async () => {
  const { account } = await givenMember(t.world);
  const wrong = await logIn(t, { username: account, password: 'not-this-one' });
  const unknown = await logIn(t, { username: 'nobody-here', password: 'not-this-one' });
  const without = await givenMember(t.world, { password: null });
  const none = await logIn(t, { username: without.account, password: 'not-this-one' });
  expect(wrong).toMatchObject({
    ...WRONG,
    value: { text: 'The username or password is incorrect', showCaptcha: false },
  });
  expect(unknown).toEqual(wrong);
  expect(none).toEqual(wrong);
});

test.each([
  ["' or 1=1 --"],
  ['<script>alert(1)</script>'],
  ['\u202eadmin'],
  ['👩‍👩‍👧‍👦'],
  ['a'.repeat(60)],
  ['%00'],
  ['__proto__'],
])('ERR-02 %s is a name like any other, and nobody’s', async (username) => {
  expect(await logIn(t, { username, password: username })).toMatchObject(WRONG);
});

test.each([
  ['a NUL', { username: 'a\u0000b' }],
  ['a name that is too long', { username: 'a'.repeat(61) }],
  ['a password that is too long', { password: 'a'.repeat(201) }],
  ['a number for a name', { username: 7 }],
  ['no type', { type: undefined }],
  ['a type there is not', { type: 'magic' }],
])('AUTH-02 %s is no login', async (_, wire) => {
  const reply = await logIn(t, { username: 'somebody', ...wire });
  expect(reply).toMatchObject({ status: 400, message: 'invalid_input' });
});

test('AUTH-01 a mobile number and the password log in, with or without the country', async () => {
  const { local } = await givenPhone(t.world);
  const mobileType = { type: 'mobile', username: local };
  answered(await logIn(t, { ...mobileType, countryDialingCode: '66' }));
  answered(await logIn(t, mobileType));
  expect(await logIn(t, { ...mobileType, password: 'wrong' })).toMatchObject(WRONG);
  expect(await logIn(t, { type: 'mobile', username: '12' })).toMatchObject({
    message: 'mobile_invalid',
  });
});

const sendCode = async (local: string) => {
  const wire = { mobileNum: local, countryDialingCode: '66', purpose: 'login' };
  const botProof = await solveWork(t.world);
  return t.call(sendLoginCode, { ...wire, botProof }, { ip: newAddress() });
};

test('AUTH-08 a code sent to the telephone logs in, once', async () => {
  const { local, mobile } = await givenPhone(t.world);
  expect(await sendCode(local)).toMatchObject({ value: { expiredMinutes: 1 } });
  const code = (await sentTo(t.world, mobile))?.facts.code ?? '';
  const bySms = { type: 'sms', username: local, countryDialingCode: '66' };
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await logIn(t, { ...bySms, verificationCode: wrong })).toMatchObject({
    message: 'code_invalid',
  });
  expect(await logIn(t, bySms)).toMatchObject({ message: 'verification_first' });
  answered(await logIn(t, { ...bySms, verificationCode: code }));
  expect(await logIn(t, { ...bySms, verificationCode: code })).toMatchObject({
    message: 'code_invalid',
  });
});

test('AUTH-08 a number that its account never proved opens nothing', async () => {
  const { local, mobile } = await givenPhone(t.world, false);
  await sendCode(local);
  expect(await sentTo(t.world, mobile)).toBeUndefined();
  const reply = await logIn(t, { type: 'sms', username: local, verificationCode: 'none came' });
  expect(reply).toMatchObject({ message: 'code_invalid' });
});

test('BRAND-15 where the brand has no login by SMS the server refuses it', async () => {
  const { local } = await givenPhone(t.world);
  await onBrand(t, { flags: { loginBySms: false } }, async ({ call }) => {
    const wire = { type: 'sms', username: local, verificationCode: '123456' };
    const reply = await logIn({ world: t.world, call }, wire);
    expect(reply).toMatchObject({ status: 403, message: 'feature_off' });
  });
});

test('AUTH-18 without a phone-code provider its login is not offered', async () => {
  const reply = await logIn(t, { type: 'firebase', firebaseIdToken: 'x' });
  expect(reply).toMatchObject({ message: 'feature_off' });
});

const openSessions = async (memberId: string) =>
  (
    await t.world.db
      .selectFrom('sessions_session')
      .select('id')
      .where('member_id', '=', memberId as never)
      .execute()
  ).length;

test.each([
  [0, 'member', 'in'],
  [1, 'member', 'in'],
  [42, 'member', 'in'],
  [4, 'member', 'in'],
  [7, 'member', 'not_a_member'],
  [99, 'member', 'not_a_member'],
  [0, 'agent', 'error_not_agent'],
  [4, 'agent', 'error_not_agent'],
  [7, 'agent', 'not_a_member'],
  [1, 'agent', 'in'],
  [2, 'agent', 'in'],
  [41, 'agent', 'in'],
  [42, 'agent', 'in'],
])('AUTH-12 AUTH-23 TRIAL-02 type %s on the %s page: %s', async (type, page, outcome) => {
  const member = await givenMember(t.world, { type });
  const reply = await logIn(t, { username: member.account, page });
  expect(reply.message ?? 'in').toBe(outcome);
  expect(await openSessions(member.id)).toBe(outcome === 'in' ? 1 : 0);
});

test('AUTH-12 AUTH-23 those who may not come in are told in the words of the specification', async () => {
  const nobody = await givenMember(t.world, { type: 7 });
  expect(await logIn(t, { username: nobody.account })).toMatchObject({
    value: { text: 'Non-member account unable to login' },
  });
  const player = await givenMember(t.world);
  expect(await logIn(t, { username: player.account, page: 'agent' })).toMatchObject({
    value: { text: 'Non-agents cannot log in' },
  });
});

test('a blocked account is told so only with the right password', async () => {
  const { id, account } = await givenMember(t.world);
  await t.world.db
    .transaction()
    .execute((tx) => changeStatus(t.world, tx, { memberId: id, status: 'blocked' }));
  expect(await logIn(t, { username: account, password: 'wrong' })).toMatchObject(WRONG);
  expect(await logIn(t, { username: account })).toMatchObject({ message: 'account_closed' });
});

test('two logins at once are two sessions', async () => {
  const { account: username } = await givenMember(t.world);
  const ip = newAddress();
  const replies = await Promise.all([
    logIn(t, { username }, { ip }),
    logIn(t, { username }, { ip }),
  ]);
  const tokens = replies.map((reply) => answered(reply).token);
  expect(new Set(tokens).size).toBe(2);
  expect(await Promise.all(tokens.map(mayCall))).toEqual(['yes', 'yes']);
});

test('no answer and no row holds the password', async () => {
  const { account: username } = await givenMember(t.world);
  const reply = await logIn(t, { username });
  expect(JSON.stringify(reply)).not.toContain(PASSWORD);
  const rows = await t.world.db.selectFrom('credentials_password').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(PASSWORD);
});

test('CARE-03 a login on the device of an excluded person opens a case', async () => {
  const [gone, back] = [await givenMember(t.world), await givenMember(t.world)];
  const cookie = `device=${'d'.repeat(22)}`;
  answered(await logIn(t, { username: gone.account }, { cookie }));
  await t.world.db.transaction().execute((tx) =>
    excludeMember(t.world, tx, {
      memberId: gone.id,
      wanted: { kind: 'exclusion', months: 6 },
      sessionId: null,
    }),
  );
  answered(await logIn(t, { username: back.account }, { cookie }));
  const matches = await t.world.db
    .selectFrom('exclusions_match')
    .select(['sign', 'excluded_id'])
    .where('member_id', '=', back.id)
    .execute();
  expect(matches).toEqual([{ sign: 'device', excluded_id: gone.id }]);
});
