import { useT } from '@baize/i18n/react.tsx';
import { Icon } from './icon.tsx';
import { offline } from './icons.ts';
import './offline-banner.css';
import { useOnline } from './use-page-state.ts';

/** Says that the line is down for as long as it is, and leaves when it is back. */
export function OfflineBanner() {
  const t = useT();
  const isOnline = useOnline();
  return (
    <output className="offline">
      {!isOnline && (
        <span>
          <Icon of={offline} />
          {t('ui_offline')}
        </span>
      )}
    </output>
  );
}
