import type { ReportFigures } from '@baize/contract/report';
import { useFormats, useLanguage, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Disclosure } from '@baize/ui/disclosure.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import type { Column } from '@baize/ui/table.tsx';
import type { ReactNode } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { useOperator } from '../../shared/use-operator.ts';
import { ExportReport } from './export-report.tsx';
import { ReportFilters } from './report-filters.tsx';
import { narrowed, queryOf, useReportScope } from './report-scope.ts';
import './reports.css';
import { type Report, useReport } from './use-reports.ts';
import { FIGURE_NAMES, FIGURES, rowName, SPLIT_NAMES } from './words.ts';

/** What a period came to; each row leads deeper and each figure to what it adds up from. */
export function Reports() {
  const t = useT();
  const { by, scope } = useReportScope();
  const query = useReport({ by, ...scope });
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('ops.reports')}</h1>
          <p className="muted">{t('ops.reports_text')}</p>
        </div>
        <div className="report-acts">
          <ConsoleLink to="/reports/cohorts" className="link">
            {t('ops.cohorts')}
          </ConsoleLink>
          {query.data && <ExportReport report={query.data} />}
        </div>
      </header>
      <ReportFilters currencies={query.data?.currencies ?? []} />
      <Answered query={query}>{(report) => <ReportTable report={report} />}</Answered>
      <Disclosure title={t('ops.definitions')}>
        <div className="report-define">
          <p>{t('ops.define_play')}</p>
          <p>{t('ops.define_wins')}</p>
          <p>{t('ops.define_money')}</p>
          <p>{t('ops.define_agents')}</p>
          <p>{t('ops.define_countries')}</p>
        </div>
      </Disclosure>
    </>
  );
}

type Row = Report['rows'][number];

function ReportTable({ report }: { report: Report }) {
  const t = useT();
  const columns = useColumns(report);
  if (report.rows.length === 0) {
    return (
      <Card>
        <EmptyState title={t('ops.reports_none')}>{t('ops.reports_none_text')}</EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Card padding="flush">
        <ListTable
          name="reports"
          caption={t('ops.reports')}
          rows={report.rows}
          keyOf={({ key }) => key}
          density="dense"
          phoneCells={4}
          columns={columns}
        />
      </Card>
      <Standing report={report} />
    </>
  );
}

/** Up to when it is counted, and what is not decided yet. */
function Standing({ report: { asOf, inPlay } }: { report: Report }) {
  const t = useT();
  const formats = useFormats();
  return (
    <p className="faint">
      {t('ops.counted_to', { time: formats.dateTime(instant(new Date(asOf))) })}
      {inPlay !== null && inPlay !== 0n && (
        <> · {t('ops.in_play', { amount: formats.money(inPlay) })}</>
      )}
    </p>
  );
}

function useColumns({ rows, totals, currency }: Report): readonly Column<Row>[] {
  const t = useT();
  const { tag } = useLanguage();
  const formats = useFormats();
  const { by, scope } = useReportScope();
  const within = queryOf(scope);
  const present = FIGURES.filter((figure) => rows.some((row) => row.figures[figure] !== null));
  const shown = (figures: ReportFigures, figure: keyof ReportFigures, code: string): ReactNode =>
    figure === 'betCount' ? (
      formats.number(figures.betCount ?? 0)
    ) : (
      <Amount figures={figures} figure={figure} currency={code} />
    );
  return [
    {
      key: 'name',
      title: t(SPLIT_NAMES[by]),
      isHeader: true,
      sortBy: (row) => rowName(by, row, { t, tag }),
      cell: (row) => (
        <ConsoleLink to="/reports" query={{ ...within, ...narrowed(by, row.key) }} className="link">
          <bdi>{rowName(by, row, { t, tag })}</bdi>
        </ConsoleLink>
      ),
      total: t('ops.total'),
    },
    ...present.map(
      (figure): Column<Row> => ({
        key: figure,
        title: t(FIGURE_NAMES[figure]),
        isNumber: true,
        sortBy: ({ figures }) => figures[figure] ?? 0,
        cell: ({ key, figures }) => {
          const code = by === 'currency' ? key : currency;
          const amount = shown(figures, figure, code);
          if (figures[figure] === null || figure === 'netWin') return amount;
          const { by: _, ...own } = narrowed(by, key);
          return (
            <ConsoleLink
              to="/reports/rows"
              query={{ ...within, ...own, figure }}
              className="link link-quiet"
            >
              {amount}
            </ConsoleLink>
          );
        },
        ...(totals[figure] !== null && { total: shown(totals, figure, currency) }),
      }),
    ),
  ];
}

type AmountProps = { figures: ReportFigures; figure: keyof ReportFigures; currency: string };

function Amount({ figures, figure, currency }: AmountProps) {
  const { brand } = useOperator();
  const amount = figure === 'betCount' ? null : figures[figure];
  if (amount === null) return '—';
  const isOther = currency !== brand.currency.code;
  return (
    <MoneyText
      amount={amount}
      isResult={figure === 'grossWin' || figure === 'netWin'}
      {...(isOther && { currency: { ...brand.currency, code: currency, symbol: currency } })}
    />
  );
}
