import { FLAGS, type Flags } from '@baize/contract/flags';
import type { RegisterField, RegisterRule } from '@baize/contract/register';
import { methodsOf } from '@baize/contract/register-form';
import { expect, test } from 'vitest';
import { planForm } from './form-plan.ts';

const none = Object.fromEntries(Object.keys(FLAGS).map((flag) => [flag, false])) as Flags;

const usual = {
  rules: [],
  flags: none,
  method: 'username',
  isOutside: false,
  usesPhoneCodeProvider: false,
} as const;

const rule = (field: RegisterField, state: 'disabled' | 'optional' | 'required'): RegisterRule => ({
  field,
  enabled: state !== 'disabled',
  required: state === 'required',
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 1,
  maxLength: 200,
});

const plan = (rules: readonly RegisterRule[], flags: Partial<Flags> = {}) =>
  planForm({ ...usual, rules, flags: { ...none, ...flags } });

const demand = (field: RegisterField, rules: readonly RegisterRule[]) =>
  plan(rules).fields.find((planned) => planned.field === field)?.isRequired;

const CONFIGURED: readonly RegisterField[] = [
  'payeeName',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'recommenderId',
  'affiliateCode',
  'captcha',
  'telegram',
  'zalo',
  'birthday',
  'referralCode',
  'mobileNum',
];

test.each(CONFIGURED)('REG-15 %s is away, optional or required as configured', (field) => {
  expect(demand(field, [])).toBeUndefined();
  expect(demand(field, [rule(field, 'disabled')])).toBeUndefined();
  expect(demand(field, [rule(field, 'optional')])).toBe(false);
  expect(demand(field, [rule(field, 'required')])).toBe(true);
});

test('REG-16 a payment password that shows must be filled in', () => {
  expect(demand('paymentPassword', [rule('paymentPassword', 'disabled')])).toBeUndefined();
  expect(demand('paymentPassword', [rule('paymentPassword', 'optional')])).toBe(true);
});

test('REG-14 the code is asked for by its flag alone, and brings the number along', () => {
  const asked = (flags: Partial<Flags>) =>
    plan([rule('verificationCode', 'required')], flags).fields.map(({ field }) => field);
  expect(asked({})).not.toContain('verificationCode');
  expect(asked({ registerSmsCode: true })).toEqual(
    expect.arrayContaining(['mobileNum', 'verificationCode']),
  );
});

test('BRAND-10 registration by mobile asks for a password where its flag says so', () => {
  const fields = (mobilePassword: boolean) =>
    planForm({
      ...usual,
      flags: { ...none, mobilePassword },
      method: 'mobile',
    }).fields.map(({ field }) => field);
  expect(fields(false)).toEqual(['mobileNum']);
  expect(fields(true)).toEqual(['mobileNum', 'password', 'confirmPassword']);
});

test('REG-19 the type follows the way, and by mobile is the first where it is offered', () => {
  expect(methodsOf({ ...none, registerByMobile: true, registerByUsername: true })).toEqual([
    'mobile',
    'username',
  ]);
  expect(methodsOf({ ...none, registerByUsername: true })).toEqual(['username']);
  expect(plan([]).registerType).toBe('register');
});

test('REG-10 the age is confirmed by hand where no birthday must be given', () => {
  expect(plan([]).asksAge).toBe(true);
  expect(plan([rule('birthday', 'optional')]).asksAge).toBe(true);
  expect(plan([rule('birthday', 'required')]).asksAge).toBe(false);
});

test('a newcomer from an outside sign-in is asked for no password', () => {
  const { fields } = planForm({ ...usual, isOutside: true });
  expect(fields.map(({ field }) => field)).toEqual(['username']);
});

test('REG-21 the code of an outside provider is typed after the number', () => {
  const flags = { ...none, registerSmsCode: true };
  const outside = planForm({ ...usual, flags, method: 'mobile', usesPhoneCodeProvider: true });
  expect(outside.usesPhoneCode).toBe(true);
  expect(outside.fields.map(({ field }) => field)).toEqual(['mobileNum', 'verificationCode']);
});
