import type { BonusOffer } from '@baize/contract/bonus';
import type { DepositMethod } from '@baize/contract/deposit';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { feeOf } from '@baize/std/fee';
import { type Minor, subtract, sum, ZERO } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { chevronEnd } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Stepper } from '@baize/ui/stepper.tsx';
import { AmountField } from '../../shared/fields/amount-field.tsx';
import { useTried } from '../../shared/fields/use-tried.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import { BonusChoice } from './bonus-choice.tsx';
import type { Desk } from './deposit.tsx';
import { MethodCards } from './method-cards.tsx';
import { type AmountProblem, bonusOf, presetsFor, turnoverOf } from './rules.ts';
import { useDepositForm } from './use-deposit-form.ts';
import { useSteps } from './use-steps.ts';

/** A way and an amount, on one page: two presses and a number until the payment. */
export function DepositForm({ desk }: { desk: Desk }) {
  const t = useT();
  const { form: place, ...tried } = useTried();
  const form = useDepositForm(desk, tried);
  const steps = useSteps();
  const { method, amount, problem } = form;
  if (!method) return <Card>{t('cashier.deposit_no_methods')}</Card>;
  return (
    <>
      <Stepper label={t('cashier.steps')} steps={steps} current={amount === null ? 0 : 1} />
      <form
        ref={place}
        className="deposit-columns"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Card className="deposit-form">
          <MethodCards methods={desk.methods} value={method.method} onChange={form.setCode} />
          <AmountField
            label={t('cashier.amount')}
            value={form.text}
            onChange={form.setText}
            presets={presetsFor(method, desk.lastAmount)}
            most={desk.leftToday}
            hint={<Bounds method={method} desk={desk} />}
            error={problem === null ? undefined : <Problem is={problem} of={method} />}
          />
          <BonusChoice
            desk={desk}
            value={form.promotion}
            onChange={form.setPromotion}
            short={form.short}
          />
        </Card>
        <Card className="deposit-summary">
          <h2>{t('cashier.summary')}</h2>
          <Summary method={method} amount={amount ?? ZERO} offer={form.offer} />
          <CallError error={form.creating.error} onRetry={form.submit} />
          <Button
            look="act"
            size="big"
            isFull
            type="submit"
            endIcon={chevronEnd}
            isBusy={form.creating.isPending}
          >
            {t('cashier.deposit_continue')}
          </Button>
          <p className="faint small">{t('cashier.deposit_only_arrived')}</p>
        </Card>
      </form>
    </>
  );
}

/** An order counts against the limit as soon as it is opened, so what is in open orders is said. */
function Bounds({ method, desk }: { method: DepositMethod; desk: Desk }) {
  const t = useT();
  const formats = useFormats();
  const { leftToday, openOrders } = desk;
  const open = sum(openOrders.map(({ amount }) => amount));
  const bounds = { min: formats.money(method.min), max: formats.money(method.max) };
  return (
    <>
      {t('cashier.bounds', bounds)}
      {leftToday !== null && ` · ${t('cashier.left_today', { amount: formats.money(leftToday) })}`}
      {leftToday !== null &&
        open > 0n &&
        ` · ${t('cashier.in_open_orders', { amount: formats.money(open) })}`}
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

type SummaryProps = { method: DepositMethod; amount: Minor; offer: BonusOffer | null };

function Summary({ method, amount, offer }: SummaryProps) {
  const t = useT();
  const fee = feeOf(method.fee, amount);
  const bonus = offer ? bonusOf(offer, amount) : ZERO;
  return (
    <Facts
      facts={[
        { name: t('cashier.you_pay'), value: <MoneyText amount={amount} /> },
        { name: t('cashier.fee'), value: <MoneyText amount={fee} /> },
        {
          name: t('cashier.usual_time'),
          value: t('cashier.minutes', { count: method.minutes }),
        },
        ...(offer
          ? [
              { name: offer.name, value: <MoneyText amount={bonus} /> },
              {
                name: t('bonuses.to_bet'),
                value: <MoneyText amount={turnoverOf(offer, bonus)} />,
              },
            ]
          : []),
        {
          name: t('cashier.you_get'),
          value: <MoneyText amount={subtract(amount, fee)} />,
          isTotal: true,
        },
      ]}
    />
  );
}
