import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { refresh } from '@baize/ui/icons';
import { Stop } from '../features/system/stop.tsx';
import type { LoadError, LoadErrorType } from '../shared/loading/load-page.ts';

const TEXTS: Record<LoadErrorType, PlainKey> = {
  timeout: 'system.load_timeout',
  missing: 'system.load_missing',
  error: 'system.load_error',
};

/** Trying again begins from the server: a newer version may have taken the place of the file. */
export function LoadErrorPage({ error: { type, url } }: { error: LoadError }) {
  const t = useT();
  return (
    <Stop title={t('system.load_title')} picture="failed">
      <p role="alert">{t(TEXTS[type])}</p>
      <p className="stop-file">{t('system.load_detail', { type, url })}</p>
      <Button look="brand" icon={refresh} onClick={() => location.reload()}>
        {t('system.retry')}
      </Button>
    </Stop>
  );
}
