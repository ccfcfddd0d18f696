import { createDeposit, type DepositMethod } from '@baize/contract/deposit';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { type Minor, subtract, ZERO } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { chevronEnd } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { parseAmount } from '@baize/ui/parse-amount';
import { Stepper } from '@baize/ui/stepper.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AmountField } from '../../shared/amount-field.tsx';
import { CallError } from '../../shared/call-error.tsx';
import { useBrand } from '../../shared/start.tsx';
import { useRequestKey } from '../../shared/use-request-key.ts';
import type { Desk } from './deposit.tsx';
import { MethodCards } from './method-cards.tsx';
import { type AmountProblem, feeOf, presetsFor, problemOf } from './rules.ts';
import { useOrderCall } from './use-deposits.ts';
import { useSteps } from './use-steps.ts';

/** A way and an amount, on one page: two presses and a number until the payment. */
export function DepositForm({ desk }: { desk: Desk }) {
  const t = useT();
  const navigate = useNavigate();
  const { currency } = useBrand();
  const [code, setCode] = useState(desk.methods[0]?.method ?? '');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const creating = useOrderCall(createDeposit);
  const method = desk.methods.find((one) => one.method === code) ?? desk.methods[0];
  const amount = parseAmount(text, currency.scale);
  const keyOf = useRequestKey();
  const steps = useSteps();
  if (!method) return <Card>{t('cashier.deposit_no_methods')}</Card>;

  const problem = problemOf(amount, method, desk.leftToday);
  const submit = () => {
    setTried(true);
    if (problem !== null || amount === null) return;
    creating.mutate(
      { requestKey: keyOf(`${method.method} ${amount}`), method: method.method, amount },
      {
        onSuccess: ({ orderId }) =>
          void navigate({ to: '/member/depositv2', search: { order: orderId } }),
      },
    );
  };
  return (
    <>
      <Stepper label={t('cashier.steps')} steps={steps} current={amount === null ? 0 : 1} />
      <form
        className="deposit-columns"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Card className="deposit-form">
          <MethodCards methods={desk.methods} value={method.method} onChange={setCode} />
          <AmountField
            label={t('cashier.amount')}
            value={text}
            onChange={setText}
            presets={presetsFor(method, desk.lastAmount)}
            hint={<Bounds method={method} leftToday={desk.leftToday} />}
            error={isTried && problem !== null ? <Problem is={problem} of={method} /> : undefined}
          />
        </Card>
        <Card className="deposit-summary">
          <h2>{t('cashier.summary')}</h2>
          <Summary method={method} amount={amount ?? ZERO} />
          <CallError error={creating.error} onRetry={submit} />
          <Button
            look="act"
            size="big"
            isFull
            type="submit"
            endIcon={chevronEnd}
            isBusy={creating.isPending}
          >
            {t('cashier.deposit_continue')}
          </Button>
          <p className="faint small">{t('cashier.deposit_only_arrived')}</p>
        </Card>
      </form>
    </>
  );
}

function Bounds({ method, leftToday }: { method: DepositMethod; leftToday: Minor | null }) {
  const t = useT();
  const formats = useFormats();
  const bounds = { min: formats.money(method.min), max: formats.money(method.max) };
  return (
    <>
      {t('cashier.bounds', bounds)}
      {leftToday !== null && ` · ${t('cashier.left_today', { amount: formats.money(leftToday) })}`}
    </>
  );
}

function Problem({ is, of }: { is: AmountProblem; of: DepositMethod }) {
  const t = useT();
  const formats = useFormats();
  const words = {
    empty: () => t('cashier.amount_empty'),
    small: () => t('cashier.amount_small', { min: formats.money(of.min) }),
    large: () => t('cashier.amount_large', { max: formats.money(of.max) }),
    limit: () => t('cashier.amount_limit'),
  };
  return words[is]();
}

function Summary({ method, amount }: { method: DepositMethod; amount: Minor }) {
  const t = useT();
  const fee = feeOf(method.fee, amount);
  return (
    <Facts
      facts={[
        { name: t('cashier.you_pay'), value: <MoneyText amount={amount} /> },
        { name: t('cashier.fee'), value: <MoneyText amount={fee} /> },
        {
          name: t('cashier.usual_time'),
          value: t('cashier.minutes', { count: method.minutes }),
        },
        {
          name: t('cashier.you_get'),
          value: <MoneyText amount={subtract(amount, fee)} />,
          isTotal: true,
        },
      ]}
    />
  );
}
