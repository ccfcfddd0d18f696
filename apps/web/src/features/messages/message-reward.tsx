import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Button } from '@baize/ui/button.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { RewardAmount } from '../../shared/rewards/reward-amount.tsx';
import { RewardBecomes } from '../../shared/rewards/reward-becomes.tsx';
import { useClaim, useRewards } from '../../shared/rewards/use-claims.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import { now } from '../../shared/timing/clock.ts';

/** The reward that a message is about, claimed here; nothing once it is over. */
export function MessageReward({ rewardId }: { rewardId: Id<'rwd'> }) {
  const t = useT();
  const claiming = useClaim();
  const reward = useRewards().data?.rewards.find((each) => each.rewardId === rewardId);
  const claimed = claiming.data;
  if (claimed) {
    return (
      <p className="message-reward">
        <b>
          <RewardAmount of={claimed} />
        </b>
        <Tag tone="win">{t('rewards.state_claimed')}</Tag>
      </p>
    );
  }
  const isOpen = reward?.state === 'offered' && Date.parse(reward.opensAt) <= now().getTime();
  if (!reward || !isOpen) return null;
  const claim = () => claiming.mutate(rewardId);
  return (
    <div className="message-reward">
      <span>
        <b>
          <RewardAmount of={reward} />
        </b>
        <small className="muted">
          <RewardBecomes of={reward} />
        </small>
      </span>
      <Button
        look="brand"
        size="small"
        isBusy={claiming.isPending}
        onClick={claim}
        aria-label={t('rewards.claim_of', { name: reward.name })}
      >
        {t('rewards.claim')}
      </Button>
      <CallError error={claiming.error} onRetry={claim} />
    </div>
  );
}
