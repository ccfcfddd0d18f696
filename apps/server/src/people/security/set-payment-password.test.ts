import { expect, test } from 'vitest';
import { givenPerson, PASSWORD, sentTo } from '../../testing/security.ts';
import { useWorld } from '../../testing/world.ts';
import { findPassword, verifyPassword } from '../credentials/index.ts';

const t = useWorld();

const NEW = '482913';
const factor = { way: 'password', proof: PASSWORD };
const twice = (password: string) => ({ newPassword: password, confirmNewPassword: password });

test('MEM-17 the payment password is set and changed, each time by a proof', async () => {
  const person = await givenPerson(t.world, { account: 'payer' });
  const set = await person.ask('POST password/payment', { ...twice(NEW), factor });
  expect(set.value).toMatchObject({ hasPaymentPassword: true, hasPassword: true });
  const row = await findPassword(t.world.db, person.memberId, 'payment');
  expect(row?.hash).toMatch(/^\$argon2id\$/);
  expect(await person.ask('POST password/payment', twice('907352'))).toMatchObject({
    status: 403,
    message: 'verification_first',
  });
  await person.ask('POST password/payment', { ...twice('907352'), factor });
  const changed = await findPassword(t.world.db, person.memberId, 'payment');
  expect(await verifyPassword(t.world, changed?.hash ?? null, '907352')).toBe(true);
  expect(await verifyPassword(t.world, changed?.hash ?? null, NEW)).toBe(false);
  const login = await findPassword(t.world.db, person.memberId, 'login');
  expect(await verifyPassword(t.world, login?.hash ?? null, PASSWORD)).toBe(true);
});

test('MEM-17 the member is told of it where they are reached', async () => {
  const at = t.world.clock.now();
  const profile = { mobile: '+66899999999', mobile_verified_at: at };
  const person = await givenPerson(t.world, { account: 'informed', profile });
  await person.ask('POST security/code', { way: 'mobile' });
  const [sent] = await sentTo(t.world, '+66899999999');
  const proven = { way: 'mobile', proof: sent?.facts['code'] };
  await person.ask('POST password/payment', { ...twice(NEW), factor: proven });
  const templates = (await sentTo(t.world, '+66899999999')).map(({ template }) => template);
  expect(templates.sort()).toEqual(['code', 'payment_password_changed']);
});

test.each([
  [
    'a confirmation that differs',
    { newPassword: NEW, confirmNewPassword: 'x' },
    'confirmation_wrong',
  ],
  ['one too short', twice('12345'), 'password_format'],
  ['one that attackers try first', twice('123456'), 'password_common'],
  ['a wrong proof', { ...twice(NEW), factor: { way: 'password', proof: 'no' } }, 'factor_wrong'],
])('MEM-17 %s is refused and sets nothing', async (name, change, message) => {
  const person = await givenPerson(t.world, { account: `no${name.replaceAll(' ', '')}` });
  expect(await person.ask('POST password/payment', { factor, ...change })).toMatchObject({
    message,
  });
  expect((await person.ask('GET security')).value).toMatchObject({ hasPaymentPassword: false });
});

test('MEM-17 five wrong passwords and the member waits, the right one included', async () => {
  const person = await givenPerson(t.world, { account: 'stormer' });
  const guess = (proof: string) =>
    person.ask('POST password/payment', { ...twice(NEW), factor: { way: 'password', proof } });
  for (let tried = 0; tried < 5; tried++) await guess('wrong');
  expect(await guess(PASSWORD)).toMatchObject({ status: 429, message: 'login_locked' });
});
