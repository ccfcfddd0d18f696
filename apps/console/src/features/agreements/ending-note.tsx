import type { Agreement } from '@baize/contract/agreement';
import {
  answerEndingByPlatform,
  withdrawEndingByPlatform,
} from '@baize/contract/platform-agreement';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { check, close as cross } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { Moment } from '../../shared/moment.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { ReasonDialog } from '../queue/reason-dialog.tsx';
import { type AgreementFile, useChange } from './use-platform-agreements.ts';
import { WouldEnd } from './would-end.tsx';

type Ending = NonNullable<Agreement['ending']>;
type Answer = 'accept' | 'reject' | 'withdraw';

/** A request to end it that waits: for the platform's answer, or for the agent's. */
export function EndingNote({ file }: { file: AgreementFile }) {
  const t = useT();
  const may = useMay();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { ending, payee } = file.agreement;
  if (!ending) return null;
  const account = payee.account;
  const close = () => setAnswer(null);
  return (
    <Note tone="warn">
      <p>
        <b>
          {ending.isMine
            ? t('console.end_waits_agent', { account })
            : t('console.end_waits_platform', { account })}
        </b>{' '}
        <span className="muted">
          <Moment at={ending.askedAt} />
        </span>
      </p>
      <q>{ending.reason}</q>
      {may('agreements.manage') && (
        <div className="case-acts">
          {ending.isMine ? (
            <Button look="line" onClick={() => setAnswer('withdraw')}>
              {t('agreements.take_request_back')}
            </Button>
          ) : (
            <>
              <Button look="brand" icon={check} onClick={() => setAnswer('accept')}>
                {t('console.end_accept')}
              </Button>
              <Button look="line" icon={cross} onClick={() => setAnswer('reject')}>
                {t('console.end_reject')}
              </Button>
            </>
          )}
        </div>
      )}
      {(answer === 'accept' || answer === 'reject') && (
        <AnswerDialog file={file} ending={ending} answer={answer} onClose={close} />
      )}
      {answer === 'withdraw' && (
        <WithdrawDialog ending={ending} account={account} onClose={close} />
      )}
    </Note>
  );
}

type AnswerProps = {
  file: AgreementFile;
  ending: Ending;
  answer: 'accept' | 'reject';
  onClose: () => void;
};

function AnswerDialog({ file, ending, answer, onClose }: AnswerProps) {
  const t = useT();
  const toast = useToast();
  const { account } = file.agreement.payee;
  const accepts = answer === 'accept';
  const answering = useChange(answerEndingByPlatform, () => {
    const done = accepts ? 'console.end_accepted' : 'console.end_rejected';
    toast({ tone: 'win', text: t(done, { account }) });
    onClose();
  });
  const submit = (reason: string) =>
    answering.mutate({ endingId: ending.endingId, accepts, reason });
  return (
    <ReasonDialog
      title={t(accepts ? 'console.end_accept' : 'console.end_reject')}
      text={t(accepts ? 'console.end_accept_text' : 'console.end_reject_text', { account })}
      action={t(accepts ? 'console.end_accept' : 'console.end_reject')}
      reason="needed"
      hint={t(accepts ? 'console.reason_inside' : 'console.agent_reads')}
      look={accepts ? 'danger' : 'act'}
      isBusy={answering.isPending}
      error={answering.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {() => accepts && <WouldEnd file={file} />}
    </ReasonDialog>
  );
}

type WithdrawProps = { ending: Ending; account: string; onClose: () => void };

function WithdrawDialog({ ending, account, onClose }: WithdrawProps) {
  const t = useT();
  const toast = useToast();
  const withdrawing = useChange(withdrawEndingByPlatform, () => {
    toast({ tone: 'win', text: t('console.end_withdrawn', { account }) });
    onClose();
  });
  const submit = (reason: string) => withdrawing.mutate({ endingId: ending.endingId, reason });
  return (
    <ReasonDialog
      title={t('agreements.take_request_back')}
      text={t('console.end_withdraw_text', { account })}
      action={t('agreements.take_request_back')}
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={withdrawing.isPending}
      error={withdrawing.error}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
