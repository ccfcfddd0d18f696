import type { RedemptionStatus } from '@baize/contract/points';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import type { ComponentProps } from 'react';
import type { Player } from './use-player.ts';

type Status = {
  readonly name: PlainKey;
  readonly tone: NonNullable<ComponentProps<typeof Tag>['tone']>;
};

const STATUSES: Readonly<Record<RedemptionStatus, Status>> = {
  processing: { name: 'players.redemption_processing', tone: 'warn' },
  approved: { name: 'players.redemption_approved', tone: 'win' },
  rejected: { name: 'players.redemption_rejected', tone: 'loss' },
};

/** The rank, the points, and what the member got for them. */
export function PlayerRewards({ rewards }: Pick<Player, 'rewards'>) {
  const t = useT();
  const { number, dateTime } = useFormats();
  const { rank, points, pointsOwed, redemptions } = rewards;
  return (
    <Card padding="tight">
      <h2>{t('players.rewards')}</h2>
      <Facts
        facts={[
          { name: t('players.rank'), value: rank ?? t('players.rank_none') },
          { name: t('players.points'), value: number(points) },
          ...(pointsOwed > 0n
            ? [{ name: t('players.points_owed'), value: number(pointsOwed) }]
            : []),
        ]}
      />
      <ul className="player-lines">
        {redemptions.map(({ reference, at, name, points: cost, status }) => (
          <li key={reference}>
            <span>
              {name}
              <small className="faint">
                <bdi>{reference}</bdi> · {dateTime(instant(new Date(at)))} ·{' '}
                {t('players.redeemed_for', { count: number(cost) })}
              </small>
            </span>
            <Tag tone={STATUSES[status].tone}>{t(STATUSES[status].name)}</Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
