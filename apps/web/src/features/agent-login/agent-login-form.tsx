import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { lock } from '@baize/ui/icons';
import { useEffect, useState } from 'react';
import { CaptchaField } from '../../shared/fields/captcha-field.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { prepareBotProof } from '../../shared/session/bot-proof.ts';
import '../../shared/fields/form.css';
import { KeepLogin } from '../../shared/fields/keep-login.tsx';
import { NameField, useName } from '../../shared/fields/name-field.tsx';
import { useTried } from '../../shared/fields/use-tried.ts';
import { useIsDrawn } from '../../shared/loading/is-drawn.ts';
import { Unlock, useUnlock } from '../../shared/session/unlock.tsx';
import { useLogin } from '../../shared/session/use-login.ts';

/** Lets agents in and nobody else: the server refuses everyone else at this door. */
export function AgentLoginForm() {
  const t = useT();
  const isDrawn = useIsDrawn();
  const { mutation, captcha, lockedSeconds, canUnlock } = useLogin();
  const unlock = useUnlock();
  const { isTried, tryNow, form } = useTried();
  const name = useName('');
  const [password, setPassword] = useState('');
  const [keepsLogin, setKeeps] = useState(false);
  useEffect(prepareBotProof, []);

  const isCaptchaMissing = captcha.isShown && captcha.captcha.trim() === '';
  const submit = () => {
    tryNow();
    const isMissing = name.name === '' || password === '' || isCaptchaMissing;
    const opening = canUnlock ? unlock.fields : null;
    if (isMissing || mutation.isPending || (lockedSeconds > 0 && !opening)) return;
    mutation.mutate({ ...name.fields, ...opening, password, page: 'agent', keepsLogin });
  };
  const required = (value: string, field: string) =>
    isTried && value === '' ? t('login.required', { field }) : undefined;
  return (
    <form
      ref={form}
      className="form"
      noValidate
      inert={isDrawn}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="form-fields">
        <NameField state={name} error={required(name.name, t('login.name'))} />
        <TextField
          label={t('login.password')}
          type="password"
          autoComplete="current-password"
          maxLength={200}
          prefix={<Icon of={lock} />}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={required(password, t('login.password'))}
        />
        <CaptchaField
          state={captcha}
          error={isTried && isCaptchaMissing ? t('verification_first') : undefined}
        />
        <KeepLogin isChosen={keepsLogin} onChoose={setKeeps} />
      </div>
      <CallError error={mutation.error} onRetry={submit} />
      {canUnlock && <Unlock state={unlock} named={name.fields} seconds={lockedSeconds} />}
      {lockedSeconds > 0 && !canUnlock && (
        <p className="small muted">{t('login.again_in', { seconds: lockedSeconds })}</p>
      )}
      <Button type="submit" look="act" size="big" isFull isBusy={mutation.isPending}>
        {t('login.title')}
      </Button>
    </form>
  );
}
