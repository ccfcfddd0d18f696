import { isPaidInPieces } from '@baize/contract/promotion-rules';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { TextField } from '@baize/ui/field.tsx';
import { parseAmount } from '@baize/ui/parse-amount';
import { useState } from 'react';
import { useOperator } from '../../shared/use-operator.ts';

type Bounds = {
  readonly pays: Parameters<typeof isPaidInPieces>[0];
  readonly most: Minor;
  /** From here on a second operator has to agree. */
  readonly secondFrom: Minor | null;
};

/** What is typed by whoever gives, up to the most; tickets are counted, money is not. */
export function useAmountToGive({ pays, most, secondFrom }: Bounds) {
  const formats = useFormats();
  const { brand } = useOperator();
  const [text, setText] = useState('');
  const isPieces = isPaidInPieces(pays);
  const amount = parseAmount(text, isPieces ? 0 : brand.currency.scale);
  return {
    text,
    setText,
    amount,
    most: isPieces ? formats.number(most) : formats.money(most),
    isFitting: amount !== null && amount > 0n && amount <= most,
    isShared: secondFrom !== null && (amount ?? 0n) >= secondFrom,
  };
}

type Props = { of: ReturnType<typeof useAmountToGive>; isTried: boolean };

export function AmountToGive({ of: { text, setText, most, isFitting, isShared }, isTried }: Props) {
  const t = useT();
  return (
    <TextField
      label={t('console.application_amount', { most })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={text}
      error={isTried && !isFitting ? t('console.amount_missing') : undefined}
      hint={isShared ? t('console.needs_second') : undefined}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
