import { type DepositOrder, renewDeposit } from '@baize/contract/deposit';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Button, buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { check, clock, close, refresh } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { useRequestKey } from '@baize/ui/use-request-key';
import { Link, useNavigate } from '@tanstack/react-router';
import { CallError } from '../../shared/server/call-error.tsx';
import { BonusNews } from './bonus-news.tsx';
import { NewOrder } from './new-order.tsx';
import { useOrderCall } from './use-deposits.ts';

/** How it ended: whether money moved, and what to do now. */
export function OrderEnd({ order }: { order: DepositOrder }) {
  const t = useT();
  const formats = useFormats();
  if (order.status === 'credited') {
    const isOther = order.paid !== order.amount;
    return (
      <Card className="deposit-end is-win">
        <Icon of={check} />
        <h2>{t('cashier.deposit_done', { amount: formats.money(order.credited) })}</h2>
        <p className="muted">
          {isOther
            ? t('cashier.deposit_other_amount', {
                paid: formats.money(order.paid),
                amount: formats.money(order.amount),
              })
            : t('cashier.deposit_done_text')}
        </p>
        <BonusNews order={order} />
        <div className="deposit-acts">
          <Link to="/" className={buttonClass({ look: 'act' })}>
            {t('cashier.play_now')}
          </Link>
          <NewOrder />
        </div>
      </Card>
    );
  }
  return order.status === 'refused' ? <Refused order={order} /> : <Ended order={order} />;
}

const ENDED = {
  expired: ['cashier.deposit_expired_title', 'cashier.deposit_expired_text'],
  cancelled: ['cashier.deposit_cancelled_title', 'cashier.deposit_expired_text'],
  failed: ['cashier.deposit_failed_title', 'cashier.deposit_failed_text'],
} as const;

const isEnded = (status: string): status is keyof typeof ENDED => Object.hasOwn(ENDED, status);

/** Its time ran out, the member gave it up or the provider did not take it: it can be made again. */
function Ended({ order }: { order: DepositOrder }) {
  const t = useT();
  const navigate = useNavigate();
  const renewing = useOrderCall(renewDeposit);
  const keyOf = useRequestKey();
  const renew = () =>
    renewing.mutate(
      { requestKey: keyOf(order.orderId), orderId: order.orderId },
      {
        onSuccess: ({ orderId }) =>
          void navigate({ to: '/member/depositv2', search: { order: orderId } }),
      },
    );
  const [title, text] = ENDED[isEnded(order.status) ? order.status : 'failed'];
  const hasFailed = order.status === 'failed';
  return (
    <Card className={hasFailed ? 'deposit-end is-loss' : 'deposit-end'}>
      <Icon of={hasFailed ? close : clock} />
      <h2>{t(title)}</h2>
      <p className="muted">{t(text)}</p>
      <CallError error={renewing.error} onRetry={renew} />
      <div className="deposit-acts">
        <Button look="act" icon={refresh} isBusy={renewing.isPending} onClick={renew}>
          {t(hasFailed ? 'cashier.deposit_retry' : 'cashier.deposit_renew')}
        </Button>
        <NewOrder />
      </div>
    </Card>
  );
}

/** An operator looked for the money and did not find it; the reason is theirs, to the member. */
function Refused({ order }: { order: DepositOrder }) {
  const t = useT();
  return (
    <Card className="deposit-end is-loss">
      <Icon of={close} />
      <h2>{t('cashier.deposit_refused_title')}</h2>
      <p className="muted">{t('cashier.deposit_refused_text')}</p>
      {order.reason && <Note tone="loss">{order.reason}</Note>}
      <div className="deposit-acts">
        <NewOrder />
      </div>
    </Card>
  );
}
