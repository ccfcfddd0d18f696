import type { BillKind, BillStatus } from '@baize/contract/bill-shape';
import type { PlainKey } from '@baize/i18n/translate';
import { KINDS } from '@baize/ui/agreement-words';
import type { Tone } from '@baize/ui/tag.tsx';

export const BILL_KIND_NAMES: Readonly<Record<BillKind, PlainKey>> = {
  ...KINDS,
  rebate: 'console.rebate',
};

export const BILL_STATES: Readonly<Record<BillStatus, readonly [PlainKey, Tone]>> = {
  due: ['console.bill_due', 'info'],
  paid: ['console.bill_paid', 'win'],
  partly: ['console.bill_partly', 'warn'],
  insufficient: ['console.bill_insufficient', 'loss'],
  unreached: ['console.bill_unreached', 'plain'],
  rejected: ['console.bill_rejected', 'loss'],
};

/** Something of it is not paid. */
export const isOpen = (status: BillStatus): boolean =>
  status === 'due' || status === 'partly' || status === 'insufficient';
