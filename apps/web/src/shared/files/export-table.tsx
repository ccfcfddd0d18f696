import { wordingOf } from '@baize/client/api-error';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { writeCsv } from '@baize/std/csv';
import { type DaySpan, dayOf } from '@baize/std/day';
import { Button } from '@baize/ui/button.tsx';
import { download } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { saveFile } from '@baize/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { useBrand } from '../loading/start.tsx';
import { now } from '../timing/clock.ts';

type TableRows = readonly (readonly string[])[];

type Props = {
  /** What the file is called, before the days. */
  file: string;
  /** The days it tells of; a list of no days is named by today. */
  range?: DaySpan;
  head: readonly string[];
  /** All rows that match, not those of the page alone. */
  load: () => Promise<{ readonly rows: TableRows; readonly isCut: boolean }>;
};

/** A table of the agent center as a file for spreadsheets, in the words of the page. */
export function ExportTable({ file, range, head, load }: Props) {
  const t = useT();
  const { number } = useFormats();
  const { timezone } = useBrand();
  const days = range ? `${range.from}-${range.to}` : dayOf(now(), timezone);
  const save = useMutation({
    mutationFn: async () => {
      const { rows, isCut } = await load();
      saveFile(`${file}-${days}${isCut ? '-1' : ''}.csv`, writeCsv([head, ...rows]));
      return { isCut, count: rows.length, days };
    },
  });
  return (
    <>
      <Button look="line" icon={download} isBusy={save.isPending} onClick={() => save.mutate()}>
        {t('agents.export')}
      </Button>
      {save.data?.isCut && save.data.days === days && (
        <Note>{t('agents.export_cut', { count: number(save.data.count) })}</Note>
      )}
      {save.isError && <Note tone="warn">{wordingOf(save.error, t)}</Note>}
    </>
  );
}
