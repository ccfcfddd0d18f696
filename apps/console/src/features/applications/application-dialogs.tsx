import type { PromotionApplication } from '@baize/contract/promotion';
import { useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { useToast } from '@baize/ui/toast.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { AmountToGive, useAmountToGive } from './amount-to-give.tsx';
import { useApplicationDecision } from './use-applications.ts';

type Props = { application: PromotionApplication; onClose: () => void };

function useDecision({ application: { title, account }, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  return useApplicationDecision(({ status }) => {
    const done = status === 'applying' ? 'console.application_agreed' : 'console.application_done';
    toast({ tone: 'win', text: t(done, { title, account }) });
    onClose();
  });
}

export function ApproveDialog({ application, onClose }: Props) {
  const t = useT();
  const deciding = useDecision({ application, onClose });
  const { participationId, most, pays, account, title, version, secondFrom } = application;
  const given = useAmountToGive({ pays, most: most ?? minor(0n), secondFrom });
  const isJoining = most === null;
  const submit = (reason: string) =>
    deciding.mutate({
      decision: 'approve',
      participationId,
      reason,
      ...(!isJoining && given.amount !== null && { amount: given.amount }),
    });
  return (
    <ReasonDialog
      title={t('console.application_approve')}
      text={
        isJoining
          ? t('console.application_join_text', { account, title, version: `${version}` })
          : t('console.application_approve_text', { account, title })
      }
      action={t('console.application_approve')}
      reason="needed"
      isBusy={deciding.isPending}
      error={deciding.error}
      canSubmit={isJoining || given.isFitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {(isTried) => !isJoining && <AmountToGive of={given} isTried={isTried} />}
    </ReasonDialog>
  );
}

export function RejectDialog({ application, onClose }: Props) {
  const t = useT();
  const deciding = useDecision({ application, onClose });
  const { participationId, account } = application;
  return (
    <ReasonDialog
      title={t('console.application_reject')}
      text={t('console.application_reject_text', { account })}
      action={t('console.application_reject')}
      look="danger"
      reason="needed"
      hint={t('console.application_reason_hint')}
      isBusy={deciding.isPending}
      error={deciding.error}
      onSubmit={(reason) => deciding.mutate({ decision: 'reject', participationId, reason })}
      onClose={onClose}
    />
  );
}
