import type { Stop } from '@baize/contract/stop-desk';
import { useT } from '@baize/i18n/react.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { stopName } from './kind-names.ts';
import { useLifting } from './use-stops.ts';

type Props = { stop: Stop; onClose: () => void };

export function LiftDialog({ stop, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const lifting = useLifting();
  const submit = (reason: string) =>
    lifting.mutate(
      { stopId: stop.stopId, reason },
      {
        onSuccess: () => {
          toast({ tone: 'win', text: t('console.stop_lifted') });
          onClose();
        },
      },
    );
  return (
    <ReasonDialog
      title={t('console.stop_lift')}
      text={t('console.stop_lift_text', { name: stopName(stop, t) })}
      action={t('console.stop_lift')}
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={lifting.isPending}
      error={lifting.error}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
