import type { Input } from '@baize/contract/endpoint';
import { changePassword } from '@baize/contract/password';
import { misfitOf } from '@baize/contract/patterns';
import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { lock } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../shared/fields/form-dialog.tsx';
import { call } from '../../shared/server/api.ts';
import { adoptToken, memberQuery } from '../../shared/session/session.ts';
import { NewPassword, usePasswordRule } from './new-password.tsx';

type Props = { onClose: () => void; onDone: (words: string) => void };

/** The login password: the old one, and the new one twice. All other sessions end with it. */
export function PasswordDialog({ onClose, onDone }: Props) {
  const t = useT();
  const rule = usePasswordRule('password');
  const [old, setOld] = useState('');
  const [next, setNext] = useState({ password: '', confirmation: '' });
  const [isTried, setTried] = useState(false);
  const changing = useChangePassword(() => onDone(t('security.password_done')));
  const submit = () => {
    setTried(true);
    const isRight = misfitOf(rule, next.password) === null && next.password === next.confirmation;
    if (old === '' || !isRight) return;
    const input = {
      oldPassword: old,
      newPassword: next.password,
      confirmNewPassword: next.confirmation,
    };
    changing.mutate(input);
  };
  return (
    <FormDialog
      title={t('security.password_title')}
      action={t('security.password_action')}
      isBusy={changing.isPending}
      error={changing.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Note>{t('security.password_note')}</Note>
      <TextField
        label={t('security.password_old')}
        error={isTried && old === '' ? t('security.empty') : undefined}
        type="password"
        autoComplete="current-password"
        value={old}
        onChange={({ target }) => setOld(target.value)}
        prefix={<Icon of={lock} />}
      />
      <NewPassword rule={rule} value={next} onChange={setNext} isTried={isTried} />
    </FormDialog>
  );
}

/** The dialog is through before the new token holds: with it the whole page is read anew. */
function useChangePassword(onChanged: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<typeof changePassword>) => call(changePassword, input),
    onSuccess: async ({ token }) => {
      onChanged();
      adoptToken(token);
      await queries.fetchQuery(memberQuery());
    },
  });
}
