import type { RewardProgramme } from '@baize/contract/reward';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { useRewards } from '../../shared/rewards/use-claims.ts';
import { RewardRow } from './reward-row.tsx';
import './rewards.css';

type Props = {
  programme: RewardProgramme;
  title: string;
  /** Said while there is nothing to claim. */
  empty: string;
};

/** The open rewards of one programme, claimed the same way as in the reward center. */
export function ProgrammeRewards({ programme, title, empty }: Props) {
  const t = useT();
  const { data, isPending } = useRewards();
  const rewards = (data?.rewards ?? []).filter((reward) => reward.programme === programme);
  return (
    <Card className="reward-list">
      <h2>{title}</h2>
      {rewards.length > 0 ? (
        <ul>
          {rewards.map((reward) => (
            <RewardRow key={reward.rewardId} reward={reward} />
          ))}
        </ul>
      ) : (
        <p className="muted">{isPending ? t('ui_loading') : empty}</p>
      )}
    </Card>
  );
}
