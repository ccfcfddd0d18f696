import type { BillKind, BillStatus } from '@baize/contract/bill-shape';
import type { PlainKey } from '@baize/i18n/translate';
import { KINDS } from '@baize/ui/agreement-words';

export const BILL_KIND_NAMES: Readonly<Record<BillKind, PlainKey>> = {
  ...KINDS,
  rebate: 'console.rebate',
};

/** Something of it is not paid. */
export const isOpen = (status: BillStatus): boolean =>
  status === 'due' || status === 'partly' || status === 'insufficient';
