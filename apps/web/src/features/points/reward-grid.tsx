import type { MallRewardView } from '@baize/contract/points';
import type { MallType } from '@baize/contract/points-rules';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { lock } from '@baize/ui/icons';
import { Picture } from '@baize/ui/picture.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/lists/answered.tsx';
import { useGate } from '../../shared/session/gate.ts';
import type { PointsHeld } from './points-card.tsx';
import { RedeemDialog } from './redeem-dialog.tsx';
import { usePointsRewards } from './use-points.ts';

type Filter = 'all' | 'now' | MallType;

const FILTERS = {
  all: 'points.filter_all',
  now: 'points.filter_now',
  voucher: 'points.filter_voucher',
  goods: 'points.filter_goods',
} as const satisfies Record<Filter, string>;

type Props = { held: PointsHeld | undefined; onRedeemed: () => void };

/** The rewards with price and stock; one that is out of reach says what is missing. */
export function RewardGrid({ held, onRedeemed }: Props) {
  const t = useT();
  const query = usePointsRewards();
  const [filter, setFilter] = useState<Filter>('all');
  const [chosen, setChosen] = useState<MallRewardView | null>(null);
  const gate = useGate();
  const balance = held?.balance ?? null;
  const choose = (reward: MallRewardView) => {
    if (gate({ label: reward.name })) setChosen(reward);
  };
  const isShown = (reward: MallRewardView) =>
    filter === 'all' ||
    (filter === 'now' ? obstacleOf(reward, balance) === null : reward.type === filter);
  return (
    <section className="points-mall" aria-label={t('points.part_mall')}>
      <div className="points-chips">
        {(Object.keys(FILTERS) as Filter[]).map((each) => (
          <Chip key={each} isChosen={each === filter} onClick={() => setFilter(each)}>
            {t(FILTERS[each])}
          </Chip>
        ))}
      </div>
      <Answered query={query} waiting={<Waiting />}>
        {({ rewards }) =>
          rewards.some(isShown) ? (
            <ul className="points-goods">
              {rewards.filter(isShown).map((reward) => (
                <li key={reward.rewardId}>
                  <RewardCard reward={reward} balance={balance} onChoose={choose} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title={t('points.none')}>{t('points.none_text')}</EmptyState>
          )
        }
      </Answered>
      {chosen && held && (
        <RedeemDialog
          reward={chosen}
          held={held}
          onClose={() => setChosen(null)}
          onDone={() => {
            setChosen(null);
            onRedeemed();
          }}
        />
      )}
    </section>
  );
}

/** Why it cannot be redeemed now: sold out, or so many points are missing. */
const obstacleOf = (
  { left, points }: MallRewardView,
  balance: bigint | null,
): bigint | 'out' | null => {
  if (left === 0) return 'out';
  // Of who is not known it is not known what they miss.
  return balance !== null && points > balance ? points - balance : null;
};

type CardProps = {
  reward: MallRewardView;
  balance: bigint | null;
  onChoose: (reward: MallRewardView) => void;
};

function RewardCard({ reward, balance, onChoose }: CardProps) {
  const t = useT();
  const { number, money } = useFormats();
  const obstacle = obstacleOf(reward, balance);
  return (
    <button
      type="button"
      className="points-good"
      data-picture={reward.picture}
      disabled={obstacle !== null}
      onClick={() => onChoose(reward)}
    >
      <span className="points-pic">
        <Picture src={`/images/goods/${reward.picture}-240.webp`} alt="" width={240} height={240} />
        <Tag>{t(reward.type === 'goods' ? 'points.is_goods' : 'points.is_voucher')}</Tag>
      </span>
      <span className="points-about">
        <b>{reward.name}</b>
        <span className="points-price">
          {t('points.price', { count: number(reward.points) })}
          {reward.amount > 0n && <small> + {money(reward.amount)}</small>}
        </span>
        <small className="muted">
          {obstacle !== null && <Icon of={lock} />}
          <Standing reward={reward} obstacle={obstacle} />
        </small>
      </span>
    </button>
  );
}

type StandingProps = { reward: MallRewardView; obstacle: bigint | 'out' | null };

function Standing({ reward, obstacle }: StandingProps) {
  const t = useT();
  const { number } = useFormats();
  if (obstacle === 'out') return t('points.sold_out');
  if (obstacle !== null) return t('points.missing', { count: number(obstacle) });
  return reward.left === null
    ? t('points.at_once')
    : t('points.pieces_left', { count: number(reward.left) });
}

const Waiting = () => (
  <Loading className="points-goods">
    <Skeleton height="18rem" />
    <Skeleton height="18rem" />
    <Skeleton height="18rem" />
    <Skeleton height="18rem" />
  </Loading>
);
