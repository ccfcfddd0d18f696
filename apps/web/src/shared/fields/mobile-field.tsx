import { useT } from '@baize/i18n/react.tsx';
import { Field, type FieldWords } from '@baize/ui/field.tsx';
import { useState } from 'react';
import { useBrand } from '../loading/start.tsx';
import { CountryChoice } from './country-choice.tsx';
import { type Country, useCountries } from './country-codes.ts';

/** A number as it was typed, and the country it is of; null while the countries have not come. */
export type Mobile = {
  readonly country: Country | null;
  readonly number: string;
};

/** A mobile number that starts in the brand's own country. */
export function useMobile() {
  const home = useBrand().country;
  const countries = useCountries();
  const [code, setCode] = useState(home);
  const [number, setNumber] = useState('');
  const country = countries.find((known) => known.code === code) ?? null;
  return { mobile: { country, number }, countries, setCode, setNumber };
}

type Props = Partial<FieldWords> & {
  state: ReturnType<typeof useMobile>;
  /** Where the number is a name to log in by, password managers are told so. */
  autoComplete?: 'tel-national' | 'username' | 'off';
  isDisabled?: boolean;
};

/** Country and number side by side. */
export function MobileField({ state, label, hint, error, autoComplete, isDisabled }: Props) {
  const t = useT();
  const { mobile, countries, setCode, setNumber } = state;
  return (
    <Field label={label ?? t('login.mobile')} hint={hint} error={error}>
      {(links) => (
        <div className="field-box">
          <CountryChoice
            countries={countries}
            country={mobile.country}
            onChange={setCode}
            isDisabled={isDisabled}
          />
          <input
            {...links}
            className="field-input"
            type="tel"
            inputMode="tel"
            dir="ltr"
            maxLength={20}
            autoComplete={autoComplete ?? 'tel-national'}
            value={mobile.number}
            disabled={isDisabled}
            onChange={(event) => setNumber(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
