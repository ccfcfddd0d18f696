import type { BonusPeriod } from '@baize/contract/rank-terms';
import { addDays, firstDayOf } from '@baize/std/calendar';
import type { Day } from '@baize/std/day';
import type { Minor } from '@baize/std/money';
import type { Rank } from './rank.ts';

/** Days before the end of a month on which who may lose their rank is told. */
export const NOTICE_DAYS = 14;

type Ranks = readonly Pick<Rank, 'level' | 'threshold' | 'keep'>[];

/** The rank of a level; where the brand has fewer ranks by now, the highest that is left. */
export const rankOf = <R extends Pick<Rank, 'level'>>(
  ranks: readonly R[],
  level: number,
): R | undefined => ranks.findLast((rank) => rank.level <= level);

/** The rank below a level: one step down at a time. */
export const rankBelow = <R extends Pick<Rank, 'level'>>(
  ranks: readonly R[],
  level: number,
): R | undefined => ranks.findLast((rank) => rank.level < level);

export const rankAbove = <R extends Pick<Rank, 'level'>>(
  ranks: readonly R[],
  level: number,
): R | undefined => ranks.find((rank) => rank.level > level);

type Climb = {
  readonly topLevel: number;
  readonly lifetime: Minor;
  /** Valid bets of the month in question. */
  readonly month: Minor;
};

/**
 * The highest rank that a member's play gives. One that is new to them is reached by the bets of
 * their whole life; one that they lost is regained by a month that would have kept it.
 */
export const levelReached = (ranks: Ranks, { topLevel, lifetime, month }: Climb): number =>
  ranks.findLast(
    ({ level, threshold, keep }) => lifetime >= threshold && (level > topLevel || month >= keep),
  )?.level ?? 0;

/** The highest that the bets of a lifetime could give in the best month. */
export const levelByLifetime = (ranks: Ranks, lifetime: Minor): number =>
  ranks.findLast(({ threshold }) => lifetime >= threshold)?.level ?? 0;

/** The first day of the month after the one that holds this day. */
export const nextMonth = (day: Day): Day =>
  firstDayOf(addDays(firstDayOf(day, 'month'), 31), 'month');

/** The last day of the month that holds this day. */
export const lastOfMonth = (day: Day): Day => addDays(nextMonth(day), -1);

/** The first day of the period after the one that holds this day. */
export const nextPeriod = (day: Day, period: BonusPeriod): Day =>
  period === 'month' ? nextMonth(day) : addDays(firstDayOf(day, 'week'), 7);

/** The periods that began after a day, up to another: each by its first day. */
export function periodsBetween(
  period: BonusPeriod,
  { after, to }: { readonly after: Day; readonly to: Day },
): readonly Day[] {
  const starts: Day[] = [];
  for (let start = nextPeriod(after, period); start <= to; start = nextPeriod(start, period)) {
    starts.push(start);
  }
  return starts;
}
