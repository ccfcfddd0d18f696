import { useT } from '@baize/i18n/react.tsx';
import { DrawCalendar } from '../features/draws/draw-calendar.tsx';
import { ConsoleLink } from '../shared/console-link.tsx';

/** The days of official draws. */
export function DrawCalendarPage() {
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
          <h1>{t('draws.calendar')}</h1>
        </div>
      </header>
      <DrawCalendar />
    </>
  );
}
