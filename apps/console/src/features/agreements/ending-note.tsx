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
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { type AgreementFile, useChange } from './use-platform-agreements.ts';
import { WouldEnd } from './would-end.tsx';

type Ending = NonNullable<Agreement['ending']>;
type Answer = 'accept' | 'reject' | 'withdraw';

/** An answer stays with the request it was opened for, also when the agent takes that back meanwhile. */
type OpenAnswer = { readonly answer: Answer; readonly ending: Ending };

/** A request to end it that waits: for the platform's answer, or for the agent's. */
export function EndingNote({ file }: { file: AgreementFile }) {
  const t = useT();
  const may = useMay();
  const [open, setOpen] = useState<OpenAnswer | null>(null);
  const { ending, payee } = file.agreement;
  const account = payee.account;
  const close = () => setOpen(null);
  return (
    <>
      {ending && (
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
            <EndingActs ending={ending} onAnswer={(answer) => setOpen({ answer, ending })} />
          )}
        </Note>
      )}
      {open?.answer === 'withdraw' && (
        <WithdrawDialog ending={open.ending} account={account} onClose={close} />
      )}
      {(open?.answer === 'accept' || open?.answer === 'reject') && (
        <AnswerDialog file={file} ending={open.ending} answer={open.answer} onClose={close} />
      )}
    </>
  );
}

type ActsProps = { ending: Ending; onAnswer: (answer: Answer) => void };

function EndingActs({ ending, onAnswer }: ActsProps) {
  const t = useT();
  return (
    <div className="case-acts">
      {ending.isMine ? (
        <Button look="line" onClick={() => onAnswer('withdraw')}>
          {t('agreements.take_request_back')}
        </Button>
      ) : (
        <>
          <Button look="brand" icon={check} onClick={() => onAnswer('accept')}>
            {t('console.end_accept')}
          </Button>
          <Button look="line" icon={cross} onClick={() => onAnswer('reject')}>
            {t('console.end_reject')}
          </Button>
        </>
      )}
    </div>
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
