import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { useClaimReferral } from './use-referral.ts';

type Props = { rewardId: Id<'rwd'>; amount: Minor; label: string };

/** Pays at once; what goes wrong is said below it. */
export function ClaimButton({ rewardId, amount, label }: Props) {
  const t = useT();
  const formats = useFormats();
  const show = useToast();
  const claiming = useClaimReferral();
  const claim = () => {
    if (claiming.isPending) return;
    const text = t('referral.claimed_toast', { amount: formats.money(amount) });
    claiming.mutate(rewardId, { onSuccess: () => show({ tone: 'win', text }) });
  };
  return (
    <div className="referral-claim">
      <Button
        look="act"
        size="small"
        isBusy={claiming.isPending}
        onClick={claim}
        aria-label={label}
      >
        {t('referral.claim')}
      </Button>
      {claiming.isError && <CallError error={claiming.error} onRetry={claim} />}
    </div>
  );
}
