/**
 * Promotions: what a brand offers, as rows of its content, and each member's part in it.
 *
 * Always true here: a participation keeps the terms it was joined by, with their version and hash; its
 * status follows the arrows of `promotions_arrow`, which the database enforces; what a rule will pay
 * is kept of the budget from joining on, what an operator gives is taken from it in the decision. What
 * is earned becomes a reward to claim. Bonuses of deposits are chosen from the same promotions.
 */
export { depositBonuses } from './deposit-bonuses.ts';
export { dryRunPromotion } from './dry-run-promotion.ts';
export { followBets as followPromotionBets } from './follow-bets.ts';
export { followClaim as followPromotionClaim } from './follow-claim.ts';
export { promotionsJobs } from './jobs.ts';
export { countApplicationsWaiting, findParticipationMember } from './queries.ts';
export { promotionsRoutes } from './routes.ts';
