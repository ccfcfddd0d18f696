import { wordingOf } from '@baize/client/api-error';
import type { WalletEntry } from '@baize/contract/records';
import { useT } from '@baize/i18n/react.tsx';
import { writeMoment } from '@baize/std/calendar';
import { writeCsv } from '@baize/std/csv';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { download } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { saveFile } from '@baize/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { plainDecimal } from '../../../shared/fields/plain-decimal.ts';
import { useBrand } from '../../../shared/loading/start.tsx';
import { POCKET_NAMES, TYPE_NAMES } from '../../../shared/names/entry-names.ts';
import { EXPORT_MAX, readForExport } from './export-entries.ts';
import type { EntryQuestion } from './use-entries.ts';

/** The record as a file for spreadsheets, in the words of the page. */
export function ExportButton({ question }: { question: EntryQuestion }) {
  const t = useT();
  const { currency, timezone } = useBrand();
  const { from, to } = question.range;
  const rowOf = (entry: WalletEntry) => [
    writeMoment(instant(new Date(entry.at)), timezone),
    t(TYPE_NAMES[entry.type]),
    t(POCKET_NAMES[entry.pocket]),
    plainDecimal(entry.amount, currency.scale),
    plainDecimal(entry.balance, currency.scale),
    currency.code,
    entry.reference,
    entry.game ?? '',
  ];
  const head = [
    t('records.time'),
    t('records.type'),
    t('records.pocket'),
    t('records.amount'),
    t('records.balance_after'),
    t('records.currency'),
    t('records.reference'),
    t('records.game'),
  ];
  const save = useMutation({
    mutationFn: async () => {
      const { entries, isCut } = await readForExport(question);
      const text = writeCsv([head, ...entries.map(rowOf)]);
      saveFile(`${t('records.export_file')}-${from}-${to}.csv`, text);
      return isCut;
    },
  });
  return (
    <>
      <Button look="line" icon={download} isBusy={save.isPending} onClick={() => save.mutate()}>
        {t('records.export')}
      </Button>
      {save.data === true && <Note>{t('records.export_cut', { count: EXPORT_MAX })}</Note>}
      {save.isError && <Note tone="warn">{wordingOf(save.error, t)}</Note>}
    </>
  );
}
