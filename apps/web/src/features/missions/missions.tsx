import { MISSION_PERIODS, type MissionPeriod } from '@baize/contract/mission-rules';
import { useT } from '@baize/i18n/react.tsx';
import { Badge } from '@baize/ui/badge.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { trophy } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Tabs } from '@baize/ui/tabs.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { BoardCard } from '../../shared/boards/board-card.tsx';
import { useLeaderboards } from '../../shared/boards/use-leaderboards.ts';
import { Answered } from '../../shared/lists/answered.tsx';
import { useMissionCount } from '../../shared/session/use-reward-count.ts';
import { CountedAt, MissionList } from './mission-list.tsx';
import './missions.css';
import { useMissions } from './use-missions.ts';

type View = MissionPeriod | 'board';

const NAMES = {
  daily: 'missions.daily',
  weekly: 'missions.weekly',
  event: 'missions.event',
} as const;

/** What can be reached today, this week and in events, and who leads. */
export function Missions() {
  const t = useT();
  const [view, setView] = useState<View>('daily');
  const { data } = useMissions();
  const claimableOf = (period: MissionPeriod) =>
    data?.tallies.find((tally) => tally.period === period)?.claimable ?? 0;
  const tabs = [
    ...MISSION_PERIODS.map((id) => ({
      id,
      label: (
        <>
          {t(NAMES[id])} <Badge count={claimableOf(id)} of="ui_claimable" />
        </>
      ),
    })),
    { id: 'board' as const, label: t('missions.board') },
  ];
  return (
    <div className="missions">
      <header>
        <h1>{t('missions.title')}</h1>
        <p className="muted">{t('missions.lead')}</p>
      </header>
      <EarlierRewards here={data?.tallies.reduce((sum, { claimable }) => sum + claimable, 0)} />
      <Tabs label={t('missions.tabs')} tabs={tabs} active={view} onChange={setView}>
        {view === 'board' ? <Boards /> : <PeriodMissions period={view} />}
      </Tabs>
      <Rules />
    </div>
  );
}

/** What earlier days and weeks have left to claim is in the reward center, not in these lists. */
function EarlierRewards({ here }: { here: number | undefined }) {
  const t = useT();
  const count = useMissionCount() - (here ?? 0);
  if (here === undefined || count <= 0) return null;
  return (
    <Note tone="info">
      {t('missions.earlier', { count })}{' '}
      <Link to="/member/rewardCenter">{t('missions.earlier_go')}</Link>
    </Note>
  );
}

const waiting = (
  <Loading>
    <Skeleton height="20rem" />
  </Loading>
);

const PeriodMissions = ({ period }: { period: MissionPeriod }) => (
  <Answered query={useMissions()} waiting={waiting}>
    {(summary) => <MissionList summary={summary} period={period} />}
  </Answered>
);

function Boards() {
  const t = useT();
  return (
    <Answered query={useLeaderboards()} waiting={waiting}>
      {({ boards, countedAt }) =>
        boards.length === 0 ? (
          <Card>
            <EmptyState art={<Icon of={trophy} />} title={t('missions.board_none')}>
              {t('missions.none_text')}
            </EmptyState>
          </Card>
        ) : (
          <div className="boards">
            {boards.map((board) => (
              <BoardCard key={`${board.boardId} ${board.startsAt}`} board={board} />
            ))}
            <CountedAt at={countedAt} />
          </div>
        )
      }
    </Answered>
  );
}

function Rules() {
  const t = useT();
  return (
    <section className="mission-rules">
      <h2>{t('missions.rules_title')}</h2>
      <ul>
        <li>{t('missions.rules_bets')}</li>
        <li>{t('missions.rules_void')}</li>
        <li>{t('missions.rules_tie')}</li>
        <li>{t('missions.rules_final')}</li>
      </ul>
    </section>
  );
}
