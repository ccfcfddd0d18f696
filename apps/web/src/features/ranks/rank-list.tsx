import type { Vip, VipRank } from '@baize/contract/vip';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { BonusAsked } from '../../shared/names/bonus-asked.tsx';
import { RankEmblem } from './rank-emblem.tsx';

/** Every rank with what it asks for and what it gives. */
export function RankList({ vip: { ranks, level } }: { vip: Vip }) {
  const t = useT();
  return (
    <Card className="vip-all">
      <h2>{t('ranks.all')}</h2>
      <ol>
        {ranks.map((rank) => (
          <RankCard key={rank.level} rank={rank} isMine={rank.level === level} />
        ))}
      </ol>
    </Card>
  );
}

function RankCard({ rank, isMine }: { rank: VipRank; isMine: boolean }) {
  const t = useT();
  return (
    <li className="vip-rank" aria-current={isMine ? 'true' : undefined}>
      <header>
        <RankEmblem emblem={rank.emblem} size={112} />
        <h3>{rank.label}</h3>
        {isMine && <Tag tone="brand">{t('ranks.mine')}</Tag>}
        {!isMine && rank.wasReached && <Tag>{t('ranks.reached')}</Tag>}
      </header>
      <RankFacts rank={rank} />
      {rank.benefits.length > 0 && (
        <ul className="vip-benefits">
          {rank.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

type PaidProps = Pick<NonNullable<VipRank['periodic']>, 'amount' | 'bonus'>;

function Paid({ amount, bonus }: PaidProps) {
  const { money } = useFormats();
  return (
    <>
      {money(amount)} <BonusAsked bonus={bonus} />
    </>
  );
}

function RankFacts({ rank }: { rank: VipRank }) {
  const t = useT();
  const { money } = useFormats();
  const { threshold, keep, upgrade, upgradeBonus, periodic } = rank;
  return (
    <Facts
      facts={[
        { name: t('ranks.threshold'), value: money(threshold) },
        { name: t('ranks.keep'), value: keep === 0n ? t('ranks.never_lost') : money(keep) },
        ...(upgrade === null
          ? []
          : [{ name: t('ranks.upgrade'), value: <Paid amount={upgrade} bonus={upgradeBonus} /> }]),
        ...(periodic === null
          ? []
          : [
              {
                name: t(periodic.period === 'week' ? 'ranks.weekly' : 'ranks.monthly'),
                value: <Paid {...periodic} />,
              },
            ]),
      ]}
    />
  );
}
