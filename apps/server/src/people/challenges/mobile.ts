import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile';
import { ensure } from '../../base/kernel/index.ts';

/** A mobile number as the world writes it, +66812345678, however it was typed. */
export function normalizeMobile(countryDialingCode: string, number: string): string {
  const dialingCode = countryDialingCode.replace(/^\+/, '');
  const digits = mobileDigits(dialingCode);
  ensure(digits.length > 0, 'mobile_invalid', { digits });
  const parsed = parsePhoneNumberFromString(number.slice(0, 40), {
    defaultCallingCode: dialingCode,
    extract: false,
  });
  const isOne = parsed?.isValid() && parsed.countryCallingCode === dialingCode && !parsed.ext;
  ensure(parsed && isOne, 'mobile_invalid', { digits });
  return parsed.number;
}

/** How many digits mobile numbers have behind this dialing code, without a leading zero. */
export function mobileDigits(countryDialingCode: string): readonly number[] {
  const dialingCode = countryDialingCode.replace(/^\+/, '');
  const lengths = getCountries()
    .filter((country) => getCountryCallingCode(country) === dialingCode)
    .flatMap(lengthsOf);
  return [...new Set(lengths)].toSorted((a, b) => a - b);
}

/**
 * The library knows the numbers of mobiles alone; its types do not say so.
 * `tools/private-parts.test.ts` fails when a new version has it no more.
 */
type PlanByType = { type(kind: 'MOBILE'): { possibleLengths(): number[] } | undefined };

function lengthsOf(country: CountryCode): readonly number[] {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const plan = metadata.numberingPlan as unknown as PlanByType | undefined;
  return plan?.type('MOBILE')?.possibleLengths() ?? [];
}
