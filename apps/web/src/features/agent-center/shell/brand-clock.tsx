import { useLanguage } from '@baize/i18n/react.tsx';
import { useEffect, useState } from 'react';
import { useBrand } from '../../../shared/loading/start.tsx';
import { now } from '../../../shared/timing/clock.ts';

/** The time by which the brand counts its days, to the second, with its distance from GMT. */
export function BrandClock() {
  const { tag } = useLanguage();
  const { timezone } = useBrand();
  const [at, setAt] = useState(now);

  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1_000);
    return () => clearInterval(timer);
  }, []);

  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: timezone });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: timezone });
  const zone = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' });
  const offset = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return (
    <p className="agent-clock">
      <time dateTime={at.toISOString()}>{time.format(at)}</time>
      <span>
        <span className="agent-clock-day">{day.format(at)} · </span>
        <bdi>{offset}</bdi>
      </span>
    </p>
  );
}
