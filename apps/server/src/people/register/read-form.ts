import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/register';
import {
  type FieldProblem,
  type FieldValues,
  findProblems,
  type PlannedField,
  planFields,
  problemWith,
  type RegisterMethod,
} from '@baize/contract/register-form';
import type { Day } from '@baize/std/day';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import type { LoadedBrand } from '../../base/brand/index.ts';
import { Refusal } from '../../base/kernel/index.ts';
import { mobileDigits, normalizeMobile } from '../challenges/index.ts';
import { isWellKnown } from '../credentials/index.ts';
import { isBirthday, readDay } from './rules.ts';

export type RegisterInput = Input<typeof contract.registerMember>;

/** The form as it counts: only what was asked for, each value as it is kept. */
export type Form = {
  readonly values: FieldValues;
  readonly mobile: string | null;
  readonly birthday: Day | null;
};

type Reading = {
  readonly loaded: Pick<LoadedBrand, 'brand' | 'content' | 'flags'>;
  readonly method: RegisterMethod;
  readonly today: Day;
};

/** Refuses a form with all that is wrong with it at once, so that a page can point at each field. */
export function readForm(input: RegisterInput, { loaded, method, today }: Reading): Form {
  const { brand, content, flags } = loaded;
  const { usesPhoneCodeProvider } = brand;
  const { register: rules } = content;
  const isOutside = Boolean(input.outsideTicket);
  const plan = planFields({ rules, flags, method, isOutside, usesPhoneCodeProvider });
  const values: FieldValues = Object.fromEntries(
    plan.map(({ field }) => [field, input[field] ?? '']),
  );
  const dialingCode = input.countryDialingCode ?? dialingCodeOf(brand.country);
  const mobile = readMobile(dialingCode, values.mobileNum ?? '');
  const birthday = readDay(values.birthday ?? '');
  const fields = [
    ...findProblems(plan, values),
    ...plan.flatMap((planned) => {
      const value = values[planned.field] ?? '';
      const checks = { mobile, dialingCode, birthday, today, brand };
      return value === '' ? [] : deeperProblem(planned, value, checks);
    }),
  ];
  const first = fields.filter(
    ({ field }, index) => fields.findIndex((other) => other.field === field) === index,
  );
  if (first.length > 0) throw new Refusal('register_fields', { fields: first });
  return { values, mobile, birthday };
}

type Checks = Pick<LoadedBrand, 'brand'> & {
  readonly mobile: string | null;
  readonly dialingCode: string;
  readonly birthday: Day | null;
  readonly today: Day;
};

/** What a pattern cannot see: a number nobody can have, a day that never was, a password all know. */
function deeperProblem(
  planned: PlannedField,
  value: string,
  { mobile, dialingCode, birthday, today, brand }: Checks,
): readonly FieldProblem[] {
  if (planned.field === 'mobileNum' && mobile === null) {
    const digits = mobileDigits(dialingCode);
    const problem = problemWith(planned, 'mobile');
    return [{ ...problem, min: digits.at(0) ?? problem.min, max: digits.at(-1) ?? problem.max }];
  }
  if (planned.field === 'birthday' && !(birthday && isBirthday(birthday, today))) {
    return [problemWith(planned, 'birthday')];
  }
  const isSecret = planned.field === 'password' || planned.field === 'paymentPassword';
  const isCommon = isSecret && isWellKnown(brand, value);
  return isCommon ? [problemWith(planned, 'common')] : [];
}

function readMobile(dialingCode: string, number: string): string | null {
  try {
    return number === '' ? null : normalizeMobile(dialingCode, number);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const dialingCodeOf = (country: string): string =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : '';
