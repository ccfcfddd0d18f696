import type { FeedbackKind, FeedbackStatus, FeedbackView } from '@baize/contract/feedback';
import type { PlainKey, Translate } from '@baize/i18n/translate';

export const KIND_NAMES = {
  feedback: 'console.fb_kind_feedback',
  complaint: 'console.fb_kind_complaint',
} as const satisfies Record<FeedbackKind, PlainKey>;

export const STATUS_NAMES = {
  waiting: 'console.fb_status_waiting',
  answered: 'console.fb_status_answered',
  closed: 'console.fb_status_closed',
} as const satisfies Record<FeedbackStatus, PlainKey>;

export const VIEW_NAMES = {
  waiting: 'console.fb_status_waiting',
  mine: 'console.fb_view_mine',
  answered: 'console.fb_status_answered',
  closed: 'console.fb_status_closed',
} as const satisfies Record<FeedbackView, PlainKey>;

/** A length of time in the units that a desk is measured by. */
export function lengthOf(seconds: number | null, t: Translate): string {
  if (seconds === null) return '—';
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? t('console.age_hours', { hours, minutes: minutes % 60 })
    : t('console.age_minutes', { minutes });
}
