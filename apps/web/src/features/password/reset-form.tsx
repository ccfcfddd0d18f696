import { resetPassword } from '@baize/contract/password';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useIsDrawn } from '../../shared/loading/is-drawn.ts';
import { call } from '../../shared/server/api.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import '../../shared/fields/form.css';
import { useTried } from '../../shared/fields/use-tried.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import './password.css';
import { refusedPassword } from './refused-password.ts';
import { useNewPassword } from './use-new-password.ts';

type Props = { resetToken: string; onDone: () => void };

/** Behind the link of the e-mail, which the server takes once. */
export function ResetForm({ resetToken, onDone }: Props) {
  const t = useT();
  const isDrawn = useIsDrawn();
  const { isTried, tryNow, form } = useTried();
  const fresh = useNewPassword(isTried);
  const setting = useMutation({
    mutationFn: () =>
      call(resetPassword, {
        resetToken,
        newPassword: fresh.password,
        confirmNewPassword: fresh.repeated,
      }),
    onSuccess: onDone,
  });
  const submit = () => {
    tryNow();
    if (fresh.isRight && fresh.isRepeated && !setting.isPending) setting.mutate();
  };
  const refusal = refusedPassword(setting.error);
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
        <NewPasswordFields state={fresh} refusal={refusal} />
      </div>
      {!refusal && <CallError error={setting.error} onRetry={submit} />}
      <Button type="submit" look="act" size="big" isFull isBusy={setting.isPending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
