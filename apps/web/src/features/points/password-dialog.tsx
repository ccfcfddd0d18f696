import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { type ReactNode, useId, useState } from 'react';
import { CallError } from '../../shared/server/call-error.tsx';
import { NoPassword, PasswordField } from './password-field.tsx';

type Props = {
  title: string;
  art?: ReactNode;
  size: 'small' | 'wide';
  action: string;
  hasPaymentPassword: boolean;
  isBusy: boolean;
  error: unknown;
  /** What is taken and given; told whether it was tried, to say what is missing. */
  children: (isTried: boolean) => ReactNode;
  onSubmit: (paymentPassword: string) => void;
  onClose: () => void;
};

/** The last look before points are taken, with the payment password below it. */
export function PasswordDialog({ children, onSubmit, onClose, ...props }: Props) {
  const t = useT();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (password !== '' && !props.isBusy) onSubmit(password);
  };
  return (
    <Dialog
      isOpen
      size={props.size}
      onClose={onClose}
      canClose={!props.isBusy}
      title={props.title}
      art={props.art}
      footer={
        <>
          <Button look="ghost" onClick={onClose} disabled={props.isBusy}>
            {t('points.not_yet')}
          </Button>
          {props.hasPaymentPassword && (
            <Button look="act" type="submit" form={formId} isBusy={props.isBusy}>
              {props.action}
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        className="points-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {children(isTried)}
        {props.hasPaymentPassword ? (
          <PasswordField
            value={password}
            isMissing={isTried && password === ''}
            onChange={setPassword}
          />
        ) : (
          <NoPassword />
        )}
        <CallError error={props.error} onRetry={submit} />
      </form>
    </Dialog>
  );
}
