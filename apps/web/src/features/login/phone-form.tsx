import { wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeField } from '../../shared/fields/code-field.tsx';
import { KeepLogin } from '../../shared/fields/keep-login.tsx';
import { MobileField } from '../../shared/fields/mobile-field.tsx';
import {
  PHONE_LOCK_MINUTES,
  PhoneCodeError,
  phoneWording,
  sendPhoneCode,
  verifyPhoneCode,
} from '../../shared/fields/phone-code.ts';
import { useCheckedMobile } from '../../shared/fields/use-checked-mobile.ts';
import { useTried } from '../../shared/fields/use-tried.ts';
import { useStart } from '../../shared/loading/start.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { solveBotProof } from '../../shared/session/bot-proof.ts';
import { useLogin } from '../../shared/session/use-login.ts';

/** By a code that an outside provider sends and checks; our server believes the provider. */
export function PhoneForm() {
  const t = useT();
  const url = useStart().offers.phoneCodeUrl ?? '';
  const { mutation: login } = useLogin();
  const { isTried, tryNow, form } = useTried();
  const mobile = useCheckedMobile();
  const [sessionInfo, setSessionInfo] = useState('');
  const [code, setCode] = useState('');
  const [keepsLogin, setKeeps] = useState(false);
  const wording = (error: unknown) =>
    error instanceof PhoneCodeError ? phoneWording(error, t) : wordingOf(error, t);

  const send = async () => {
    if (!mobile.checkNow()) return null;
    const { mobileNum, countryDialingCode } = mobile.fields;
    const number = `+${countryDialingCode}${mobileNum.replace(/\D/g, '').replace(/^0/, '')}`;
    setSessionInfo(await sendPhoneCode(url, number, await solveBotProof()));
    return { expiredMinutes: PHONE_LOCK_MINUTES };
  };
  const checking = useMutation({
    mutationFn: async () => {
      const firebaseIdToken = await verifyPhoneCode(url, sessionInfo, code.trim());
      const base = { username: '', password: '', page: 'member' as const, keepsLogin };
      await login.mutateAsync({ ...base, type: 'firebase', firebaseIdToken });
    },
  });
  const submit = () => {
    tryNow();
    if (mobile.checkNow() && code.trim() !== '' && !checking.isPending) checking.mutate();
  };

  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="form-fields">
        <MobileField state={mobile.state} error={mobile.error} />
        <CodeField
          value={code}
          onChange={setCode}
          onSend={send}
          wording={wording}
          error={
            (isTried && code.trim() === '' && t('phone.missing_code')) ||
            (checking.error instanceof PhoneCodeError && phoneWording(checking.error, t)) ||
            undefined
          }
        />
      </div>
      <KeepLogin isChosen={keepsLogin} onChoose={setKeeps} />
      {!(checking.error instanceof PhoneCodeError) && (
        <CallError error={checking.error} onRetry={submit} />
      )}
      <Button type="submit" look="act" size="big" isFull isBusy={checking.isPending}>
        {t('login.title')}
      </Button>
    </form>
  );
}
