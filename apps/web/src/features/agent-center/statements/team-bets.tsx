import { BET_STATUSES } from '@baize/contract/records';
import { TEAM_BET_DAYS_MAX, type TeamBet, type TeamBetPage } from '@baize/contract/team';
import { TEAM_BET_SORTS } from '@baize/contract/team-sorts';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Select } from '@baize/ui/select.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { Link } from '@tanstack/react-router';
import { MoreButton } from '../../../shared/lists/more-button.tsx';
import { nameOfCategory } from '../../../shared/names/category-names.ts';
import { PageHead } from '../page-head.tsx';
import { NoSuchAccount, Nothing, Shown } from '../states.tsx';
import { teamOrder } from '../team-order.ts';
import { TeamRange } from '../team-range.tsx';
import { type TeamFilters, useTeamSearch } from '../use-team-search.ts';
import { AccountField } from './account-field.tsx';
import { STATUS_NAMES } from './bet-status-names.ts';
import { ExportBets } from './export-bets.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { TeamOf } from './team-of.tsx';
import { useTeamBets } from './use-reports.ts';

/** Every bet of the team, with the totals of all that match. */
export function TeamBets() {
  const t = useT();
  const filters = useTeamSearch('/agentHome/personalHistoryCopy', 7, TEAM_BET_DAYS_MAX);
  const { query: asked, loadAll } = useTeamBets(filters);
  const { account } = filters.search;
  return (
    <>
      <PageHead
        title={t('agents.team_bets')}
        lead={<p className="muted">{t('agents.bets_lead')}</p>}
      >
        <div className="agent-tools">
          <TeamRange filters={filters} />
          <ExportBets filters={filters} load={loadAll} />
        </div>
      </PageHead>
      <TeamOf filters={filters} />
      <AccountField key={filters.search.account ?? ''} filters={filters} />
      <Shown asked={asked} missing={account && <NoSuchAccount account={account} />}>
        {({ pages }) => (
          <>
            {pages[0] && <BetFilters page={pages[0]} filters={filters} />}
            {pages[0] && <BetTotals page={pages[0]} />}
            <BetRows pages={pages} filters={filters} />
          </>
        )}
      </Shown>
      <MoreButton more={asked}>{t('agents.more')}</MoreButton>
    </>
  );
}

function BetFilters({ page: { choices }, filters }: { page: TeamBetPage; filters: TeamFilters }) {
  const t = useT();
  const { search, change } = filters;
  return (
    <div className="agent-tools agent-filters">
      <Select
        label={t('agents.category')}
        value={search.category ?? ''}
        onChange={({ target }) =>
          change({ category: choices.categories.find((one) => one === target.value) })
        }
        options={[
          { value: '', label: t('agents.all_categories') },
          ...choices.categories.map((value) => ({ value, label: nameOfCategory(t, value) })),
        ]}
      />
      <Select
        label={t('agents.vendor')}
        value={search.vendor ?? ''}
        onChange={({ target }) => change({ vendor: target.value || undefined })}
        options={[
          { value: '', label: t('agents.all_vendors') },
          ...choices.vendors.map(({ vassalage, displayName }) => ({
            value: vassalage,
            label: displayName,
          })),
        ]}
      />
      <Select
        label={t('agents.status')}
        value={search.status ?? ''}
        onChange={({ target }) =>
          change({ status: BET_STATUSES.find((one) => one === target.value) })
        }
        options={[
          { value: '', label: t('agents.all_statuses') },
          ...BET_STATUSES.map((value) => ({ value, label: t(STATUS_NAMES[value]) })),
        ]}
      />
    </div>
  );
}

function BetTotals({ page: { totals } }: { page: TeamBetPage }) {
  const t = useT();
  const { number } = useFormats();
  return (
    <FigureStrip
      label={t('agents.totals')}
      figures={[
        { name: t('agents.bets'), figure: number(totals.count) },
        { name: t('agents.stake'), figure: <MoneyText amount={totals.stake} /> },
        { name: t('agents.payout'), figure: <MoneyText amount={totals.payout} /> },
        { name: t('agents.players_result'), figure: <MoneyText amount={totals.result} isResult /> },
        { name: t('records.in_play'), figure: <MoneyText amount={totals.inPlay} /> },
      ]}
    />
  );
}

type BetRowsProps = { pages: readonly TeamBetPage[]; filters: TeamFilters };

function BetRows({ pages, filters }: BetRowsProps) {
  const t = useT();
  const formats = useFormats();
  const bets = pages.flatMap((page) => page.bets);
  if (bets.length === 0) {
    return <Nothing title={t('agents.no_bets')}>{t('agents.other_days')}</Nothing>;
  }
  return (
    <Card padding="flush">
      <Table
        caption={t('agents.team_bets')}
        columns={columnsOf(t, formats)}
        rows={bets}
        keyOf={({ betId }) => betId}
        density="dense"
        order={teamOrder(filters, TEAM_BET_SORTS, { by: 'placedAt', isDown: true })}
        phoneCells={4}
      />
    </Card>
  );
}

const TONES = { running: 'info', settled: 'plain', void: 'warn' } as const;

const columnsOf = (t: Translate, { dateTime }: Formats): readonly Column<TeamBet>[] => [
  { key: 'account', title: t('agents.account'), isHeader: true, cell: ({ account }) => account },
  {
    key: 'placedAt',
    title: t('agents.placed'),
    cell: ({ placedAt }) => (
      <time className="muted" dateTime={placedAt}>
        {dateTime(instant(new Date(placedAt)))}
      </time>
    ),
  },
  {
    key: 'game',
    title: t('agents.game'),
    cell: ({ game, betId, account }) => (
      <Link
        to="/agentHome/personalHistoryCopy"
        search={(known: Record<string, unknown>) => ({ ...known, bet: betId })}
        aria-label={t('agents.open_bet', {
          game: game?.displayName ?? t('records.game_gone'),
          account,
        })}
      >
        <bdi>{game?.displayName ?? t('records.game_gone')}</bdi>{' '}
        {game && <small className="faint">{game.vendorName}</small>}
      </Link>
    ),
  },
  {
    key: 'stake',
    title: t('agents.stake'),
    isNumber: true,
    cell: ({ stake }) => <MoneyText amount={stake} />,
  },
  {
    key: 'payout',
    title: t('agents.payout'),
    isNumber: true,
    cell: ({ payout, status }) => (status === 'running' ? '–' : <MoneyText amount={payout} />),
  },
  {
    key: 'result',
    title: t('agents.players_result'),
    isNumber: true,
    cell: ({ result }) => (result === null ? '–' : <MoneyText amount={result} isResult />),
  },
  {
    key: 'status',
    title: t('agents.status'),
    cell: ({ status }) => <Tag tone={TONES[status]}>{t(STATUS_NAMES[status])}</Tag>,
  },
];
