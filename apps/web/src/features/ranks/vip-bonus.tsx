import type { Vip } from '@baize/contract/vip';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { crown } from '@baize/ui/icons';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { Answered } from '../../shared/lists/answered.tsx';
import { useVipState } from '../../shared/session/use-vip-state.ts';
import { MyRank } from './my-rank.tsx';
import { RankList } from './rank-list.tsx';
import './ranks.css';
import { useVip } from './use-vip.ts';

/** `bonuses`: what can be claimed now, by the reward center's own rows. */
type Props = { bonuses: ReactNode };

/** The member's rank, what leads up, what keeps it, and what every rank gives. */
export function VipBonus({ bonuses }: Props) {
  const t = useT();
  const { hasVip } = useVipState();
  return (
    <div className="vip">
      <header>
        <h1>{t('ranks.title')}</h1>
        <p className="muted">{t('ranks.lead')}</p>
      </header>
      {hasVip ? <OpenVip bonuses={bonuses} /> : <NoVip />}
    </div>
  );
}

function OpenVip({ bonuses }: Props) {
  const waiting = (
    <Loading>
      <Skeleton height="18rem" />
      <Skeleton height="24rem" />
    </Loading>
  );
  return (
    <Answered query={useVip()} waiting={waiting}>
      {(vip) => (
        <>
          <MyRank vip={vip} />
          <HostNote vip={vip} />
          {bonuses}
          <RankList vip={vip} />
          <Rules />
        </>
      )}
    </Answered>
  );
}

function HostNote({ vip: { hostNote } }: { vip: Vip }) {
  const t = useT();
  if (hostNote === null) return null;
  return (
    <Card className="vip-host">
      <h2>{t('ranks.host')}</h2>
      <p>{hostNote}</p>
    </Card>
  );
}

function Rules() {
  const t = useT();
  return (
    <Card className="vip-rules">
      <h2>{t('ranks.rules')}</h2>
      <ul>
        <li>{t('ranks.rule_valid')}</li>
        <li>{t('ranks.rule_up')}</li>
        <li>{t('ranks.rule_keep')}</li>
        <li>{t('ranks.rule_stays')}</li>
        <li>{t('ranks.rule_again')}</li>
        <li>{t('ranks.rule_periodic')}</li>
      </ul>
    </Card>
  );
}

/** Who has no rank yet is told what leads to the first. */
function NoVip() {
  const t = useT();
  const formats = useFormats();
  const { first } = useVipState();
  return (
    <Card>
      <EmptyState art={<Icon of={crown} />} title={t('ranks.none')}>
        {first
          ? t('ranks.none_text', { label: first.label, missing: formats.money(first.missing) })
          : t('ranks.none_here')}
      </EmptyState>
    </Card>
  );
}
