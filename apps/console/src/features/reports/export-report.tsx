import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { download } from '@baize/ui/icons';
import { saveFile } from '@baize/ui/save-file';
import { useOperator } from '../../shared/use-operator.ts';
import { reportCsv } from './report-csv.ts';
import { useReportScope } from './report-scope.ts';
import type { Report } from './use-reports.ts';
import { FIGURE_NAMES, rowName, SPLIT_NAMES } from './words.ts';

/** The report as it is shown, as a file for spreadsheets. */
export function ExportReport({ report: { rows } }: { report: Report }) {
  const t = useT();
  const { tag } = useLanguage();
  const { brand } = useOperator();
  const { by, scope } = useReportScope();
  const save = () => {
    const sheet = reportCsv({
      rows: rows.map((row) => ({ name: rowName(by, row, { t, tag }), figures: row.figures })),
      split: t(SPLIT_NAMES[by]),
      nameOf: (figure) => t(FIGURE_NAMES[figure]),
      scale: brand.currency.scale,
    });
    saveFile(`report-${by}-${scope.from}-${scope.to}.csv`, sheet);
  };
  return (
    <Button look="line" icon={download} onClick={save}>
      {t('console.export')}
    </Button>
  );
}
