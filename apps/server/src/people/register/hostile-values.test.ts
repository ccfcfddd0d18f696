import { registerFields } from '@baize/contract/register';
import { expect, test } from 'vitest';
import { brandWith, fillForm, register } from '../../testing/newcomer.ts';
import { useWorld } from '../../testing/world.ts';
import { findByAccount, getProfile } from '../members/index.ts';

const t = useWorld();

const EVERYTHING = brandWith({
  rules: Object.fromEntries(
    brandWith().content.register.map(({ field }) => [
      field,
      { enabled: true, required: !['affiliateCode', 'referralCode'].includes(field) },
    ]),
  ),
});

/** Right in every field but for the work done, which is asked for last: nothing is ever made. */
const GOOD: Readonly<Record<string, unknown>> = {
  username: 'somchai',
  password: 'krathong-7-lotus',
  confirmPassword: 'krathong-7-lotus',
  payeeName: 'Somchai Jaidee',
  email: 'som@mail.example',
  qqNum: '123456',
  mobileNum: '0812345678',
  recommenderId: 'friend1',
  captcha: '33333',
  captchaId: 'picture-of-the-form',
  verificationCode: '123456',
  affiliateCode: 'TEAM9',
  paymentPassword: '740193',
  line: 'som.line',
  whatsapp: '+66811111111',
  facebook: 'Somchai',
  wechat: 'som_w',
  telegram: '@som',
  zalo: '0811111111',
  idNumber: '1101700203451',
  birthday: '1990-05-05',
  referralCode: 'FRIEND1234',
  domain: 'mekhala.example',
  countryDialingCode: '66',
  login: true,
  registerUrl: 'https://mekhala.example/register',
  registerMethod: 'WEB',
  agreesToTerms: true,
};

const HOSTILE: Readonly<Record<string, string>> = {
  'much too long': 'a'.repeat(50_000),
  'a long stretch of spaces': ' '.repeat(50_000),
  'the wrong alphabet': 'สวัสดีชาวโลกЖ',
  emoji: '👩🏽‍🚀👍🏽🇹🇭👍',
  'a right-to-left override': 'abc\u202e123\u202c',
  'a right-to-left mark': '\u200fabc12345',
  'a space of no width': 'abc\u200b12345',
  SQL: "x'; drop table members_member; --",
  HTML: '<img src=x onerror=alert(1)>',
  'a null byte': 'abc\u000012345',
  'half a character': 'abc\ud80012345',
  'line ends': 'abc\r\n12345',
};

const fields = [...Object.keys(registerFields), 'captcha', 'captchaId', 'registerUrl'];
const cases = fields.flatMap((field) =>
  Object.entries(HOSTILE).map(([what, value]) => [field, what, value] as const),
);

/** Where anything a person can read is welcome, or nothing at all. */
const WELCOME: Readonly<Record<string, readonly string[]>> = {
  facebook: ['the wrong alphabet', 'emoji', 'SQL', 'HTML'],
  affiliateCode: ['a long stretch of spaces'],
  referralCode: ['a long stretch of spaces'],
};

const REFUSED = ['register_fields', 'invalid_input'];
const ACCEPTED = ['verification_first'];

test('the form to spoil is right in every field', async () => {
  expect(await register(t.world, GOOD, { site: EVERYTHING })).toMatchObject({
    message: 'verification_first',
  });
});

test.each(cases)('in %s, %s is refused or harmless', async (field, what, value) => {
  const body = await register(t.world, { ...GOOD, [field]: value }, { site: EVERYTHING });
  const isWelcome = WELCOME[field]?.includes(what) ?? false;
  expect(isWelcome ? ACCEPTED : REFUSED).toContain(body.message);
});

test.each(
  fields.filter(
    (field) => !['affiliateCode', 'referralCode', 'domain', 'registerUrl'].includes(field),
  ),
)('an empty %s is refused', async (field) => {
  const body = await register(t.world, { ...GOOD, [field]: '' }, { site: EVERYTHING });
  expect([...REFUSED, 'verification_first']).toContain(body.message);
  expect(body.success).toBe(false);
});

test('what is welcome is kept to the letter, and nothing of it is run', async () => {
  const facebook = `<b>Som</b>'; drop table members_member; -- 👍`;
  const form = await fillForm(t.world, { username: 'letters', facebook });
  const site = brandWith({ rules: { facebook: { enabled: true } } });
  expect(await register(t.world, form, { site })).toMatchObject({ success: true });
  const member = await findByAccount(t.world.db, 'letters');
  expect(member && (await getProfile(t.world.db, member.id)).facebook).toBe(facebook);
});

test.each(['Sоmchai', 'ѕomchai', 'somchaı', 'ｓomchai', 'somchaí', 'somchai\u0301'])(
  'a username that looks like another, %j, is refused by every brand’s pattern',
  async (username) => {
    const rules = { username: { acceptedPattern: '*', maxLength: 40 } };
    const body = await register(t.world, { ...GOOD, username }, { site: brandWith({ rules }) });
    expect(body).toMatchObject({ message: 'register_fields' });
  },
);
