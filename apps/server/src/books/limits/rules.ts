import type { Day } from '@baize/std/day';
import { add, type Minor } from '@baize/std/money';
import { HOUR_MS, type Instant, isBefore, later } from '@baize/std/time';
import { ensure } from '../../base/kernel/index.ts';
import type { LimitPeriod } from './periods.ts';

export const LIMIT_KINDS = ['stake', 'loss', 'deposit', 'single'] as const;

export type LimitKind = (typeof LIMIT_KINDS)[number];

/** A limit as it stands, and what a member has used of it in the period that runs. */
export type Gauge = {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: Minor;
  readonly used: Minor;
  /** The first day of the period that runs. */
  readonly from: Day;
};

/** What play adds to the figures of a day. Both may be negative: a cancelled bet never was. */
export type Usage = { readonly day: Day; readonly staked: Minor; readonly lost: Minor };

/**
 * The first limit that a stake would go beyond. A stake counts as lost until it is won back, so
 * that bets still running cannot carry a player past a loss limit. `whole` is the bet with what was
 * staked on it before: a bet made larger step by step is still one bet.
 */
export const findReached = (
  gauges: readonly Gauge[],
  stake: Minor,
  whole: Minor = stake,
): Gauge | undefined =>
  gauges.find(({ kind, used, amount }) => (kind === 'single' ? whole : add(used, stake)) > amount);

/** The gauges after more play; what belongs to an earlier period leaves this one alone. */
export const count = (gauges: readonly Gauge[], { day, staked, lost }: Usage): readonly Gauge[] =>
  gauges.map((gauge) =>
    gauge.kind === 'single' || day < gauge.from
      ? gauge
      : { ...gauge, used: add(gauge.used, gauge.kind === 'stake' ? staked : lost) },
  );

/** What could still be staked before the first limit; null when there is none. */
export function allowanceOf(gauges: readonly Gauge[]): Minor | null {
  let least: Minor | null = null;
  for (const { amount, used } of gauges) {
    const left = (used < amount ? amount - used : 0n) as Minor;
    if (least === null || left < least) least = left;
  }
  return least;
}

/** A limit as it is kept. An amount of null is no limit. */
export type Limit<Amount extends bigint | number = Minor> = {
  readonly amount: Amount | null;
  readonly pending: { readonly amount: Amount | null; readonly askedAt: Instant } | null;
};

const WAIT_MS = 24 * HOUR_MS;

export const isLaxer = <Amount extends bigint | number>(
  wanted: Amount | null,
  current: Amount | null,
): boolean => current !== null && (wanted === null || wanted > current);

/** Stricter works at once and cancels a laxer wish that waits; laxer waits. */
export function change<Amount extends bigint | number>(
  limit: Limit<Amount>,
  wanted: Amount | null,
  now: Instant,
): Limit<Amount> {
  if (!isLaxer(wanted, limit.amount)) return { amount: wanted, pending: null };
  return { amount: limit.amount, pending: { amount: wanted, askedAt: now } };
}

/** A laxer limit holds only once a day has passed and the player has said so again. */
export function confirm<Amount extends bigint | number>(
  { pending }: Limit<Amount>,
  now: Instant,
): Limit<Amount> {
  ensure(pending, 'limit_not_pending');
  const from = later(pending.askedAt, WAIT_MS);
  ensure(!isBefore(now, from), 'limit_too_early', { from: from.toISOString() });
  return { amount: pending.amount, pending: null };
}

/** Of a member's own limit and the house's the lower one holds; null where there is neither. */
export const lowerOf = (own: Minor | null, house: Minor | null): Minor | null =>
  own === null || (house !== null && house < own) ? house : own;

/** When a laxer limit may be confirmed. */
export const confirmableAt = ({
  pending,
}: Pick<Limit<bigint | number>, 'pending'>): Instant | null =>
  pending === null ? null : later(pending.askedAt, WAIT_MS);
