import type { RegisterField } from '@baize/contract/register';
import { type FieldProblem, findProblems, type PlannedField } from '@baize/contract/register-form';
import type { Translate } from '@baize/i18n/translate';
import { ageOn, dayOf } from '@baize/std/day';
import type { Instant } from '@baize/std/time';
import type { CheckMobile, MobileProblem } from '../../shared/fields/check-mobile.ts';
import { ruleText } from '../../shared/fields/pattern-texts.ts';
import { isoDay, isPlausible, readBirthday } from './birthday.ts';

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

/** What is wrong with a field, in words, or null. */
export function problemOf(
  planned: PlannedField,
  values: FormValues,
  facts: CheckFacts,
): string | null {
  const { field } = planned;
  const isFilled = values[field].trim() !== '';
  if (isFilled && field === 'mobileNum') return mobileProblem(values, facts);
  if (isFilled && field === 'birthday') return birthdayProblem(values.birthday, facts);
  const [problem] = findProblems([planned], isFilled ? values : { ...values, [field]: '' });
  return problem ? problemText(problem, facts) : null;
}

function mobileProblem({ mobileNum, countryDialingCode }: FormValues, facts: CheckFacts) {
  const typed = { dialingCode: countryDialingCode, number: mobileNum };
  const problem = facts.checkMobile?.(typed) ?? null;
  return problem && mobileText(problem, facts.t);
}

function mobileText(problem: MobileProblem, t: Translate): string {
  if (problem.kind === 'format') return t('register.phone_format');
  if (problem.kind === 'digits') return t('register.phone_digits', { digits: problem.digits });
  return t('register.mobile_invalid');
}

function birthdayProblem(written: string, { t, minimumAge, timezone, now }: CheckFacts) {
  const birthday = readBirthday(written);
  const age = birthday && ageOn(isoDay(birthday), dayOf(now, timezone));
  if (age === null || !isPlausible(age)) return t('register.birthday_invalid');
  return age < minimumAge ? t('register.too_young', { age: minimumAge }) : null;
}

type Words = Pick<CheckFacts, 't'>;

/** The sentence of a problem, whether this page found it or the server did. */
export function problemText(problem: FieldProblem, { t }: Words): string {
  switch (problem.code) {
    case 'empty':
      return t('register.empty');
    case 'confirmation':
      return t('register.inconsistent');
    case 'common':
      return t('register.password_common');
    case 'mobile':
      return t('register.mobile_invalid');
    case 'birthday':
      return t('register.birthday_invalid');
    case 'length':
    case 'pattern':
      return misfitText(problem, t);
  }
}

/** Some fields have a sentence of their own; any other says its rule. */
const SENTENCES = {
  username: 'register.account_format',
  password: 'register.password_format',
  payeeName: 'register.name_format',
  email: 'register.email_format',
  verificationCode: 'register.code_format',
  affiliateCode: 'register.invitation_invalid',
} as const;

function misfitText({ field, code, patternId, min, max }: FieldProblem, t: Translate): string {
  if (field === 'password' && code === 'length') return t('register.password_length', { min, max });
  if (isNamed(field)) return t(SENTENCES[field]);
  return ruleText({ patternId, minLength: min, maxLength: max }, t);
}

const isNamed = (field: RegisterField): field is keyof typeof SENTENCES =>
  Object.hasOwn(SENTENCES, field);
