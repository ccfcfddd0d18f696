import { ENTRY_GROUPS } from '@baize/contract/records';
import type { TeamEntry } from '@baize/contract/team';
import { TEAM_ENTRY_SORTS } from '@baize/contract/team-sorts';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { MoreButton } from '../../../shared/lists/more-button.tsx';
import { POCKET_NAMES, TYPE_NAMES } from '../../../shared/names/entry-names.ts';
import { PageHead } from '../page-head.tsx';
import { NoSuchAccount, Nothing, Shown } from '../states.tsx';
import { teamOrder } from '../team-order.ts';
import { TeamRange } from '../team-range.tsx';
import { type TeamFilters, useTeamSearch } from '../use-team-search.ts';
import { AccountField } from './account-field.tsx';
import { ExportEntries } from './export-entries.tsx';
import { TeamOf } from './team-of.tsx';
import { useTeamEntries } from './use-reports.ts';

/** Movements of the wallets below. Bets are many: they are shown of one member at a time. */
export function TeamEntries() {
  const t = useT();
  const filters = useTeamSearch('/agentHome/agentDownlineTransactionDetailsCopy');
  const { query: asked, loadAll } = useTeamEntries(filters);
  const { account } = filters.search;
  return (
    <>
      <PageHead
        title={t('agents.account_details')}
        lead={<p className="muted">{t('agents.entries_lead')}</p>}
      >
        <div className="agent-tools">
          <TeamRange filters={filters} />
          <ExportEntries filters={filters} load={loadAll} />
        </div>
      </PageHead>
      <TeamOf filters={filters} />
      <AccountField key={filters.search.account ?? ''} filters={filters} />
      <TypeChips filters={filters} />
      {!filters.search.account && <Note>{t('agents.entries_without_bets')}</Note>}
      <Shown asked={asked} missing={account && <NoSuchAccount account={account} />}>
        {({ pages }) => <Rows entries={pages.flatMap((page) => page.entries)} filters={filters} />}
      </Shown>
      <MoreButton more={asked}>{t('agents.more')}</MoreButton>
    </>
  );
}

function TypeChips({ filters: { search, change } }: { filters: TeamFilters }) {
  const t = useT();
  const groups = ENTRY_GROUPS.filter((group) => search.account || group !== 'play');
  return (
    <fieldset className="agent-chips">
      <legend className="sr">{t('agents.type')}</legend>
      <Chip isChosen={search.type === undefined} onClick={() => change({ type: undefined })}>
        {t('records.all_types')}
      </Chip>
      {groups.map((type) => (
        <Chip
          key={type}
          isChosen={type === search.type}
          onClick={() => change({ type: type === search.type ? undefined : type })}
        >
          {t(TYPE_NAMES[type])}
        </Chip>
      ))}
    </fieldset>
  );
}

type RowsProps = { entries: readonly TeamEntry[]; filters: TeamFilters };

function Rows({ entries, filters }: RowsProps) {
  const t = useT();
  const formats = useFormats();
  if (entries.length === 0) {
    return <Nothing title={t('agents.no_entries')}>{t('agents.other_days')}</Nothing>;
  }
  return (
    <Card padding="flush">
      <Table
        caption={t('agents.account_details')}
        columns={columnsOf(t, formats)}
        rows={entries}
        keyOf={({ entryId }) => entryId}
        density="dense"
        order={teamOrder(filters, TEAM_ENTRY_SORTS, { by: 'at', isDown: true })}
        phoneCells={4}
      />
    </Card>
  );
}

const columnsOf = (t: Translate, { dateTime }: Formats): readonly Column<TeamEntry>[] => [
  { key: 'account', title: t('agents.account'), isHeader: true, cell: ({ account }) => account },
  {
    key: 'at',
    title: t('records.time'),
    cell: ({ at }) => (
      <time className="muted" dateTime={at}>
        {dateTime(instant(new Date(at)))}
      </time>
    ),
  },
  { key: 'type', title: t('records.type'), cell: ({ type }) => t(TYPE_NAMES[type]) },
  { key: 'pocket', title: t('records.pocket'), cell: ({ pocket }) => t(POCKET_NAMES[pocket]) },
  {
    key: 'amount',
    title: t('records.amount'),
    isNumber: true,
    cell: ({ amount }) => <MoneyText amount={amount} isResult />,
  },
  {
    key: 'balance',
    title: t('records.balance_after'),
    isNumber: true,
    cell: ({ balance }) => <MoneyText amount={balance} />,
  },
  {
    key: 'reference',
    title: t('records.reference'),
    cell: ({ reference }) => <bdi className="faint small">{reference}</bdi>,
  },
];
