import { wordingOf } from '@baize/client/api-error';
import type { Output } from '@baize/contract/endpoint';
import { listAudit } from '@baize/contract/operator';
import { useT } from '@baize/i18n/react.tsx';
import { writeMoment } from '@baize/std/calendar';
import { writeCsv } from '@baize/std/csv';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { download } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { saveFile } from '@baize/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { actionName } from '../../shared/action-names.ts';
import { call } from '../../shared/api.ts';
import { useOperator } from '../../shared/use-operator.ts';
import type { AuditSought } from './audit-filters.tsx';

type AuditPage = Output<typeof listAudit>;

/** A file of more lines than these is asked for day by day. */
const PAGES_MAX = 100;

/** All lines that match, the newest first, and whether there were more than a file takes. */
async function loadPages(sought: AuditSought) {
  const pages: AuditPage[] = [];
  let before: string | undefined;
  do {
    const page: AuditPage = await call(listAudit, { ...sought, ...(before && { before }) });
    pages.push(page);
    before = page.hasMore ? page.lines.at(-1)?.number : undefined;
  } while (before !== undefined && pages.length < PAGES_MAX);
  return { pages, isCut: before !== undefined };
}

/** The lines that match as a file for spreadsheets, by the brand's clock. */
export function ExportAudit({ sought }: { sought: AuditSought }) {
  const t = useT();
  const { brand } = useOperator();
  const saving = useMutation({
    mutationFn: async () => {
      const { pages, isCut } = await loadPages(sought);
      const rows = pages.flatMap(({ lines, names }) =>
        lines.map((line) => [
          line.number,
          writeMoment(instant(new Date(line.at)), brand.timezone),
          line.operator,
          actionName(line.action, t),
          names[line.subject] ?? line.subject,
          line.reason ?? '',
          Object.entries(line.details)
            .map(([name, value]) => `${name}: ${names[value] ?? value}`)
            .join('; '),
        ]),
      );
      const head = [
        t('console.number'),
        t('console.time'),
        t('console.operator'),
        t('console.action'),
        t('console.subject'),
        t('console.reason'),
        t('console.details'),
      ];
      const days = [sought.from, sought.to].filter(Boolean).join('-');
      saveFile(`audit${days && `-${days}`}.csv`, writeCsv([head, ...rows]));
      return { isCut };
    },
  });
  return (
    <>
      <Button look="line" icon={download} isBusy={saving.isPending} onClick={() => saving.mutate()}>
        {t('console.export')}
      </Button>
      {saving.data?.isCut && <Note>{t('console.export_cut')}</Note>}
      {saving.isError && <Note tone="warn">{wordingOf(saving.error, t)}</Note>}
    </>
  );
}
