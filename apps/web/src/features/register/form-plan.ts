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
  const fields = planFields(question);
  return {
    registerType: question.method === 'mobile' ? 'registerMobile' : 'register',
    fields,
    asksAge: !fields.some(({ field, isRequired }) => field === 'birthday' && isRequired),
    usesPhoneCode: question.flags.registerSmsCode && question.usesPhoneCodeProvider,
  };
}
