import type { DepositStatus } from '@baize/contract/deposit';
import type { PlainKey } from '@baize/i18n/translate';

export const STATUS_NAMES = {
  opening: 'console.dstatus_opening',
  waiting: 'console.dstatus_waiting',
  checking: 'console.dstatus_checking',
  credited: 'console.dstatus_credited',
  expired: 'console.dstatus_expired',
  cancelled: 'console.dstatus_cancelled',
  failed: 'console.dstatus_failed',
  refused: 'console.dstatus_refused',
} as const satisfies Record<DepositStatus, PlainKey>;
