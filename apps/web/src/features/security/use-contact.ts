import type { Input } from '@baize/contract/endpoint';
import { fits, PATTERNS } from '@baize/contract/patterns';
import type { sendContactCode } from '@baize/contract/security';
import { useState } from 'react';
import { nationalDigits, useCheckMobile } from '../../shared/fields/check-mobile.ts';
import { useMobile } from '../../shared/fields/mobile-field.tsx';

type NewContact = Input<typeof sendContactCode>;

const EMAIL = { acceptedPattern: PATTERNS.email, minLength: 6, maxLength: 120 };

export type ContactState = ReturnType<typeof useContact>;

/** A telephone number or e-mail address while it is being typed. */
export function useContact(kind: 'mobile' | 'email') {
  const mobile = useMobile();
  const checkMobile = useCheckMobile();
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const contact = kind === 'mobile' ? readMobile() : readEmail();

  function readMobile(): NewContact | null {
    const { country, number } = mobile.mobile;
    if (!country || number.trim() === '') return null;
    const typed = { dialingCode: country.dialingCode, number };
    if (checkMobile?.(typed)) return null;
    return {
      kind: 'mobile',
      mobileNum: nationalDigits(typed),
      countryDialingCode: country.dialingCode,
    };
  }

  function readEmail(): NewContact | null {
    return fits(EMAIL, email.trim()) ? { kind: 'email', email: email.trim() } : null;
  }

  return {
    mobile,
    email,
    setEmail,
    isWrong: isTried && contact === null,
    /** What was typed, or null where it cannot be one; from now on that is said. */
    read: () => {
      setTried(true);
      return contact;
    },
  };
}
