import { useT } from '@baize/i18n/react.tsx';
import { Field, type FieldWords } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chevronDown } from '@baize/ui/icons';
import { useState } from 'react';
import { type Country, useCountries } from './country-codes.ts';
import './mobile-field.css';
import { useBrand } from './start.tsx';

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

/** Country and number side by side. The list is the device's own; closed it shows the code alone. */
export function MobileField({ state, label, hint, error, autoComplete, isDisabled }: Props) {
  const t = useT();
  const { mobile, countries, setCode, setNumber } = state;
  return (
    <Field label={label ?? t('login.mobile')} hint={hint} error={error}>
      {(links) => (
        <div className="field-box mobile">
          <span className="mobile-country">
            <bdi aria-hidden="true">+{mobile.country?.dialingCode ?? ''}</bdi>
            <Icon of={chevronDown} />
            <select
              className="field-input"
              aria-label={t('login.country')}
              autoComplete="tel-country-code"
              value={mobile.country?.code ?? ''}
              disabled={isDisabled || countries.length === 0}
              onChange={(event) => setCode(event.target.value)}
            >
              {countries.map(({ code, name, dialingCode }) => (
                <option key={code} value={code}>{`${name} (+${dialingCode})`}</option>
              ))}
            </select>
          </span>
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
