import type { PointsEntry } from '@baize/contract/points';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { negate } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { usePointsEntries } from './use-points.ts';

const TYPES = {
  earned: 'points.entry_earned',
  takenBack: 'points.entry_taken_back',
  debtPaid: 'points.entry_debt_paid',
  rewarded: 'points.entry_rewarded',
  redeemed: 'points.entry_redeemed',
  returned: 'points.entry_returned',
  converted: 'points.entry_converted',
  other: 'points.entry_other',
} as const satisfies Record<PointsEntry['type'], string>;

/** Every change of points with what was there after it. */
export function EntryList() {
  const t = useT();
  const query = usePointsEntries();
  return (
    <Card className="points-records">
      <PagedList
        query={query}
        rowsOf={({ entries }) => entries}
        height="12rem"
        more={t('points.older')}
      >
        {(entries) => <EntryTable entries={entries} />}
      </PagedList>
    </Card>
  );
}

function EntryTable({ entries }: { entries: readonly PointsEntry[] }) {
  const t = useT();
  const columns: readonly Column<PointsEntry>[] = [
    { key: 'type', title: t('points.col_what'), isHeader: true, cell: TypeCell },
    { key: 'time', title: t('points.col_time'), cell: AtCell },
    { key: 'points', title: t('points.col_changed'), isNumber: true, cell: ChangeCell },
    { key: 'balance', title: t('points.col_balance'), isNumber: true, cell: BalanceCell },
  ];
  if (entries.length === 0) return <p className="muted">{t('points.no_entries')}</p>;
  return (
    <Table
      caption={t('points.part_details')}
      isCaptionHidden
      rows={entries}
      keyOf={({ number }) => String(number)}
      columns={columns}
    />
  );
}

function TypeCell({ type }: PointsEntry) {
  return useT()(TYPES[type]);
}

function AtCell({ at }: PointsEntry) {
  return useFormats().dateTime(instant(new Date(at)));
}

function ChangeCell({ points }: PointsEntry) {
  const { number } = useFormats();
  return points < 0n ? `−${number(negate(points))}` : `+${number(points)}`;
}

function BalanceCell({ balance }: PointsEntry) {
  return useFormats().number(balance);
}
