import { listCountryCodes } from '@baize/contract/system';
import { useLanguage } from '@baize/i18n/react.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../server/api.ts';
import { queryKeys } from '../server/queries.ts';

export type Country = {
  readonly code: string;
  readonly dialingCode: string;
  readonly name: string;
};

/** Every country by its name in the language of the page; empty until they have come. */
export function useCountries(): readonly Country[] {
  const { tag } = useLanguage();
  const { data = [] } = useQuery({
    queryKey: queryKeys.countryCodes,
    queryFn: ({ signal }) => call(listCountryCodes, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region', fallback: 'code' });
  const order = new Intl.Collator(tag);
  return data
    .map(({ countryCode, countryDialingCode }) => ({
      code: countryCode,
      dialingCode: countryDialingCode,
      name: names.of(countryCode) ?? countryCode,
    }))
    .sort((a, b) => order.compare(a.name, b.name));
}
