import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { Stop } from '../features/system/stop.tsx';

export function NotFoundPage() {
  const t = useT();
  return (
    <Stop title={t('system.not_found_title')} picture="not-found">
      <p>{t('system.not_found_text')}</p>
      <Link to="/" className={buttonClass({ look: 'brand' })}>
        {t('system.go_home')}
      </Link>
    </Stop>
  );
}
