import type { RafflePrize } from '@baize/contract/raffle';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';

/** What can be won, and how many of each are left. */
export function PrizeTable({ prizes }: { prizes: readonly RafflePrize[] }) {
  const t = useT();
  const columns: readonly Column<RafflePrize>[] = [
    { key: 'prize', title: t('rewards.raffle_prize'), isHeader: true, cell: nameOf },
    { key: 'left', title: t('rewards.raffle_left'), isNumber: true, cell: LeftOf },
  ];
  return (
    <Table caption={t('rewards.raffle_prizes')} rows={prizes} keyOf={nameOf} columns={columns} />
  );
}

const nameOf = ({ name }: RafflePrize) => name;

function LeftOf({ left, count }: RafflePrize) {
  const t = useT();
  const { number } = useFormats();
  return t('rewards.raffle_left_of', { left: number(left), count: number(count) });
}
