import type { Reward } from '@baize/contract/reward';
import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { crown } from '@baize/ui/icons';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { Answered } from '../../shared/lists/answered.tsx';
import { useRewards } from '../../shared/rewards/use-claims.ts';
import { FreePlayList } from './free-play-list.tsx';
import { ReadyCard } from './ready-card.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { RewardRow } from './reward-row.tsx';
import './rewards.css';

/** One place for everything a member can claim, by whatever programme. */
export function RewardCenter() {
  const t = useT();
  return (
    <div className="rewards">
      <header>
        <h1>{t('rewards.title')}</h1>
        <p className="muted">{t('rewards.lead')}</p>
      </header>
      <FreePlayList />
      <OpenRewards />
      <ReceiptList />
    </div>
  );
}

function OpenRewards() {
  const waiting = (
    <Loading>
      <Skeleton height="9rem" />
      <Skeleton height="14rem" />
    </Loading>
  );
  return (
    <Answered query={useRewards()} waiting={waiting}>
      {({ rewards, availablePromoCount, claimable }) => (
        <>
          {availablePromoCount > 0 && (
            <ReadyCard count={availablePromoCount} claimable={claimable} />
          )}
          {rewards.length > 0 ? <RewardList rewards={rewards} /> : <NoRewards />}
        </>
      )}
    </Answered>
  );
}

function RewardList({ rewards }: { rewards: readonly Reward[] }) {
  const t = useT();
  return (
    <Card className="reward-list">
      <h2>{t('rewards.list')}</h2>
      <ul>
        {rewards.map((reward) => (
          <RewardRow key={reward.rewardId} reward={reward} />
        ))}
      </ul>
    </Card>
  );
}

function NoRewards() {
  const t = useT();
  return (
    <Card>
      <EmptyState
        art={<Icon of={crown} />}
        title={t('rewards.empty')}
        action={
          <Link to="/promotions" className={buttonClass({ look: 'line' })}>
            {t('hd_event')}
          </Link>
        }
      >
        {t('rewards.empty_text')}
      </EmptyState>
    </Card>
  );
}
