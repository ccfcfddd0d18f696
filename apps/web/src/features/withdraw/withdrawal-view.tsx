import { wordingOf } from '@baize/client/api-error';
import { cancelWithdrawal, type WithdrawalOrder } from '@baize/contract/withdrawal';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Button, buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Link } from '@tanstack/react-router';
import { CallError } from '../../shared/server/call-error.tsx';
import { DeskWait } from './desk-wait.tsx';
import { PushOffer } from './push-offer.tsx';
import { ReceiptAnswer } from './receipt-answer.tsx';
import { useOrderCall, useWithdrawal } from './use-withdrawals.ts';
import { WithdrawalEnd } from './withdrawal-end.tsx';
import { WithdrawalSteps } from './withdrawal-steps.tsx';
import { WithdrawalTag } from './withdrawal-tag.tsx';

/** One withdrawal: where it is, why, what comes next and when, and what the member can say. */
export function WithdrawalView({ orderId }: { orderId: Id<'wdr'> }) {
  const t = useT();
  const { data: order, error, refetch } = useWithdrawal(orderId);
  return (
    <>
      <Link to="/member/withdraw" search={{}} className={buttonClass({ look: 'line' })}>
        {t('cashier.withdraw_back')}
      </Link>
      {order ? (
        <Order order={order} />
      ) : error ? (
        <Card>
          <ErrorState title={wordingOf(error, t)} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <DeskWait />
      )}
    </>
  );
}

function Order({ order }: { order: WithdrawalOrder }) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className="withdraw-columns">
      <Card className="withdraw-form">
        <header className="withdraw-row">
          <h2>
            <bdi>{order.reference}</bdi> <CopyButton value={order.reference} />
          </h2>
          <WithdrawalTag order={order} />
        </header>
        <p className="withdraw-amount">
          <MoneyText amount={order.payout} />
        </p>
        <p className="muted">
          {t('cashier.paid_to', { bank: order.bankName, number: order.accountNumber })} ·{' '}
          {order.accountName}
        </p>
        {order.fee > 0n && (
          <p className="faint small">
            {t('cashier.fee_taken', {
              amount: formats.money(order.amount),
              fee: formats.money(order.fee),
            })}
          </p>
        )}
        <WithdrawalSteps order={order} />
        {IS_WAITED_FOR.has(order.status) && <PushOffer />}
        {order.canCancel && <Cancel orderId={order.orderId} />}
      </Card>
      <Card className="withdraw-form">
        {canAnswer(order) ? <ReceiptAnswer order={order} /> : <WithdrawalEnd order={order} />}
      </Card>
    </div>
  );
}

const IS_WAITED_FOR: ReadonlySet<WithdrawalOrder['status']> = new Set([
  'review',
  'approved',
  'paying',
]);

/** Nobody answered in time, and it had not come: that can still be said for a while. */
const canAnswer = ({ status, outcome, nextAt }: WithdrawalOrder): boolean =>
  status === 'paid' || (status === 'received' && outcome === 'automatic' && nextAt !== null);

function Cancel({ orderId }: { orderId: Id<'wdr'> }) {
  const t = useT();
  const cancelling = useOrderCall(cancelWithdrawal);
  const cancel = () => cancelling.mutate({ orderId });
  return (
    <>
      <CallError error={cancelling.error} onRetry={cancel} />
      <Button look="line" isBusy={cancelling.isPending} onClick={cancel}>
        {t('cashier.withdraw_cancel')}
      </Button>
    </>
  );
}
