import type { Flags } from '@baize/contract/flags';
import type { RegisterField, RegisterRule } from '@baize/contract/member';

export type RegisterMethod = 'username' | 'mobile';

export type PlannedField = {
  readonly field: RegisterField;
  readonly isRequired: boolean;
  readonly rule: RegisterRule;
};

/** The form as one brand draws it for one way to register. */
export type FormPlan = {
  readonly registerType: 'register' | 'registerMobile';
  readonly fields: readonly PlannedField[];
  /** Where no birthday is asked for, the age is confirmed by hand. */
  readonly asksAge: boolean;
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

/** The ways a brand offers; where both are, the mobile number comes first. */
export const methodsOf = (flags: Flags): readonly RegisterMethod[] => [
  ...(flags.registerByMobile ? (['mobile'] as const) : []),
  ...(flags.registerByUsername ? (['username'] as const) : []),
];

type Question = {
  readonly rules: readonly RegisterRule[];
  readonly flags: Flags;
  readonly method: RegisterMethod;
  /** Who comes from an outside sign-in has shown there who they are and needs no password. */
  readonly isOutside: boolean;
};

export function planForm(question: Question): FormPlan {
  const fields = ORDER.flatMap((field) => {
    const rule = question.rules.find((known) => known.field === field) ?? openRule(field);
    const isRequired = demandOf(rule, question);
    return isRequired === null ? [] : [{ field, isRequired, rule }];
  });
  return {
    registerType: question.method === 'mobile' ? 'registerMobile' : 'register',
    fields,
    asksAge: !fields.some(({ field, isRequired }) => field === 'birthday' && isRequired),
  };
}

/** Whether a field must be filled in; null where it does not show. */
function demandOf(rule: RegisterRule, question: Question): boolean | null {
  const { flags, method, isOutside } = question;
  switch (rule.field) {
    case 'username':
      return method === 'username' ? true : null;
    case 'password':
    case 'confirmPassword':
      return !isOutside && (method === 'username' || flags.mobilePassword) ? true : null;
    case 'mobileNum':
      return method === 'mobile' || flags.registerSmsCode ? true : asConfigured(rule);
    case 'verificationCode':
      return flags.registerSmsCode ? true : null;
    case 'paymentPassword':
      return rule.enabled ? true : null;
    default:
      return asConfigured(rule);
  }
}

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
