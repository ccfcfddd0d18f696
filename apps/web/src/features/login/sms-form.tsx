import { sendLoginCode } from '@baize/contract/challenge';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { useState } from 'react';
import { CaptchaField } from '../../shared/fields/captcha-field.tsx';
import { CodeField } from '../../shared/fields/code-field.tsx';
import { KeepLogin } from '../../shared/fields/keep-login.tsx';
import { MobileField } from '../../shared/fields/mobile-field.tsx';
import { useCheckedMobile } from '../../shared/fields/use-checked-mobile.ts';
import { useTried } from '../../shared/fields/use-tried.ts';
import { call } from '../../shared/server/api.ts';
import { prepareBotProof, solveBotProof } from '../../shared/session/bot-proof.ts';
import { useLogin } from '../../shared/session/use-login.ts';
import { LoginError } from './login-error.tsx';

/** By a code that we send to the member's telephone. */
export function SmsForm() {
  const t = useT();
  const { mutation, captcha, lockedSeconds } = useLogin();
  const { isTried, tryNow, form } = useTried();
  const mobile = useCheckedMobile();
  const [code, setCode] = useState('');
  const [keepsLogin, setKeeps] = useState(false);

  const send = async () => {
    if (!mobile.checkNow()) return null;
    const sent = await call(sendLoginCode, {
      ...mobile.fields,
      purpose: 'login',
      botProof: await solveBotProof(),
    });
    prepareBotProof();
    return sent;
  };
  const submit = () => {
    tryNow();
    if (!mobile.checkNow() || code.trim() === '' || mutation.isPending) return;
    const { mobileNum, countryDialingCode } = mobile.fields;
    mutation.mutate({
      username: mobileNum,
      countryDialingCode,
      password: '',
      type: 'sms',
      verificationCode: code,
      page: 'member',
      keepsLogin,
    });
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
          sentText={t('login.code_maybe')}
          error={
            isTried && code.trim() === ''
              ? t('login.required', { field: t('login.code') })
              : undefined
          }
        />
        <CaptchaField
          state={captcha}
          error={isTried && captcha.captcha.trim() === '' ? t('verification_first') : undefined}
        />
      </div>
      <KeepLogin isChosen={keepsLogin} onChoose={setKeeps} />
      <LoginError mutation={mutation} lockedSeconds={lockedSeconds} onRetry={submit} />
      <Button type="submit" look="act" size="big" isFull isBusy={mutation.isPending}>
        {t('login.title')}
      </Button>
    </form>
  );
}
