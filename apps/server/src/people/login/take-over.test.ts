import { sendLoginCode } from '@baize/contract/challenge';
import * as passwords from '@baize/contract/password';
import * as contract from '@baize/contract/session';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import type { Tx } from '../../base/db/index.ts';
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
import {
  beginTotp,
  confirmTotp,
  findPassword,
  hashPassword,
  setPassword,
  takeDefaultPassword,
  verifyPassword,
} from '../credentials/index.ts';
import { sessionsJobs } from '../sessions/index.ts';

/** What somebody tries who has one of a member's proofs and not the others. */
const t = useIdentity(loginParts());

const NEW = 'another-horse-8-lotus';
const inTx = <Result>(run: (tx: Tx) => Promise<Result>) => t.world.db.transaction().execute(run);

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: t.world.clock.now().getTime(),
  });

/** Somebody with a telephone and an authenticator, who has come in from home. */
async function givenCareful() {
  const { member, mobile, local } = await givenPhone(t.world);
  const memberId = member.id;
  const home = newAddress();
  answered(await logIn(t, { username: member.account }, { ip: home }));
  const secret = await inTx(async (tx) => {
    const setup = await beginTotp(t.world, tx, { memberId, issuer: 'Mekhala', label: 'x' });
    await confirmTotp(t.world, tx, { memberId, code: codeOf(setup.secret) });
    return setup.secret;
  });
  t.world.clock.advance(MINUTE_MS);
  return { ...member, mobile, local, home, secret };
}

const codeTo = async (local: string, mobile: string, purpose: 'login' | 'reset') => {
  const wire = { mobileNum: local, countryDialingCode: '66', purpose };
  const botProof = await solveWork(t.world);
  await t.call(sendLoginCode, { ...wire, botProof }, { ip: newAddress() });
  return (await sentTo(t.world, mobile))?.facts.code ?? '';
};

const prove = (token: string, wire: { way: string; proof: string }) =>
  t.call(contract.proveFactor, wire, { token, ip: newAddress() });

test('AUTH-11 who came by the telephone does not prove the rest by the telephone', async () => {
  const { mobile, local, secret } = await givenCareful();
  const verificationCode = await codeTo(local, mobile, 'login');
  await onBrand(t, { flags: { loginBySms: true } }, async ({ call }) => {
    const wire = { type: 'sms', username: local, verificationCode };
    const { token, pending, factor } = answered(await logIn({ world: t.world, call }, wire));
    expect(pending).toBe('factor');
    expect(factor?.ways).toEqual([{ way: 'totp', target: null }]);
    const again = await t.call(contract.sendFactorCode, { way: 'mobile' }, { token });
    expect(again).toMatchObject({ message: 'factor_unknown' });
    expect(await prove(token, { way: 'mobile', proof: '123456' })).toMatchObject({
      message: 'factor_unknown',
    });
    answered(await prove(token, { way: 'totp', proof: codeOf(secret) }));
  });
});

test('AUTH-17 a password set anew by telephone does not go around the authenticator', async () => {
  const { account, mobile, local, home } = await givenCareful();
  expect(answered(await logIn(t, { username: account }, { ip: home })).pending).toBeNull();
  const verificationCode = await codeTo(local, mobile, 'reset');
  const wire = { newPassword: NEW, mobileNum: local, verificationCode };
  const reply = await t.call(passwords.resetPasswordByPhone, wire, { ip: home });
  expect(reply).toMatchObject({ success: true });
  const { pending } = answered(await logIn(t, { username: account, password: NEW }, { ip: home }));
  expect(pending).toBe('factor');
});

test('AUTH-11 who was away until all addresses were forgotten proves anew that it is them', async () => {
  const { account, home } = await givenCareful();
  t.world.clock.advance(200 * DAY_MS);
  const [, purge] = sessionsJobs(t.loaded.brand);
  await purge?.run(t.world, {} as never);
  expect(answered(await logIn(t, { username: account }, { ip: home })).pending).toBe('factor');
});

test('AUTH-11 of many guesses at once few are looked at, and the right one is too late', async () => {
  const { account, secret } = await givenCareful();
  const { token } = answered(await logIn(t, { username: account }));
  const guesses = await Promise.all(
    Array.from({ length: 40 }, () => prove(token, { way: 'totp', proof: '00' })),
  );
  const looked = guesses.filter(({ message }) => message === 'code_invalid');
  expect(looked).toHaveLength(5);
  const right = await prove(token, { way: 'totp', proof: codeOf(secret) });
  expect(right).toMatchObject({ message: 'login_locked' });
});

test('AUTH-11 guesses at codes that were sent are counted over all of the codes', async () => {
  const { member } = await givenPhone(t.world);
  answered(await logIn(t, { username: member.account }));
  const { token } = answered(await logIn(t, { username: member.account }));
  const guess = () => prove(token, { way: 'mobile', proof: 'no' });
  for (let round = 0; round < 2; round++) {
    await t.call(contract.sendFactorCode, { way: 'mobile' }, { token, ip: newAddress() });
    for (let i = 0; i < 3; i++) await guess();
    t.world.clock.advance(61 * SECOND_MS - round * 60 * SECOND_MS);
  }
  expect(await guess()).toMatchObject({ message: 'login_locked' });
});

test('AUTH-11 an address is not made known by handing a session over to it', async () => {
  const { account, home } = await givenCareful();
  const { token } = answered(await logIn(t, { username: account }, { ip: home }));
  const { value } = await t.call(contract.makeHandover, {}, { token });
  const ip = newAddress();
  const handover = (value as { token: string }).token;
  const reply = await t.call(contract.redeemHandover, { token: handover }, { ip });
  expect(reply).toMatchObject({ success: true });
  expect(answered(await logIn(t, { username: account }, { ip })).pending).toBe('factor');
});

test('AUTH-20 an address that guesses codes of many telephones waits', async () => {
  await onBrand(t, { flags: { loginBySms: true } }, async ({ call }) => {
    const ip = newAddress();
    const guess = (number: number) =>
      logIn(
        { world: t.world, call },
        { type: 'sms', username: `0899${100_000 + number}`, verificationCode: '123456' },
        { ip },
      );
    for (let number = 0; number < 30; number++) await guess(number);
    expect(await guess(31)).toMatchObject({ message: 'login_locked' });
  });
});

test('AUTH-17 guesses at the code of a new password make their address wait', async () => {
  const { local } = await givenPhone(t.world);
  const ip = newAddress();
  const wire = { newPassword: NEW, mobileNum: local, verificationCode: 'no' };
  const guess = () => t.call(passwords.resetPasswordByPhone, wire, { ip });
  for (let i = 0; i < 5; i++) expect(await guess()).toMatchObject({ message: 'code_invalid' });
  expect(await guess()).toMatchObject({ message: 'login_locked' });
});

test('AUTH-26 a login under way with a password that is replaced meanwhile opens nothing', async () => {
  const { id, account } = await givenMember(t.world);
  const hash = await hashPassword(t.world, NEW);
  const before = Array.from({ length: 30 }, () => verifyPassword(t.world, null, 'queue'));
  const login = logIn(t, { username: account });
  // Long enough for the login to read the old hash, and less than the queue takes.
  await Promise.all(before.slice(0, 15));
  await inTx((tx) => setPassword(t.world, tx, { memberId: id, kind: 'login', hash }));
  expect(await login).toMatchObject({ message: 'login_wrong' });
  await Promise.all(before);
});

test('AUTH-04 the mark of a default password never brings that password back', async () => {
  const { id } = await givenMember(t.world);
  const read = await findPassword(t.world.db, id, 'login');
  await inTx((tx) => setPassword(t.world, tx, { memberId: id, kind: 'login', password: NEW }));
  if (!read) expect.fail('they have a password');
  const { brand } = t.loaded;
  const taken = inTx((tx) => takeDefaultPassword(t.world, tx, { password: read, brand }));
  await expect(taken).rejects.toMatchObject({ code: 'login_wrong' });
  const now = await findPassword(t.world.db, id, 'login');
  expect(now?.is_default).toBe(false);
  expect(await verifyPassword(t.world, now?.hash ?? null, NEW)).toBe(true);
});

let readers = 0;
async function givenReader() {
  readers += 1;
  const email = `careful${readers}@example.com`;
  const email_verified_at = t.world.clock.now();
  return { ...(await givenMember(t.world, { profile: { email, email_verified_at } })), email };
}

const forget = async (username: string, email: string) => {
  const wire = { username, email, botProof: await solveWork(t.world) };
  return t.call(passwords.forgotPasswordByEmail, wire, { ip: newAddress() });
};
const reset = (resetToken: string) =>
  t.call(passwords.resetPassword, { resetToken, newPassword: NEW, confirmNewPassword: NEW });

test('AUTH-28 a link in a mailbox is dead once its reader has changed the password', async () => {
  const { account, email } = await givenReader();
  const { token } = answered(await logIn(t, { username: account }));
  await forget(account, email);
  const { facts } = (await sentTo(t.world, email)) ?? { facts: { link: '' } };
  const wire = { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW };
  answered(await t.call(passwords.changePassword, wire, { token }));
  const resetToken = new URLSearchParams(new URL(facts.link).hash.slice(1)).get('token') ?? '';
  expect(await reset(resetToken)).toMatchObject({ message: 'reset_link_invalid' });
});

test('AUTH-28 a link that leads nowhere takes no place among those who log in', async () => {
  const flood = Array.from({ length: 65 }, () => verifyPassword(t.world, null, 'flood'));
  expect(await reset('x'.repeat(43))).toMatchObject({ message: 'reset_link_invalid' });
  await Promise.all(flood);
}, 30_000);

test('DOOR-17 an address that its member has not verified is sent no link', async () => {
  const email = 'merely.typed@example.com';
  const { account } = await givenMember(t.world, { profile: { email, email_verified_at: null } });
  expect(await forget(account, email)).toMatchObject({ message: 'username_email_unknown' });
  expect(await sentTo(t.world, email)).toBeUndefined();
});

test('DOOR-17 a number that its member has not verified is sent no code, and opens nothing', async () => {
  const { member, mobile, local } = await givenPhone(t.world, false);
  const asked = { mobileNum: local, countryDialingCode: '66', purpose: 'reset' };
  const reply = await t.call(sendLoginCode, { ...asked, botProof: await solveWork(t.world) });
  expect(reply).toMatchObject({ success: true });
  expect(await sentTo(t.world, mobile)).toBeUndefined();
  const phone = { mobileNum: local, countryDialingCode: '66' };
  const wire = { ...phone, newPassword: NEW, verificationCode: '123456' };
  const opened = await t.call(passwords.resetPasswordByPhone, wire, { ip: newAddress() });
  expect(opened).toMatchObject({ success: false, message: 'code_invalid' });
  answered(await logIn(t, { username: member.account }));
});

test('AUTH-16 what others try with a name keeps nobody from their own e-mail', async () => {
  const { account, email } = await givenReader();
  for (let i = 0; i < 4; i++) await forget(account, `else${i}@example.com`);
  expect(await forget(account, email)).toMatchObject({ success: true });
  expect(await sentTo(t.world, email)).toMatchObject({ template: 'reset_link' });
});
