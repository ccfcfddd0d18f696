import { useT } from '@baize/i18n/react.tsx';

const DAY = 86_400;
const SOON = 10;

/** `1:02:03`, `02:41`; below days the hours always stand. */
export function countdownText(seconds: number, hasHours = false): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const clock = `${two(minutes)}:${two(seconds % 60)}`;
  return hasHours || hours > 0 ? `${hours}:${clock}` : clock;
}

/** The time that is left; the last seconds are marked. */
export function Countdown({ seconds }: { seconds: number }) {
  const t = useT();
  const days = Math.floor(seconds / DAY);
  return (
    <b className="lot-time" data-soon={seconds <= SOON || undefined}>
      {days > 0 && `${t('lottery.days_left', { days })} `}
      {countdownText(seconds % DAY, days > 0)}
    </b>
  );
}
