import { useFormats, useT } from '@baize/i18n/react.tsx';
import { type Minor, ZERO } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { swap } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { parseAmount } from '@baize/ui/parse-amount';
import { Segments } from '@baize/ui/segments.tsx';
import { Select } from '@baize/ui/select.tsx';
import { useRequestKey } from '@baize/ui/use-request-key';
import { useState } from 'react';
import { AmountField } from '../../shared/fields/amount-field.tsx';
import { type Tried, useTried } from '../../shared/fields/use-tried.ts';
import { useBrand } from '../../shared/loading/start.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { useBalance } from '../../shared/session/public-state.ts';
import { useMoveToVendor } from './use-transfers.ts';
import { nameOf, type Wallets } from './wallets.ts';

type Direction = 'in' | 'out';

/** Which wallet, which way, how much. The vendor's word ends it, not ours. */
export function FundForm({ wallets }: { wallets: Wallets }) {
  const t = useT();
  const { form: place, ...tried } = useTried();
  const form = useFundForm(wallets, tried);
  const { moving, submit, isWaiting, most } = form;
  return (
    <Card>
      <form
        ref={place}
        className="transfers-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Segments
          label={t('cashier.transfer_direction')}
          value={form.direction}
          onChange={form.setDirection}
          segments={[
            { value: 'in', label: t('cashier.transfer_in') },
            { value: 'out', label: t('cashier.transfer_out') },
          ]}
        />
        <Select
          label={t('cashier.transfer_wallet')}
          value={form.vendor}
          onChange={(event) => form.setVendor(event.target.value)}
          options={wallets.wallets.map((each) => ({ value: each.vendor, label: each.name }))}
        />
        <AmountField
          label={t('cashier.amount')}
          value={form.text}
          onChange={form.setText}
          {...(most > 0n && { all: most })}
          error={form.problem ?? undefined}
        />
        {isWaiting && (
          <Note>{t('cashier.transfer_one_at_a_time', { name: nameOf(wallets, form.vendor) })}</Note>
        )}
        <CallError error={moving.error} onRetry={submit} />
        <Button
          look="act"
          size="big"
          isFull
          type="submit"
          icon={swap}
          isBusy={moving.isPending}
          disabled={isWaiting}
        >
          {t('cashier.transfer_action')}
        </Button>
      </form>
    </Card>
  );
}

function useFundForm(wallets: Wallets, { isTried, tryNow, forget }: Tried) {
  const { currency } = useBrand();
  const { data: balance } = useBalance();
  const [vendor, setVendor] = useState(wallets.wallets[0]?.vendor ?? '');
  const [direction, setDirection] = useState<Direction>('in');
  const [text, setText] = useState('');
  // Each transfer is a request of its own, be it for the same amount as the one before.
  const [count, setCount] = useState(0);
  const moving = useMoveToVendor();
  const keyOf = useRequestKey();
  const amount = parseAmount(text, currency.scale);
  const there = wallets.wallets.find((each) => each.vendor === vendor)?.balance ?? ZERO;
  const most = direction === 'in' ? (balance?.cash ?? ZERO) : there;
  const isWaiting = wallets.underWay.some((each) => each.vendor === vendor);
  const problem = useProblem(amount, direction === 'in' ? most : null);
  const submit = () => {
    tryNow();
    if (problem !== null || amount === null || isWaiting) return;
    const requestKey = keyOf(`${count} ${vendor} ${direction} ${amount}`);
    const onSuccess = () => {
      setCount(count + 1);
      setText('');
      forget();
    };
    moving.mutate({ requestKey, vendor, direction, amount }, { onSuccess });
  };
  const shown = isTried ? problem : null;
  const fields = { vendor, setVendor, direction, setDirection, text, setText };
  return { ...fields, most, isWaiting, problem: shown, moving, submit };
}

/** What lies at a vendor may have grown since its last word: only the vendor can say it is less. */
function useProblem(amount: Minor | null, most: Minor | null): string | null {
  const t = useT();
  const { money } = useFormats();
  if (amount === null) return t('cashier.amount_empty');
  if (most === null || amount <= most) return null;
  return t('cashier.transfer_over', { max: money(most) });
}
