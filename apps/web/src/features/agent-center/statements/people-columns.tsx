import type { TeamProfit } from '@baize/contract/team';
import { PEOPLE_SORTS, type PeopleFigure } from '@baize/contract/team-people';
import type { Formats } from '@baize/i18n/formats';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import type { Minor } from '@baize/std/money';
import { activeTitle } from '@baize/ui/active-title';
import { MoneyText } from '@baize/ui/money-text.tsx';
import type { Column } from '@baize/ui/table.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AgentPath } from '../agent-pages.ts';
import type { TeamSearch } from '../team-search.ts';
import type { TeamFilters } from '../use-team-search.ts';

export const SORTS = PEOPLE_SORTS;

export type PeopleRow = TeamProfit['rows'][number];

const NAMES: Readonly<Record<Exclude<PeopleFigure, 'activeMembers'>, PlainKey>> = {
  balance: 'agents.balance_short',
  betCount: 'agents.bets',
  validBets: 'agents.valid_bets',
  prizes: 'agents.prizes',
  bonuses: 'agents.bonuses',
  grossWin: 'agents.gross_win',
  netWin: 'agents.net_win',
  deposits: 'agents.deposits',
  withdrawals: 'agents.withdrawals',
  newMembers: 'agents.joined',
  firstDeposits: 'agents.first_deposits',
};

/** The columns; what a phone has room for comes first: the result, and what it was made with. */
const FIGURES = [
  'netWin',
  'validBets',
  'balance',
  'deposits',
  'withdrawals',
  'prizes',
  'grossWin',
  'bonuses',
  'activeMembers',
  'newMembers',
  'firstDeposits',
  'betCount',
] as const satisfies readonly PeopleFigure[];

/** The two that are won or lost. */
const RESULTS: ReadonlySet<PeopleFigure> = new Set(['grossWin', 'netWin']);

type Words = {
  readonly t: Translate;
  readonly formats: Formats;
  readonly activeValidBets: Minor;
};

export const titleOf = (figure: PeopleFigure, { t, formats, activeValidBets }: Words): string =>
  figure === 'activeMembers' ? activeTitle(activeValidBets, t, formats) : t(NAMES[figure]);

/** Where a figure of one member leads: to the bets or the movements that made it. */
const MADE_OF: Partial<Record<PeopleFigure, { to: AgentPath; search?: TeamSearch }>> = {
  deposits: {
    to: '/agentHome/agentDownlineTransactionDetailsCopy',
    search: { type: 'deposit' },
  },
  withdrawals: {
    to: '/agentHome/agentDownlineTransactionDetailsCopy',
    search: { type: 'withdrawal' },
  },
  validBets: { to: '/agentHome/personalHistoryCopy' },
  prizes: { to: '/agentHome/personalHistoryCopy' },
  betCount: { to: '/agentHome/personalHistoryCopy' },
};

type ProfitInput = { readonly profit: TeamProfit; readonly filters: TeamFilters };

/** Chosen by a figure, it stands first; a phone has room for a few, and shows the rest on demand. */
export function figuresShown({ figure }: TeamSearch): readonly PeopleFigure[] {
  return figure ? [figure, ...FIGURES.filter((each) => each !== figure)] : FIGURES;
}

/** Chosen by a figure, whoever has nothing of it is not listed: only its own rows add up to a sum. */
export const hasTotal = ({ figure }: TeamSearch, column: PeopleFigure): boolean =>
  figure === undefined || figure === column;

export const peopleColumns = (
  t: Translate,
  formats: Formats,
  { profit, filters }: ProfitInput,
): readonly Column<PeopleRow>[] => {
  const write = (figure: PeopleFigure, value: Minor | number) =>
    typeof value === 'bigint' ? (
      <MoneyText amount={value} isResult={RESULTS.has(figure)} />
    ) : (
      formats.number(value)
    );
  return [
    {
      key: 'account',
      title: t('agents.account'),
      isHeader: true,
      cell: (row) => <RowName row={row} filters={filters} />,
      total: t('agents.totals'),
    },
    ...figuresShown(filters.search).map(
      (figure): Column<PeopleRow> => ({
        key: figure,
        title: titleOf(figure, { t, formats, ...profit }),
        isNumber: true,
        cell: (row) => (
          <MadeOf row={row} figure={figure} filters={filters}>
            {write(figure, row[figure])}
          </MadeOf>
        ),
        ...(hasTotal(filters.search, figure) && { total: write(figure, profit.totals[figure]) }),
      }),
    ),
  ];
};

type MadeOfProps = {
  row: PeopleRow;
  figure: PeopleFigure;
  filters: TeamFilters;
  children: ReactNode;
};

/** Of a team the way leads a level deeper, by the name; of one member to what they did. */
function MadeOf({ row, figure, filters, children }: MadeOfProps) {
  const made = MADE_OF[figure];
  const isAlone = row.isSelf || !row.isAgent || filters.search.scope === 'direct';
  if (!made || !isAlone || BigInt(row[figure]) === 0n) return children;
  const { from, to } = filters.range;
  return (
    <Link to={made.to} search={{ from, to, account: row.account, ...made.search }}>
      {children}
    </Link>
  );
}

function RowName({ row, filters: { page, search } }: { row: PeopleRow; filters: TeamFilters }) {
  const t = useT();
  if (row.isSelf) return t('agents.themselves', { account: row.account });
  const name = (
    <>
      {row.account} <small className="faint">{row.nickname}</small>
    </>
  );
  if (!row.isAgent) return <span>{name}</span>;
  return (
    <Link to={page} search={{ ...search, of: row.memberId }}>
      {name}
    </Link>
  );
}
