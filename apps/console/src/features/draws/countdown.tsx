import { useT } from '@baize/i18n/react.tsx';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { useEffect, useState } from 'react';
import { now } from '../../shared/clock.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** Hours, minutes and seconds of what is left. */
export const clockText = (ms: number): string =>
  [
    Math.floor((ms % DAY_MS) / HOUR_MS),
    Math.floor((ms % HOUR_MS) / MINUTE_MS),
    Math.floor((ms % MINUTE_MS) / SECOND_MS),
  ]
    .map(two)
    .join(':');

/** How far the server's clock is ahead of this device's, from an answer that names it. */
function useLead(serverNow: string): number {
  const [kept, setKept] = useState({ serverNow, leadMs: leadOf(serverNow) });
  if (kept.serverNow !== serverNow) setKept({ serverNow, leadMs: leadOf(serverNow) });
  return kept.leadMs;
}

const leadOf = (serverNow: string): number => new Date(serverNow).getTime() - now().getTime();

/** What is left until a moment, by the server's clock. */
export function Countdown({ to, serverNow }: { to: string; serverNow: string }) {
  const t = useT();
  const leadMs = useLead(serverNow);
  const leftOf = () => new Date(to).getTime() - now().getTime() - leadMs;
  const [leftMs, setLeftMs] = useState(leftOf);
  useEffect(() => {
    const ticking = setInterval(
      () => setLeftMs(new Date(to).getTime() - now().getTime() - leadMs),
      SECOND_MS,
    );
    return () => clearInterval(ticking);
  }, [to, leadMs]);
  if (leftMs <= 0) return t('draws.over');
  const days = Math.floor(leftMs / DAY_MS);
  return (
    <span className="tabular">
      {days > 0 && `${t('draws.days', { days })} `}
      <bdi>{clockText(leftMs)}</bdi>
    </span>
  );
}
