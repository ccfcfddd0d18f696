import type { BillKind } from '@baize/contract/bill-shape';
import type { Income as IncomeAnswer } from '@baize/contract/settlement';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import { BarChart } from '@baize/ui/bar-chart.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { plainDecimal } from '../../../shared/fields/plain-decimal.ts';
import { ExportTable } from '../../../shared/files/export-table.tsx';
import { useBrand } from '../../../shared/loading/start.tsx';
import { dayAt } from '../../../shared/timing/clock.ts';
import { PageHead } from '../page-head.tsx';
import { Nothing, Shown } from '../states.tsx';
import { TeamRange } from '../team-range.tsx';
import { useTeamSearch } from '../use-team-search.ts';
import { FigureStrip } from './figure-strip.tsx';
import { useIncome } from './use-reports.ts';

/** What came from above, what went below, and what stays: by kind and by day. */
export function Income() {
  const t = useT();
  const filters = useTeamSearch('/agentHome/agentRevenueReport', 30);
  const asked = useIncome(filters);
  return (
    <>
      <PageHead
        title={t('agents.income')}
        lead={<p className="muted">{t('agents.income_lead')}</p>}
      >
        <div className="agent-tools">
          <TeamRange filters={filters} />
          {asked.data && <ExportIncome income={asked.data} />}
        </div>
      </PageHead>
      <Shown asked={asked}>{(income) => <Figures income={income} />}</Shown>
    </>
  );
}

function Figures({ income }: { income: IncomeAnswer }) {
  const t = useT();
  const formats = useFormats();
  const { totals, outstanding, kinds, days } = income;
  const used = days.filter(({ received, owed }) => received !== 0n || owed !== 0n);
  const isEmpty = used.length === 0 && outstanding.toMe === 0n && outstanding.byMe === 0n;
  if (isEmpty) return <Nothing title={t('agents.no_income')}>{t('agents.no_income_text')}</Nothing>;
  return (
    <>
      <FigureStrip
        label={t('agents.totals')}
        figures={[
          { name: t('agents.received'), figure: <MoneyText amount={totals.received} /> },
          { name: t('agents.paid_below'), figure: <MoneyText amount={totals.owed} /> },
          { name: t('agents.net_income'), figure: <MoneyText amount={totals.net} isResult /> },
          {
            name: t('agents.outstanding'),
            figure: <MoneyText amount={outstanding.toMe} />,
            note: t('agents.outstanding_by_me', { amount: formats.money(outstanding.byMe) }),
          },
        ]}
      />
      <Card padding="flush">
        <Table
          caption={t('agents.by_kind')}
          columns={kindColumns(t)}
          rows={kinds}
          keyOf={({ kind }) => kind}
        />
      </Card>
      <DayChart days={days} />
      <Card padding="flush">
        <Table
          caption={t('agents.by_day')}
          columns={dayColumns(t, formats, totals)}
          rows={used.toReversed()}
          keyOf={({ day }) => day}
          density="dense"
        />
      </Card>
    </>
  );
}

/** The days as they stand on the page, with their sums. */
function ExportIncome({ income: { from, to, days, totals } }: { income: IncomeAnswer }) {
  const t = useT();
  const { currency } = useBrand();
  const cells = ({ received, owed, net }: Sums) =>
    [received, owed, net].map((amount) => plainDecimal(amount, currency.scale));
  const rows = [
    ...days.map((day) => [day.day, ...cells(day)]),
    [t('agents.totals'), ...cells(totals)],
  ];
  return (
    <ExportTable
      file={t('agents.income_file')}
      range={{ from, to }}
      head={[t('agents.day'), t('agents.received'), t('agents.paid_below'), t('agents.net_income')]}
      load={() => Promise.resolve({ rows, isCut: false })}
    />
  );
}

function DayChart({ days }: Pick<IncomeAnswer, 'days'>) {
  const t = useT();
  const { number } = useFormats();
  const { currency } = useBrand();
  if (days.length < 2) return null;
  return (
    <Card>
      <BarChart
        title={t('agents.net_income')}
        labels={days.map(({ day }) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`)}
        bars={{
          name: t('agents.net_income'),
          color: 'win',
          values: days.map(({ net }) => Number(net) / 10 ** currency.scale),
        }}
        format={(value) => `${value < 0 ? '−' : ''}${number(Math.abs(Math.round(value)))}`}
        isResult
        hasTable={false}
      />
    </Card>
  );
}

export const KIND_NAMES: Readonly<Record<BillKind, PlainKey>> = {
  dividend: 'agents.dividend',
  daily: 'agents.daily',
  hourly: 'agents.hourly',
  realtime: 'agents.realtime',
  rebate: 'agents.rebate',
};

type Sums = Pick<IncomeAnswer['totals'], 'received' | 'owed' | 'net'>;

const sumColumns = <Row extends Sums>(t: Translate, totals?: Sums): readonly Column<Row>[] => [
  {
    key: 'received',
    title: t('agents.received'),
    isNumber: true,
    sortBy: ({ received }) => received,
    cell: ({ received }) => <MoneyText amount={received} />,
    ...(totals && { total: <MoneyText amount={totals.received} /> }),
  },
  {
    key: 'owed',
    title: t('agents.paid_below'),
    isNumber: true,
    sortBy: ({ owed }) => owed,
    cell: ({ owed }) => <MoneyText amount={owed} />,
    ...(totals && { total: <MoneyText amount={totals.owed} /> }),
  },
  {
    key: 'net',
    title: t('agents.net_income'),
    isNumber: true,
    sortBy: ({ net }) => net,
    cell: ({ net }) => <MoneyText amount={net} isResult />,
    ...(totals && { total: <MoneyText amount={totals.net} isResult /> }),
  },
];

const kindColumns = (t: Translate): readonly Column<IncomeAnswer['kinds'][number]>[] => [
  {
    key: 'kind',
    title: t('agents.kind'),
    isHeader: true,
    cell: ({ kind }) => t(KIND_NAMES[kind]),
  },
  ...sumColumns<IncomeAnswer['kinds'][number]>(t),
];

const dayColumns = (
  t: Translate,
  { date }: Formats,
  totals: Sums,
): readonly Column<IncomeAnswer['days'][number]>[] => [
  {
    key: 'day',
    title: t('agents.day'),
    isHeader: true,
    sortBy: ({ day }) => day,
    cell: ({ day }) => <time dateTime={day}>{date(dayAt(day))}</time>,
    total: t('agents.totals'),
  },
  ...sumColumns<IncomeAnswer['days'][number]>(t, totals),
];
