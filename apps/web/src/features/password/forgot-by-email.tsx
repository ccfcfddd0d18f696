import { forgotPasswordByEmail } from '@baize/contract/password';
import { misfitOf, PATTERNS } from '@baize/contract/patterns';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { page, user } from '@baize/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTried } from '../../shared/fields/use-tried.ts';
import { call } from '../../shared/server/api.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import { prepareBotProof, solveBotProof } from '../../shared/session/bot-proof.ts';
import { rememberedName } from '../../shared/session/kept.ts';
import { usePermission } from '../../shared/session/permission.ts';

const EMAIL = { acceptedPattern: PATTERNS.email, minLength: 6, maxLength: 120 };
const NAME = { acceptedPattern: '*', minLength: 1, maxLength: 60 };

export function ForgotByEmail({ onSent }: { onSent: () => void }) {
  const t = useT();
  const { isTried, tryNow, form } = useTried();
  const [typedName, setName] = useState(rememberedName() ?? '');
  const [typedEmail, setEmail] = useState('');
  const [username, email] = [typedName.trim(), typedEmail.trim()];
  const rules = usePermission().data?.info.register ?? [];
  const nameRule = rules.find(({ field }) => field === 'username') ?? NAME;
  const isName = username !== '' && misfitOf(nameRule, username) === null;
  const isEmail = email !== '' && misfitOf(EMAIL, email) === null;
  const sending = useMutation({
    mutationFn: async () =>
      call(forgotPasswordByEmail, { username, email, botProof: await solveBotProof() }),
    onSuccess: onSent,
    onError: prepareBotProof,
  });
  const submit = () => {
    tryNow();
    if (isName && isEmail && !sending.isPending) sending.mutate();
  };
  const nameProblem = username === '' ? t('login.required', { field: t('forgot.username') }) : '';
  const emailProblem = email === '' ? t('login.required', { field: t('forgot.email') }) : '';
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
      <p className="muted small">{t('forgot.email_text')}</p>
      <div className="form-fields">
        <TextField
          label={t('forgot.username')}
          data-autofocus
          autoComplete="username"
          autoCapitalize="none"
          maxLength={60}
          prefix={<Icon of={user} />}
          value={typedName}
          onChange={(event) => setName(event.target.value)}
          error={isTried && !isName && (nameProblem || t('forgot.username_wrong'))}
        />
        <TextField
          label={t('forgot.email')}
          hint={t('forgot.email_hint')}
          type="email"
          autoComplete="email"
          maxLength={120}
          prefix={<Icon of={page} />}
          value={typedEmail}
          onChange={(event) => setEmail(event.target.value)}
          error={isTried && !isEmail && (emailProblem || t('email_invalid'))}
        />
      </div>
      <CallError error={sending.error} onRetry={submit} />
      <Button type="submit" look="act" size="big" isFull isBusy={sending.isPending}>
        {t('forgot.send')}
      </Button>
    </form>
  );
}
