/**
 * Limits a member sets on what they stake, lose and bring in, in a day, a week, a month of their own
 * calendar, and on a single bet; and those that the house sets for them. Of both the lower one holds.
 *
 * Always true here: a stricter limit holds from the moment it is set, for bets under way too; a
 * laxer one holds after a day and a second word, and a stricter one cancels it; a limit is decided
 * in the transaction of the bet it guards, on figures that are still true when the bet is written.
 * A bet counts for the day it was placed, whenever its result comes, and as lost until it is won.
 * All figures are of the member's own currency; trial money neither uses limits nor meets them.
 */
export { saveCheckAnswer } from './answer-check.ts';
export { findExceeded } from './find-exceeded.ts';
export { countOwnLimits } from './house-queries.ts';
export { type LimitPeriod, PERIODS, type Period } from './periods.ts';
export {
  afterStake,
  CHECK_MINUTES,
  endsOf,
  findWait,
  isAtPlay,
  NO_CLOCK,
  type PlayClock,
  type PlayWait,
} from './play-clock.ts';
export { askGauges, askVersions, type DayChange, interruptBets, writeDays } from './queries.ts';
export { readDepositGauges } from './read-deposit-gauges.ts';
export { readLimits } from './read-limits.ts';
export type { LimitWish, ReadDeposited, Zoned } from './read-used.ts';
export { limitsRoutes } from './routes.ts';
export {
  allowanceOf,
  confirmableAt,
  count,
  findReached,
  type Gauge,
  LIMIT_KINDS,
  type Limit,
  type LimitKind,
  type Usage,
} from './rules.ts';
export { setHouseLimit } from './set-house-limit.ts';
export { confirmTime, setTime } from './set-time.ts';
export { listTimeLimits, readClock } from './time-queries.ts';
