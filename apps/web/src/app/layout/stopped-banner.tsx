import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { pause } from '@baize/ui/icons';
import { usePermission } from '../../shared/session/permission.ts';
import './stopped-banner.css';

/** Says that all play is stopped, for as long as it is. */
export function StoppedBanner() {
  const t = useT();
  const isStopped = usePermission().data?.isPlayStopped === true;
  return (
    <output className="stopped">
      {isStopped && (
        <span>
          <Icon of={pause} />
          {t('shell.play_stopped')}
        </span>
      )}
    </output>
  );
}
