import type { readDepositDesk } from '@baize/contract/deposit';
import type { Output } from '@baize/contract/endpoint';
import { useT } from '@baize/i18n/react.tsx';
import { isId } from '@baize/std/id';
import { BreakStop } from '../../shared/care/break-stop.tsx';
import { isOnBreak } from '../../shared/care/use-break.ts';
import { Answered } from '../../shared/lists/answered.tsx';
import './deposit.css';
import { DepositForm } from './deposit-form.tsx';
import { DepositHistory } from './deposit-history.tsx';
import { DepositOrderView } from './deposit-order.tsx';
import { DeskWait } from './desk-wait.tsx';
import { LimitOffer } from './limit-offer.tsx';
import { OpenOrder } from './open-order.tsx';
import { useDepositDesk } from './use-deposits.ts';

export type Desk = Output<typeof readDepositDesk>;

/** The order that the address names; anything else stands for a new one. */
type Props = { orderId: string | null };

/** Money in: a way, an amount, the payment. An order waits for whoever leaves and comes back. */
export function Deposit({ orderId }: Props) {
  const t = useT();
  const isOrder = orderId !== null && isId('dep', orderId);
  return (
    <div className="deposit">
      <header>
        <h1>{t('cashier.deposit_title')}</h1>
        <p className="muted">{t('cashier.deposit_lead')}</p>
        <LimitOffer />
      </header>
      {isOrder ? <DepositOrderView key={orderId} orderId={orderId} /> : <NewDeposit />}
    </div>
  );
}

function NewDeposit() {
  const desk = useDepositDesk();
  if (isOnBreak(desk.error)) return <BreakStop />;
  return (
    <Answered query={desk} waiting={<DeskWait />}>
      {(data) => (
        <>
          {data.openOrders.map((order) => (
            <OpenOrder key={order.orderId} order={order} />
          ))}
          <DepositForm desk={data} />
          <DepositHistory />
        </>
      )}
    </Answered>
  );
}
