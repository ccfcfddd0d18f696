import { useT } from '@baize/i18n/react.tsx';
import { writeCsv } from '@baize/std/csv';
import { type Minor, negate } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { download } from '@baize/ui/icons';
import { typeAmount } from '@baize/ui/parse-amount';
import { saveFile } from '@baize/ui/save-file';
import { useOperator } from '../../shared/use-operator.ts';
import { useReportScope } from './report-scope.ts';
import type { Report } from './use-reports.ts';
import { FIGURE_NAMES, FIGURES, rowName, SPLIT_NAMES } from './words.ts';

/** As a spreadsheet reads it: no grouping, and a minus where the house lost. */
const plain = (amount: Minor, scale: number): string =>
  amount < 0n ? `-${typeAmount(negate(amount), scale)}` : typeAmount(amount, scale);

/** The report as it is shown, as a file for spreadsheets. */
export function ExportReport({ report: { rows } }: { report: Report }) {
  const t = useT();
  const { brand } = useOperator();
  const { by, scope } = useReportScope();
  const save = () => {
    const present = FIGURES.filter((figure) =>
      rows.some(({ figures }) => figures[figure] !== null),
    );
    const head = [t(SPLIT_NAMES[by]), ...present.map((figure) => t(FIGURE_NAMES[figure]))];
    const lines = rows.map((row) => [
      rowName(by, row, t),
      ...present.map((figure) => {
        const value = row.figures[figure];
        if (value === null) return '';
        return typeof value === 'bigint' ? plain(value, brand.currency.scale) : String(value);
      }),
    ]);
    saveFile(`report-${by}-${scope.from}-${scope.to}.csv`, writeCsv([head, ...lines]));
  };
  return (
    <Button look="line" icon={download} onClick={save}>
      {t('console.export')}
    </Button>
  );
}
