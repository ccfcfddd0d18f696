import { useT } from '@baize/i18n/react.tsx';
import { useState } from 'react';
import { useCheckMobile } from './check-mobile.ts';
import { useMobile } from './mobile-field.tsx';

/** A mobile number that must be right before anything is sent to it. */
export function useCheckedMobile() {
  const t = useT();
  const state = useMobile();
  const check = useCheckMobile();
  const [isChecked, setChecked] = useState(false);
  const number = state.mobile.number.trim();
  const dialingCode = state.mobile.country?.dialingCode ?? '';
  const problem = () => {
    if (number === '') return t('login.required', { field: t('login.mobile') });
    const isRight = dialingCode !== '' && !check?.({ dialingCode, number });
    return isRight ? undefined : t('mobile_invalid');
  };
  return {
    state,
    fields: { mobileNum: number, countryDialingCode: dialingCode },
    error: isChecked ? problem() : undefined,
    /** Whether it is right; if not, the field says so from now on. */
    checkNow: (): boolean => {
      setChecked(true);
      return problem() === undefined;
    },
  };
}
