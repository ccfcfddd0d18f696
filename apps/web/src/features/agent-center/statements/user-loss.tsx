import type { TeamProfit } from '@baize/contract/team';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Link } from '@tanstack/react-router';
import { Crumbs } from '../crumbs.tsx';
import { PageHead } from '../page-head.tsx';
import { MoreButton, Nothing, Shown } from '../states.tsx';
import { TeamRange } from '../team-range.tsx';
import { type TeamFilters, useTeamSearch } from '../use-team-search.ts';
import { FigureStrip } from './figure-strip.tsx';
import { useTeamProfit } from './use-reports.ts';

/** Profit and loss of everybody directly below, each with their team; a press goes a level deeper. */
export function UserLoss() {
  const t = useT();
  const { dateTime } = useFormats();
  const filters = useTeamSearch('/agentHome/palStatementsAgentCopy');
  const asked = useTeamProfit(filters);
  const crumbs = asked.data?.pages[0]?.crumbs;
  return (
    <>
      <PageHead
        title={t('agents.user_loss')}
        lead={crumbs && <Crumbs crumbs={crumbs} filters={filters} />}
      >
        <TeamRange filters={filters} />
      </PageHead>
      <Shown asked={asked}>
        {({ pages }) => {
          const [profit] = pages;
          if (!profit) return null;
          const rows = pages.flatMap((page) => page.rows);
          return (
            <>
              <Totals totals={profit.totals} />
              <p className="muted small">
                {t('agents.as_of', { at: dateTime(instant(new Date(profit.asOf))) })}
              </p>
              <Rows rows={rows} totals={profit.totals} filters={filters} />
            </>
          );
        }}
      </Shown>
      <MoreButton more={asked} />
    </>
  );
}

function Totals({ totals }: Pick<TeamProfit, 'totals'>) {
  const t = useT();
  const { number } = useFormats();
  return (
    <FigureStrip
      label={t('agents.totals')}
      figures={[
        {
          name: t('agents.valid_bets'),
          figure: <MoneyText amount={totals.validBets} />,
          note: t('agents.bets_count', { count: number(totals.betCount) }),
        },
        { name: t('agents.prizes'), figure: <MoneyText amount={totals.prizes} /> },
        { name: t('agents.bonuses'), figure: <MoneyText amount={totals.bonuses} /> },
        {
          name: t('agents.profit'),
          figure: <MoneyText amount={totals.profit} isResult />,
          note: t('agents.profit_why'),
        },
      ]}
    />
  );
}

type Row = TeamProfit['rows'][number];

type RowsProps = Told & { rows: readonly Row[] };

function Rows({ rows, totals, filters }: RowsProps) {
  const t = useT();
  const formats = useFormats();
  const used = rows.filter(isUsed);
  if (used.length === 0) {
    return <Nothing title={t('agents.no_figures')}>{t('agents.other_days')}</Nothing>;
  }
  return (
    <Card padding="flush">
      <Table
        caption={t('agents.user_loss')}
        columns={columnsOf(t, formats, { totals, filters })}
        rows={used}
        keyOf={({ memberId, isSelf }) => `${memberId} ${isSelf}`}
        density="dense"
      />
    </Card>
  );
}

/** Whoever did nothing needs no row: they add nothing to the sum. */
const isUsed = (row: Row): boolean =>
  row.betCount > 0 ||
  [row.bonuses, row.deposits, row.withdrawals, row.validBets, row.prizes].some((one) => one !== 0n);

const FIGURES = [
  ['validBets', 'agents.valid_bets'],
  ['prizes', 'agents.prizes'],
  ['bonuses', 'agents.bonuses'],
  ['profit', 'agents.profit'],
  ['deposits', 'agents.deposits'],
  ['withdrawals', 'agents.withdrawals'],
] as const satisfies readonly (readonly [keyof Row, PlainKey])[];

type Told = { readonly totals: TeamProfit['totals']; readonly filters: TeamFilters };

const columnsOf = (
  t: Translate,
  { number }: Formats,
  { totals, filters }: Told,
): readonly Column<Row>[] => [
  {
    key: 'account',
    title: t('agents.account'),
    isHeader: true,
    cell: (row) => <RowName row={row} filters={filters} />,
    total: t('agents.totals'),
  },
  {
    key: 'active',
    title: t('agents.active'),
    isNumber: true,
    cell: ({ activeMembers }) => number(activeMembers),
  },
  {
    key: 'count',
    title: t('agents.bets'),
    isNumber: true,
    cell: ({ betCount }) => number(betCount),
    total: number(totals.betCount),
  },
  ...FIGURES.map(
    ([figure, name]): Column<Row> => ({
      key: figure,
      title: t(name),
      isNumber: true,
      cell: (row) => <MoneyText amount={row[figure]} isResult={figure === 'profit'} />,
      total: <MoneyText amount={totals[figure]} isResult={figure === 'profit'} />,
    }),
  ),
];

function RowName({ row, filters: { page, search } }: { row: Row; filters: TeamFilters }) {
  const t = useT();
  if (row.isSelf) return t('agents.themselves', { account: row.account });
  if (!row.isAgent) return row.account;
  return (
    <Link to={page} search={{ ...search, of: row.memberId }}>
      {row.account}
    </Link>
  );
}
