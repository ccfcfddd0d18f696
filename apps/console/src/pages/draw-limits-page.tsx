import { useT } from '@baize/i18n/react.tsx';
import { Limits } from '../features/draws/limits.tsx';
import { ConsoleLink } from '../shared/console-link.tsx';

/** How much of each lottery may be sold. */
export function DrawLimitsPage() {
  const t = useT();
  return (
    <>
      <header className="console-head">
        <div>
          <p>
            <ConsoleLink to="/draws" className="link">
              {t('draws.title')}
            </ConsoleLink>
          </p>
          <h1>{t('draws.limits')}</h1>
        </div>
      </header>
      <Limits />
    </>
  );
}
