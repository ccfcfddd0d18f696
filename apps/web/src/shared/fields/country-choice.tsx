import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chevronDown } from '@baize/ui/icons';
import type { Country } from './country-codes.ts';
import './country-choice.css';

type Props = {
  countries: readonly Country[];
  country: Country | null;
  onChange: (code: string) => void;
  isDisabled?: boolean | undefined;
};

/** The list is the device's own; closed, it shows the dialing code alone. */
export function CountryChoice({ countries, country, onChange, isDisabled }: Props) {
  const t = useT();
  return (
    <span className="country">
      <bdi aria-hidden="true">+{country?.dialingCode ?? ''}</bdi>
      <Icon of={chevronDown} />
      <select
        className="field-input"
        aria-label={t('login.country')}
        autoComplete="tel-country-code"
        value={country?.code ?? ''}
        disabled={isDisabled || countries.length === 0}
        onChange={(event) => onChange(event.target.value)}
      >
        {countries.map(({ code, name, dialingCode }) => (
          <option key={code} value={code}>{`${name} (+${dialingCode})`}</option>
        ))}
      </select>
    </span>
  );
}
