import { assignFeedback, closeFeedback, type FeedbackCase } from '@baize/contract/feedback';
import { useT } from '@baize/i18n/react.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { HandOnDialog } from '../../shared/queue/hand-on-dialog.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useFeedbackChange, useFeedbackDesk } from './use-feedback.ts';

export type FeedbackAct = 'assign' | 'close';

type Props = { file: FeedbackCase; onClose: () => void };

export function FeedbackDialog({ act, ...props }: Props & { act: FeedbackAct }) {
  return act === 'assign' ? <AssignDialog {...props} /> : <CloseDialog {...props} />;
}

/** Hands a case to a colleague with a word about it, or back before everybody. */
function AssignDialog({ file, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const { data } = useFeedbackDesk();
  const { feedbackId, reference, owner } = file;
  const assigning = useFeedbackChange(assignFeedback, () => {
    toast({ tone: 'win', text: t('console.fb_assigned', { reference }) });
    onClose();
  });
  return (
    <HandOnDialog
      title={t('console.fb_assign')}
      text={t('console.fb_assign_text', { reference })}
      everybody={t('console.fb_everybody')}
      owner={owner}
      colleagues={data?.colleagues ?? []}
      isBusy={assigning.isPending}
      error={assigning.error}
      onSubmit={(handing) => assigning.mutate({ feedbackId, ...handing })}
      onClose={onClose}
    />
  );
}

function CloseDialog({ file, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const { feedbackId, reference, entries } = file;
  const closing = useFeedbackChange(closeFeedback, () => {
    toast({ tone: 'win', text: t('console.fb_closed', { reference }) });
    onClose();
  });
  const last = entries.at(-1)?.entryId;
  return (
    <ReasonDialog
      title={t('console.fb_close')}
      text={t('console.fb_close_text', { reference })}
      action={t('console.fb_close')}
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={closing.isPending}
      error={closing.error}
      onSubmit={(reason) => last && closing.mutate({ feedbackId, after: last, reason })}
      onClose={onClose}
    />
  );
}
