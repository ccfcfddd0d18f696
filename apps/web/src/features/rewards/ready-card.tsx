import type { Output } from '@baize/contract/endpoint';
import type { listRewards } from '@baize/contract/reward';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { useClaimAll } from './use-rewards.ts';

type Props = { count: number; claimable: Output<typeof listRewards>['claimable'] };

/** What can be had at once, its cash apart from all else, and the one button for it. */
export function ReadyCard({ count, claimable: { cash, otherCount } }: Props) {
  const t = useT();
  const show = useToast();
  const claiming = useClaimAll();
  const claimAll = () => {
    if (claiming.isPending) return;
    claiming.mutate(undefined, {
      onSuccess: ({ claimed }) =>
        show({ tone: 'win', text: t('rewards.claimed_all', { count: claimed.length }) }),
    });
  };
  return (
    <Card className="reward-ready">
      <div>
        <span className="muted">{t('rewards.ready', { count })}</span>
        {cash > 0n && (
          <>
            <b className="reward-sum">
              <MoneyText amount={cash} />
            </b>
            <span className="muted">{t('rewards.ready_cash')}</span>
          </>
        )}
        {otherCount > 0 && <span>{t('rewards.ready_others', { count: otherCount })}</span>}
      </div>
      <Button look="act" size="big" isBusy={claiming.isPending} onClick={claimAll}>
        {t('rewards.claim_all')}
      </Button>
      <CallError error={claiming.error} onRetry={claimAll} />
    </Card>
  );
}
