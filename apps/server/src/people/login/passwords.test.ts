import { sendLoginCode } from '@baize/contract/challenge';
import * as passwords from '@baize/contract/password';
import * as contract from '@baize/contract/session';
import { MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
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

const t = useIdentity(loginParts());

const NEW = 'another-horse-8-lotus';
const ip = newAddress();

let people = 0;
async function givenReader() {
  people += 1;
  const email = `reader${people}@example.com`;
  const email_verified_at = t.world.clock.now();
  const member = await givenMember(t.world, { profile: { email, email_verified_at } });
  return { ...member, email };
}

const enter = async (username: string, password = PASSWORD) =>
  answered(await logIn(t, { username, password }, { ip })).token;
const isAlive = async (token: string) =>
  (await t.call(contract.makeHandover, {}, { token })).message ?? 'yes';
const change = (token: string, wire: object = {}) =>
  t.call(
    passwords.changePassword,
    { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW, ...wire },
    { token, ip },
  );

test('AUTH-26 a changed password ends the other sessions, and the member hears of it', async () => {
  const { account, email } = await givenReader();
  const [mine, other] = [await enter(account), await enter(account)];
  expect(await isAlive(other)).toBe('yes');
  const { token } = answered(await change(mine));
  expect(await isAlive(token)).toBe('yes');
  expect(await isAlive(other)).toBe('not_signed_in');
  t.world.clock.advance(SECOND_MS);
  expect(await isAlive(mine)).toBe('not_signed_in');
  expect(await sentTo(t.world, email)).toMatchObject({ template: 'password_changed' });
  expect(await logIn(t, { username: account }, { ip })).toMatchObject({ message: 'login_wrong' });
  expect(await isAlive(await enter(account, NEW))).toBe('yes');
});

test.each([
  ['a wrong old password', { oldPassword: 'wrong' }, 'password_wrong'],
  ['a confirmation that differs', { confirmNewPassword: `${NEW}x` }, 'confirmation_wrong'],
  ['the same again', { newPassword: PASSWORD, confirmNewPassword: PASSWORD }, 'password_same'],
  ['one too short', { newPassword: 'a1', confirmNewPassword: 'a1' }, 'password_format'],
  [
    'a common one',
    { newPassword: 'password123', confirmNewPassword: 'password123' },
    /common|format/,
  ],
  ['an empty one', { newPassword: '', confirmNewPassword: '' }, 'invalid_input'],
  [
    'turned text',
    { newPassword: `abcd1234\u202e`, confirmNewPassword: `abcd1234\u202e` },
    'password_format',
  ],
])('AUTH-26 %s changes nothing', async (_, wire, message) => {
  const { account } = await givenReader();
  const token = await enter(account);
  expect((await change(token, wire)).message).toMatch(message);
  expect(await isAlive(token)).toBe('yes');
  expect(await isAlive(await enter(account))).toBe('yes');
});

test('AUTH-26 the default password is nobody’s to choose', async () => {
  const { account } = await givenReader();
  const chosen = t.loaded.brand.defaultPassword;
  const wire = { newPassword: chosen, confirmNewPassword: chosen };
  expect((await change(await enter(account), wire)).message).toMatch(/^password_/);
});

test('AUTH-27 a password that another person set is changed, then all is open', async () => {
  const password = t.loaded.brand.defaultPassword;
  const { account } = await givenMember(t.world, { password, isDefault: true });
  const token = await enter(account, password);
  expect(await isAlive(token)).toBe('password_change_required');
  const changed = answered(await change(token, { oldPassword: password }));
  expect(changed).toMatchObject({ pending: null, passwordReason: null, firstTimeLogin: true });
  expect(await isAlive(changed.token)).toBe('yes');
  t.world.clock.advance(SECOND_MS);
  expect(answered(await logIn(t, { username: account, password: NEW }, { ip })).pending).toBeNull();
});

test('AUTH-26 of two changes at once one counts', async () => {
  const { account } = await givenReader();
  const token = await enter(account);
  const others = [`${NEW}-1`, `${NEW}-2`, `${NEW}-3`];
  const replies = await Promise.all(
    others.map((each) => change(token, { newPassword: each, confirmNewPassword: each })),
  );
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  const winner = others[replies.findIndex(({ success }) => success)] ?? '';
  expect(await isAlive(await enter(account, winner))).toBe('yes');
});

test('AUTH-26 guesses at the old password make that session wait, and no other', async () => {
  const { account } = await givenReader();
  const [token, other] = [await enter(account), await enter(account)];
  for (let i = 0; i < 5; i++) await change(token, { oldPassword: `guess-${i}` });
  expect(await change(token)).toMatchObject({ message: 'login_locked' });
  expect(await change(other)).toMatchObject({ success: true });
});

const forget = async (username: string, email: string, call = t.call) => {
  const wire = { username, email, botProof: await solveWork(t.world) };
  return call(passwords.forgotPasswordByEmail, wire, { ip: newAddress() });
};
const linkTo = async (email: string) => {
  const { template, facts } = (await sentTo(t.world, email)) ?? { template: '', facts: {} };
  expect(template).toBe('reset_link');
  const link = new URL((facts as { link: string }).link);
  expect(link.search).toBe('');
  return new URLSearchParams(link.hash.slice(1)).get('token') ?? '';
};
const reset = (resetToken: string, newPassword = NEW) =>
  t.call(
    passwords.resetPassword,
    { resetToken, newPassword, confirmNewPassword: newPassword },
    { ip },
  );

test('AUTH-16 AUTH-28 a forgotten password is set anew by the link, which is good once', async () => {
  const { account, email } = await givenReader();
  const session = await enter(account);
  expect(await forget(account, email.toUpperCase())).toMatchObject({ success: true, value: {} });
  const token = await linkTo(email);
  expect(await reset(token, 'short')).toMatchObject({ message: 'password_format' });
  t.world.clock.advance(SECOND_MS);
  expect(await reset(token)).toMatchObject({ success: true });
  expect(await isAlive(session)).toBe('not_signed_in');
  expect(await sentTo(t.world, email)).toMatchObject({ template: 'password_changed' });
  expect(await reset(token)).toMatchObject({ status: 400, message: 'reset_link_invalid' });
  expect(await isAlive(await enter(account, NEW))).toBe('yes');
});

test('AUTH-28 a link is good for a limited time, and the last one only', async () => {
  const { account, email } = await givenReader();
  await forget(account, email);
  const first = await linkTo(email);
  t.world.clock.advance(SECOND_MS);
  await forget(account, email);
  const second = await linkTo(email);
  expect(await reset(first)).toMatchObject({ message: 'reset_link_invalid' });
  t.world.clock.advance(30 * MINUTE_MS);
  expect(await reset(second)).toMatchObject({ message: 'reset_link_invalid' });
  for (const token of ['', 'x'.repeat(43), "' or 1=1 --"]) {
    expect(await reset(token)).toMatchObject({ message: 'reset_link_invalid' });
  }
});

test('AUTH-28 of many who bring one link at once, one sets the password', async () => {
  const { account, email } = await givenReader();
  await forget(account, email);
  const token = await linkTo(email);
  const replies = await Promise.all([1, 2, 3, 4].map((i) => reset(token, `${NEW}-${i}`)));
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
});

test('AUTH-16 ERR-02 the shipped brand says that a name and an address do not belong together', async () => {
  const { account } = await givenReader();
  for (const username of [account, 'nobody-at-all']) {
    expect(await forget(username, 'else@example.com')).toMatchObject({
      status: 404,
      message: 'username_email_unknown',
      value: { text: 'Username/Email does not exist' },
    });
  }
});

test('AUTH-16 a brand that hides it answers all the same', async () => {
  const { account, email } = await givenReader();
  await onBrand(t, { brand: { tellsUnknownAccounts: false } }, async ({ call }) => {
    const known = await forget(account, email, call);
    expect(await forget(account, 'else@example.com', call)).toEqual(known);
    expect(await forget('nobody-at-all', email, call)).toEqual(known);
    expect(known).toMatchObject({ success: true });
  });
  expect(await sentTo(t.world, 'else@example.com')).toBeUndefined();
});

test('AUTH-16 whoever tries many names at the recovery waits, and the wait tells nothing', async () => {
  const { account, email } = await givenReader();
  const tryFrom = async (from: string, name: string, to: string) =>
    t.call(
      passwords.forgotPasswordByEmail,
      { username: name, email: to, botProof: await solveWork(t.world) },
      { ip: from },
    );
  const countedTo = (from: string, failures: number) =>
    t.world.db
      .updateTable('challenges_failure')
      .set({ failures, first_at: t.world.clock.now() })
      .where('key', '=', `address:probe ${from}`)
      .execute();
  const list = newAddress();
  expect((await tryFrom(list, 'nobody-1', email)).message).toBe('username_email_unknown');
  await countedTo(list, 29);
  expect((await tryFrom(list, 'nobody-2', email)).message).toBe('username_email_unknown');
  expect((await tryFrom(list, account, email)).message).toBe('login_locked');

  await onBrand(t, { brand: { tellsUnknownAccounts: false } }, async ({ call }) => {
    const hidden = newAddress();
    const wire = async (username: string) => ({
      username,
      email,
      botProof: await solveWork(t.world),
    });
    const counts = [];
    for (const name of [account, 'nobody-3']) {
      await call(passwords.forgotPasswordByEmail, await wire(name), { ip: hidden });
      const row = await t.world.db
        .selectFrom('challenges_failure')
        .select('failures')
        .where('key', '=', `address:probe ${hidden}`)
        .executeTakeFirst();
      counts.push(row?.failures);
    }
    expect(counts).toEqual([1, 2]);
  });
});

test('AUTH-16 without its bot proof nothing is sent, and nobody is flooded with e-mails', async () => {
  const { account, email } = await givenReader();
  const bare = await t.call(passwords.forgotPasswordByEmail, { username: account, email });
  expect(bare).toMatchObject({ message: 'verification_first' });
  const replies = [];
  for (let i = 0; i < 4; i++) replies.push(await forget(account, email));
  expect(replies.map(({ success }) => success)).toEqual([true, true, true, false]);
  expect(replies.at(-1)).toMatchObject({ message: 'rate_limited' });
});

const resetCode = async (mobile: string, local: string) => {
  const wire = { mobileNum: local, countryDialingCode: '66', purpose: 'reset' };
  await t.call(
    sendLoginCode,
    { ...wire, botProof: await solveWork(t.world) },
    { ip: newAddress() },
  );
  return (await sentTo(t.world, mobile))?.facts.code ?? '';
};

test('AUTH-17 a forgotten password is set anew by a code, and logs in at once', async () => {
  const { member, mobile, local } = await givenPhone(t.world);
  for (let i = 0; i < 4; i++) await logIn(t, { username: member.account, password: 'x' }, { ip });
  const verificationCode = await resetCode(mobile, local);
  const wire = { newPassword: NEW, mobileNum: local, verificationCode };
  const wrong = { ...wire, verificationCode: 'no' };
  expect(await t.call(passwords.resetPasswordByPhone, wrong, { ip })).toMatchObject({
    message: 'code_invalid',
  });
  const reply = await t.call(passwords.resetPasswordByPhone, wire, { ip });
  expect(reply).toMatchObject({ value: { username: member.account } });
  expect(await isAlive(await enter(member.account, NEW))).toBe('yes');
  expect(await t.call(passwords.resetPasswordByPhone, wire, { ip })).toMatchObject({
    message: 'code_invalid',
  });
});

test('AUTH-17 a code to log in with sets no password', async () => {
  const { mobile, local } = await givenPhone(t.world);
  const wire = { mobileNum: local, countryDialingCode: '66', purpose: 'login' };
  await t.call(
    sendLoginCode,
    { ...wire, botProof: await solveWork(t.world) },
    { ip: newAddress() },
  );
  const verificationCode = (await sentTo(t.world, mobile))?.facts.code ?? '';
  const asked = { newPassword: NEW, mobileNum: local, verificationCode };
  expect(await t.call(passwords.resetPasswordByPhone, asked)).toMatchObject({
    message: 'code_invalid',
  });
});

test('BRAND-07 a brand without the phone method refuses the call', async () => {
  await onBrand(t, { flags: { resetPasswordByPhone: false } }, async ({ call }) => {
    const wire = { newPassword: NEW, mobileNum: '0812345678', verificationCode: '123456' };
    const reply = await call(passwords.resetPasswordByPhone, wire);
    expect(reply).toMatchObject({ status: 403, message: 'feature_off' });
  });
});
