import type { RedemptionStatus } from '@baize/contract/points';
import type { PlainKey } from '@baize/i18n/translate';

export const STATUS_NAMES = {
  processing: 'console.rstatus_processing',
  approved: 'console.rstatus_approved',
  rejected: 'console.rstatus_rejected',
} as const satisfies Record<RedemptionStatus, PlainKey>;
