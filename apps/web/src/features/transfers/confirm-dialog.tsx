import type { UplineTransfer as Sent } from '@baize/contract/transfer';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { lock } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { useId, useState } from 'react';
import { CallError } from '../../shared/server/call-error.tsx';
import { useRequestKey } from '../../shared/server/use-request-key.ts';
import { useSendToUpline } from './use-transfers.ts';

type Props = {
  to: string;
  amount: Minor;
  remark: string;
  onClose: () => void;
  onSent: (sent: Sent) => void;
};

/** The last look before money leaves: to whom, how much, and the password of money. */
export function ConfirmDialog({ to, amount, remark, onClose, onSent }: Props) {
  const t = useT();
  const formats = useFormats();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const sending = useSendToUpline();
  const keyOf = useRequestKey();
  const submit = () => {
    setTried(true);
    if (password === '' || sending.isPending) return;
    const requestKey = keyOf(`${amount} ${remark}`);
    const input = { requestKey, amount, paymentPassword: password, ...(remark && { remark }) };
    sending.mutate(input, { onSuccess: onSent });
  };
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      canClose={!sending.isPending}
      title={t('cashier.transfer_confirm_title')}
      footer={
        <>
          <Button look="ghost" onClick={onClose} disabled={sending.isPending}>
            {t('cashier.transfer_back')}
          </Button>
          <Button look="act" type="submit" form={formId} isBusy={sending.isPending}>
            {t('cashier.transfer_send', { amount: formats.money(amount) })}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="transfers-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Facts
          facts={[
            { name: t('cashier.transfer_to'), value: <bdi>{to}</bdi> },
            ...(remark ? [{ name: t('cashier.remark'), value: <bdi>{remark}</bdi> }] : []),
            { name: t('cashier.amount'), value: <MoneyText amount={amount} />, isTotal: true },
          ]}
        />
        <p className="muted small">{t('cashier.transfer_confirm_text')}</p>
        <TextField
          type="password"
          data-autofocus
          label={t('cashier.payment_password')}
          autoComplete="off"
          maxLength={255}
          prefix={<Icon of={lock} />}
          value={password}
          error={isTried && password === '' ? t('cashier.password_needed') : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <CallError error={sending.error} onRetry={submit} />
      </form>
    </Dialog>
  );
}
