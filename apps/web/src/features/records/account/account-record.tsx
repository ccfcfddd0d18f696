import { ENTRY_GROUPS } from '@baize/contract/records';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { MoreButton } from '../../../shared/lists/more-button.tsx';
import { FilterFold } from '../filter-fold.tsx';
import { RangeBar } from '../range-bar.tsx';
import { RecordEmpty, RecordError, RowsWait } from '../record-states.tsx';
import '../records.css';
import { TYPE_NAMES } from '../../../shared/names/entry-names.ts';
import { type RecordFilters, useRecordSearch } from '../use-record-search.ts';
import { EntryTable } from './entry-table.tsx';
import { ExportButton } from './export-button.tsx';
import { useEntries } from './use-entries.ts';

/** Every movement of a member's wallet, the newest first. */
export function AccountRecord() {
  const t = useT();
  const filters = useRecordSearch('/member/transactionHistory');
  return (
    <div className="records">
      <header>
        <h1>{t('shell.account_record')}</h1>
        <p className="muted">{t('records.account_lead')}</p>
      </header>
      <FilterFold filters={filters}>
        <RangeBar filters={filters}>
          <ExportButton question={filters} />
        </RangeBar>
        <TypeChips filters={filters} />
      </FilterFold>
      <Entries filters={filters} />
    </div>
  );
}

function TypeChips({ filters: { search, change } }: { filters: RecordFilters }) {
  const t = useT();
  return (
    <fieldset className="record-chips">
      <legend className="sr">{t('records.type')}</legend>
      <Chip isChosen={search.type === undefined} onClick={() => change({ type: undefined })}>
        {t('records.all_types')}
      </Chip>
      {ENTRY_GROUPS.map((type) => (
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

function Entries({ filters }: { filters: RecordFilters }) {
  const t = useT();
  const asked = useEntries(filters);
  const { data, isPending, isPlaceholderData, error, refetch } = asked;
  if (isPending) return <RowsWait />;
  if (!data) return <RecordError error={error} onRetry={() => void refetch()} />;
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <RecordEmpty title={t('records.no_entries')}>{t('records.no_entries_text')}</RecordEmpty>
    );
  }
  return (
    <div className="records-found" aria-busy={isPlaceholderData}>
      <Card padding="flush">
        <EntryTable caption={t('shell.account_record')} entries={entries} />
      </Card>
      <MoreButton more={asked}>{t('records.older_entries')}</MoreButton>
    </div>
  );
}
