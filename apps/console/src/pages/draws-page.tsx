import { useT } from '@baize/i18n/react.tsx';
import { DrawList } from '../features/draws/draw-list.tsx';
import { ConsoleLink } from '../shared/console-link.tsx';

/** Draws of lotteries: what waits for a result, what comes, and what is over. */
export function DrawsPage() {
  const t = useT();
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('draws.title')}</h1>
          <p className="key-hints">
            <kbd>J</kbd>
            <kbd>K</kbd> {t('console.key_move')}
            <kbd>A</kbd> {t('draws.open')}
          </p>
        </div>
        <nav className="console-ways">
          <ConsoleLink to="/draws/calendar" className="link">
            {t('draws.calendar')}
          </ConsoleLink>
          <ConsoleLink to="/draws/limits" className="link">
            {t('draws.limits')}
          </ConsoleLink>
          <ConsoleLink to="/draws/terms" className="link">
            {t('draws.terms')}
          </ConsoleLink>
        </nav>
      </header>
      <DrawList />
    </>
  );
}
