import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { refresh } from '@baize/ui/icons';
import { Stop } from '../features/system/stop.tsx';
import { useReportCrash } from '../features/system/use-report-crash.ts';

/** A fault of ours. It is reported by itself; the visitor gets a reference to ask about. */
export function CrashPage({ what }: { what: string }) {
  const t = useT();
  const reference = useReportCrash(what);
  return (
    <Stop title={t('system.crash_title')} picture="failed">
      <p role="alert">{t('system.crash_text')}</p>
      {reference !== null && <p className="stop-file">{t('system.reference', { reference })}</p>}
      <Button look="brand" icon={refresh} onClick={() => location.reload()}>
        {t('system.reload')}
      </Button>
    </Stop>
  );
}
