/**
 * Points: what members earn by valid bets and get as rewards, and what they redeem or change into
 * money. Points are a currency of their own in the ledger, of no fraction.
 *
 * Always true here: what bets have earned is the whole part of the sum of valid bets times their
 * rates, in however many pieces they were counted; each bet keeps the rate it was counted at first.
 * A balance never falls below zero: what a bet taken back had earned and the member has spent is a
 * debt, which later points pay. Nothing makes points expire. Whoever changes a member's points holds
 * their row of `points_member` first.
 */
export { decideRedemption } from './decide-redemption.ts';
export { dryRunMall } from './dry-run-mall.ts';
export { earnPoints } from './earn-points.ts';
export { movePoints, type PointsChange } from './move-points.ts';
export type { PointsOptions } from './options.ts';
export { payPoints } from './pay-points.ts';
export { type PointsHeld, readPoints } from './read-points.ts';
export { writeRedemption } from './redeem-reward.ts';
export {
  countRedemptionsWaiting,
  findRedemptionMember,
  forgetRecipients,
  listNewestRedemptions,
} from './redemption-queries.ts';
export { pointsRoutes } from './routes.ts';
