import type { DepositOrder } from '@baize/contract/deposit';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Link } from '@tanstack/react-router';
import { CancelOrder } from './cancel-order.tsx';

/** An order that was begun is taken up where it was left, or given up to make room for another. */
export function OpenOrder({ order }: { order: DepositOrder }) {
  const t = useT();
  const formats = useFormats();
  // Whoever has proven a payment is not asked to go on with it.
  const hasSlip = order.slips > 0;
  const words = { amount: formats.money(order.amount), method: order.methodName };
  return (
    <Note>
      <div className="open-order">
        <span>{t(hasSlip ? 'cashier.open_order_review' : 'cashier.open_order', words)}</span>
        <span className="deposit-acts">
          <Link
            to="/member/depositv2"
            search={{ order: order.orderId }}
            className={buttonClass({ look: 'line', size: 'small' })}
          >
            {t(hasSlip ? 'cashier.open' : 'cashier.open_order_go')}
          </Link>
          <CancelOrder order={order} />
        </span>
      </div>
    </Note>
  );
}
