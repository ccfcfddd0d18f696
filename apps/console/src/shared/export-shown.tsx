import { useT } from '@baize/i18n/react.tsx';
import { writeCsv } from '@baize/std/csv';
import { Button } from '@baize/ui/button.tsx';
import { download } from '@baize/ui/icons';
import { saveFile } from '@baize/ui/save-file';

type Props = {
  /** Of the file, without its ending. */
  name: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** The rows that are shown, as a file for spreadsheets. */
export function ExportShown({ name, head, rows }: Props) {
  const t = useT();
  if (rows.length === 0) return null;
  return (
    <Button
      look="line"
      icon={download}
      onClick={() => saveFile(`${name}.csv`, writeCsv([head, ...rows]))}
    >
      {t('console.export')}
    </Button>
  );
}
