import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { type Overview as Figures, overviewQuery } from '../../shared/overview-query.ts';
import { roleName } from '../../shared/role-names.ts';
import { useMay, useOperator } from '../../shared/use-operator.ts';
import { DayFigures } from './day-figures.tsx';
import { Health } from './health.tsx';
import { Liabilities } from './liabilities.tsx';
import { LiveFigures } from './live-figures.tsx';
import { NeedsAction } from './needs-action.tsx';
import './overview.css';
import { PlayChart } from './play-chart.tsx';
import { RecentLines } from './recent-lines.tsx';
import { useLive } from './use-live.ts';

type Slots = {
  /** For those who may read payments. */
  queue: ReactNode;
  /** For those who may read cases. */
  alerts: ReactNode;
};

/** The first look of the day: what waits, what happens now, whether all is well. */
export function Overview(slots: Slots) {
  const t = useT();
  const { operator } = useOperator();
  const query = useQuery(overviewQuery);
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('console.hello', { name: operator.name })}</h1>
          <p className="muted">
            {t('console.view_of', { role: roleName(t, operator.role, operator.roleName) })}
          </p>
        </div>
        {query.data && <AsOf at={query.data.asOf} />}
      </header>
      <Answered query={query}>
        {(overview) => <OverviewFigures overview={overview} {...slots} />}
      </Answered>
    </>
  );
}

function AsOf({ at }: { at: string }) {
  const t = useT();
  const formats = useFormats();
  const { brand } = useOperator();
  const time = formats.dateTime(instant(new Date(at)));
  return <p className="faint">{t('console.as_of', { time, zone: brand.timezone })}</p>;
}

function OverviewFigures({ overview, queue, alerts }: Slots & { overview: Figures }) {
  const t = useT();
  const may = useMay();
  const live = useLive();
  return (
    <>
      <NeedsAction overview={overview} />
      <Answered query={live}>
        {(figures) => (
          <>
            <LiveFigures live={figures} />
            <div className="overview-columns">
              {figures.play && <PlayChart play={figures.play} />}
              <Health live={figures} overview={overview} />
            </div>
          </>
        )}
      </Answered>
      {overview.today && <DayFigures today={overview.today} />}
      <div className="overview-columns">
        <div className="overview-stack">
          {may('payments.read') && queue}
          {overview.recent && (
            <Card padding="tight">
              <h2>{t('console.recent')}</h2>
              <RecentLines lines={overview.recent} />
            </Card>
          )}
        </div>
        <div className="overview-stack">
          {may('cases.read') && alerts}
          {overview.liabilities && (
            <Card padding="tight">
              <h2>{t('console.liabilities')}</h2>
              <Liabilities liabilities={overview.liabilities} isBalanced={overview.isBalanced} />
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
