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
import { useRequestKey } from '@baize/ui/use-request-key';
import { useId, useState } from 'react';
import { StepUpDialog } from '../../shared/fields/step-up-dialog.tsx';
import type { FactorProof } from '../../shared/fields/use-factor.ts';
import { useStepUp } from '../../shared/fields/use-step-up.ts';
import { CallError } from '../../shared/server/call-error.tsx';
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
  const stepUp = useStepUp(() => sending.reset());
  const submit = (factor?: FactorProof) => {
    setTried(true);
    if (password === '' || sending.isPending) return;
    const requestKey = keyOf(`${amount} ${remark}`);
    const proof = { paymentPassword: password, ...(factor && { factor }) };
    const input = { requestKey, amount, ...proof, ...(remark && { remark }) };
    sending.mutate(input, { onSuccess: onSent, onError: stepUp.hear });
  };
  if (stepUp.ways !== null) {
    return (
      <StepUpDialog
        stepUp={stepUp}
        of="sending"
        isBusy={sending.isPending}
        error={sending.error}
        onProve={submit}
      />
    );
  }
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
        <Sending to={to} remark={remark} amount={amount} />
        <p className="muted small">{t('cashier.transfer_confirm_text')}</p>
        <PaymentPassword
          value={password}
          onChange={setPassword}
          isMissing={isTried && password === ''}
        />
        <CallError error={sending.error} onRetry={() => submit()} />
      </form>
    </Dialog>
  );
}

function Sending({ to, remark, amount }: Pick<Props, 'to' | 'remark' | 'amount'>) {
  const t = useT();
  return (
    <Facts
      facts={[
        { name: t('cashier.transfer_to'), value: <bdi>{to}</bdi> },
        ...(remark ? [{ name: t('cashier.remark'), value: <bdi>{remark}</bdi> }] : []),
        { name: t('cashier.amount'), value: <MoneyText amount={amount} />, isTotal: true },
      ]}
    />
  );
}

type PasswordProps = { value: string; onChange: (text: string) => void; isMissing: boolean };

function PaymentPassword({ value, onChange, isMissing }: PasswordProps) {
  const t = useT();
  return (
    <TextField
      type="password"
      data-autofocus
      label={t('cashier.payment_password')}
      autoComplete="off"
      maxLength={255}
      prefix={<Icon of={lock} />}
      value={value}
      error={isMissing ? t('cashier.password_needed') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
