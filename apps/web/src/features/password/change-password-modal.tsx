import { refusalOf } from '@baize/client/api-error';
import { changePassword } from '@baize/contract/password';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../shared/server/api.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import '../../shared/fields/form.css';
import { useModal } from '../../shared/address/modals.ts';
import { pageAt } from '../../shared/address/pages.ts';
import { useTried } from '../../shared/fields/use-tried.ts';
import { memberQuery, signIn, useLoginPassword } from '../../shared/session/session.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { refusedPassword } from './refused-password.ts';
import { useNewPassword } from './use-new-password.ts';

/** Before a login with a default or expired password can be used. It cannot be closed. */
export function ChangePasswordModal() {
  const t = useT();
  const { open } = useModal();
  const { isTried, tryNow, form } = useTried();
  const known = useLoginPassword();
  const [typedOld, setOld] = useState('');
  const old = known ?? typedOld;
  const fresh = useNewPassword(isTried);
  const changing = useChange();
  const refusal = refusedPassword(changing.error);
  const isOldWrong = refusalOf(changing.error)?.code === 'password_wrong';

  const submit = () => {
    tryNow();
    if (old === '' || !fresh.isRight || !fresh.isRepeated || changing.isPending) return;
    changing.mutate({ old, fresh: fresh.password });
  };
  return (
    <Dialog isOpen onClose={() => open('logout')} canClose={false} title={t('password.title')}>
      <form
        ref={form}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="muted">{t('password.must')}</p>
        <div className="form-fields">
          {known === null && (
            <TextField
              label={t('password.old')}
              type="password"
              autoComplete="current-password"
              maxLength={200}
              value={typedOld}
              onChange={(event) => setOld(event.target.value)}
              error={
                isTried && old === ''
                  ? t('login.required', { field: t('password.old') })
                  : isOldWrong && t('password_wrong')
              }
            />
          )}
          <NewPasswordFields state={fresh} refusal={refusal} />
        </div>
        {!refusal && (known !== null || !isOldWrong) && (
          <CallError error={changing.error} onRetry={submit} />
        )}
        <Button type="submit" look="act" size="big" isFull isBusy={changing.isPending}>
          {t('password.submit')}
        </Button>
        <Button look="ghost" isFull onClick={() => open('logout')}>
          {t('shell.sign_out')}
        </Button>
      </form>
    </Dialog>
  );
}

function useChange() {
  const t = useT();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { opened } = useModal();
  const page = useRouterState({ select: ({ location }) => pageAt(location.pathname) });
  return useMutation({
    mutationFn: async ({ old, fresh }: { old: string; fresh: string }) => {
      const input = { oldPassword: old, newPassword: fresh, confirmNewPassword: fresh };
      signIn(await call(changePassword, input));
      await queries.fetchQuery(memberQuery());
    },
    onSuccess: () => {
      toast({ tone: 'win', text: t('password.changed') });
      // From a login it goes on to what was asked for; on the agent page into the agent center.
      if (opened === null && page !== 'agent') void navigate({ to: '/' });
    },
  });
}
