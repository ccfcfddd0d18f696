import type { Output } from '@baize/contract/endpoint';
import { type readOperatorLink, useOperatorLink as useLink } from '@baize/contract/operator';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { QrCode } from '@baize/ui/qr-code.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { CallError } from '../../shared/call-error.tsx';
import { useOnce } from '../../shared/use-once.ts';
import { CodeField } from './code-field.tsx';

type Props = {
  linkToken: string;
  owner: Output<typeof readOperatorLink>;
  onToken: (token: string) => void;
};

/** A password of one's own and an authenticator, both set here and nowhere else. */
export function WelcomeForm({ linkToken, owner, onToken }: Props) {
  const t = useT();
  const [fields, setFields] = useState({ password: '', code: '' });
  const setting = useMutation({
    mutationFn: () => call(useLink, { linkToken, ...fields }),
    onSuccess: ({ token }) => onToken(token),
  });
  const once = useOnce(setting.isPending);
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [name]: target.value }),
  });
  const { name, username, secret, uri } = owner;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        once(() => setting.mutate());
      }}
    >
      <h2>{t('console.welcome', { name })}</h2>
      <p>{t('console.welcome_text', { username })}</p>
      {/* A password manager keeps the name along with the password. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <TextField
        {...field('password')}
        type="password"
        label={t('console.new_password')}
        hint={t('console.new_password_hint')}
        autoComplete="new-password"
        maxLength={64}
      />
      <Note>{t('console.setup_text')}</Note>
      <QrCode className="sign-in-qr" value={uri} label={t('console.setup_qr')} />
      <p>
        <bdi>{secret}</bdi> <CopyButton value={secret} />
      </p>
      <CodeField {...field('code')} />
      <CallError error={setting.error} />
      <Button look="act" type="submit" isFull isBusy={setting.isPending}>
        {t('console.sign_in')}
      </Button>
    </form>
  );
}
