/**
 * Ranks: VIP, reached by the valid bets of a member's life and kept by those of a month.
 *
 * Always true here: a rank rises in the transaction that counted the bets, and the bonus of each rank
 * is offered once in a member's life; a month that is over lowers a rank by one at most, never in the
 * month it was reached, and takes nothing back; a periodic bonus is offered once for a member, rank
 * and period. Terms are the brand's content, and a reward keeps the version it was earned under.
 */
export { dryRunRank } from './dry-run-rank.ts';
export { ranksJobs } from './jobs.ts';
export { placeInRank } from './place-in-rank.ts';
export { listLevels, listLevelsAt, listRankHolders, readLevel } from './queries.ts';
export { followValidBets as raiseRanksByBets, type RankedBrand } from './raise-ranks.ts';
export { type Rank, readRanks } from './rank.ts';
export { ranksRoutes } from './routes.ts';
