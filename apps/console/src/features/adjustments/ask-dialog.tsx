import { askAdjustment } from '@baize/contract/desk';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { parseAmount } from '@baize/ui/parse-amount';
import { useToast } from '@baize/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { refreshQueue } from '../../shared/refresh-queue.ts';
import { useOperator } from '../../shared/use-operator.ts';

type Direction = 'credit' | 'debit';

type Props = {
  member: { readonly memberId: Id<'mem'>; readonly account: string };
  onClose: () => void;
};

/** A correction is asked for by one and decided by another; until then nothing moves. */
export function AskDialog({ member, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  const { brand } = useOperator();
  // One key for the dialog: a second press, or one after a silence, asks for the same.
  const [requestKey] = useState(() => crypto.randomUUID());
  const [direction, setDirection] = useState<Direction>('credit');
  const [text, setText] = useState('');
  const amount = parseAmount(text, brand.currency.scale);
  const asking = useAsk();
  const submit = (reason: string) => {
    if (amount === null) return;
    asking.mutate(
      { requestKey, memberId: member.memberId, direction, amount, reason },
      {
        onSuccess: () => {
          toast({
            tone: 'win',
            text: t('console.adjust_asked', { amount: formats.money(amount) }),
          });
          onClose();
        },
      },
    );
  };
  return (
    <ReasonDialog
      title={t('console.adjust')}
      text={t('console.adjust_text', { account: member.account })}
      action={t('console.adjust_action')}
      reason="needed"
      isBusy={asking.isPending}
      error={asking.error}
      canSubmit={amount !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <RadioGroup
            name="direction"
            label={t('console.direction')}
            value={direction}
            onChange={setDirection}
            options={[
              { value: 'credit', label: t('console.direction_credit') },
              { value: 'debit', label: t('console.direction_debit') },
            ]}
          />
          <TextField
            label={t('console.amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            prefix={brand.currency.symbol}
            value={text}
            error={isTried && amount === null ? t('console.amount_missing') : undefined}
            onChange={(event) => setText(event.target.value)}
          />
        </>
      )}
    </ReasonDialog>
  );
}

type AdjustmentInput = {
  requestKey: string;
  memberId: Id<'mem'>;
  direction: Direction;
  amount: Minor;
  reason: string;
};

function useAsk() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: AdjustmentInput) => call(askAdjustment, input),
    onSuccess: () => void refreshQueue(queries, 'adjustments'),
  });
}
