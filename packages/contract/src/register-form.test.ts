import { expect, test } from 'vitest';
import { FLAGS, type Flag, type Flags } from './flags.ts';
import { PATTERNS } from './patterns.ts';
import type { RegisterField, RegisterRule } from './register.ts';
import { type FormQuestion, findProblems, methodsOf, planFields } from './register-form.ts';

const flagsWith = (...on: readonly Flag[]): Flags =>
  Object.fromEntries(
    Object.keys(FLAGS).map((flag) => [flag, on.some((one) => one === flag)]),
  ) as Flags;

const rule = (field: RegisterField, change: Partial<RegisterRule> = {}): RegisterRule => ({
  field,
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 1,
  maxLength: 20,
  ...change,
});

const plan = (question: Partial<FormQuestion> = {}) =>
  planFields({
    rules: [],
    flags: flagsWith('registerByUsername'),
    method: 'username',
    isOutside: false,
    usesPhoneCodeProvider: false,
    ...question,
  });

const demandOf = (field: RegisterField, question: Partial<FormQuestion>) =>
  plan(question).find((planned) => planned.field === field)?.isRequired;

test.each<[Flag[], string[]]>([
  [['registerByUsername'], ['username']],
  [['registerByMobile'], ['mobile']],
  [
    ['registerByMobile', 'registerByUsername'],
    ['mobile', 'username'],
  ],
  [[], []],
])('BRAND-08 BRAND-09 REG-19 with %j one registers by %j', (flags, methods) => {
  expect(methodsOf(flagsWith(...flags))).toEqual(methods);
});

const CONFIGURED = [
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
] as const satisfies readonly RegisterField[];

test.each(CONFIGURED)('REG-15 REG-17 %s is left out, asked or required as configured', (field) => {
  const demand = (change: Partial<RegisterRule>) =>
    demandOf(field, { rules: [rule(field, change)] });
  expect(demand({ enabled: false, required: true })).toBeUndefined();
  expect(demand({ enabled: true, required: false })).toBe(false);
  expect(demand({ enabled: true, required: true })).toBe(true);
  expect(demandOf(field, {})).toBeUndefined();
});

test('REG-16 a payment password that shows is required, whatever the configuration says', () => {
  const demand = (enabled: boolean) =>
    demandOf('paymentPassword', { rules: [rule('paymentPassword', { enabled })] });
  expect(demand(true)).toBe(true);
  expect(demand(false)).toBeUndefined();
});

test('REG-13 the number is required for its own way, for its code, or as configured', () => {
  const rules = [rule('mobileNum', { enabled: false })];
  expect(demandOf('mobileNum', { rules })).toBeUndefined();
  expect(demandOf('mobileNum', { rules, method: 'mobile' })).toBe(true);
  expect(demandOf('mobileNum', { rules, flags: flagsWith('registerSmsCode') })).toBe(true);
  expect(demandOf('mobileNum', { rules: [rule('mobileNum')] })).toBe(false);
  expect(demandOf('mobileNum', { rules: [rule('mobileNum', { required: true })] })).toBe(true);
});

test('REG-14 BRAND-11 a code is asked for when codes are sent, and not otherwise', () => {
  const flags = flagsWith('registerSmsCode');
  expect(demandOf('verificationCode', { flags })).toBe(true);
  expect(demandOf('verificationCode', {})).toBeUndefined();
  expect(demandOf('verificationCode', { rules: [rule('verificationCode')] })).toBeUndefined();
  expect(demandOf('verificationCode', { flags, usesPhoneCodeProvider: true })).toBeUndefined();
});

test('BRAND-10 a number comes with a password by its flag, a name always, an outsider never', () => {
  const passwordOf = (question: Partial<FormQuestion>) => [
    demandOf('password', question),
    demandOf('confirmPassword', question),
  ];
  const [asked, unasked] = [
    [true, true],
    [undefined, undefined],
  ];
  expect(passwordOf({})).toEqual(asked);
  expect(passwordOf({ method: 'mobile', flags: flagsWith('mobilePassword') })).toEqual(asked);
  expect(passwordOf({ method: 'mobile' })).toEqual(unasked);
  expect(passwordOf({ isOutside: true })).toEqual(unasked);
});

const PLAN = plan({
  rules: [
    rule('username', { acceptedPattern: PATTERNS.no_spaces, patternId: 'no_spaces', minLength: 4 }),
    rule('password', { minLength: 8 }),
    rule('line', { minLength: 2 }),
  ],
});

const good = { username: 'somchai', password: 'long-enough', confirmPassword: 'long-enough' };
const problemsOf = (change: Record<string, string>) =>
  findProblems(PLAN, { ...good, ...change }).map(({ field, code }) => [field, code]);

test.each<[Record<string, string>, string[][]]>([
  [{}, []],
  [{ username: '' }, [['username', 'empty']]],
  [{ username: 'som' }, [['username', 'length']]],
  [{ username: 's'.repeat(21) }, [['username', 'length']]],
  [{ username: 'som chai' }, [['username', 'pattern']]],
  // Accepted by the pattern of this brand, but it reads like another name.
  [{ username: 'sоmchai' }, [['username', 'pattern']]],
  [
    { password: '' },
    [
      ['password', 'empty'],
      ['confirmPassword', 'confirmation'],
    ],
  ],
  [{ confirmPassword: '' }, [['confirmPassword', 'empty']]],
  [{ confirmPassword: 'long-enougH' }, [['confirmPassword', 'confirmation']]],
  [{ line: '' }, []],
  [{ line: 'x' }, [['line', 'length']]],
  [{ telegram: '\0' }, []],
])('REG-03 REG-05 a form with %j has %j', (change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});

test('REG-03 a problem carries what its text needs', () => {
  expect(findProblems(PLAN, { ...good, username: 'som' })).toEqual([
    { field: 'username', code: 'length', patternId: 'no_spaces', min: 4, max: 20 },
  ]);
});
