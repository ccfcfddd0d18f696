import type { RegisterField } from '@baize/contract/register';
import type { PlannedField } from '@baize/contract/register-form';
import { useT } from '@baize/i18n/react.tsx';
import { useState } from 'react';
import type { Newcomer } from '../../shared/address/modals.ts';
import { useCaptcha } from '../../shared/fields/captcha-field.tsx';
import { useCheckMobile } from '../../shared/fields/check-mobile.ts';
import { useMobile } from '../../shared/fields/mobile-field.tsx';
import { useBrand } from '../../shared/loading/start.tsx';
import { now } from '../../shared/timing/clock.ts';
import { type FormValues, problemOf } from './check-field.ts';
import type { FormPlan } from './form-plan.ts';
import type { LinkCodes } from './link-codes.ts';
import type { RefusedField } from './refused-fields.ts';

/** The two consents, and the age where no birthday says it. */
export type Consents = { readonly terms: boolean; readonly age: boolean };

type Refusal = { readonly value: string; readonly text: string };

type Begin = {
  readonly plan: FormPlan;
  readonly newcomer: Newcomer | undefined;
  readonly linkCodes: LinkCodes;
};

export type RegisterFormState = ReturnType<typeof useRegisterForm>;

/** All that was typed and ticked, and what is wrong with it. It knows nothing of the server. */
export function useRegisterForm({ plan, newcomer, linkCodes }: Begin) {
  const t = useT();
  const { minimumAge, timezone } = useBrand();
  const checkMobile = useCheckMobile();
  const mobile = useMobile();
  const captcha = useCaptcha(plan.fields.some(({ field }) => field === 'captcha'));
  const [typed, setTyped] = useState(() => firstValues(newcomer, linkCodes));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<RegisterField, Refusal>>>({});
  const [consents, setConsents] = useState<Consents>({ terms: false, age: false });
  const [isTried, setTried] = useState(false);
  const [phoneSession, setPhoneSession] = useState('');

  const values: FormValues = {
    ...typed,
    mobileNum: mobile.mobile.number,
    captcha: captcha.captcha,
    countryDialingCode: mobile.mobile.country?.dialingCode ?? '',
  };
  const check = (planned: PlannedField) =>
    problemOf(planned, values, { t, minimumAge, timezone, now: now(), checkMobile });

  return {
    plan,
    values,
    mobile,
    captcha,
    linkCodes,
    consents,
    /** A birthday that was given says the age better than a tick. */
    needsAge: plan.asksAge && values.birthday.trim() === '',
    isTried,
    /** What the phone-code provider wants to be shown again with its code. */
    phoneSession,
    setPhoneSession,
    check,
    /** What is said at a field now: nothing before it was left or the form was sent. */
    problemAt: (planned: PlannedField): string | undefined => {
      const { field } = planned;
      const refusal = refused[field];
      if (refusal && refusal.value === values[field]) return refusal.text;
      const isDue = isTried || (touched.has(field) && values[field] !== '');
      return isDue ? (check(planned) ?? undefined) : undefined;
    },
    change: (field: RegisterField, value: string) =>
      setTyped({ ...typed, [field]: field === 'referralCode' ? plainCode(value) : value }),
    isLeft: (field: string) => touched.has(field),
    leave: (field: string) => setTouched(new Set([...touched, field])),
    consent: (given: Partial<Consents>) => setConsents({ ...consents, ...given }),
    markTried: () => setTried(true),
    /** The server's word stands at a field until something else is typed there. */
    refuse: (fields: readonly RefusedField[]) =>
      setRefused(
        Object.fromEntries(
          fields.map(({ field, text }) => [field, { value: values[field], text }]),
        ),
      ),
  };
}

function firstValues(newcomer: Newcomer | undefined, linkCodes: LinkCodes) {
  const empty: Record<RegisterField, string> = {
    username: '',
    password: '',
    confirmPassword: '',
    payeeName: newcomer?.name ?? '',
    email: newcomer?.email ?? '',
    qqNum: '',
    mobileNum: '',
    recommenderId: '',
    captcha: '',
    verificationCode: '',
    affiliateCode: '',
    paymentPassword: '',
    line: '',
    whatsapp: '',
    facebook: '',
    wechat: '',
    telegram: '',
    zalo: '',
    idNumber: '',
    birthday: '',
    referralCode: '',
  };
  return { ...empty, ...linkCodes };
}

/** As people copy and dictate codes: with spaces between. */
const plainCode = (typed: string): string => typed.replaceAll(' ', '');
