import type { BillStatus } from '@baize/contract/bill-shape';
import type { PlainKey } from '@baize/i18n/translate';
import type { Tone } from '@baize/ui/tag.tsx';

export const BILL_STATES: Readonly<Record<BillStatus, readonly [PlainKey, Tone]>> = {
  due: ['console.bill_due', 'info'],
  paid: ['console.bill_paid', 'win'],
  partly: ['console.bill_partly', 'warn'],
  insufficient: ['console.bill_insufficient', 'loss'],
  unreached: ['console.bill_unreached', 'plain'],
  rejected: ['console.bill_rejected', 'loss'],
};
