import { isClosed } from './deposits.ts';
import type { Deposit, Notice } from './record.ts';
import type { PayWords } from './words.ts';

export type DepositState = 'open' | 'late' | 'partly' | 'paid' | 'refused';

/** How a deposit looks to a person. */
export function standingOf(order: Deposit, nowMs: number): DepositState {
  const paid = paidOf(order);
  if (paid >= BigInt(order.amount)) return 'paid';
  if (order.isRefused) return 'refused';
  if (paid > 0n) return 'partly';
  return isClosed(order, nowMs) ? 'late' : 'open';
}

export const paidOf = ({ payments }: Deposit): bigint =>
  payments.reduce((all, { amount }) => all + BigInt(amount), 0n);

/** Whether the site knows, by the last that it was told of an order. */
export function tellingOf(notices: readonly Notice[], orderId: string, words: PayWords): string {
  const last = notices.findLast((each) => each.orderId === orderId);
  if (!last) return '';
  if (last.answer === 200) return words.is_told;
  if (last.answer === null) return words.waits;
  const said = last.answer === 0 ? words.not_reached : `${words.not_told} ${last.answer}`;
  return `${said} · ${last.tries} ${words.tries}`;
}
