import { useT } from '@baize/i18n/react.tsx';
import { Stops } from '../features/stops/stops.tsx';

export function StopsPage() {
  const t = useT();
  return (
    <>
      <header className="console-head">
        <div>
          <h1>{t('console.stops')}</h1>
          <p className="muted">{t('console.stops_text')}</p>
        </div>
      </header>
      <Stops />
    </>
  );
}
