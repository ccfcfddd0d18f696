import { closeSupport, type SupportCase, transferSupport } from '@baize/contract/support-desk';
import { useT } from '@baize/i18n/react.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';
import { Select } from '@baize/ui/select.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useSupportChange, useSupportFigures } from './use-support.ts';

export type SupportAct = 'transfer' | 'close';

type Props = { file: SupportCase; onClose: () => void };

export function SupportDialog({ act, ...props }: Props & { act: SupportAct }) {
  return act === 'transfer' ? <TransferDialog {...props} /> : <CloseDialog {...props} />;
}

/** Hands a conversation to a colleague with a word about it, or back into the queue. */
function TransferDialog({ file, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const { data } = useSupportFigures();
  const [to, setTo] = useState('');
  const { conversationId, owner, member } = file;
  const transferring = useSupportChange(transferSupport, () => {
    toast({ tone: 'win', text: t('console.sup_transferred', { name: member.account }) });
    onClose();
  });
  const colleagues = (data?.colleagues ?? []).filter(
    ({ operatorId }) => operatorId !== owner?.operatorId,
  );
  return (
    <ReasonDialog
      title={t('console.sup_transfer')}
      text={t('console.sup_transfer_text', { name: member.account })}
      label={t('console.fb_assign_word')}
      action={t('console.sup_transfer')}
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={transferring.isPending}
      error={transferring.error}
      onSubmit={(reason) => {
        const chosen = colleagues.find(({ operatorId }) => operatorId === to);
        transferring.mutate({
          conversationId,
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
            { value: '', label: t('console.sup_queue') },
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
  const [isHandedOver, setHandedOver] = useState(false);
  const { conversationId, member, lastSeq } = file;
  const closing = useSupportChange(closeSupport, () => {
    toast({ tone: 'win', text: t('console.sup_closed', { name: member.account }) });
    onClose();
  });
  return (
    <ReasonDialog
      title={t('console.sup_close')}
      text={t('console.sup_close_text', { name: member.account })}
      action={t('console.sup_close')}
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={closing.isPending}
      error={closing.error}
      onSubmit={(reason) =>
        closing.mutate({ conversationId, after: lastSeq, isHandedOver, reason })
      }
      onClose={onClose}
    >
      {() => (
        <Checkbox
          label={t('console.sup_close_over')}
          checked={isHandedOver}
          onChange={(event) => setHandedOver(event.target.checked)}
        />
      )}
    </ReasonDialog>
  );
}
