/**
 * Play: what games may do with a member's money, as one set of commands that every vendor's dialect
 * is read into.
 *
 * Always true here: a command is decided once, by its vendor's id and kind, and answered the same
 * ever after; the bet, the money, the limits' figures and the answer are written together or not at
 * all; what takes money for a game needs a live token, an active member and room under the limits,
 * while results, cancels and payouts need none of them; a cancel gives each pocket what was taken
 * from it; a cancel that comes first is remembered and ends the late bet.
 */
export type { Bet, Round } from './bet.ts';
export { payoutOf, resultOf, stakeOf } from './bet-amounts.ts';
export {
  BET_REASONS,
  type BetFigures,
  betsPlacedOn,
  betsPlacedWithin,
  daysBetBy,
  FIGURE_COLUMNS,
  figuresOfDays,
  figuresOfMonth,
  figuresPlacedWithin,
  figuresSince,
  figuresSinceOfMany,
  findFirstPlaced,
  listChangedDays,
  listDaysChangedAfter,
  type MemberDay,
} from './bet-figures.ts';
export { hasOpenBonusBet, listBonusPlayers, sumBonusFlows } from './bonus-flows.ts';
export { type Ceilings, type CeilingsOf, ceilingsOf } from './ceilings.ts';
export {
  BETS_OF_ALL_TIME,
  betsChangedWithin,
  type ChangedBetsSpan,
  findFirstChanged,
  runningOfGroups,
} from './changed-bets.ts';
export type {
  BetKind,
  Command,
  CommandKind,
  CommandOf,
  PayoutReason,
  RoundRule,
  VendorFacts,
} from './command.ts';
export { changedWithin, decidedOfSpans, decidedWithin } from './decided-bets.ts';
export type { Outcome } from './decision.ts';
export { expireTokens } from './expire-tokens.ts';
export {
  type FreeRoundsGrant,
  grantFreeRounds,
  listOpenGrants,
  type OpenGrant,
} from './free-grants.ts';
export {
  type KeptWins,
  lockKeptWins,
  markGrantsEnding,
  markGrantsOver,
  markHanded,
} from './free-tending.ts';
export { type Answer, keyOf as movementKey, type Render } from './hot-rules.ts';
export { isSessionOpen } from './is-session-open.ts';
export { playJobs } from './jobs.ts';

export {
  type BetPage,
  type BetSort,
  findBet,
  findBetOfAny,
  type GameName,
  listBets,
  listBetsOfMany,
  listBetsOfRound,
} from './list-bets.ts';
export { listBetsNamed } from './list-bets-named.ts';
export { listDecidedBets } from './list-decided-bets.ts';
export { listGamesOfMovements, type Movement } from './list-games-of-movements.ts';
export { listPlayDays, type PlayDay } from './list-play-days.ts';
export { hasRunningBet, listRunningBets, type RunningBet } from './list-running-bets.ts';
export {
  findWins,
  type GameFloor,
  listWins,
  type Win,
  type WinName,
  type WinSpan,
} from './list-wins.ts';
export {
  type ModuleBet,
  type ModuleBetName,
  type ModuleWallet,
  moduleWallet,
} from './module-wallet.ts';
export { type OpenPlayOptions, openPlay } from './open-play.ts';
export { createPlay, type Play, type PlayOptions } from './play.ts';
export { type BetName, raiseAlert } from './queries.ts';
export { playRoutes } from './routes.ts';
export type { BetStatus } from './state-machine.ts';
export { type PlayedSum, sumPlayedSince } from './sum-played-since.ts';
export { sumStakesInPlay } from './sum-stakes-in-play.ts';
export { hashToken, issuePlayToken, openPlaySession, type Session } from './tokens.ts';
