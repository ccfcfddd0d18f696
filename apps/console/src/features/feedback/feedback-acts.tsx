import { type FeedbackCase, takeFeedback } from '@baize/contract/feedback';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { CallError } from '../../shared/call-error.tsx';
import { isLostRace } from '../../shared/lost-race.ts';
import { useMay } from '../../shared/use-operator.ts';
import { AnswerForm } from './answer-form.tsx';
import type { FeedbackAct } from './feedback-dialogs.tsx';
import { useFeedbackChange } from './use-feedback.ts';

type Props = { file: FeedbackCase; onAct: (act: FeedbackAct) => void };

/** What the operator may do with a case as it stands. */
export function FeedbackActs({ file, onAct }: Props) {
  const t = useT();
  const may = useMay();
  const toast = useToast();
  const { feedbackId, reference, owner, status, member, email } = file;
  const taking = useFeedbackChange(takeFeedback, () =>
    toast({ tone: 'win', text: t('console.case_taken', { name: reference }) }),
  );
  if (!may('feedback.answer') || status === 'closed') return null;
  const isTheirs = owner !== null && !owner.isMine;
  const canAnswer = !isTheirs && (member !== null || email !== null);
  return (
    <>
      {isTheirs && <Note>{t('console.case_theirs', { name: owner.name })}</Note>}
      {!isTheirs && !canAnswer && <Note>{t('console.fb_no_answer_possible')}</Note>}
      {canAnswer && <AnswerForm file={file} />}
      <div className="queue-acts">
        {!owner?.isMine && (
          <Button
            look="line"
            isBusy={taking.isPending}
            onClick={() => taking.mutate({ feedbackId, from: owner?.operatorId ?? null })}
          >
            {t(isTheirs ? 'console.case_take_over' : 'console.case_take')}
          </Button>
        )}
        <Button look="line" onClick={() => onAct('assign')}>
          {t('console.fb_assign')}
        </Button>
        {!isTheirs && (
          <Button look="line" onClick={() => onAct('close')}>
            {t('console.fb_close')}
          </Button>
        )}
      </div>
      {!isLostRace(taking.error) && <CallError error={taking.error} />}
    </>
  );
}
