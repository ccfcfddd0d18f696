import { useT } from '@baize/i18n/react.tsx';
import type { ChartContent, Series } from './chart-shape.ts';
import { Disclosure } from './disclosure.tsx';
import { type Column, Table } from './table.tsx';

/** The same figures as the chart, exact, for those who read rather than see. */
export function ChartTable({ title, labels, series, format }: ChartContent) {
  const t = useT();
  const columns: readonly Column<number>[] = [
    {
      key: 'label',
      title: t('ui_chart_column'),
      isHeader: true,
      cell: (index) => labels[index],
    },
    ...series.map((one) => columnOf(one, format)),
  ];
  return (
    <Disclosure title={t('ui_chart_table')}>
      <Table
        caption={title}
        columns={columns}
        rows={[...labels.keys()]}
        keyOf={String}
        density="dense"
        phone="scroll"
      />
    </Disclosure>
  );
}

const columnOf = ({ name, values }: Series, format: ChartContent['format']): Column<number> => ({
  key: name,
  title: name,
  isNumber: true,
  cell: (index) => <bdi>{format(values[index] ?? 0)}</bdi>,
});
