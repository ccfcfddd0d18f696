import type { TeamEntryPage } from '@baize/contract/team';
import { useT } from '@baize/i18n/react.tsx';
import { writeMoment } from '@baize/std/calendar';
import { instant } from '@baize/std/time';
import { plainDecimal } from '../../../shared/fields/plain-decimal.ts';
import { ExportTable } from '../../../shared/files/export-table.tsx';
import { useBrand } from '../../../shared/loading/start.tsx';
import { POCKET_NAMES, TYPE_NAMES } from '../../../shared/names/entry-names.ts';
import type { TeamFilters } from '../use-team-search.ts';

type Props = {
  filters: TeamFilters;
  load: () => Promise<{ readonly pages: readonly TeamEntryPage[]; readonly isCut: boolean }>;
};

/** All movements that match, by the brand's clock. */
export function ExportEntries({ filters, load }: Props) {
  const t = useT();
  const { currency, timezone } = useBrand();
  return (
    <ExportTable
      file={t('agents.entries_file')}
      range={filters.range}
      head={[
        t('agents.account'),
        t('records.time'),
        t('records.type'),
        t('records.pocket'),
        t('records.amount'),
        t('records.balance_after'),
        t('records.currency'),
        t('records.reference'),
      ]}
      load={async () => {
        const { pages, isCut } = await load();
        const rows = pages.flatMap(({ entries }) =>
          entries.map((entry) => [
            entry.account,
            writeMoment(instant(new Date(entry.at)), timezone),
            t(TYPE_NAMES[entry.type]),
            t(POCKET_NAMES[entry.pocket]),
            plainDecimal(entry.amount, currency.scale),
            plainDecimal(entry.balance, currency.scale),
            currency.code,
            entry.reference,
          ]),
        );
        return { rows, isCut };
      }}
    />
  );
}
