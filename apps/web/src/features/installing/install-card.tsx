import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { download } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { useInstall, useIsInstalled } from '../../shared/loading/install-prompt.ts';
import { useBrandName } from '../../shared/loading/start.tsx';
import { PhoneCode } from './phone-code.tsx';

/** What the app brings, and the shortest way to it that this device has. */
export function InstallCard() {
  const t = useT();
  const brand = useBrandName();
  const install = useInstall();
  const isInstalled = useIsInstalled();
  return (
    <Card className="install-card">
      <div className="install-words">
        <h2>{t('app.why')}</h2>
        <ul>
          <li>{t('app.why_start')}</li>
          <li>{t('app.why_offline')}</li>
          <li>{t('app.why_store')}</li>
        </ul>
        {isInstalled && <Note tone="brand">{t('app.installed', { brand })}</Note>}
        {install && (
          <Button look="act" icon={download} onClick={install}>
            {t('app.install', { brand })}
          </Button>
        )}
      </div>
      <PhoneCode />
    </Card>
  );
}
