import type { QueueSort } from '@baize/contract/sorting';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Select } from '@baize/ui/select.tsx';
import type { TableOrder } from '@baize/ui/table.tsx';

const ORDERS = [
  { by: 'time', isDown: false, name: 'console.oldest_first' },
  { by: 'time', isDown: true, name: 'console.newest_first' },
  { by: 'amount', isDown: true, name: 'console.largest_first' },
  { by: 'amount', isDown: false, name: 'console.smallest_first' },
] as const satisfies readonly { by: QueueSort; isDown: boolean; name: PlainKey }[];

const valueOf = ({ by, isDown }: Pick<TableOrder, 'by' | 'isDown'>) => `${by} ${isDown}`;

/** A queue has no heads of columns to press: its order is chosen here. */
export function QueueOrder({ order }: { order: TableOrder }) {
  const t = useT();
  const offered = ORDERS.filter(({ by }) => order.keys.includes(by));
  return (
    <Select
      label={t('ui_sort')}
      value={valueOf(order)}
      onChange={({ target }) => {
        const chosen = offered.find((each) => valueOf(each) === target.value);
        if (chosen) order.onSort(chosen.by, chosen.isDown);
      }}
      options={offered.map((each) => ({ value: valueOf(each), label: t(each.name) }))}
    />
  );
}
