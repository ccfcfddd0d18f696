/**
 * Valid bets: what each bet counts for wagering, rebate, ranks, missions, points and agents, by one
 * rule (`rules.ts`), with the reason.
 *
 * Always true here: bets are counted after the fact, from the bets themselves; a bet counts for the
 * day it was settled on first, and a correction changes that day by the difference; what follows the
 * counting (`ValidBetFollower`) is written in the transaction that counted. Counting everything again
 * gives what is kept (`rebuildValidBets`).
 */
export { countValidBets, type ValidBetFollower, type ValidBetOptions } from './count-valid-bets.ts';
export type { CountedBet, ValidBetChange } from './counted-bet.ts';
export { explainBets, type ValidBetExplained } from './explain-bets.ts';
export {
  type DayGroup,
  listLossPeriods,
  listValidBetPeriods,
  type PeriodSum,
} from './list-periods.ts';
export {
  countMembersWins,
  listMembersValidBets,
  type MemberDays,
  type MembersDays,
  type MemberValidBets,
  readCountedTo,
  sumValidBetsWithin,
} from './read-members-bets.ts';
export { listMembersValidCash, type MemberValidCash } from './read-members-cash.ts';
export {
  type LifetimeValidBets,
  listBettorsFrom,
  listLifetimesFrom,
  readLifetimes,
  readLifetimeValidBets,
  readValidBets,
  sumCashLosses,
  sumValidBetsSince,
  sumValidCash,
  type ValidBetsOfDay,
} from './read-valid-bets.ts';
export { type RebuiltValidBets, rebuildValidBets } from './rebuild-valid-bets.ts';
export { startValidBetCounter } from './start-valid-bet-counter.ts';
