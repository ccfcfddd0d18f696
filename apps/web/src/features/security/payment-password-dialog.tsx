import { misfitOf } from '@baize/contract/patterns';
import { type SecurityCenter, setPaymentPassword } from '@baize/contract/security';
import { useT } from '@baize/i18n/react.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useState } from 'react';
import { FactorField } from '../../shared/fields/factor-field.tsx';
import { FormDialog } from '../../shared/fields/form-dialog.tsx';
import { useFactor, waysOf } from '../../shared/fields/use-factor.ts';
import { NewPassword, usePasswordRule } from './new-password.tsx';
import { useSecurityChange } from './use-security-center.ts';

type Props = { center: SecurityCenter; onClose: () => void; onDone: (words: string) => void };

/** A second password, for money alone. */
export function PaymentPasswordDialog({ center, onClose, onDone }: Props) {
  const t = useT();
  const rule = usePasswordRule('paymentPassword');
  const factor = useFactor(waysOf(center));
  const [next, setNext] = useState({ password: '', confirmation: '' });
  const [isTried, setTried] = useState(false);
  const changing = useSecurityChange(setPaymentPassword);
  const submit = () => {
    setTried(true);
    const isRight = misfitOf(rule, next.password) === null && next.password === next.confirmation;
    if (!factor.isReady() || !isRight) return;
    const input = {
      newPassword: next.password,
      confirmNewPassword: next.confirmation,
      ...factor.fields,
    };
    changing.mutate(input, { onSuccess: () => onDone(t('security.payment_done')) });
  };
  return (
    <FormDialog
      title={t(center.hasPaymentPassword ? 'security.payment_change' : 'security.payment_set')}
      action={t('security.save')}
      isBusy={changing.isPending}
      error={changing.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Note>{t('security.payment_note')}</Note>
      <NewPassword rule={rule} value={next} onChange={setNext} isTried={isTried} />
      <FactorField factor={factor} />
    </FormDialog>
  );
}
