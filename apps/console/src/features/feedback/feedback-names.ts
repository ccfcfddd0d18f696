import type { FeedbackKind, FeedbackStatus, FeedbackView } from '@baize/contract/feedback';
import type { PlainKey } from '@baize/i18n/translate';

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
