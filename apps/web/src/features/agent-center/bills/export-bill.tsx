import { wordingOf } from '@baize/client/api-error';
import { exportBill } from '@baize/contract/settlement';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { writeCsv } from '@baize/std/csv';
import { dayOf } from '@baize/std/day';
import type { Id } from '@baize/std/id';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { download } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { saveFile } from '@baize/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { useBrand } from '../../../shared/loading/start.tsx';
import { call } from '../../../shared/server/api.ts';
import { billRows } from './bill-rows.ts';

/** The bill with every member it counts, as a table that a spreadsheet recomputes. */
export function ExportBill({ billId }: { billId: Id<'bil'> }) {
  const t = useT();
  const { money } = useFormats();
  const { currency, timezone } = useBrand();
  const save = useMutation({
    mutationFn: async () => {
      const answer = await call(exportBill, { billId });
      const day = dayOf(instant(new Date(answer.bill.from)), timezone);
      const name = `${t('agents.bill_file')}-${answer.bill.payee.account}-${day}.csv`;
      saveFile(name, writeCsv(billRows(answer, t, { currency, money })));
    },
  });
  return (
    <>
      <Button look="line" icon={download} isBusy={save.isPending} onClick={() => save.mutate()}>
        {t('agents.export')}
      </Button>
      {save.isError && <Note tone="warn">{wordingOf(save.error, t)}</Note>}
    </>
  );
}
