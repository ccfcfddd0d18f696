import { askEndingByPlatform, withdrawByPlatform } from '@baize/contract/platform-agreement';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { type AgreementFile, useChange } from './use-platform-agreements.ts';
import { WouldEnd } from './would-end.tsx';

type Act = 'withdraw' | 'end' | 'offer';

/** What can be done with an agreement as it stands, by whoever may. */
export function AgreementActs({ file }: { file: AgreementFile }) {
  const t = useT();
  const may = useMay();
  const [act, setAct] = useState<Act | null>(null);
  const { status, endsAt, ending, kind, payee } = file.agreement;
  if (!may('agreements.manage')) return null;
  const close = () => setAct(null);
  const canEnd = status === 'agreed' && endsAt === null && ending === null;
  return (
    <div className="queue-acts">
      {status === 'offered' ? (
        <Button look="danger" onClick={() => setAct('withdraw')}>
          {t('agreements.withdraw')}
        </Button>
      ) : (
        <Button look="line" onClick={() => setAct('offer')}>
          {t('agreements.offer_other')}
        </Button>
      )}
      {canEnd && (
        <Button look="danger" onClick={() => setAct('end')}>
          {t('agreements.ask_end')}
        </Button>
      )}
      {act === 'withdraw' && <Withdraw file={file} onClose={close} />}
      {act === 'end' && <AskEnd file={file} onClose={close} />}
      {act === 'offer' && <OfferDialog payee={{ person: payee, kind }} onClose={close} />}
    </div>
  );
}

type Props = { file: AgreementFile; onClose: () => void };

function Withdraw({ file: { agreement }, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const { account } = agreement.payee;
  const withdrawing = useChange(withdrawByPlatform, () => {
    toast({ tone: 'win', text: t('console.offer_withdrawn', { account }) });
    onClose();
  });
  const submit = (reason: string) =>
    withdrawing.mutate({ agreementId: agreement.agreementId, reason });
  return (
    <ReasonDialog
      title={t('agreements.withdraw')}
      text={t('console.offer_withdraw_text', { account })}
      action={t('agreements.withdraw')}
      reason="needed"
      hint={t('console.reason_inside')}
      look="danger"
      isBusy={withdrawing.isPending}
      error={withdrawing.error}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

function AskEnd({ file, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const { agreementId, payee } = file.agreement;
  const asking = useChange(askEndingByPlatform, () => {
    toast({ tone: 'win', text: t('console.end_asked', { account: payee.account }) });
    onClose();
  });
  const submit = (reason: string) => asking.mutate({ agreementId, reason });
  return (
    <ReasonDialog
      title={t('agreements.ask_end')}
      text={t('console.end_ask_text', { account: payee.account })}
      action={t('agreements.send_request')}
      reason="needed"
      hint={t('console.agent_reads')}
      look="danger"
      isBusy={asking.isPending}
      error={asking.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {() => <WouldEnd file={file} />}
    </ReasonDialog>
  );
}
