import type { Agreement } from '@baize/contract/agreement';
import { useT } from '@baize/i18n/react.tsx';
import { KINDS } from '@baize/ui/agreement-words';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { useId, useState } from 'react';
import { CallError } from '../../shared/server/call-error.tsx';
import { useAskEnding } from './use-agreements.ts';

const REASON_MAX = 140;

type Props = { agreement: Agreement; onClose: () => void };

/** Asks the other side to end an agreement, and says why. */
export function AskEndDialog({ agreement, onClose }: Props) {
  const t = useT();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const asking = useAskEnding();
  const submit = () => {
    setTried(true);
    if (reason.trim() === '' || asking.isPending) return;
    const { agreementId } = agreement;
    asking.mutate({ agreementId, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      canClose={!asking.isPending}
      title={t('agreements.ask_end_title', { kind: t(KINDS[agreement.kind]) })}
      footer={
        <>
          <Button look="ghost" onClick={onClose} disabled={asking.isPending}>
            {t('agreements.back')}
          </Button>
          <Button look="danger" type="submit" form={formId} isBusy={asking.isPending}>
            {t('agreements.send_request')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="offer-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="muted">{t('agreements.ask_end_text')}</p>
        <TextField
          data-autofocus
          label={t('agreements.reason')}
          maxLength={REASON_MAX}
          autoComplete="off"
          value={reason}
          error={isTried && reason.trim() === '' && t('agreements.reason_needed')}
          onChange={(event) => setReason(event.target.value)}
        />
        <CallError error={asking.error} onRetry={submit} />
      </form>
    </Dialog>
  );
}
