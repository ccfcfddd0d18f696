import type { TeamProfit } from '@baize/contract/team';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { plainDecimal } from '../../../shared/fields/plain-decimal.ts';
import { ExportTable } from '../../../shared/files/export-table.tsx';
import { useBrand } from '../../../shared/loading/start.tsx';
import type { TeamFilters } from '../use-team-search.ts';
import { figuresShown, hasTotal, titleOf } from './people-columns.tsx';

type Props = {
  profit: TeamProfit;
  filters: TeamFilters;
  load: () => Promise<{ readonly pages: readonly TeamProfit[]; readonly isCut: boolean }>;
};

/** Everybody behind a figure, with the sums at the end. */
export function ExportPeople({ profit, filters, load }: Props) {
  const t = useT();
  const formats = useFormats();
  const { currency } = useBrand();
  const figures = figuresShown(filters.search);
  const cells = (row: TeamProfit['totals']) =>
    figures.map((figure) => {
      const value = row[figure];
      return typeof value === 'bigint' ? plainDecimal(value, currency.scale) : String(value);
    });
  return (
    <ExportTable
      file={t('agents.people_file')}
      range={filters.range}
      head={[
        t('agents.account'),
        t('agents.nickname_of'),
        ...figures.map((figure) => titleOf(figure, { t, formats, ...profit })),
      ]}
      load={async () => {
        const { pages, isCut } = await load();
        const rows = pages.flatMap((page) =>
          page.rows.map((row) => [row.account, row.nickname, ...cells(row)]),
        );
        const totals = cells(profit.totals).map((total, place) => {
          const figure = figures[place];
          return figure && hasTotal(filters.search, figure) ? total : '';
        });
        return { rows: [...rows, [t('agents.totals'), '', ...totals]], isCut };
      }}
    />
  );
}
