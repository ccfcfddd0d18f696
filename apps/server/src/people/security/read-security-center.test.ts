import { expect, test } from 'vitest';
import { askAs, givenPerson } from '../../testing/security.ts';
import { useWorld } from '../../testing/world.ts';

const t = useWorld();

const SECRETS = ['+66812345678', '812345678', 'somchai.j@mail.example', 'Somchai Jaidee', 'Jaidee'];
const NUMBER = '1234567890';

const givenSomchai = (account: string, mobile = '+66812345678', email = 'somchai.j@mail.example') =>
  givenPerson(t.world, {
    account,
    profile: {
      full_name: 'Somchai Jaidee',
      birthday: '1990-02-28',
      mobile,
      mobile_verified_at: t.world.clock.now(),
      email,
      email_verified_at: t.world.clock.now(),
    },
  });

test('MEM-03 all that the account knows is shown, and what identifies elsewhere is masked', async () => {
  const somchai = await givenSomchai('somchai');
  const { status, value } = await somchai.ask('GET security');
  expect(status).toBe(200);
  expect(value).toEqual({
    account: 'somchai',
    nickname: 'somchai',
    avatar: 'avatar-01',
    memberSince: '2026-11-15T05:00:00.000Z',
    fullName: 'S••• J•••',
    birthday: '1990-02-28',
    mobile: '+66•••5678',
    email: 's•••j@mail.example',
    address: null,
    nationality: null,
    occupation: null,
    sourceOfIncome: null,
    line: null,
    telegram: null,
    whatsapp: null,
    facebook: null,
    wechat: null,
    zalo: null,
    qqNum: null,
    bankAccounts: [],
    hasPassword: true,
    passwordChangedAt: '2026-11-15T05:00:00.000Z',
    hasPaymentPassword: false,
    totp: { isOn: false, recoveryCodesLeft: 0 },
    outside: [],
    factorWays: [
      { way: 'mobile', target: '+66•••5678' },
      { way: 'email', target: 's•••j@mail.example' },
    ],
  });
});

test('MEM-03 no answer of any call holds a contact, a name or a number unmasked', async () => {
  const person = await givenSomchai('masked', '+66812345679', 'somchai.k@mail.example');
  const bank = { bankCode: '004', accountNumber: NUMBER, accountName: 'Somchai Jaidee' };
  const contact = { kind: 'email', email: 'new.one@mail.example' };
  const answers = [
    await person.ask('GET security'),
    await person.ask('PUT profile', { nickname: 'Sam', fullName: 'Somchai Jaidee' }),
    await person.ask('PUT profile', { fullName: 'Another Name' }),
    await person.ask('POST security/code', { way: 'mobile' }),
    await person.ask('POST contact/code', contact),
    await person.ask('POST contact', { contact, verificationCode: '1' }),
    await person.ask('POST bankAccounts', bank),
    await person.ask('POST bankAccounts', { ...bank, factor: { way: 'mobile', proof: '1' } }),
    await person.ask('POST totp/begin'),
    await person.ask('POST password/payment', { newPassword: 'x', confirmNewPassword: 'y' }),
  ];
  const text = JSON.stringify(answers);
  const secrets = [...SECRETS, '812345679', 'somchai.k@', 'new.one@', NUMBER];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

const CALLS = [
  'GET security',
  'PUT profile',
  'POST security/code',
  'POST contact/code',
  'POST contact',
  'POST password/payment',
  'POST totp/begin',
  'POST totp/confirm',
  'POST totp/remove',
  'POST bankAccounts',
  'POST bankAccounts/remove',
];

test.each(CALLS)('MEM-03 %s is for members who are completely logged in', async (call) => {
  const { memberId } = await givenPerson(t.world, { account: `x${CALLS.indexOf(call)}` });
  const refusal = async (caller: Parameters<typeof askAs>[1]['caller']) =>
    (await askAs(t.world, { caller }, [call])).message;
  expect(await refusal(null)).toBe('not_signed_in');
  expect(await refusal({ role: 'trial', memberId })).toBe('in_need_true_account');
  expect(await refusal({ role: 'member', memberId, pending: 'factor' })).toBe('verification_first');
  expect(await refusal({ role: 'member', memberId, pending: 'password' })).toBe(
    'password_change_required',
  );
});
