import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Note } from '@baize/ui/note.tsx';
import { parseAmount, typeAmount } from '@baize/ui/parse-amount';
import { useState } from 'react';
import { AmountField } from '../../shared/fields/amount-field.tsx';
import { FormDialog } from '../../shared/fields/form-dialog.tsx';
import { useBrand } from '../../shared/loading/start.tsx';
import { type OwnLimit, useSetLimit } from './use-limits.ts';

type Props = { limit: OwnLimit; onClose: () => void };

/** A lower amount holds when it is saved; a higher one, or none, a day later and by a second word. */
export function LimitDialog({ limit, onClose }: Props) {
  const t = useT();
  const { currency } = useBrand();
  const { kind, period, amount: current } = limit;
  const [text, setText] = useState(current === null ? '' : typeAmount(current, currency.scale));
  const [isTried, setTried] = useState(false);
  const setting = useSetLimit();
  const amount = parseAmount(text, currency.scale);
  const send = (wanted: Minor | null) =>
    setting.mutate({ kind, period, amount: wanted }, { onSuccess: onClose });
  const submit = () => {
    setTried(true);
    if (amount !== null) send(amount);
  };
  return (
    <FormDialog
      title={t(TITLES[kind])}
      action={t('security.limit_save')}
      isBusy={setting.isPending}
      error={setting.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountField
        label={t(LABELS[period])}
        value={text}
        onChange={setText}
        error={isTried && amount === null ? t('security.limit_amount_wrong') : undefined}
      />
      <Effect wanted={amount} current={current} />
      {current !== null && (
        <Button look="ghost" size="small" onClick={() => send(null)}>
          {t('security.limit_remove')}
        </Button>
      )}
    </FormDialog>
  );
}

/** When what is typed will hold. */
function Effect({ wanted, current }: { wanted: Minor | null; current: Minor | null }) {
  const t = useT();
  const formats = useFormats();
  if (wanted === null) return null;
  const isLaxer = current !== null && wanted > current;
  return (
    <Note>
      {isLaxer
        ? t('security.limit_later', { current: formats.money(current) })
        : t('security.limit_at_once')}
    </Note>
  );
}

const TITLES = {
  deposit: 'security.limit_deposit',
  stake: 'security.limit_stake',
  loss: 'security.limit_loss',
  single: 'security.limit_single',
} as const;

const LABELS = {
  day: 'security.limit_day',
  week: 'security.limit_week',
  month: 'security.limit_month',
  bet: 'security.limit_bet',
} as const;
