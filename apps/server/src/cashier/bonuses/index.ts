/**
 * Bonuses: money that a brand gives along with a deposit or as a reward, and what must be done before
 * it is cash.
 *
 * Always true here: nobody gets a bonus they did not choose; it is given once, from what arrived, by
 * the terms the deposit was opened with, in one request with the deposit's money; a member has one
 * active bonus at a time; its money lies in a pocket of its own and is played when cash is used up; it
 * becomes cash when it was bet often enough and none of its bets runs, and never when it was given up or ran out, however late a bet
 * of it is decided. Cash is never touched.
 */

export { findBonusAtStake, giveUpForWithdrawal } from './bonus-at-stake.ts';
export { type BonusSource, NO_BONUSES } from './bonus-source.ts';
export { viewChoice, viewOffer } from './bonus-view.ts';
export { readReserved, releaseBudget, reserveBudget } from './budget-queries.ts';
export { chooseBonus } from './choose-bonus.ts';
export { contribute as contributeToBonuses } from './contribute.ts';
export type { Choice } from './grant.ts';
export { grantBonus } from './grant-bonus.ts';
export { grantRewardBonus, type RewardBonus } from './grant-reward-bonus.ts';
export { BONUS_CHANGED_JOB } from './job-names.ts';
export { bonusesJobs } from './jobs.ts';
export { listGrantedBefore } from './list-granted-before.ts';
export { listNewestBonuses } from './list-newest-bonuses.ts';
export { listOffers } from './list-offers.ts';
export { GRANT_PROMOTIONS, listGrants } from './queries.ts';
export { bonusesRoutes } from './routes.ts';
export { bonusOf } from './rules.ts';
export { hashTerms } from './terms.ts';
export { effectiveTimesPpm, listWeights, weightOf, weightsOf } from './weights.ts';
