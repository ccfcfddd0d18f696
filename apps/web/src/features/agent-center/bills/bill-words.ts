import type { BillStatus } from '@baize/contract/bill-shape';
import type { PlainKey } from '@baize/i18n/translate';
import type { Tone } from '@baize/ui/tag.tsx';

export const BILL_STATUS_WORDS: Readonly<Record<BillStatus, readonly [PlainKey, Tone]>> = {
  due: ['agents.bill_due', 'info'],
  paid: ['agents.bill_paid', 'win'],
  partly: ['agents.bill_partly', 'warn'],
  insufficient: ['agents.bill_insufficient', 'loss'],
  unreached: ['agents.bill_unreached', 'plain'],
  rejected: ['agents.bill_rejected', 'loss'],
};
