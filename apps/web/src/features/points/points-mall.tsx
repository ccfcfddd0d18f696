import { useT } from '@baize/i18n/react.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { clock, gift, info, list } from '@baize/ui/icons';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Tabs } from '@baize/ui/tabs.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/lists/answered.tsx';
import { useSession } from '../../shared/session/session.ts';
import { ConvertCard, type PointsTerms } from './convert-card.tsx';
import { EntryList } from './entry-list.tsx';
import { GuestCard, PointsCard } from './points-card.tsx';
import { RedemptionList } from './redemption-list.tsx';
import { RewardGrid } from './reward-grid.tsx';
import { RulesPanel } from './rules-panel.tsx';
import './points.css';
import { usePointsBalance, usePointsConfig } from './use-points.ts';

type Part = 'mall' | 'history' | 'details' | 'rules';

/** What points are worth, what they buy, where they came from and where they went. */
export function PointsMall() {
  const t = useT();
  const config = usePointsConfig();
  return (
    <div className="points">
      <header>
        <h1>{t('points.title')}</h1>
        <p className="muted">{t('points.lead')}</p>
      </header>
      <Answered query={config} waiting={<Waiting />}>
        {(terms) =>
          terms.isOn ? (
            <OpenMall terms={terms} />
          ) : (
            <EmptyState title={t('points.off')}>{t('points.off_text')}</EmptyState>
          )
        }
      </Answered>
    </div>
  );
}

/** The mall and its rules for everyone; what belongs to a member for members. */
function OpenMall({ terms }: { terms: PointsTerms }) {
  const t = useT();
  const [part, setPart] = useState<Part>('mall');
  const isMember = useSession().state === 'member';
  const balance = usePointsBalance(isMember);
  const own = [
    { id: 'history', label: t('points.part_history'), icon: clock },
    { id: 'details', label: t('points.part_details'), icon: list },
  ] as const;
  const showRules = () => setPart('rules');
  return (
    <>
      {isMember ? (
        <Answered query={balance} waiting={<Waiting />}>
          {(held) => (
            <div className="points-top">
              <PointsCard held={held} onRules={showRules} />
              <ConvertCard held={held} ratio={terms.exchangeRatio} />
            </div>
          )}
        </Answered>
      ) : (
        <GuestCard onRules={showRules} />
      )}
      <Tabs
        label={t('points.title')}
        tabs={[
          { id: 'mall', label: t('points.part_mall'), icon: gift },
          ...(isMember ? own : []),
          { id: 'rules', label: t('points.part_rules'), icon: info },
        ]}
        active={part}
        onChange={setPart}
      >
        {part === 'mall' && (
          <RewardGrid held={balance.data} onRedeemed={() => setPart('history')} />
        )}
        {part === 'history' && <RedemptionList />}
        {part === 'details' && <EntryList />}
        {part === 'rules' && <RulesPanel terms={terms} />}
      </Tabs>
    </>
  );
}

const Waiting = () => (
  <Loading>
    <Skeleton height="13rem" />
  </Loading>
);
