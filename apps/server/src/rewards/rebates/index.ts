/**
 * Rebates: what members get back of their valid bets, by category, claimed by hand.
 *
 * Always true here: what bets have earned is the whole part of the sum of valid bets times their
 * rates, in however many pieces they were counted; the rate of a bet is that of the rank its member
 * had when it was settled, and stays it when the bet is corrected. What is earned stands in one open
 * reward a category, which grows until it is claimed. A bet that is taken back after its rebate was
 * claimed is made up for by the next bets; money is never taken from a member for it.
 */
export { accrueRebates } from './accrue-rebates.ts';
export { dryRunRebate } from './dry-run-rebate.ts';
export { rebatesRoutes } from './routes.ts';
