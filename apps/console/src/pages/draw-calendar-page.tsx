import { useT } from '@baize/i18n/react.tsx';
import { DrawCalendar } from '../features/draws/draw-calendar.tsx';
import { HeadBelow } from '../shared/head-below.tsx';

/** The days of official draws. */
export function DrawCalendarPage() {
  const t = useT();
  return (
    <>
      <HeadBelow to="/draws" above={t('draws.title')}>
        <h1>{t('draws.calendar')}</h1>
      </HeadBelow>
      <DrawCalendar />
    </>
  );
}
