import type { RegisterField } from '@baize/contract/member';
import { type Misfit, misfitOf } from '@baize/contract/patterns';
import type { Translate } from '@baize/i18n/translate';
import type { Instant } from '@baize/std/time';
import type { CheckMobile, MobileProblem } from '../../shared/check-mobile.ts';
import { ageOn, isPlausible, readBirthday } from './birthday.ts';
import type { PlannedField } from './form-plan.ts';
import { ruleText } from './pattern-texts.ts';

export type FormValues = Readonly<Record<RegisterField, string>> & {
  readonly countryDialingCode: string;
};

/** What a value is held against beside its rule. */
export type CheckFacts = {
  readonly t: Translate;
  readonly minimumAge: number;
  readonly timezone: string;
  readonly now: Instant;
  readonly checkMobile: CheckMobile | null;
};

/** What is wrong with a field, in words, or null. A field left empty is wrong only where it must be filled. */
export function problemOf(
  planned: PlannedField,
  values: FormValues,
  facts: CheckFacts,
): string | null {
  const value = values[planned.field];
  if (value.trim() === '') return planned.isRequired ? facts.t('register.empty') : null;
  switch (planned.field) {
    case 'mobileNum':
      return mobileProblem(values, facts);
    case 'birthday':
      return birthdayProblem(value, facts);
    case 'confirmPassword':
      return value === values.password ? null : facts.t('register.inconsistent');
    default: {
      const misfit = misfitOf(planned.rule, value);
      return misfit && wording(planned, misfit, facts.t);
    }
  }
}

function mobileProblem({ mobileNum, countryDialingCode }: FormValues, facts: CheckFacts) {
  const typed = { dialingCode: countryDialingCode, number: mobileNum };
  const problem = facts.checkMobile?.(typed) ?? null;
  return problem && mobileWording(problem, facts.t);
}

export function mobileWording(problem: MobileProblem, t: Translate): string {
  if (problem.kind === 'format') return t('register.phone_format');
  if (problem.kind === 'digits') return t('register.phone_digits', { digits: problem.digits });
  return t('register.mobile_invalid');
}

function birthdayProblem(value: string, { t, minimumAge, timezone, now }: CheckFacts) {
  const birthday = readBirthday(value);
  const age = birthday && ageOn(birthday, now, timezone);
  if (age === null || !isPlausible(age)) return t('register.birthday_invalid');
  return age < minimumAge ? t('register.too_young', { age: minimumAge }) : null;
}

/** The exact sentences of the fields that have one; any other field says its rule. */
function wording({ field, rule }: PlannedField, misfit: Misfit, t: Translate): string {
  const bounds = { min: rule.minLength, max: rule.maxLength };
  switch (field) {
    case 'username':
      return t('register.account_format');
    case 'password':
      return misfit === 'length'
        ? t('register.password_length', bounds)
        : t('register.password_format');
    case 'payeeName':
      return t('register.name_format');
    case 'email':
      return t('register.email_format');
    case 'verificationCode':
      return t('register.code_format');
    case 'affiliateCode':
      return t('register.invitation_invalid');
    default:
      return ruleText(rule, t);
  }
}
