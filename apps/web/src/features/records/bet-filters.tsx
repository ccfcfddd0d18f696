import type { BetPage } from '@baize/contract/records';
import { BET_STATUSES } from '@baize/contract/records';
import { useT } from '@baize/i18n/react.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { Select } from '@baize/ui/select.tsx';
import { CategoryChips } from './category-chips.tsx';
import type { RecordFilters } from './use-record-search.ts';

type Props = { filters: RecordFilters; choices: BetPage['choices'] | undefined };

const STATUS_NAMES = {
  running: 'records.running',
  settled: 'records.settled',
  void: 'records.void',
} as const;

/** Which bets: by what they were played in, by whom it is made, and by how they stand. */
export function BetFilters({ filters, choices }: Props) {
  const t = useT();
  const { search, change } = filters;
  const vendors = choices?.vendors ?? [];
  return (
    <div className="record-filters">
      <CategoryChips filters={filters} categories={choices?.categories ?? []} />
      <div className="record-filters-end">
        <Segments
          label={t('records.status')}
          value={search.status ?? 'all'}
          onChange={(status) => change({ status: status === 'all' ? undefined : status })}
          segments={[
            { value: 'all', label: t('records.all_statuses') },
            ...BET_STATUSES.map((status) => ({ value: status, label: t(STATUS_NAMES[status]) })),
          ]}
        />
        {(vendors.length > 1 || search.vendor !== undefined) && (
          <Select
            label={t('records.vendor')}
            className="record-vendor"
            value={search.vendor ?? ''}
            onChange={({ target }) => change({ vendor: target.value || undefined })}
            options={[
              { value: '', label: t('records.all_vendors') },
              ...vendors.map(({ vassalage, displayName }) => ({
                value: vassalage,
                label: displayName,
              })),
            ]}
          />
        )}
      </div>
    </div>
  );
}
