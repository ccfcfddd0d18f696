import type { RegisterField } from '@baize/contract/register';
import { assert } from '@baize/std/assert';
import { expect, test } from 'vitest';
import {
  brandWith,
  fillForm,
  readPicture,
  refusedFields,
  register,
} from '../../testing/newcomer.ts';
import { useWorld } from '../../testing/world.ts';
import { findByAccount, getProfile } from '../members/index.ts';

const t = useWorld();

const memberOf = async (account: unknown) => {
  const member = await findByAccount(t.world.db, String(account));
  assert(member, 'the member is there');
  return member;
};

test.each<[Record<string, unknown>, string[][]]>([
  [{ username: '' }, [['username', 'empty']]],
  [
    { password: '', confirmPassword: '' },
    [
      ['password', 'empty'],
      ['confirmPassword', 'empty'],
    ],
  ],
  [{ confirmPassword: 'krathong-7-lotuS' }, [['confirmPassword', 'confirmation']]],
  [{ password: 'short', confirmPassword: 'short' }, [['password', 'length']]],
  [{ password: 'password1', confirmPassword: 'password1' }, [['password', 'common']]],
  [{ mobileNum: '' }, [['mobileNum', 'empty']]],
  [{ mobileNum: '0811' }, [['mobileNum', 'length']]],
  [{ mobileNum: '0111111111' }, [['mobileNum', 'mobile']]],
  [{ verificationCode: '' }, [['verificationCode', 'empty']]],
  [{ birthday: '' }, [['birthday', 'empty']]],
  [{ birthday: '1990-02-30' }, [['birthday', 'birthday']]],
  [{ birthday: '2026-11-16' }, [['birthday', 'birthday']]],
  [{ birthday: '05/05/1990' }, [['birthday', 'pattern']]],
  [{ email: 'a@b' }, [['email', 'length']]],
  [{ email: 'not an address' }, [['email', 'pattern']]],
  [
    { username: '1abc', line: 'ไทย', email: 'x' },
    [
      ['username', 'pattern'],
      ['email', 'length'],
      ['line', 'pattern'],
    ],
  ],
])('REG-02 REG-05 REG-12 a form with %j is refused for %j', async (change, fields) => {
  const form = await fillForm(t.world, { verificationCode: '000000', ...change });
  expect(refusedFields(await register(t.world, form))).toEqual(fields);
});

test('REG-03 a refused field carries the id of its pattern and its bounds', async () => {
  const form = await fillForm(t.world, {
    verificationCode: '000000',
    password: 'abc',
    confirmPassword: 'abc',
  });
  expect((await register(t.world, form)).value).toMatchObject({
    fields: [
      { field: 'password', code: 'length', patternId: 'letters_numbers_symbols', min: 8, max: 64 },
    ],
  });
});

test.each([
  ['66', '0111111111', 9, 9],
  ['65', '0111111111', 8, 8],
])(
  'REG-25 a number nobody has behind +%s is refused with the digits of its country',
  async (countryDialingCode, mobileNum, min, max) => {
    const form = await fillForm(t.world, {
      verificationCode: '000000',
      countryDialingCode,
      mobileNum,
    });
    expect((await register(t.world, form)).value).toMatchObject({
      fields: [{ field: 'mobileNum', code: 'mobile', min, max }],
    });
  },
);

test('REG-06 without the terms nothing is made', async () => {
  const form = await fillForm(t.world, { username: 'termless', agreesToTerms: false });
  expect(await register(t.world, form)).toMatchObject({ message: 'terms_needed' });
  expect(await findByAccount(t.world.db, 'termless')).toBeUndefined();
});

// It is noon of 15 November in Bangkok, and the brand asks for twenty years.
test.each([
  ['2006-11-14', true],
  ['2006-11-15', true],
  ['2006-11-16', false],
  ['2008-02-29', false],
])('REG-10 REG-24 who was born on %s may register: %s', async (birthday, mayRegister) => {
  const form = await fillForm(t.world, { birthday });
  expect(await register(t.world, form)).toMatchObject(
    mayRegister ? { success: true } : { message: 'too_young', value: { age: 20 } },
  );
});

test('REG-10 the birthday begins in the brand’s own time zone', async () => {
  // At five in the morning of Greenwich it is still the 14th on Hawaii.
  const site = brandWith({ brand: { timezone: 'Pacific/Honolulu', minimumAge: 18 } });
  const onTheDay = await fillForm(t.world, { birthday: '2008-11-15' });
  expect(await register(t.world, onTheDay, { site })).toMatchObject({
    message: 'too_young',
    value: { age: 18 },
  });
  const dayBefore = await fillForm(t.world, { birthday: '2008-11-14' });
  expect(await register(t.world, dayBefore, { site })).toMatchObject({ success: true });
});

test('REG-10 where no birthday is asked for, the age is confirmed by hand', async () => {
  const site = brandWith({ rules: { birthday: { enabled: false } } });
  const silent = await fillForm(t.world, { birthday: '' });
  const unconfirmed = { message: 'age_unconfirmed', value: { age: 20 } };
  expect(await register(t.world, silent, { site })).toMatchObject(unconfirmed);
  const denied = await fillForm(t.world, { birthday: '1990-05-05', confirmsAge: false });
  expect(await register(t.world, denied, { site })).toMatchObject(unconfirmed);
  const confirmed = await fillForm(t.world, { birthday: '', confirmsAge: true });
  expect(await register(t.world, confirmed, { site })).toMatchObject({ success: true });
});

test('REG-10 a page drawn while a birthday was asked for is taken by it, and it is not kept', async () => {
  const site = brandWith({ rules: { birthday: { enabled: false } } });
  const old = await fillForm(t.world, { username: 'drawnbefore', birthday: '1990-05-05' });
  expect(await register(t.world, old, { site })).toMatchObject({ success: true });
  const { id } = await memberOf('drawnbefore');
  expect((await getProfile(t.world.db, id)).birthday).toBeNull();
  const young = await fillForm(t.world, { birthday: '2008-05-05' });
  expect(await register(t.world, young, { site })).toMatchObject({ message: 'too_young' });
});

test('REG-10 REG-15 an optional birthday may be left out by who confirms the age, and given instead of it', async () => {
  const site = brandWith({ rules: { birthday: { required: false } } });
  const left = await fillForm(t.world, { birthday: '', confirmsAge: true });
  expect(await register(t.world, left, { site })).toMatchObject({ success: true });
  const given = await fillForm(t.world, { birthday: '1990-05-05' });
  expect(await register(t.world, given, { site })).toMatchObject({ success: true });
  const young = await fillForm(t.world, { birthday: '2008-05-05', confirmsAge: true });
  expect(await register(t.world, young, { site })).toMatchObject({ message: 'too_young' });
});

const KEPT_AS = {
  payeeName: ['full_name', 'Somchai Jaidee'],
  qqNum: ['qq_num', '123456'],
  line: ['line', 'som.line'],
  whatsapp: ['whatsapp', '+66811111111'],
  facebook: ['facebook', 'Somchai'],
  wechat: ['wechat', 'som_w'],
  idNumber: ['id_number', '1101700203451'],
  email: ['email', 'som@mail.example'],
  recommenderId: ['recommender_id', 'friend1'],
  telegram: ['telegram', '@som'],
  zalo: ['zalo', '0811111111'],
} as const satisfies Partial<Record<RegisterField, readonly [string, string]>>;

test.each(Object.entries(KEPT_AS))(
  'REG-15 %s is ignored, kept or required as configured',
  async (field, [column, value]) => {
    const asks = (enabled: boolean, required: boolean) =>
      brandWith({ rules: { [field]: { enabled, required } } });
    const kept = async (form: Record<string, unknown>, site: ReturnType<typeof brandWith>) => {
      const body = await register(t.world, await fillForm(t.world, form), { site });
      expect(body).toMatchObject({ success: true });
      const { id } = await memberOf((body.value as { account: string }).account);
      return (await getProfile(t.world.db, id))[
        column as keyof Awaited<ReturnType<typeof getProfile>>
      ];
    };
    expect(await kept({ [field]: value }, asks(false, true))).toBeNull();
    expect(await kept({}, asks(true, false))).toBeNull();
    expect(await kept({ [field]: value }, asks(true, true))).toBe(value);
    const without = await fillForm(t.world, { verificationCode: '000000' });
    const body = await register(t.world, without, { site: asks(true, true) });
    expect(refusedFields(body)).toEqual([[field, 'empty']]);
  },
);

test('REG-15 a picture is read when the brand shows one, and is good once', async () => {
  const site = brandWith({ rules: { captcha: { enabled: true, required: true } } });
  const captchaId = 'picture-of-the-form-2';
  const bare = await fillForm(t.world, { verificationCode: '000000' });
  expect(refusedFields(await register(t.world, bare, { site }))).toEqual([['captcha', 'empty']]);
  const captcha = await readPicture(t.world, captchaId);
  const read = await fillForm(t.world, { captcha, captchaId });
  expect(await register(t.world, read, { site })).toMatchObject({ success: true });
  const again = await fillForm(t.world, { captcha, captchaId });
  expect(await register(t.world, again, { site })).toMatchObject({ message: 'captcha_wrong' });
  const nameless = await fillForm(t.world, { captcha });
  expect(await register(t.world, nameless, { site })).toMatchObject({
    message: 'verification_first',
  });
});

test('REG-16 a payment password that is shown is required', async () => {
  const site = brandWith({ rules: { paymentPassword: { enabled: true, required: false } } });
  const form = await fillForm(t.world, { verificationCode: '000000' });
  expect(refusedFields(await register(t.world, form, { site }))).toEqual([
    ['paymentPassword', 'empty'],
  ]);
});
