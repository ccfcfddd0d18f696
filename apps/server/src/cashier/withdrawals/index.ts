/**
 * Withdrawals: a member's money on its way to their bank, and what they say when it is there.
 *
 * Always true here: an order's amount is held in the transaction that writes it, and leaves only by
 * the provider's own word, once, or comes back with the reason; a silence is never an answer, and
 * what failed is decided anew by an operator; nobody agrees twice to the same payout; what is told
 * to be received, and when, follows from the clock alone; a claim is ended by an operator, aloud.
 */

export { confirmPaymentPassword } from './confirm-payment-password.ts';
export {
  countClaimQueue,
  countWithdrawalQueue,
  findWithdrawalNamed,
  hasOpenWithdrawal,
  listWithdrawalReferences,
  listWithdrawalStates,
  listWithdrawalsBefore,
  readWithdrawalWaits,
  sumWithdrawals,
  sumWithdrawnOf,
} from './figure-queries.ts';
export { ensureWasFree, readSenderMeans, type SenderMeans } from './free-to-send.ts';
export { type WithdrawalsOptions, withdrawalsJobs } from './jobs.ts';
export { hearPayout, type PayoutNotice } from './payout/hear-payout.ts';
export { forgetPayee } from './queries.ts';
export { type Means, readMeans } from './read-means.ts';
export { withdrawalsRoutes } from './routes.ts';
