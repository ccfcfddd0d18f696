/**
 * Risk: rules that look after the house and markers that look after players, in one engine. Each is a
 * row of the brand with thresholds that operators set; none learns anything by itself.
 *
 * Always true here: nothing of it is in the way of a bet or a payment: a job reads what others have
 * written. A member has one open case of a rule at most, with the newest figures and the thresholds
 * they were held against, and so has a game; what a case ended with is not counted again. A rule that is off has a
 * reason, and every change a line in the audit log.
 */
export { endRiskCase } from './end-risk-case.ts';
export { riskJobs } from './jobs.ts';
export { lookAtGames } from './look-at-games.ts';
export { lookForRisk } from './look-for-risk.ts';
export { riskRoutes } from './routes.ts';
