import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { type Overview as Figures, overviewQuery } from '../../shared/overview-query.ts';
import { ROLE_NAMES } from '../../shared/role-names.ts';
import { useMay, useOperator } from '../../shared/use-operator.ts';
import { DayFigures } from './day-figures.tsx';
import { Liabilities } from './liabilities.tsx';
import { NeedsAction } from './needs-action.tsx';
import './overview.css';
import { RecentLines } from './recent-lines.tsx';

/**
 * The first look of the day: what waits, what came in and went out, whether the books agree. `queue`
 * is shown to those who may read payments.
 */
export function Overview({ queue }: { queue: ReactNode }) {
  const t = useT();
  const { operator } = useOperator();
  const query = useQuery(overviewQuery);
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('console.hello', { name: operator.name })}</h1>
          <p className="muted">{t('console.view_of', { role: t(ROLE_NAMES[operator.role]) })}</p>
        </div>
        {query.data && <AsOf at={query.data.asOf} />}
      </header>
      <Answered query={query}>
        {(overview) => <OverviewFigures overview={overview} queue={queue} />}
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

function OverviewFigures({ overview, queue }: { overview: Figures; queue: ReactNode }) {
  const t = useT();
  const may = useMay();
  return (
    <>
      <NeedsAction overview={overview} />
      <DayFigures overview={overview} />
      <div className="overview-columns">
        {may('payments.read') && queue}
        <Card padding="tight">
          <h2>{t('console.liabilities')}</h2>
          <Liabilities overview={overview} />
        </Card>
        <Card padding="tight">
          <h2>{t('console.recent')}</h2>
          <RecentLines lines={overview.recent} />
        </Card>
      </div>
    </>
  );
}
