import { assignFeedback, closeFeedback, type FeedbackCase } from '@baize/contract/feedback';
import { useT } from '@baize/i18n/react.tsx';
import { Select } from '@baize/ui/select.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
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
  const [to, setTo] = useState('');
  const { feedbackId, reference, owner } = file;
  const assigning = useFeedbackChange(assignFeedback, () => {
    toast({ tone: 'win', text: t('console.fb_assigned', { reference }) });
    onClose();
  });
  const colleagues = (data?.colleagues ?? []).filter(
    ({ operatorId }) => operatorId !== owner?.operatorId,
  );
  return (
    <ReasonDialog
      title={t('console.fb_assign')}
      text={t('console.fb_assign_text', { reference })}
      label={t('console.fb_assign_word')}
      action={t('console.fb_assign')}
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={assigning.isPending}
      error={assigning.error}
      onSubmit={(reason) => {
        const chosen = colleagues.find(({ operatorId }) => operatorId === to);
        assigning.mutate({
          feedbackId,
          from: owner?.operatorId ?? null,
          to: chosen?.operatorId ?? null,
          reason,
        });
      }}
      onClose={onClose}
    >
      {() => (
        <Select
          label={t('console.fb_assign_to')}
          value={to}
          onChange={({ target }) => setTo(target.value)}
          options={[
            { value: '', label: t('console.fb_everybody') },
            ...colleagues.map(({ operatorId, name }) => ({ value: operatorId, label: name })),
          ]}
        />
      )}
    </ReasonDialog>
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
