import { createHash } from 'node:crypto';
import { ERRORS } from '@baize/contract/errors';
import type { Flags } from '@baize/contract/flags';
import { MINUTE_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { answer } from '../../base/kernel/index.ts';
import { asked, origin, useWorld } from '../../testing/world.ts';
import { makeBotChallenge } from './bot-proof.ts';
import { challengesRoutes } from './routes.ts';

const t = useWorld();
const { brand, flags } = loadBrand('mekhala');

const ALL_ON: Partial<Flags> = {
  loginBySms: true,
  resetPasswordByPhone: true,
  registerSmsCode: true,
  registerByMobile: true,
  registerByUsername: true,
};

let made = 0;
const someNumber = () => `08${String(12_000_000 + made++)}`;
const international = (number: string) => `+66${number.slice(1)}`;

/** Numbers ending in an even digit were proven by a member, those in a five only claimed by one. */
const findByMobile = async (_: unknown, mobile: string) => {
  if (mobile.endsWith('5')) return { mobile_verified_at: null };
  return Number(mobile.at(-1)) % 2 === 0 ? { mobile_verified_at: t.world.clock.now() } : undefined;
};

const ENDINGS = { 'a member': /[02468]$/, nobody: /[1379]$/, 'a claim': /5$/ };

function someNumberOf(who: keyof typeof ENDINGS): string {
  const number = someNumber();
  return ENDINGS[who].test(number) ? number : someNumberOf(who);
}

async function solveProof(): Promise<string> {
  const { maxNumber, ...challenge } = await makeBotChallenge(t.world);
  const hash = (number: number) =>
    createHash('sha256').update(`${challenge.salt}${number}`).digest('hex');
  const numbers = Array.from({ length: maxNumber }, (_, number) => number);
  const number = numbers.find((each) => hash(each) === challenge.challenge);
  return Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64');
}

type SmsSetup = { flags?: Partial<Flags>; usesProvider?: boolean; canSend?: boolean };

async function ask(path: string, body: Record<string, unknown>, given: SmsSetup = {}) {
  const site = {
    brand: { ...brand, usesPhoneCodeProvider: given.usesProvider ?? false },
    flags: { ...flags, ...ALL_ON, ...given.flags },
  };
  const options = { findByMobile, canSend: given.canSend ?? true };
  const route = challengesRoutes(site, options).find(({ endpoint }) => endpoint.path === path);
  const world = { ...t.world, wording: (code: keyof typeof ERRORS) => ERRORS[code].text };
  const from = origin({ ip: `203.0.113.${made % 200}`, language: 'TH' });
  return (await answer(route!, world, asked(body, { origin: from }))).body;
}

const LOGIN = '/wps/verification/sms/noLogin';
const REGISTER = '/wps/verification/sms/register';

const askLogin = async (mobileNum: string, facts: object = {}, given: SmsSetup = {}) =>
  ask(
    LOGIN,
    { mobileNum, countryDialingCode: '66', botProof: await solveProof(), ...facts },
    given,
  );

const askRegister = async (mobileNo: string, facts: object = {}, given: SmsSetup = {}) =>
  ask(
    REGISTER,
    {
      mobileNo,
      countryDialingCode: '66',
      registerType: 'register',
      botProof: await solveProof(),
      ...facts,
    },
    given,
  );

const sentTo = (number: string) =>
  t.world.db
    .selectFrom('delivery_message')
    .select(['channel', 'language', 'template'])
    .where('target', '=', international(number))
    .execute();

test('AUTH-20 a member is sent a code, in their language', async () => {
  const number = someNumberOf('a member');
  const reply = await askLogin(number);
  expect(reply).toEqual({ success: true, message: null, value: { expiredMinutes: 1 } });
  expect(await sentTo(number)).toEqual([{ channel: 'sms', language: 'TH', template: 'code' }]);
});

test('AUTH-20 who has no account is answered the same, twice, and is sent nothing', async () => {
  const [known, unknown] = [someNumberOf('a member'), someNumberOf('nobody')];
  expect(await askLogin(unknown)).toEqual(await askLogin(known));
  expect(await askLogin(unknown)).toEqual(await askLogin(known));
  expect(await sentTo(unknown)).toEqual([]);
});

test('AUTH-20 a number that nobody proved to be theirs is sent nothing', async () => {
  const number = someNumberOf('a claim');
  expect(await askLogin(number)).toMatchObject({ success: true });
  expect(await sentTo(number)).toEqual([]);
});

test('AUTH-21 asked again within the minute, it says how long to wait', async () => {
  const number = someNumberOf('a member');
  await askLogin(number);
  t.world.clock.advance(15_000);
  expect(await askLogin(number)).toMatchObject({
    message: 'code_too_soon',
    value: { retryAfterSeconds: 45 },
  });
  t.world.clock.advance(MINUTE_MS);
});

test('ERR-10 without the work nothing is sent', async () => {
  const number = someNumberOf('a member');
  const reply = await askLogin(number, { botProof: undefined });
  expect(reply).toMatchObject({ message: 'verification_first' });
  expect(await sentTo(number)).toEqual([]);
});

test('AUTH-20 a number that is none is told before the work is looked at', async () => {
  const reply = await askLogin('12', { botProof: undefined });
  expect(reply).toMatchObject({ message: 'mobile_invalid', value: { digits: [9] } });
});

test.each([
  ['login', { loginBySms: false }],
  ['reset', { resetPasswordByPhone: false }],
])('AUTH-20 a code for %s is not enabled where its flag is off', async (purpose, off) => {
  const reply = await askLogin(someNumberOf('a member'), { purpose }, { flags: off });
  expect(reply).toMatchObject({ message: 'feature_off' });
});

test('AUTH-20 a process that reaches no SMS provider says that nothing was sent', async () => {
  const reply = await askLogin(someNumberOf('a member'), {}, { canSend: false });
  expect(reply).toMatchObject({ message: 'code_not_sent' });
});

test('REG-09 a new number is sent a code, for either kind of registration', async () => {
  for (const registerType of ['register', 'registerMobile']) {
    const number = someNumberOf('nobody');
    const reply = await askRegister(number, { registerType });
    expect(reply).toMatchObject({ success: true, value: { expiredMinutes: 1 } });
    expect(await sentTo(number)).toHaveLength(1);
  }
});

test('REG-09 a number that has an account is answered like any other', async () => {
  const [member, nobody] = [someNumberOf('a member'), someNumberOf('nobody')];
  expect(await askRegister(member)).toEqual(await askRegister(nobody));
  expect(await sentTo(member)).toHaveLength(1);
});

test.each([
  ['register', { registerSmsCode: false }],
  ['register', { registerByUsername: false }],
  ['registerMobile', { registerByMobile: false }],
])('REG-09 %s with %j is not enabled', async (registerType, off) => {
  const reply = await askRegister(someNumberOf('nobody'), { registerType }, { flags: off });
  expect(reply).toMatchObject({ message: 'feature_off' });
});

test('REG-09 one kind of registration does not need the flag of the other', async () => {
  const reply = await askRegister(
    someNumberOf('nobody'),
    { registerType: 'registerMobile' },
    { flags: { registerByUsername: false } },
  );
  expect(reply).toMatchObject({ success: true });
});

test('REG-09 where the outside provider sends the codes, we do not', async () => {
  const reply = await askRegister(someNumberOf('nobody'), {}, { usesProvider: true });
  expect(reply).toMatchObject({ message: 'feature_off' });
});

test.each([
  ['no dialing code', { countryDialingCode: '' }],
  ['a dialing code of letters', { countryDialingCode: 'TH' }],
  ['too long a number', { mobileNum: '0'.repeat(21) }],
  ['an unknown purpose', { purpose: 'factor' }],
])('AUTH-20 %s is no input', async (_, facts) => {
  expect(await askLogin('0812345678', facts)).toMatchObject({ message: 'invalid_input' });
});

test.each(['🎲', '\u202e0812345678', "' or 1=1", '0812345678\u0000'])(
  'AUTH-20 %j is no mobile number',
  async (mobileNum) => {
    expect(await askLogin(mobileNum)).toMatchObject({ message: 'mobile_invalid' });
  },
);
