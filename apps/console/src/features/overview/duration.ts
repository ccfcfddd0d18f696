import type { Translate } from '@baize/i18n/translate';

/** How long something takes or waits, in the unit that says it best. */
export function durationOf(seconds: number, t: Translate): string {
  if (seconds < 90) return t('console.seconds', { count: Math.round(seconds) });
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return t('console.minutes', { count: minutes });
  return t('console.age_hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
