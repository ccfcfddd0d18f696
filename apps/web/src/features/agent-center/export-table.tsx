import { wordingOf } from '@baize/client/api-error';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { DaySpan } from '@baize/std/day';
import { Button } from '@baize/ui/button.tsx';
import { download } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { useMutation } from '@tanstack/react-query';
import { writeCsv } from '../../shared/csv.ts';
import { saveFile } from '../../shared/save-file.ts';

type TableRows = readonly (readonly string[])[];

type Props = {
  /** What the file is called, before the days. */
  file: string;
  range: DaySpan;
  head: readonly string[];
  /** All rows that match, not those of the page alone. */
  load: () => Promise<{ readonly rows: TableRows; readonly isCut: boolean }>;
};

/** A table of the center as a file for spreadsheets, in the words of the page. */
export function ExportTable({ file, range, head, load }: Props) {
  const t = useT();
  const { number } = useFormats();
  const save = useMutation({
    mutationFn: async () => {
      const { rows, isCut } = await load();
      saveFile(`${file}-${range.from}-${range.to}.csv`, writeCsv([head, ...rows]));
      return { isCut, count: rows.length };
    },
  });
  return (
    <>
      <Button look="line" icon={download} isBusy={save.isPending} onClick={() => save.mutate()}>
        {t('agents.export')}
      </Button>
      {save.data?.isCut && (
        <Note>{t('agents.export_cut', { count: number(save.data.count) })}</Note>
      )}
      {save.isError && <Note tone="warn">{wordingOf(save.error, t)}</Note>}
    </>
  );
}
