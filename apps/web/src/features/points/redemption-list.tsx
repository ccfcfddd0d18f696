import {
  REDEMPTION_STATUSES,
  type Redemption,
  type RedemptionStatus,
} from '@baize/contract/points';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { negate } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Tag, type Tone } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { useRedemptions } from './use-points.ts';

const STATUSES = {
  processing: ['warn', 'points.status_processing'],
  approved: ['win', 'points.status_approved'],
  rejected: ['loss', 'points.status_rejected'],
} as const satisfies Record<RedemptionStatus, readonly [Tone, string]>;

/** What was redeemed, by status, the newest first. */
export function RedemptionList() {
  const t = useT();
  const [status, setStatus] = useState<RedemptionStatus | 'all'>('all');
  const query = useRedemptions(status);
  return (
    <Card className="points-records">
      <div className="points-chips">
        {(['all', ...REDEMPTION_STATUSES] as const).map((each) => (
          <Chip key={each} isChosen={each === status} onClick={() => setStatus(each)}>
            {t(each === 'all' ? 'points.filter_all' : STATUSES[each][1])}
          </Chip>
        ))}
      </div>
      <PagedList
        query={query}
        rowsOf={({ redemptions }) => redemptions}
        height="12rem"
        more={t('points.older')}
      >
        {(redemptions) => <RedemptionTable redemptions={redemptions} />}
      </PagedList>
    </Card>
  );
}

function RedemptionTable({ redemptions }: { redemptions: readonly Redemption[] }) {
  const t = useT();
  const columns: readonly Column<Redemption>[] = [
    { key: 'name', title: t('points.col_name'), isHeader: true, cell: NameCell },
    { key: 'status', title: t('points.col_status'), cell: StatusTag },
    { key: 'reference', title: t('points.col_reference'), cell: Reference },
    { key: 'time', title: t('points.col_time'), cell: AppliedAt },
    { key: 'type', title: t('points.col_type'), cell: TypeCell },
    { key: 'quantity', title: t('points.quantity'), isNumber: true, cell: QuantityCell },
    { key: 'points', title: t('points.col_points'), isNumber: true, cell: PointsCell },
    { key: 'amount', title: t('points.col_amount'), isNumber: true, cell: AmountCell },
    { key: 'changed', title: t('points.col_changed'), isNumber: true, cell: ChangedCell },
    { key: 'balance', title: t('points.col_balance'), isNumber: true, cell: BalanceCell },
    { key: 'remark', title: t('points.col_remark'), cell: RemarkCell },
  ];
  if (redemptions.length === 0) return <p className="muted">{t('points.no_redemptions')}</p>;
  return (
    <Table
      caption={t('points.part_history')}
      isCaptionHidden
      rows={redemptions}
      keyOf={({ redemptionId }) => redemptionId}
      columns={columns}
      density="dense"
    />
  );
}

const NameCell = ({ name }: Redemption) => name;
const Reference = ({ reference }: Redemption) => <bdi>{reference}</bdi>;
const AmountCell = ({ amount }: Redemption) => <MoneyText amount={amount} />;
const RemarkCell = ({ remark }: Redemption) => remark ?? '–';

function AppliedAt({ createdAt }: Redemption) {
  return useFormats().dateTime(instant(new Date(createdAt)));
}

function TypeCell({ type }: Redemption) {
  const t = useT();
  return t(type === 'goods' ? 'points.is_goods' : 'points.is_voucher');
}

function QuantityCell({ quantity }: Redemption) {
  return useFormats().number(quantity);
}

function PointsCell({ points }: Redemption) {
  return useFormats().number(points);
}

function ChangedCell({ changedPoints }: Redemption) {
  const { number } = useFormats();
  return changedPoints < 0n ? `−${number(negate(changedPoints))}` : number(changedPoints);
}

function BalanceCell({ pointsBalance }: Redemption) {
  return useFormats().number(pointsBalance);
}

function StatusTag({ status }: Redemption) {
  const t = useT();
  const [tone, words] = STATUSES[status];
  return <Tag tone={tone}>{t(words)}</Tag>;
}
