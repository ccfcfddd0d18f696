import { useT } from '@baize/i18n/react.tsx';
import { Field } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { user } from '@baize/ui/icons';
import { useState } from 'react';
import { CountryChoice } from './country-choice.tsx';
import { useMobile } from './mobile-field.tsx';

/** User names begin with a letter, so that what is all figures is meant as a telephone. */
const IS_NUMBER = /^\+?[\d\s().-]{3,}$/;

/** A name to log in by: a user name, or a mobile number with its country. */
export function useName(first: string) {
  const [typed, setTyped] = useState(first);
  const { mobile, countries, setCode } = useMobile();
  const name = typed.trim();
  const isNumber = IS_NUMBER.test(name);
  const dialing = mobile.country ? { countryDialingCode: mobile.country.dialingCode } : {};
  const fields = isNumber
    ? { username: name, type: 'mobile' as const, ...dialing }
    : { username: name, type: 'username' as const };
  return { typed, setTyped, name, isNumber, fields, countries, country: mobile.country, setCode };
}

type Props = { state: ReturnType<typeof useName>; error?: string | undefined };

/** As soon as a number is typed, the country stands before it. */
export function NameField({ state, error }: Props) {
  const t = useT();
  const { typed, setTyped, isNumber, countries, country, setCode } = state;
  return (
    <Field label={t('login.name')} error={error}>
      {(links) => (
        <div className="field-box">
          {isNumber ? (
            <CountryChoice countries={countries} country={country} onChange={setCode} />
          ) : (
            <Icon of={user} />
          )}
          <input
            {...links}
            data-autofocus={typed === '' || undefined}
            className="field-input"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
          />
        </div>
      )}
    </Field>
  );
}
