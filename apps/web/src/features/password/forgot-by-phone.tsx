import { sendLoginCode } from '@baize/contract/challenge';
import { resetPasswordByPhone } from '@baize/contract/password';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CodeField } from '../../shared/fields/code-field.tsx';
import { MobileField } from '../../shared/fields/mobile-field.tsx';
import { showCaptcha } from '../../shared/fields/show-captcha.ts';
import { useCheckedMobile } from '../../shared/fields/use-checked-mobile.ts';
import { useTried } from '../../shared/fields/use-tried.ts';
import { call } from '../../shared/server/api.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import { prepareBotProof, solveBotProof } from '../../shared/session/bot-proof.ts';
import { useLogin } from '../../shared/session/use-login.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { refusedPassword } from './refused-password.ts';
import { useNewPassword } from './use-new-password.ts';

/** A code proves the telephone; the new password is used at once to log in. */
export function ForgotByPhone() {
  const t = useT();
  const navigate = useNavigate();
  const { mutation: login } = useLogin();
  const { isTried, tryNow, form } = useTried();
  const mobile = useCheckedMobile();
  const [code, setCode] = useState('');
  const fresh = useNewPassword(isTried);
  const setting = useMutation({
    mutationFn: async () => {
      const { password } = fresh;
      const input = { ...mobile.fields, verificationCode: code, newPassword: password };
      const { username } = await call(resetPasswordByPhone, input);
      // What was tried with the forgotten password is not held against the new one.
      showCaptcha(false);
      await login.mutateAsync({ username, password, type: 'username', page: 'member' });
      await navigate({ to: '/', replace: true, state: {} });
    },
  });
  const send = async () => {
    if (!mobile.checkNow()) return null;
    const botProof = await solveBotProof();
    prepareBotProof();
    return call(sendLoginCode, { ...mobile.fields, purpose: 'reset', botProof });
  };
  const submit = () => {
    tryNow();
    const isNumber = mobile.checkNow();
    if (isNumber && code.trim() !== '' && fresh.isRight && !setting.isPending) setting.mutate();
  };
  const refusal = refusedPassword(setting.error);
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
      <p className="muted small">{t('forgot.phone_text')}</p>
      <div className="form-fields">
        <MobileField state={mobile.state} error={mobile.error} />
        <CodeField
          value={code}
          onChange={setCode}
          onSend={send}
          sentText={t('login.code_maybe')}
          error={isTried && code.trim() === '' && t('login.required', { field: t('login.code') })}
        />
        <NewPasswordFields state={fresh} refusal={refusal} isRepeated={false} />
      </div>
      {!refusal && <CallError error={setting.error} onRetry={submit} />}
      <Button type="submit" look="act" size="big" isFull isBusy={setting.isPending}>
        {t('forgot.set')}
      </Button>
    </form>
  );
}
