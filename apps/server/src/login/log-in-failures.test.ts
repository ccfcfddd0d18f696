import * as contract from '@baize/contract/session';
import { SECOND_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { useIdentity } from '../testing/identity.ts';
import { answered, givenMember, logIn, loginParts } from '../testing/login.ts';
import { newAddress, readPicture } from '../testing/newcomer.ts';

const t = useIdentity(loginParts());
const WRONG = { status: 401, message: 'login_wrong' };

test('AUTH-19 failures from one address make it wait, longer each time, and not others', async () => {
  const { account: username } = await givenMember(t.world);
  const ip = newAddress();
  const fail = async (captcha = {}) =>
    logIn(t, { username, password: 'wrong', ...captcha }, { ip });
  const picture = async (name: string) => ({
    captchaId: name.padEnd(20, 'x'),
    captcha: await readPicture(t.world, name.padEnd(20, 'x')),
  });
  for (let i = 0; i < 3; i++) await fail();
  expect(await fail()).toMatchObject({
    message: 'verification_first',
    value: { showCaptcha: true },
  });
  expect(await fail(await picture('one'))).toMatchObject(WRONG);
  expect(await fail(await picture('two'))).toMatchObject(WRONG);
  const locked = await fail(await picture('three'));
  expect(locked).toMatchObject({ status: 429, message: 'login_locked' });
  expect(locked.value).toMatchObject({ retryAfterSeconds: 30 });
  const owner = await logIn(t, { username, ...(await picture('four')) });
  expect(owner).toMatchObject({ success: true });
  t.world.clock.advance(31 * SECOND_MS);
  expect(await logIn(t, { username }, { ip })).toMatchObject({ success: true });
});

test('AUTH-06 AUTH-07 a picture is good once, and the right password needs it too', async () => {
  const { account: username } = await givenMember(t.world);
  for (let i = 0; i < 3; i++) await logIn(t, { username, password: 'wrong' });
  expect(await logIn(t, { username })).toMatchObject({ message: 'verification_first' });
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

test('AUTH-19 many guesses at once from one address are looked at no more than a few', async () => {
  const { account: username } = await givenMember(t.world);
  const ip = newAddress();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) => logIn(t, { username, password: `guess-${i}` }, { ip })),
  );
  const looked = replies.filter(({ message }) => message === 'login_wrong');
  expect(looked.length).toBeLessThanOrEqual(7);
});

test('AUTH-19 the history tells of logins and refusals, a flood as one line', async () => {
  const { account: username } = await givenMember(t.world);
  const ip = newAddress();
  for (let i = 0; i < 3; i++) await logIn(t, { username, password: 'wrong' }, { ip });
  t.world.clock.advance(SECOND_MS);
  const captchaId = 'history-of-its-owner';
  const captcha = await readPicture(t.world, captchaId);
  const { token } = answered(await logIn(t, { username, captchaId, captcha }, { ip }));
  const { value } = await t.call(contract.listSessions, {}, { token });
  const { logins } = value as { logins: { outcome: string; address: string }[] };
  expect(logins.map(({ outcome }) => outcome)).toEqual(['in', 'refused']);
  expect(logins[0]?.address).toBe(ip);
});
