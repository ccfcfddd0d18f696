import { wordingOf } from '@baize/client/api-error';
import type { DepositOrder } from '@baize/contract/deposit';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Card } from '@baize/ui/card.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Stepper } from '@baize/ui/stepper.tsx';
import { DeskWait } from './desk-wait.tsx';
import { NewOrder } from './new-order.tsx';
import { OrderEnd } from './order-end.tsx';
import { OrderStatus } from './order-status.tsx';
import { PayTicket } from './pay-ticket.tsx';
import { isUnderWay, useDeposit } from './use-deposits.ts';
import { useSteps } from './use-steps.ts';

/** One order, as it stands: how to pay it, or how it ended. Safe to leave and to come back to. */
export function DepositOrderView({ orderId }: { orderId: Id<'dep'> }) {
  const t = useT();
  const { data: order, error, refetch } = useDeposit(orderId);
  if (!order && error) {
    return (
      <Card>
        <ErrorState title={wordingOf(error, t)} onRetry={() => void refetch()} />
        <NewOrder />
      </Card>
    );
  }
  return order ? <Order order={order} /> : <DeskWait />;
}

function Order({ order }: { order: DepositOrder }) {
  const t = useT();
  const steps = useSteps();
  const current = order.status === 'credited' ? steps.length : 2;
  return (
    <>
      <Stepper label={t('cashier.steps')} steps={steps} current={current} />
      <div className="deposit-columns">
        {isUnderWay(order) ? <PayTicket order={order} /> : <OrderEnd order={order} />}
        <div className="deposit-side">
          <Card>
            <h2>{t('cashier.order_status')}</h2>
            <OrderStatus order={order} />
          </Card>
          <Card>
            <h2>{t('cashier.summary')}</h2>
            <OrderFacts order={order} />
          </Card>
        </div>
      </div>
    </>
  );
}

function OrderFacts({ order }: { order: DepositOrder }) {
  const t = useT();
  const hasArrived = order.paid > 0n;
  const hasEnded = !isUnderWay(order);
  return (
    <Facts
      facts={[
        { name: t('cashier.method'), value: order.methodName },
        { name: t('cashier.reference'), value: <bdi>{order.reference}</bdi> },
        { name: t('cashier.you_pay'), value: <MoneyText amount={order.amount} /> },
        { name: t('cashier.fee'), value: <MoneyText amount={order.fee} /> },
        ...(hasArrived
          ? [{ name: t('cashier.arrived'), value: <MoneyText amount={order.paid} /> }]
          : []),
        ...(order.bonus ? [{ name: t('bonuses.choice'), value: order.bonus.name }] : []),
        {
          // Nothing is promised any more once it has ended.
          name: t(hasEnded ? 'cashier.credited' : 'cashier.you_get'),
          value: <MoneyText amount={hasEnded ? order.credited : order.credit} />,
          isTotal: true,
        },
      ]}
    />
  );
}
