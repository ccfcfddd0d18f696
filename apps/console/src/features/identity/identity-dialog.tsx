import {
  IDENTITY_REFUSALS,
  type IdentityFile,
  type IdentityRefusal,
} from '@baize/contract/identity-desk';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Select } from '@baize/ui/select.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { CallError } from '../../shared/call-error.tsx';
import { REFUSAL_NAMES } from './identity-names.ts';
import { useIdentityDecision } from './use-identity-queue.ts';

export type Verdict = 'approve' | 'refuse';

type Props = { file: IdentityFile; verdict: Verdict; onClose: () => void };

/** The last look: whose, and what the member reads where it is refused. */
export function IdentityDialog({ file: { checkId, account }, verdict, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const [reason, setReason] = useState<IdentityRefusal>('unreadable');
  const isRefusal = verdict === 'refuse';
  const deciding = useIdentityDecision(() => {
    toast({ tone: 'win', text: t('console.identity_done', { account }) });
    onClose();
  });
  const action = t(isRefusal ? 'console.identity_refuse' : 'console.identity_approve');
  const submit = () =>
    deciding.mutate({
      checkId,
      decision: isRefusal ? { kind: 'refuse', reason } : { kind: 'approve' },
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!deciding.isPending}
      title={action}
      footer={
        <>
          <Button look="ghost" onClick={onClose} disabled={deciding.isPending}>
            {t('console.cancel')}
          </Button>
          <Button look={isRefusal ? 'danger' : 'act'} isBusy={deciding.isPending} onClick={submit}>
            {action}
          </Button>
        </>
      }
    >
      <div className="decision">
        <p>
          {t(isRefusal ? 'console.identity_refuse_text' : 'console.identity_approve_text', {
            account,
          })}
        </p>
        {isRefusal && (
          <Select
            label={t('console.reason')}
            hint={t('console.reason_shown')}
            value={reason}
            options={IDENTITY_REFUSALS.map((value) => ({ value, label: t(REFUSAL_NAMES[value]) }))}
            onChange={(event) => setReason(event.target.value as IdentityRefusal)}
          />
        )}
        <CallError error={deciding.error} />
      </div>
    </Dialog>
  );
}
