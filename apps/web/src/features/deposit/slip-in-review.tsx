import type { DepositOrder } from '@baize/contract/deposit';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { clock, page } from '@baize/ui/icons';
import { useState } from 'react';
import { CancelOrder } from './cancel-order.tsx';
import { SlipForm } from './slip-form.tsx';

/** The member has paid and proven it: nothing asks to pay again, and what follows is said. */
export function SlipInReview({ order }: { order: DepositOrder }) {
  const t = useT();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card className="deposit-end" aria-label={t('cashier.step_pay')}>
      <Icon of={clock} />
      <h2>{t('cashier.slip_in_review', { amount: formats.money(order.amount) })}</h2>
      <p className="muted">{t('cashier.slip_sent')}</p>
      {isOpen ? (
        <SlipForm orderId={order.orderId} onDone={() => setOpen(false)} />
      ) : (
        <div className="deposit-acts">
          <Button look="line" size="small" icon={page} onClick={() => setOpen(true)}>
            {t('cashier.slip_add_more')}
          </Button>
          <CancelOrder order={order} />
        </div>
      )}
    </Card>
  );
}
