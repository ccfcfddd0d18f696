import type { RedemptionCase } from '@baize/contract/points';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useRedemptionDecision } from './use-redemptions.ts';

export type Verdict = 'approve' | 'reject';

type Props = { order: RedemptionCase; verdict: Verdict; onClose: () => void };

/** The last look: what is sent or returned, and what the member reads. */
export function DecideDialog({ order, verdict, onClose }: Props) {
  const t = useT();
  const { number } = useFormats();
  const toast = useToast();
  const deciding = useRedemptionDecision(({ reference, status }) => {
    const done = status === 'processing' ? 'console.redemption_agreed' : 'console.redemption_done';
    toast({ tone: 'win', text: t(done, { reference }) });
    onClose();
  });
  const { redemptionId, name, account } = order;
  const words = { name, account, quantity: number(order.quantity) };
  const isReject = verdict === 'reject';
  const action = t(isReject ? 'console.redemption_reject' : 'console.redemption_approve');
  return (
    <ReasonDialog
      title={action}
      text={t(
        isReject ? 'console.redemption_reject_text' : 'console.redemption_approve_text',
        words,
      )}
      action={action}
      reason={isReject ? 'needed' : 'optional'}
      {...(!isReject && { label: t('console.redemption_remark') })}
      hint={t('console.reason_shown')}
      look={isReject ? 'danger' : 'act'}
      isBusy={deciding.isPending}
      error={deciding.error}
      onSubmit={(reason) => deciding.mutate({ redemptionId, decision: verdict, reason })}
      onClose={onClose}
    />
  );
}
