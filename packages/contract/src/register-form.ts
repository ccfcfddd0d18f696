import type { Flags } from './flags.ts';
import type { PatternId } from './pattern-ids.ts';
import { misfitOf } from './patterns.ts';
import type { RegisterField, RegisterRule } from './register.ts';

export type RegisterMethod = 'username' | 'mobile';

/** The ways a brand offers; where both are, the mobile number comes first. */
export const methodsOf = (flags: Flags): readonly RegisterMethod[] => [
  ...(flags.registerByMobile ? (['mobile'] as const) : []),
  ...(flags.registerByUsername ? (['username'] as const) : []),
];

export type PlannedField = {
  readonly field: RegisterField;
  readonly isRequired: boolean;
  readonly rule: RegisterRule;
};

export type FormQuestion = {
  readonly rules: readonly RegisterRule[];
  readonly flags: Flags;
  readonly method: RegisterMethod;
  /** Who comes from an outside sign-in has shown there who they are and needs no password. */
  readonly isOutside: boolean;
  /** The code is typed at the provider's, whose token comes in its place. */
  readonly usesPhoneCodeProvider: boolean;
};

/** The order a person thinks in: who, how to reach them, how to get in, the rest. */
const ORDER: readonly RegisterField[] = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'paymentPassword',
  'birthday',
  'payeeName',
  'email',
  'idNumber',
  'line',
  'telegram',
  'whatsapp',
  'facebook',
  'wechat',
  'zalo',
  'qqNum',
  'recommenderId',
  'referralCode',
  'affiliateCode',
  'captcha',
];

/** The fields a brand asks for, and which of them must be filled in. Site and server ask here. */
export const planFields = (question: FormQuestion): readonly PlannedField[] =>
  ORDER.flatMap((field) => {
    const rule = question.rules.find((known) => known.field === field) ?? openRule(field);
    const demand = DEMANDS[field];
    const isRequired = demand ? demand(question, rule) : asConfigured(rule);
    return isRequired === null ? [] : [{ field, isRequired, rule }];
  });

type Demand = (question: FormQuestion, rule: RegisterRule) => boolean | null;

const asksPassword: Demand = ({ isOutside, method, flags }) =>
  !isOutside && (method === 'username' || flags.mobilePassword) ? true : null;

/** Whether a field must be filled in, null where it is not asked for; the rest is as configured. */
const DEMANDS: Readonly<Partial<Record<RegisterField, Demand>>> = {
  username: ({ method }) => (method === 'username' ? true : null),
  password: asksPassword,
  confirmPassword: asksPassword,
  mobileNum: ({ method, flags }, rule) =>
    method === 'mobile' || flags.registerSmsCode ? true : asConfigured(rule),
  verificationCode: ({ flags, usesPhoneCodeProvider }) =>
    flags.registerSmsCode && !usesPhoneCodeProvider ? true : null,
  paymentPassword: (_, { enabled }) => (enabled ? true : null),
};

const asConfigured = ({ enabled, required }: RegisterRule): boolean | null =>
  enabled ? required : null;

/** What holds where a brand says nothing of a field that a flag asks for. */
const openRule = (field: RegisterField): RegisterRule => ({
  field,
  enabled: false,
  required: false,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 1,
  maxLength: 200,
});

/** What is wrong with a field: enough to say it in words beside it. */
export type FieldProblem = {
  readonly field: RegisterField;
  readonly code: 'empty' | 'length' | 'pattern' | 'confirmation' | 'common' | 'mobile' | 'birthday';
  readonly patternId: PatternId;
  readonly min: number;
  readonly max: number;
};

export type FieldValues = Readonly<Partial<Record<RegisterField, string | undefined>>>;

export const problemWith = (
  { field, rule }: Pick<PlannedField, 'field' | 'rule'>,
  code: FieldProblem['code'],
): FieldProblem => ({
  field,
  code,
  patternId: rule.patternId,
  min: rule.minLength,
  max: rule.maxLength,
});

/** What can be seen from the form alone; nothing left out is wrong unless it is required. */
export const findProblems = (
  plan: readonly PlannedField[],
  values: FieldValues,
): readonly FieldProblem[] =>
  plan.flatMap((planned) => {
    const code = codeOf(planned, values);
    return code === null ? [] : [problemWith(planned, code)];
  });

/** A username is of the Latin alphabet whatever the brand's pattern: none looks like another. */
const LATIN = /^[A-Za-z0-9]+$/;

function codeOf(
  { field, isRequired, rule }: PlannedField,
  values: FieldValues,
): FieldProblem['code'] | null {
  const value = values[field] ?? '';
  if (value === '') return isRequired ? 'empty' : null;
  if (field === 'confirmPassword') return value === values.password ? null : 'confirmation';
  if (field === 'username' && value.length <= rule.maxLength && !LATIN.test(value)) {
    return 'pattern';
  }
  return misfitOf(rule, value);
}
