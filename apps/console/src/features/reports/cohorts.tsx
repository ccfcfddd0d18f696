import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { rateText } from '@baize/ui/rate-text';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Answered } from '../../shared/answered.tsx';
import { ConsoleLink } from '../../shared/console-link.tsx';
import './reports.css';
import { useCohorts } from './use-reports.ts';

type Cohort = NonNullable<ReturnType<typeof useCohorts>['data']>['cohorts'][number];

/** Players by the month of their first deposit, and what became of them. */
export function Cohorts() {
  const t = useT();
  const query = useCohorts();
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('ops.cohorts')}</h1>
          <p className="muted">{t('ops.cohorts_text')}</p>
        </div>
        <ConsoleLink to="/reports" className="link">
          {t('ops.reports')}
        </ConsoleLink>
      </header>
      <Answered query={query}>{({ cohorts }) => <CohortTable cohorts={cohorts} />}</Answered>
    </>
  );
}

function CohortTable({ cohorts }: { cohorts: readonly Cohort[] }) {
  const t = useT();
  const formats = useFormats();
  if (cohorts.length === 0) {
    return (
      <Card>
        <EmptyState title={t('ops.cohorts_none')}>{t('ops.cohorts_none_text')}</EmptyState>
      </Card>
    );
  }
  const longest = Math.max(...cohorts.map(({ months }) => months.length));
  return (
    <Card padding="flush">
      <Table
        caption={t('ops.cohorts')}
        rows={cohorts}
        keyOf={({ month }) => month}
        phone="scroll"
        density="dense"
        columns={columnsOf(longest, t, formats)}
      />
    </Card>
  );
}

const columnsOf = (longest: number, t: Translate, formats: Formats): readonly Column<Cohort>[] => [
  { key: 'month', title: t('ops.first_month'), isHeader: true, cell: ({ month }) => month },
  {
    key: 'members',
    title: t('ops.players'),
    isNumber: true,
    cell: ({ members }) => formats.number(members),
  },
  ...Array.from(
    { length: longest },
    (_, place): Column<Cohort> => ({
      key: String(place),
      title: place === 0 ? t('ops.month_first') : t('ops.month_of', { number: String(place) }),
      isNumber: true,
      cell: (cohort) => <CohortMonth cohort={cohort} place={place} />,
    }),
  ),
];

function CohortMonth({ cohort, place }: { cohort: Cohort; place: number }) {
  const t = useT();
  const month = cohort.months[place];
  if (!month) return '—';
  const share = rateText(
    cohort.members === 0 ? 0 : Math.round((month.active / cohort.members) * 10_000),
  );
  return (
    <span className="cohort-cell">
      <MoneyText amount={month.net} isResult />
      <span className="faint">{t('ops.share_active', { share })}</span>
    </span>
  );
}
