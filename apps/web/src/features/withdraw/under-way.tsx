import type { WithdrawalOrder } from '@baize/contract/withdrawal';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Link } from '@tanstack/react-router';
import { WithdrawalTag } from './withdrawal-tag.tsx';

/** What is on its way, or waits for an answer, before anything new is begun. */
export function UnderWay({ orders }: { orders: readonly WithdrawalOrder[] }) {
  const t = useT();
  const formats = useFormats();
  return orders.map((order) => (
    <Note key={order.orderId} tone={order.status === 'paid' ? 'warn' : 'info'}>
      <div className="withdraw-row">
        <span>
          {t('cashier.under_way', {
            amount: formats.money(order.amount),
            reference: order.reference,
          })}{' '}
          <WithdrawalTag order={order} />
        </span>
        <Link
          to="/member/withdraw"
          search={{ order: order.orderId }}
          className={buttonClass({ look: 'line', size: 'small' })}
        >
          {t(order.status === 'paid' ? 'cashier.answer_now' : 'cashier.open')}
        </Link>
      </div>
    </Note>
  ));
}
