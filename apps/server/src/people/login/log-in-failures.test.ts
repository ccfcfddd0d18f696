import * as contract from '@baize/contract/session';
import { sendUnlockCode } from '@baize/contract/unlock';
import type { MemberId } from '@baize/std/id';
import { MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { useIdentity } from '../../testing/identity.ts';
import { answered, givenMember, logIn, loginParts, sentTo } from '../../testing/login.ts';
import { newAddress, readPicture, solveWork } from '../../testing/newcomer.ts';
import { codeOf } from '../../testing/operator.ts';
import { beginTotp, confirmTotp } from '../credentials/index.ts';

const t = useIdentity(loginParts());
const WRONG = { status: 401, message: 'login_wrong' };

let pictures = 0;

/** A picture that was read, as a page sends it along. */
async function picture() {
  pictures += 1;
  const captchaId = `picture-${pictures}`.padEnd(20, 'x');
  return { captchaId, captcha: await readPicture(t.world, captchaId) };
}

/** As many wrong passwords as lock an account, each from another place. */
async function lockOut(username: string): Promise<void> {
  for (let wrong = 0; wrong < 3; wrong++) {
    const reply = await logIn(t, { username, password: 'wrong', ...(await picture()) });
    expect(reply).toMatchObject(WRONG);
  }
}

/** An authenticator that is on; answers its key. */
const givenTotp = (memberId: MemberId): Promise<string> =>
  t.world.db.transaction().execute(async (tx) => {
    const { secret } = await beginTotp(t.world, tx, { memberId, issuer: 'Mekhala', label: 'x' });
    await confirmTotp(t.world, tx, { memberId, code: codeOf(t.world, secret) });
    t.world.clock.advance(MINUTE_MS);
    return secret;
  });

const LOCKED = {
  status: 429,
  message: 'login_locked',
  value: { retryAfterSeconds: 1_800, canUnlock: true },
};

test('DOOR-23 three wrong passwords lock an account: the right one opens nothing either', async () => {
  const { account: username } = await givenMember(t.world);
  await lockOut(username);
  expect(await logIn(t, { username, ...(await picture()) })).toMatchObject(LOCKED);
  // A name that nobody has is locked as well, or a lock would tell who has an account.
  await lockOut('nobody-at-all');
  const nobody = await logIn(t, { username: 'nobody-at-all', ...(await picture()) });
  expect(nobody).toMatchObject(LOCKED);
  t.world.clock.advance(30 * MINUTE_MS);
  answered(await logIn(t, { username, ...(await picture()) }));
});

test('DOOR-23 guesses by user name and by mobile number are those at one account', async () => {
  const mobile = '+66812345670';
  const { account: username } = await givenMember(t.world, { profile: { mobile } });
  const byMobile = { type: 'mobile', username: '0812345670', countryDialingCode: '66' };
  await logIn(t, { username, password: 'wrong' });
  await logIn(t, { ...byMobile, password: 'wrong' });
  await logIn(t, { ...byMobile, password: 'wrong', ...(await picture()) });
  expect(await logIn(t, { username, ...(await picture()) })).toMatchObject(LOCKED);
});

test('DOOR-23 the member’s second factor unlocks it, by a code', async () => {
  const email = 'locked.out@example.com';
  const profile = { email, email_verified_at: t.world.clock.now() };
  const { account: username } = await givenMember(t.world, { profile });
  const send = async (name: string) =>
    t.call(sendUnlockCode, {
      username: name,
      type: 'username',
      way: 'email',
      botProof: await solveWork(t.world),
    });
  // Who is not locked, or is nobody, is answered the same and sent nothing.
  expect(await send(username)).toMatchObject({ value: { expiredMinutes: 1 } });
  expect(await send('nobody-here')).toMatchObject({ value: { expiredMinutes: 1 } });
  expect(await sentTo(t.world, email)).toBeUndefined();
  await lockOut(username);
  expect(await send(username)).toMatchObject({ value: { expiredMinutes: 1 } });
  const proof = (await sentTo(t.world, email))?.facts.code ?? '';
  const wrong = proof === '000000' ? '111111' : '000000';
  const unlock = (code: string, name = username) =>
    logIn(t, { username: name, unlock: { way: 'email', proof: code } });
  expect(await unlock(wrong)).toMatchObject({ message: 'code_invalid' });
  answered(await unlock(proof));
  answered(await logIn(t, { username }));
  await lockOut('nobody-once-more');
  expect(await unlock(proof, 'nobody-once-more')).toMatchObject({ message: 'code_invalid' });
});

test('DOOR-23 the member’s second factor unlocks it, by an authenticator', async () => {
  const { id, account: username } = await givenMember(t.world);
  const key = await givenTotp(id);
  await lockOut(username);
  const proof = codeOf(t.world, key);
  const wrong = { way: 'totp', proof: proof === '000000' ? '111111' : '000000' };
  expect(await logIn(t, { username, unlock: wrong })).toMatchObject({ message: 'code_invalid' });
  // The factor alone opens nothing, and it does not let a wrong password through.
  const guess = { username, password: 'wrong', unlock: { way: 'totp', proof } };
  expect(await logIn(t, guess)).toMatchObject(WRONG);
  answered(await logIn(t, { username }));
});

test('DOOR-23 a factor that nobody asked for is not believed', async () => {
  const email = 'far.away@example.com';
  const profile = { email, email_verified_at: t.world.clock.now() };
  const { account: username } = await givenMember(t.world, { profile });
  answered(await logIn(t, { username }));
  const unlock = { way: 'email', proof: '000000' };
  expect(answered(await logIn(t, { username, unlock })).pending).toBe('factor');
});

test('DOOR-22 of a hundred passwords at once three are looked at, the right one among the rest', async () => {
  const { account: username } = await givenMember(t.world);
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      logIn(t, { username, ...(n === 60 ? {} : { password: `guess-${n}` }) }),
    ),
  );
  const looked = replies.filter(({ message }) => message === 'login_wrong' || message === null);
  expect(looked.length).toBeLessThanOrEqual(3);
});

test('AUTH-06 AUTH-07 a picture is good once, and the right password needs it too', async () => {
  const { account: username } = await givenMember(t.world);
  for (let i = 0; i < 2; i++) await logIn(t, { username, password: 'wrong' });
  expect(await logIn(t, { username })).toMatchObject({
    message: 'verification_first',
    value: { showCaptcha: true },
  });
  const captchaId = 'a-picture-of-my-own';
  const captcha = await readPicture(t.world, captchaId);
  expect(await logIn(t, { username, captchaId, captcha: 'WRONG' })).toMatchObject({
    message: 'captcha_wrong',
  });
  expect(await logIn(t, { username, captchaId, captcha })).toMatchObject({
    message: 'captcha_wrong',
  });
});

test('AUTH-19 an address that tries many names waits', async () => {
  const ip = newAddress();
  const replies = [];
  for (let i = 0; i < 31; i++) {
    replies.push(await logIn(t, { username: `guess${i}`, password: 'wrong' }, { ip }));
  }
  expect(replies.at(0)).toMatchObject(WRONG);
  expect(replies.at(-1)).toMatchObject({ message: 'login_locked' });
});

test('AUTH-19 a flood from many addresses never locks the owner out', async () => {
  const { account: username } = await givenMember(t.world);
  const home = newAddress();
  answered(await logIn(t, { username }, { ip: home }));
  await Promise.all(Array.from({ length: 40 }, () => logIn(t, { username, password: 'wrong' })));
  const captchaId = 'owner-comes-home-now';
  const captcha = await readPicture(t.world, captchaId);
  answered(await logIn(t, { username, captchaId, captcha }, { ip: home }));
});

test('AUTH-19 the history tells of logins and refusals, a flood as one line', async () => {
  const { account: username } = await givenMember(t.world);
  const ip = newAddress();
  for (let i = 0; i < 2; i++) await logIn(t, { username, password: 'wrong' }, { ip });
  t.world.clock.advance(SECOND_MS);
  const captchaId = 'history-of-its-owner';
  const captcha = await readPicture(t.world, captchaId);
  const { token } = answered(await logIn(t, { username, captchaId, captcha }, { ip }));
  const { value } = await t.call(contract.listSessions, {}, { token });
  const { logins } = value as { logins: { outcome: string; address: string }[] };
  expect(logins.map(({ outcome }) => outcome)).toEqual(['in', 'refused']);
  expect(logins[0]?.address).toBe(ip);
});
