import { MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { codeTo, givenPerson, PASSWORD, sentTo } from '../../testing/security.ts';
import { useWorld } from '../../testing/world.ts';

const t = useWorld();

type Person = Awaited<ReturnType<typeof givenPerson>>;

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: t.world.clock.now().getTime(),
  });

const password = { way: 'password', proof: PASSWORD };
const totp = (proof: string) => ({ way: 'totp', proof });

const begin = async ({ ask }: Person) => {
  const { value } = await ask('POST totp/begin', { factor: password });
  return value as unknown as { secret: string; address: string };
};

/** With the authenticator on, and a moment later, so that its next code is another one. */
async function givenGuarded(account: string) {
  const person = await givenPerson(t.world, { account });
  const { secret } = await begin(person);
  const { value } = await person.ask('POST totp/confirm', { code: codeOf(secret) });
  t.world.clock.advance(31 * SECOND_MS);
  return { ...person, secret, recoveryCodes: value['recoveryCodes'] as unknown as string[] };
}

test('MEM-17 an authenticator is turned on by a code of it and hands out recovery codes', async () => {
  const person = await givenPerson(t.world, { account: 'scanner' });
  const { secret, address } = await begin(person);
  expect(address).toContain('otpauth://totp/Mekhala:scanner?');
  expect((await person.ask('GET security')).value).toMatchObject({ totp: { isOn: false } });
  const code = codeOf(secret);
  const wrong = code === '000000' ? '111111' : '000000';
  expect(await person.ask('POST totp/confirm', { code: wrong })).toMatchObject({
    message: 'code_invalid',
  });
  const { value } = await person.ask('POST totp/confirm', { code });
  expect(new Set(value['recoveryCodes']).size).toBe(10);
  expect((await person.ask('GET security')).value).toMatchObject({
    totp: { isOn: true, recoveryCodesLeft: 10 },
    factorWays: [{ way: 'totp', target: null }],
  });
});

test('MEM-17 without a proof nobody begins, and who has one turns it off first', async () => {
  const person = await givenPerson(t.world, { account: 'unproven' });
  expect(await person.ask('POST totp/begin')).toMatchObject({ message: 'verification_first' });
  const guarded = await givenGuarded('guarded');
  const factor = totp(codeOf(guarded.secret));
  expect(await guarded.ask('POST totp/begin', { factor })).toMatchObject({
    message: 'verification_first',
  });
});

test('MEM-17 nothing is confirmed that was not begun', async () => {
  const person = await givenPerson(t.world, { account: 'early' });
  expect(await person.ask('POST totp/confirm', { code: '123456' })).toMatchObject({
    message: 'factor_unknown',
  });
});

test('a code of the authenticator proves one change and no second', async () => {
  const person = await givenGuarded('once');
  const bank = { bankCode: '004', accountNumber: '1234567890', accountName: 'O Nce' };
  const factor = totp(codeOf(person.secret));
  expect(await person.ask('POST bankAccounts', { ...bank, factor })).toMatchObject({ status: 200 });
  const again = { ...bank, accountNumber: '9876543210', factor };
  expect(await person.ask('POST bankAccounts', again)).toMatchObject({ message: 'code_invalid' });
});

test('a recovery code stands in for the authenticator, once', async () => {
  const person = await givenGuarded('recoverer');
  const bank = { bankCode: '004', accountNumber: '1234567890', accountName: 'R Ecoverer' };
  const factor = totp(person.recoveryCodes[0] ?? '');
  expect((await person.ask('POST bankAccounts', { ...bank, factor })).value).toMatchObject({
    totp: { recoveryCodesLeft: 9 },
  });
  const again = { ...bank, accountNumber: '9876543210', factor };
  expect(await person.ask('POST bankAccounts', again)).toMatchObject({ message: 'code_invalid' });
});

test('MEM-17 it is turned off by itself or a recovery code and by nothing weaker', async () => {
  const person = await givenGuarded('remover');
  expect(await person.ask('POST totp/remove', { factor: password })).toMatchObject({
    message: 'factor_unknown',
  });
  const factor = totp(person.recoveryCodes[3] ?? '');
  expect((await person.ask('POST totp/remove', { factor })).value).toMatchObject({
    totp: { isOn: false, recoveryCodesLeft: 0 },
    factorWays: [],
  });
  expect(await person.ask('POST totp/remove', { factor })).toMatchObject({
    message: 'factor_unknown',
  });
});

test('MEM-17 the member is told when the authenticator is turned on and when off', async () => {
  const [at, mobile] = [t.world.clock.now(), '+66812223344'];
  const profile = { mobile, mobile_verified_at: at };
  const person = await givenPerson(t.world, { account: 'informed', profile });
  await person.ask('POST security/code', { way: 'mobile' });
  const factor = { way: 'mobile', proof: await codeTo(t.world, mobile) };
  const { value: made } = await person.ask('POST totp/begin', { factor });
  const code = codeOf(made['secret'] as unknown as string);
  const { value } = await person.ask('POST totp/confirm', { code });
  const [recovery] = value['recoveryCodes'] as unknown as string[];
  const told = async () =>
    (await sentTo(t.world, mobile)).filter(({ template }) => template === 'totp_changed');
  const when = at.toISOString();
  expect((await told()).map(({ facts }) => facts)).toEqual([{ state: 'on', at: when }]);
  t.world.clock.advance(SECOND_MS);
  await person.ask('POST totp/remove', { factor: totp('not-a-code') });
  expect(await told()).toHaveLength(1);
  await person.ask('POST totp/remove', { factor: totp(recovery ?? '') });
  expect((await told()).map(({ facts }) => facts['state'])).toEqual(['off', 'on']);
});

test('MEM-17 one member’s codes are nothing to another', async () => {
  const [one, other] = [await givenGuarded('mine'), await givenGuarded('yours')];
  expect(
    await other.ask('POST totp/remove', { factor: totp(one.recoveryCodes[0] ?? '') }),
  ).toMatchObject({ message: 'code_invalid' });
});

test('MEM-17 five wrong codes and the member waits, the right one included', async () => {
  const person = await givenGuarded('stormer');
  for (let tried = 0; tried < 5; tried++) {
    await person.ask('POST totp/remove', { factor: totp('not-a-code') });
  }
  const factor = totp(codeOf(person.secret));
  expect(await person.ask('POST totp/remove', { factor })).toMatchObject({
    status: 429,
    message: 'login_locked',
  });
  t.world.clock.advance(MINUTE_MS);
  const later = totp(codeOf(person.secret));
  expect(await person.ask('POST totp/remove', { factor: later })).toMatchObject({ status: 200 });
});
