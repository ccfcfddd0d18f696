import { ApiError, type ApiErrorCode, wordingOf } from '@baize/client/api-error';
import type { RegisterField } from '@baize/contract/register';
import type { FieldProblem } from '@baize/contract/register-form';
import type { Translate } from '@baize/i18n/translate';
import { PhoneCodeError, phoneWording } from '../../shared/fields/phone-code.ts';
import { problemText } from './check-field.ts';
import { FIELD_TABLE } from './field-table.ts';
import type { FormPlan } from './form-plan.ts';

/** A field that the server did not take, and why, in words. */
export type RefusedField = { readonly field: RegisterField; readonly text: string };

/** Refusals that are about one field. */
const FIELD_OF: Partial<Record<ApiErrorCode, RegisterField>> = {
  username_taken: 'username',
  mobile_taken: 'mobileNum',
  mobile_invalid: 'mobileNum',
  email_taken: 'email',
  captcha_wrong: 'captcha',
  code_invalid: 'verificationCode',
  code_expired: 'verificationCode',
  invitation_code_error: 'affiliateCode',
  referral_code_error: 'referralCode',
  own_referral_code: 'referralCode',
};

/**
 * Which fields of the form a refusal is about; none where it is about the whole. A field that the
 * form does not show has no place for its words.
 */
export const refusedFields = (
  error: unknown,
  { fields }: Pick<FormPlan, 'fields'>,
  t: Translate,
): readonly RefusedField[] =>
  namedFields(error, t).filter((named) => fields.some(({ field }) => field === named.field));

const FORM_REFUSALS: readonly ApiErrorCode[] = [
  'register_fields',
  'age_unconfirmed',
  'feature_off',
];

/** Whether the brand may have changed the form since it was drawn, so that its rules are read again. */
export const isAboutForm = (error: unknown): boolean =>
  error instanceof ApiError && FORM_REFUSALS.includes(error.code);

function namedFields(error: unknown, t: Translate): readonly RefusedField[] {
  if (error instanceof PhoneCodeError) {
    return [{ field: 'verificationCode', text: phoneWording(error, t) }];
  }
  if (!(error instanceof ApiError)) return [];
  const field = FIELD_OF[error.code];
  if (field) return [{ field, text: wordingOf(error, t) }];
  const age = error.details['age'];
  if (error.code === 'too_young' && typeof age === 'number') {
    return [{ field: 'birthday', text: t('register.too_young', { age }) }];
  }
  const fields = error.code === 'register_fields' ? error.details['fields'] : null;
  return Array.isArray(fields)
    ? fields.filter(isProblem).map((problem) => ({
        field: problem.field,
        text: problemText(problem, { t }),
      }))
    : [];
}

/** A later server may name a field that this page does not know. */
const isProblem = (row: unknown): row is FieldProblem =>
  typeof row === 'object' &&
  row !== null &&
  'field' in row &&
  Object.hasOwn(FIELD_TABLE, String(row.field));

/** A failed sending in words, whoever was to send the code. */
export const sendingText = (error: unknown, t: Translate): string =>
  error instanceof PhoneCodeError ? phoneWording(error, t) : wordingOf(error, t);
