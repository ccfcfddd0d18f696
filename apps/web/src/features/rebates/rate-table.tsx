import type { Rebate } from '@baize/contract/rebate';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { nameOfCategory } from '../../shared/names/category-names.ts';
import { percentOf } from './percent-of.ts';

/** What every rank gets back, category by category; the member's own rank is marked. */
export function RateTable({ rebates }: { rebates: readonly Rebate[] }) {
  const t = useT();
  const { number } = useFormats();
  const [first] = rebates;
  if (!first) return null;
  const columns: readonly Column<Rebate>[] = [
    {
      key: 'category',
      title: t('rebates.category'),
      isHeader: true,
      cell: ({ category }) => nameOfCategory(t, category),
    },
    ...first.rates.map(({ label }, index) => {
      const name = label ?? t('rebates.without_rank');
      return {
        key: String(index),
        title: index === first.rateIndex ? t('rebates.yours', { label: name }) : name,
        isNumber: true,
        cell: ({ rates }: Rebate) => `${number(percentOf(rates[index]?.ratePpm ?? 0))}%`,
      };
    }),
  ];
  return (
    <Card className="rebate-rates">
      <h2>{t('rebates.rates')}</h2>
      <Table
        caption={t('rebates.rates')}
        isCaptionHidden
        rows={rebates}
        phone="scroll"
        keyOf={({ category }) => category}
        columns={columns}
      />
    </Card>
  );
}
