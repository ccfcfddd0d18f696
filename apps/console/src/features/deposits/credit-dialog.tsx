import type { DepositCase } from '@baize/contract/deposit';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { parseAmount } from '@baize/ui/parse-amount';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { useOperator } from '../../shared/use-operator.ts';
import { ReasonDialog } from '../queue/reason-dialog.tsx';
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
  const isAbove = !order.held && amount !== null && amount + order.paid > order.amount;
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
      text={
        order.held
          ? t('console.payment_held_text', { provider: order.held.provider })
          : t('console.credit_text', {
              amount: formats.money(order.amount),
              account: order.account,
            })
      }
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
          {isAbove && (
            <Note tone="warn">
              {t('console.credit_above_order', { amount: formats.money(order.amount) })}
            </Note>
          )}
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
