import type { Permission } from '@baize/contract/operator-roles';
import type { OrderRow } from '../queries.ts';
import { isClaim, missingOf, type WithdrawalRules } from '../rules.ts';

type Decided = Pick<OrderRow, 'status' | 'amount' | 'payout' | 'amount_received'>;

/** The rights of those who must agree to what is to be decided, one each. */
export const rightsOf = (
  order: Decided,
  rules: Pick<WithdrawalRules, 'rightsFor'>,
): readonly Permission[] =>
  rules.rightsFor(isClaim(order.status) ? missingOf(order) : order.amount);

/** Whether what is to be decided is so much that more than one must agree. */
export const needsSecond = (order: Decided, rules: Pick<WithdrawalRules, 'rightsFor'>): boolean =>
  rightsOf(order, rules).length > 1;
