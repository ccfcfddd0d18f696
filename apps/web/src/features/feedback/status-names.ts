import type { FeedbackStatus } from '@baize/contract/feedback';
import type { PlainKey } from '@baize/i18n/translate';

export const STATUS_NAMES = {
  waiting: 'feedback.status_waiting',
  answered: 'feedback.status_answered',
  closed: 'feedback.status_closed',
} as const satisfies Record<FeedbackStatus, PlainKey>;

export const STATUS_TONES = { waiting: 'info', answered: 'warn', closed: 'plain' } as const;
