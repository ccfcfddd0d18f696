import type { DepositCase } from '@baize/contract/deposit';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useDepositDecision } from './use-deposits.ts';

type Props = { order: DepositCase; onClose: () => void };

export function RefuseDialog({ order, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  const words = { amount: formats.money(order.amount), account: order.account };
  const deciding = useDepositDecision(() => {
    toast({ tone: 'win', text: t('console.slip_refused', words) });
    onClose();
  });
  const submit = (reason: string) =>
    deciding.mutate({ decision: 'refuse', orderId: order.orderId, reason });
  return (
    <ReasonDialog
      title={t('console.refuse')}
      text={t('console.slip_refuse_text', words)}
      action={t('console.refuse')}
      reason="needed"
      hint={t('console.reason_shown')}
      look="danger"
      isBusy={deciding.isPending}
      error={deciding.error}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
