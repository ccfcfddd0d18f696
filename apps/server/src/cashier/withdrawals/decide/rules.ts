import type { OrderRow } from '../queries.ts';
import { isClaim, missingOf, type WithdrawalRules } from '../rules.ts';

/** Whether what is to be decided is so much that two must agree. */
export const needsSecond = (
  order: Pick<OrderRow, 'status' | 'amount' | 'payout' | 'amount_received'>,
  { secondOperatorFrom }: Pick<WithdrawalRules, 'secondOperatorFrom'>,
): boolean => (isClaim(order.status) ? missingOf(order) : order.amount) >= secondOperatorFrom;
