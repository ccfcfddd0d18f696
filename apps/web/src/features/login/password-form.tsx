import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { lock } from '@baize/ui/icons';
import { useState } from 'react';
import { useModal } from '../../shared/address/modals.ts';
import { CaptchaField } from '../../shared/fields/captcha-field.tsx';
import { KeepLogin } from '../../shared/fields/keep-login.tsx';
import { NameField, useName } from '../../shared/fields/name-field.tsx';
import { useTried } from '../../shared/fields/use-tried.ts';
import { rememberedName, rememberName } from '../../shared/session/kept.ts';
import { Unlock, useUnlock } from '../../shared/session/unlock.tsx';
import { useLogin } from '../../shared/session/use-login.ts';
import { LoginError } from './login-error.tsx';

/** By user name or mobile number, and password. */
export function PasswordForm() {
  const t = useT();
  const { mutation, captcha, lockedSeconds, canUnlock } = useLogin();
  const unlock = useUnlock();
  const { isTried, tryNow, form } = useTried();
  const name = useName(rememberedName() ?? '');
  const [password, setPassword] = useState('');
  const [keepsLogin, setKeeps] = useState(false);
  const [isRemembered, setRemembered] = useState(rememberedName() !== null);

  const required = (value: string, field: string) =>
    isTried && value === '' ? t('login.required', { field }) : undefined;
  const isMissing =
    name.name === '' || password === '' || (captcha.isShown && captcha.captcha.trim() === '');

  const submit = () => {
    tryNow();
    const opening = canUnlock ? unlock.fields : null;
    if (isMissing || mutation.isPending || (lockedSeconds > 0 && !opening)) return;
    rememberName(isRemembered ? name.name : null);
    mutation.mutate({ ...name.fields, ...opening, password, page: 'member', keepsLogin });
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
        <NameField state={name} error={required(name.name, t('login.name'))} />
        <TextField
          label={t('login.password')}
          type="password"
          data-autofocus={name.name !== '' || undefined}
          autoComplete="current-password"
          maxLength={200}
          prefix={<Icon of={lock} />}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={required(password, t('login.password'))}
        />
        <CaptchaField
          state={captcha}
          error={isTried && captcha.captcha.trim() === '' ? t('verification_first') : undefined}
        />
      </div>
      <div>
        <RememberRow isChosen={isRemembered} onChoose={setRemembered} />
        <KeepLogin isChosen={keepsLogin} onChoose={setKeeps} />
      </div>
      <LoginError
        mutation={mutation}
        lockedSeconds={canUnlock ? 0 : lockedSeconds}
        onRetry={submit}
      />
      {canUnlock && <Unlock state={unlock} named={name.fields} seconds={lockedSeconds} />}
      <Button type="submit" look="act" size="big" isFull isBusy={mutation.isPending}>
        {t('login.title')}
      </Button>
    </form>
  );
}

type RememberProps = { isChosen: boolean; onChoose: (isChosen: boolean) => void };

function RememberRow({ isChosen, onChoose }: RememberProps) {
  const t = useT();
  const { open } = useModal();
  return (
    <div className="login-row">
      <Checkbox
        label={t('login.remember')}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <button type="button" className="link" onClick={() => open('forgot')}>
        {t('login.forgot')}
      </button>
    </div>
  );
}
