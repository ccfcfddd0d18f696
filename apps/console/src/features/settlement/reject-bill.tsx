import type { Bill } from '@baize/contract/bill-shape';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { subtract } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { useRejectBill } from './use-settlement.ts';
import { isOpen } from './words.ts';

/** Says that what is open of a bill is not owed; only where something is, and by whoever may. */
export function RejectBill({ bill }: { bill: Bill }) {
  const t = useT();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const canReject = isOpen(bill.status) && may('agreements.manage');
  const { account } = bill.payee;
  return (
    <>
      {canReject && (
        <Button
          look="line"
          size="small"
          aria-label={t('console.bill_reject_of', { account })}
          onClick={() => setAsking(true)}
        >
          {t('console.bill_reject')}
        </Button>
      )}
      {isAsking && <RejectDialog bill={bill} onClose={() => setAsking(false)} />}
    </>
  );
}

type Props = { bill: Bill; onClose: () => void };

function RejectDialog({ bill, onClose }: Props) {
  const t = useT();
  const { money } = useFormats();
  const toast = useToast();
  const words = {
    amount: money(subtract(bill.amount, bill.paid)),
    paid: money(bill.paid),
    payee: bill.payee.account,
    payer: bill.payer?.account ?? t('agreements.platform'),
  };
  const rejecting = useRejectBill(() => {
    toast({ tone: 'win', text: t('console.bill_reject_done', words) });
    onClose();
  });
  return (
    <ReasonDialog
      title={t('console.bill_reject')}
      text={t('console.bill_reject_text', words)}
      action={t('console.bill_reject')}
      reason="needed"
      hint={t('console.reason_inside')}
      look="danger"
      isBusy={rejecting.isPending}
      error={rejecting.error}
      onSubmit={(reason) => rejecting.mutate({ billId: bill.billId, reason })}
      onClose={onClose}
    />
  );
}
