import type { Translate } from '@baize/i18n/translate';

/** A length of time in the units that a desk is measured by. */
export function lengthText(seconds: number | null, t: Translate): string {
  if (seconds === null) return '—';
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? t('console.age_hours', { hours, minutes: minutes % 60 })
    : t('console.age_minutes', { minutes });
}
