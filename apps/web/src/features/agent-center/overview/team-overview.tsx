import type { TeamOverview as Overview } from '@baize/contract/team';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Segments } from '@baize/ui/segments.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { Crumbs } from '../crumbs.tsx';
import { DownlineCard } from '../downlines/downline-card.tsx';
import { PageHead } from '../page-head.tsx';
import { Shown } from '../states.tsx';
import { TeamRange } from '../team-range.tsx';
import { type TeamFilters, useTeamSearch } from '../use-team-search.ts';
import { ExportDays } from './export-days.tsx';
import { Movers } from './movers.tsx';
import { TeamKpis } from './team-kpis.tsx';
import { TeamTrend } from './team-trend.tsx';
import { useOverview } from './use-overview.ts';

type Props = {
  /** The agent's own agreements, which another feature knows. */
  contracts: ReactNode;
};

/** How the team is doing, at a glance; every figure opens what made it. */
export function TeamOverview({ contracts }: Props) {
  const t = useT();
  const filters = useTeamSearch('/agentHome/agentTeamOverview');
  const asked = useOverview(filters);
  return (
    <>
      <PageHead
        title={t('agents.overview')}
        lead={asked.data && <Where overview={asked.data} filters={filters} />}
      >
        <div className="agent-tools">
          <Segments
            label={t('agents.scope')}
            value={filters.search.scope ?? 'team'}
            onChange={(scope) => filters.change({ scope: scope === 'team' ? undefined : scope })}
            segments={[
              { value: 'team', label: t('agents.whole_team') },
              { value: 'direct', label: t('agents.direct') },
            ]}
          />
          <TeamRange filters={filters} />
          {asked.data && <ExportDays overview={asked.data} />}
        </div>
      </PageHead>
      <Shown asked={asked} waiting={<OverviewWait />}>
        {(overview) => (
          <>
            <TeamKpis overview={overview} filters={filters} />
            <div className="team-columns">
              <TeamTrend overview={overview} />
              {contracts}
            </div>
            <div className="team-columns team-columns-wide">
              <DownlineCard filters={filters} />
              <Movers overview={overview} filters={filters} />
            </div>
          </>
        )}
      </Shown>
    </>
  );
}

type WhereProps = { overview: Overview; filters: TeamFilters };

function Where({ overview: { crumbs, size, asOf }, filters }: WhereProps) {
  const t = useT();
  const { dateTime } = useFormats();
  return (
    <div className="team-where">
      <Crumbs crumbs={crumbs} filters={filters} />
      <span className="muted">
        {t('agents.size', { direct: size.direct, team: size.team })}
        {' · '}
        {t('agents.as_of', { at: dateTime(instant(new Date(asOf))) })}
      </span>
    </div>
  );
}

const OverviewWait = () => (
  <Loading className="agent-found">
    <div className="team-kpis">
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} height="8.5rem" />
      ))}
    </div>
    <Skeleton height="30rem" />
  </Loading>
);
