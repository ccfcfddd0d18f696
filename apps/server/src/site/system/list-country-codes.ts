import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

type Country = { countryCode: string; countryDialingCode: string };

/** Every country there is a telephone in, by its two letters. */
export const listCountryCodes = (): Country[] =>
  getCountries()
    .map((country) => ({
      countryCode: country,
      countryDialingCode: getCountryCallingCode(country),
    }))
    .sort((a, b) => (a.countryCode < b.countryCode ? -1 : 1));
