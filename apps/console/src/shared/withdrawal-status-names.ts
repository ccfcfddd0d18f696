import type { WithdrawalStatus } from '@baize/contract/withdrawal';
import type { PlainKey } from '@baize/i18n/translate';

export const STATUS_NAMES = {
  review: 'console.status_review',
  approved: 'console.status_approved',
  paying: 'console.status_paying',
  paid: 'console.status_paid',
  received: 'console.status_received',
  partly: 'console.status_partly',
  notReceived: 'console.status_not_received',
  closed: 'console.status_closed',
  refused: 'console.status_refused',
  cancelled: 'console.status_cancelled',
} as const satisfies Record<WithdrawalStatus, PlainKey>;
