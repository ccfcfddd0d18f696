import type { Reward } from '@baize/contract/reward';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { RewardAmount } from '../../shared/rewards/reward-amount.tsx';
import { RewardBecomes } from '../../shared/rewards/reward-becomes.tsx';
import { useClaim } from '../../shared/rewards/use-claims.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import { now } from '../../shared/timing/clock.ts';
import { PROGRAMME_NAMES } from './programme-names.ts';
import { RewardHold } from './reward-hold.tsx';

/** One reward: how much, what for, what it becomes, until when, and the way to have it. */
export function RewardRow({ reward }: { reward: Reward }) {
  const t = useT();
  const claiming = useClaim();
  const claim = () => {
    if (!claiming.isPending) claiming.mutate(reward.rewardId);
  };
  return (
    <li className="reward-row">
      <div className="reward-what">
        <b>{reward.name}</b>
        <span className="muted">
          {t(PROGRAMME_NAMES[reward.programme])}
          {reward.state === 'offered' && (
            <>
              {' · '}
              <RewardSpan of={reward} />
            </>
          )}
        </span>
        <span>
          <RewardBecomes of={reward} />
        </span>
        <RewardHold reward={reward} />
      </div>
      <b className="reward-amount">
        <RewardAmount of={reward} />
      </b>
      <RewardAction reward={reward} isBusy={claiming.isPending} onClaim={claim} />
      {claiming.isError && (
        <div className="reward-error">
          <CallError error={claiming.error} onRetry={claim} />
        </div>
      )}
    </li>
  );
}

const isOpen = ({ opensAt }: Reward): boolean => Date.parse(opensAt) <= now().getTime();

function RewardSpan({ of: reward }: { of: Reward }) {
  const t = useT();
  const formats = useFormats();
  const timeOf = (text: string) => formats.dateTime(instant(new Date(text)));
  if (!isOpen(reward)) return t('rewards.opens', { time: timeOf(reward.opensAt) });
  return reward.expiresAt === null
    ? t('rewards.for_good')
    : t('rewards.until', { time: timeOf(reward.expiresAt) });
}

type ActionProps = { reward: Reward; isBusy: boolean; onClaim: () => void };

function RewardAction({ reward, isBusy, onClaim }: ActionProps) {
  const t = useT();
  if (reward.state === 'held') return <Tag tone="warn">{t('rewards.held')}</Tag>;
  if (!isOpen(reward)) return <Tag>{t('rewards.later')}</Tag>;
  return (
    <Button
      look="brand"
      size="small"
      isBusy={isBusy}
      onClick={onClaim}
      aria-label={t('rewards.claim_of', { name: reward.name })}
    >
      {t('rewards.claim')}
    </Button>
  );
}
