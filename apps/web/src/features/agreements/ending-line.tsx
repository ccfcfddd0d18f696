import type { Agreement } from '@baize/contract/agreement';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Button } from '@baize/ui/button.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useState } from 'react';
import { CallError } from '../../shared/server/call-error.tsx';
import { AskEndDialog } from './ask-end-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { useWithdrawEnding } from './use-agreements.ts';
import { useRequests } from './use-requests.ts';

/** How an agreement can be ended: asked for, being asked for, or waiting for an answer. */
export function EndingLine({ agreement }: { agreement: Agreement }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { status, endsAt, ending } = agreement;
  // What was asked is asked: taken back, it must not open the question again by itself.
  if (ending && isAsking) setAsking(false);
  if (status !== 'agreed' || endsAt !== null) return null;
  if (ending?.isMine) return <Mine endingId={ending.endingId} />;
  if (ending) {
    return (
      <Note tone="warn">
        <p>{t('agreements.end_asked_theirs')}</p>
        <AnswerButton agreement={agreement} />
      </Note>
    );
  }
  return (
    <>
      <Button look="line" size="small" onClick={() => setAsking(true)}>
        {t('agreements.ask_end')}
      </Button>
      {isAsking && <AskEndDialog agreement={agreement} onClose={() => setAsking(false)} />}
    </>
  );
}

/** What the member asked themselves, and may take back until it is answered. */
function Mine({ endingId }: { endingId: Id<'enq'> }) {
  const t = useT();
  const withdrawing = useWithdrawEnding();
  const withdraw = () => {
    if (!withdrawing.isPending) withdrawing.mutate({ endingId });
  };
  return (
    <Note>
      <p>{t('agreements.end_asked_mine')}</p>
      <Button look="line" size="small" isBusy={withdrawing.isPending} onClick={withdraw}>
        {t('agreements.take_request_back')}
      </Button>
      <CallError error={withdrawing.error} onRetry={withdraw} />
    </Note>
  );
}

/** Opens what waits for an answer about this agreement; it stays until it is closed. */
export function AnswerButton({ agreement }: { agreement: Agreement }) {
  const t = useT();
  const requests = useRequests();
  const found = requests.find(
    (each) => each.agreement.agreementId === agreement.agreementId && each.kind !== 'success',
  );
  const [opened, setOpened] = useState(found);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="brand"
        size="small"
        disabled={!found}
        onClick={() => {
          setOpened(found);
          setOpen(true);
        }}
      >
        {t('agreements.look_answer')}
      </Button>
      {isOpen && opened && <RequestDialog request={opened} onClose={() => setOpen(false)} />}
    </>
  );
}
