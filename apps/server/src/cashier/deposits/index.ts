/**
 * Deposits: orders to bring money in, and what arrived for them.
 *
 * Always true here: an order is written before a provider is told, and the provider is told by a
 * job; money is credited by the provider's word or by an operator who found it in the bank, never by
 * the member's; each payment that arrived is credited once, in full, whatever the order's state; an
 * order keeps the terms it was opened by. An order ends at its moment, written down or not, and what
 * arrives later is credited all the same.
 */
export {
  countDepositsWaiting,
  findDepositNamed,
  hasDeposited,
  hasOpenDeposit,
  listDepositReferences,
  listDepositStates,
  listDepositsBefore,
  readDepositWaits,
  sumDepositedOf,
  sumDeposits,
} from './figure-queries.ts';
export { type DepositNotice, type Hearing, hearDeposit } from './hear-deposit.ts';
export { depositsJobs } from './jobs.ts';
export {
  listDepositorsSince,
  listFirstDeposits,
  listMembersDeposits,
  type MemberTime,
  sumDepositsWithin,
} from './members-queries.ts';
export type { DepositsOptions } from './options.ts';
export { readDeposited, readLastDeposit } from './queries.ts';
export { depositsRoutes } from './routes.ts';
export { ceilingOf } from './rules.ts';
