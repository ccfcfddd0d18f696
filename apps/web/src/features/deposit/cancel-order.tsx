import { cancelDeposit, type DepositOrder } from '@baize/contract/deposit';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { useState } from 'react';
import { CallError } from '../../shared/server/call-error.tsx';
import { useOrderCall } from './use-deposits.ts';

/** Gives up an open order. It is asked first: whoever has paid already should wait instead. */
export function CancelOrder({ order }: { order: DepositOrder }) {
  const t = useT();
  const formats = useFormats();
  const [isAsked, setAsked] = useState(false);
  const cancelling = useOrderCall(cancelDeposit);
  const close = () => setAsked(false);
  const cancel = () => cancelling.mutate({ orderId: order.orderId }, { onSuccess: close });
  return (
    <>
      <Button look="ghost" size="small" onClick={() => setAsked(true)}>
        {t('cashier.cancel_order')}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={close}
        canClose={!cancelling.isPending}
        title={t('cashier.cancel_order_title', { amount: formats.money(order.amount) })}
        size="small"
        footer={
          <>
            <Button look="line" onClick={close}>
              {t('cashier.cancel_order_keep')}
            </Button>
            <Button look="act" isBusy={cancelling.isPending} onClick={cancel}>
              {t('cashier.cancel_order')}
            </Button>
          </>
        }
      >
        <div className="stack">
          <p>{t('cashier.cancel_order_text')}</p>
          <CallError error={cancelling.error} onRetry={cancel} />
        </div>
      </Dialog>
    </>
  );
}
