import type { Agreement } from '@baize/contract/agreement';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { useWithdraw } from './use-agreements.ts';

type Props = { agreement: Agreement; onClose: () => void };

/** The last question before an offer is taken back. */
export function WithdrawDialog({ agreement: { agreementId, payee }, onClose }: Props) {
  const t = useT();
  const withdrawing = useWithdraw();
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t('agreements.withdraw')}
      footer={
        <>
          <Button look="ghost" onClick={onClose} disabled={withdrawing.isPending}>
            {t('agreements.back')}
          </Button>
          <Button
            look="danger"
            isBusy={withdrawing.isPending}
            onClick={() => withdrawing.mutate({ agreementId }, { onSuccess: onClose })}
          >
            {t('agreements.withdraw')}
          </Button>
        </>
      }
    >
      <p>{t('agreements.withdraw_text', { account: payee.account })}</p>
      <CallError error={withdrawing.error} />
    </Dialog>
  );
}
