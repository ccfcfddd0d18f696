import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../server/queries.ts';

/** Why a number cannot be a mobile one; `digits` is how many its country dials. */
export type MobileProblem =
  | { readonly kind: 'format' }
  | { readonly kind: 'digits'; readonly digits: number }
  | { readonly kind: 'invalid' };

type Typed = { readonly dialingCode: string; readonly number: string };

export type CheckMobile = (typed: Typed) => MobileProblem | null;

/** Strokes, dots and brackets are how people write numbers down; anything else is no number. */
const WRITTEN = /^\+?[\d\s().-]+$/;

/** Numbering plans are large, so they are fetched when a form with a number in it opens. */
export async function loadCheckMobile(): Promise<CheckMobile> {
  const [plans, examples] = await Promise.all([
    import('libphonenumber-js/mobile'),
    import('libphonenumber-js/mobile/examples'),
  ]);
  const digitsOf = (dialingCode: string): readonly number[] =>
    plans
      .getCountries()
      .filter((country) => plans.getCountryCallingCode(country) === dialingCode)
      .map((country) => plans.getExampleNumber(country, examples.default))
      .flatMap((example) => (example ? [onlyDigits(example.formatNational()).length] : []));

  return ({ dialingCode, number }) => {
    if (!WRITTEN.test(number)) return { kind: 'format' };
    const code = onlyDigits(dialingCode);
    const typed = number.trim();
    const full = typed.startsWith('+') ? typed : `+${code}${onlyDigits(typed)}`;
    if (plans.parsePhoneNumberFromString(full)?.isValid()) return null;
    const [digits, ...others] = new Set(digitsOf(code));
    const hasOther = digits !== onlyDigits(typed).length;
    return digits !== undefined && others.length === 0 && hasOther
      ? { kind: 'digits', digits }
      : { kind: 'invalid' };
  };
}

const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** Null until the plans have come: the server looks at every number in any case. */
export const useCheckMobile = (): CheckMobile | null =>
  useQuery({
    queryKey: queryKeys.numberingPlans,
    queryFn: loadCheckMobile,
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? null;

/** The digits that travel beside the dialing code: without strokes, and without a code typed twice. */
export function nationalDigits({ dialingCode, number }: Typed): string {
  const digits = onlyDigits(number);
  const code = onlyDigits(dialingCode);
  return number.trim().startsWith(`+${code}`) ? digits.slice(code.length) : digits;
}
