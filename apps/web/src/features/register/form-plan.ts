import { PATTERNS } from '@baize/contract/patterns';
import { type FormQuestion, type PlannedField, planFields } from '@baize/contract/register-form';

/** The form as one brand draws it for one way to register. */
export type FormPlan = {
  readonly registerType: 'register' | 'registerMobile';
  readonly fields: readonly PlannedField[];
  /** Where no birthday must be given, the age is confirmed by hand. */
  readonly asksAge: boolean;
  /** The outside provider sends and checks the code; its token comes with the form. */
  readonly usesPhoneCode: boolean;
};

export function planForm(question: FormQuestion): FormPlan {
  const usesPhoneCode = question.flags.registerSmsCode && question.usesPhoneCodeProvider;
  const asked = planFields(question);
  const fields = usesPhoneCode ? asked.flatMap(withPhoneCode) : asked;
  return {
    registerType: question.method === 'mobile' ? 'registerMobile' : 'register',
    fields,
    asksAge: !fields.some(({ field, isRequired }) => field === 'birthday' && isRequired),
    usesPhoneCode,
  };
}

/** The provider's code is typed after the number it was sent to, though it goes to the provider. */
const withPhoneCode = (planned: PlannedField): readonly PlannedField[] =>
  planned.field === 'mobileNum' ? [planned, PHONE_CODE] : [planned];

const PHONE_CODE: PlannedField = {
  field: 'verificationCode',
  isRequired: true,
  rule: {
    field: 'verificationCode',
    enabled: true,
    required: true,
    acceptedPattern: PATTERNS.numbers,
    patternId: 'numbers',
    minLength: 6,
    maxLength: 255,
  },
};
