import { ApiError } from '@baize/client/api-error';
import { sendRegisterCode } from '@baize/contract/challenge';
import type { Input } from '@baize/contract/endpoint';
import { checkAffiliate, registerByMobile, registerMember } from '@baize/contract/register';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Newcomer } from '../../shared/address/modals.ts';
import { nationalDigits } from '../../shared/fields/check-mobile.ts';
import {
  PHONE_LOCK_MINUTES,
  sendPhoneCode,
  verifyPhoneCode,
} from '../../shared/fields/phone-code.ts';
import { useStart } from '../../shared/loading/start.tsx';
import { call } from '../../shared/server/api.ts';
import { queryKeys } from '../../shared/server/queries.ts';
import { solveBotProof } from '../../shared/session/bot-proof.ts';
import { adoptToken, memberQuery } from '../../shared/session/session.ts';
import { readBirthday, wireBirthday } from './birthday.ts';
import type { FormValues } from './check-field.ts';
import type { FormPlan } from './form-plan.ts';
import { isAboutForm } from './refused-fields.ts';
import type { RegisterFormState } from './use-register-form.ts';

type RegisterInput = Input<typeof registerMember>;

/** Sends the form: the invitation is looked at first, because without it nothing is to be made. */
export function useRegister(newcomer: Newcomer | undefined) {
  const queries = useQueryClient();
  const { phoneCodeUrl } = useStart().offers;
  return useMutation({
    mutationFn: async (form: RegisterFormState) => {
      const { affiliateCode } = form.values;
      if (affiliateCode !== '') await assertInvited(affiliateCode);
      const endpoint =
        form.plan.registerType === 'registerMobile' ? registerByMobile : registerMember;
      const { token } = await call(endpoint, {
        ...inputOf(form, newcomer),
        ...(form.plan.usesPhoneCode ? await provePhone(form, phoneCodeUrl ?? '') : {}),
        botProof: await solveBotProof(),
      });
      adoptToken(token, { firstTimeLogin: true, lastLogin: null });
      await queries.fetchQuery(memberQuery());
    },
    onError: (error) => {
      if (isAboutForm(error)) void queries.invalidateQueries({ queryKey: queryKeys.permission });
    },
  });
}

async function assertInvited(code: string) {
  await call(checkAffiliate, { code, domain: location.host });
}

/** Whether the invitation is good, asked when its field was left. */
export const useInvitation = (code: string, isLeft: boolean) =>
  useQuery({
    queryKey: ['invitation', code],
    queryFn: () => assertInvited(code).then(() => true),
    enabled: isLeft && code !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A lookup that got no answer says nothing about the code. */
export const isInvitationRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'invitation_code_error';

/** Has a code sent: by us, or by the provider whose word our server takes. */
export async function sendCode(form: RegisterFormState, phoneCodeUrl: string | null) {
  const { countryDialingCode } = form.values;
  const mobileNo = mobileOf(form.values);
  const botProof = await solveBotProof();
  if (form.plan.usesPhoneCode) {
    const number = `+${countryDialingCode}${mobileNo.replace(/^0/, '')}`;
    form.setPhoneSession(await sendPhoneCode(phoneCodeUrl ?? '', number, botProof));
    return { expiredMinutes: PHONE_LOCK_MINUTES };
  }
  const { registerType } = form.plan;
  return call(sendRegisterCode, { mobileNo, countryDialingCode, registerType, botProof });
}

const provePhone = async ({ phoneSession, values }: RegisterFormState, url: string) => ({
  firebaseChannel: 'phone',
  firebaseIdToken: await verifyPhoneCode(url, phoneSession, values.verificationCode.trim()),
});

/** What was filled in of the fields that show, as it travels; what is empty stays away. */
export function inputOf(
  { plan, values, captcha, consents, needsAge }: RegisterFormState,
  newcomer: Newcomer | undefined,
): RegisterInput {
  const wire = {
    ...values,
    birthday: birthdayOf(plan, values.birthday),
    mobileNum: mobileOf(values),
  };
  const filled = plan.fields
    .filter(({ field }) => field !== 'captcha' && wire[field].trim() !== '')
    .filter(({ field }) => !(plan.usesPhoneCode && field === 'verificationCode'))
    .map(({ field }) => [field, wire[field]]);
  return {
    ...(Object.fromEntries(filled) as Partial<RegisterInput>),
    ...captcha.fields,
    ...(wire.mobileNum === '' ? {} : { countryDialingCode: values.countryDialingCode }),
    ...(newcomer ? { outsideTicket: newcomer.ticket } : {}),
    ...(needsAge ? { confirmsAge: consents.age } : {}),
    agreesToTerms: consents.terms,
    login: true,
    domain: location.host,
    registerUrl: location.href.slice(0, 500),
    registerMethod: 'WEB',
  };
}

const mobileOf = ({ mobileNum, countryDialingCode }: FormValues): string =>
  nationalDigits({ dialingCode: countryDialingCode, number: mobileNum });

function birthdayOf({ fields }: FormPlan, written: string): string {
  const rule = fields.find(({ field }) => field === 'birthday')?.rule;
  const birthday = readBirthday(written);
  return birthday ? wireBirthday(birthday, rule?.patternId === 'date_month_first') : written;
}
