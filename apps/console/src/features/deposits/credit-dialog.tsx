import type { DepositCase } from '@baize/contract/deposit';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { parseAmount } from '@baize/ui/parse-amount';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useOperator } from '../../shared/use-operator.ts';
import { useDepositDecision } from './use-deposits.ts';

type Props = { order: DepositCase; onClose: () => void };

const SHORTEST_REFERENCE = 3;

/** What the bank shows is typed, never taken over from what the member asked for. */
export function CreditDialog({ order, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  const { brand } = useOperator();
  const [text, setText] = useState('');
  const [bankReference, setBankReference] = useState('');
  const amount = parseAmount(text, brand.currency.scale);
  const isNamed = bankReference.trim().length >= SHORTEST_REFERENCE;
  const deciding = useDepositDecision(({ status }) => {
    const words = { amount: formats.money(amount ?? order.amount), account: order.account };
    const isDone = status === 'credited';
    toast({ tone: 'win', text: t(isDone ? 'console.credit_done' : 'console.agreed_first', words) });
    onClose();
  });
  const submit = (reason: string) => {
    if (amount === null) return;
    const { orderId } = order;
    deciding.mutate({ decision: 'credit', orderId, amount, bankReference, reason });
  };
  return (
    <ReasonDialog
      title={t('console.credit')}
      text={explainCredit(order, { t, formats })}
      action={t('console.credit')}
      reason="optional"
      isBusy={deciding.isPending}
      error={deciding.error}
      canSubmit={amount !== null && isNamed}
      onSubmit={submit}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('console.bank_amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            prefix={brand.currency.symbol}
            value={text}
            error={isTried && amount === null ? t('console.amount_missing') : undefined}
            onChange={(event) => setText(event.target.value)}
          />
          <AboveOrder order={order} amount={amount} />
          <TextField
            label={t('console.bank_reference')}
            hint={t('console.bank_reference_hint')}
            autoComplete="off"
            maxLength={60}
            value={bankReference}
            error={isTried && !isNamed ? t('console.bank_reference_missing') : undefined}
            onChange={(event) => setBankReference(event.target.value)}
          />
        </>
      )}
    </ReasonDialog>
  );
}

type Speech = { t: ReturnType<typeof useT>; formats: ReturnType<typeof useFormats> };

const explainCredit = ({ held, amount, account }: DepositCase, { t, formats }: Speech): string =>
  held
    ? t('console.payment_held_text', { provider: held.provider })
    : t('console.credit_text', { amount: formats.money(amount), account });

type Typed = { order: DepositCase; amount: bigint | null };

/** Said while it is typed: one operator alone will not credit more than was ordered. */
function AboveOrder({ order, amount }: Typed) {
  const t = useT();
  const formats = useFormats();
  if (order.held || amount === null || amount + order.paid <= order.amount) return null;
  const words = { amount: formats.money(order.amount) };
  return <Note tone="warn">{t('console.credit_above_order', words)}</Note>;
}
