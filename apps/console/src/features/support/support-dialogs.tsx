import { closeSupport, type SupportCase, transferSupport } from '@baize/contract/support-desk';
import { useT } from '@baize/i18n/react.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { HandOnDialog } from '../../shared/queue/hand-on-dialog.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { nameOf } from './support-names.ts';
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
  const { conversationId, owner } = file;
  const name = nameOf(file);
  const transferring = useSupportChange(transferSupport, () => {
    toast({ tone: 'win', text: t('console.sup_transferred', { name }) });
    onClose();
  });
  return (
    <HandOnDialog
      title={t('console.sup_transfer')}
      text={t('console.sup_transfer_text', { name })}
      everybody={t('console.sup_queue')}
      owner={owner}
      colleagues={data?.colleagues ?? []}
      isBusy={transferring.isPending}
      error={transferring.error}
      onSubmit={(handing) => transferring.mutate({ conversationId, ...handing })}
      onClose={onClose}
    />
  );
}

function CloseDialog({ file, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const [isHandedOver, setHandedOver] = useState(false);
  const { conversationId, lastSeq } = file;
  const name = nameOf(file);
  const closing = useSupportChange(closeSupport, () => {
    toast({ tone: 'win', text: t('console.sup_closed', { name }) });
    onClose();
  });
  return (
    <ReasonDialog
      title={t('console.sup_close')}
      text={t('console.sup_close_text', { name })}
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
          label={t(file.member ? 'console.sup_close_over' : 'console.sup_close_mail')}
          checked={isHandedOver}
          onChange={(event) => setHandedOver(event.target.checked)}
        />
      )}
    </ReasonDialog>
  );
}
