import { useT } from '@baize/i18n/react.tsx';
import type { Instant } from '@baize/std/time';
import { Icon } from '@baize/ui/icon.tsx';
import { clock } from '@baize/ui/icons';
import { useEffect, useEffectEvent } from 'react';
import { now } from '../../shared/timing/clock.ts';
import { useCountdown } from '../../shared/timing/use-countdown.ts';

/** How long an order can still be paid. A payment that comes later is credited all the same. */
export function TimeLeft({ until }: { until: Instant }) {
  const t = useT();
  const { seconds, start } = useCountdown();
  const begin = useEffectEvent((ms: number) => start(ms));
  const endMs = until.getTime();

  useEffect(() => begin(endMs - now().getTime()), [endMs]);

  return (
    <p className="pay-time">
      <Icon of={clock} />
      <span>
        <b>{clockOf(seconds)}</b>
        <small>{t('cashier.time_left_text')}</small>
      </span>
    </p>
  );
}

const two = (part: number) => String(part).padStart(2, '0');

function clockOf(seconds: number): string {
  const hours = Math.floor(seconds / 3_600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
