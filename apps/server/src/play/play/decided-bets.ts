import type { Instant } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';

/** Bets that were decided for the first time, and never touched since. */
const IS_ONCE = sql`b.status = 'settled'
  and b.version = case when b.is_instant then 1 else 2 end`;

/** Bets that are decided, or were once: all but those that only ran, or ran and were taken back. */
const WAS_DECIDED = sql`(b.status = 'settled'
  or b.version > case when b.status = 'void' and not b.is_instant then 2 else 1 end)`;

const IS_BET = (currency: string) => sql`b.kind = 'bet' and b.currency = ${currency}`;

type Changed = { readonly from: Instant; readonly to: Instant; readonly currency: string };

/**
 * Bets that were decided within a span, once and for all: `member_id`, `vendor`, `game`,
 * `placed_at`, `changed_at`, `stake`, `payout`. For those who count them, one row a bet.
 */
export const decidedWithin = ({ from, to, currency }: Changed): RawBuilder<unknown> => sql`
  select b.member_id, b.vendor, coalesce(b.game, '') as game, b.placed_at, b.changed_at,
    b.stake_cash + b.stake_bonus as stake, b.payout_cash + b.payout_bonus as payout
  from play_bet b
  where ${IS_BET(currency)} and ${IS_ONCE} and b.changed_at >= ${from} and b.changed_at < ${to}`;

/**
 * Who has bets, and placed when, that have to be counted again: those that were changed within the
 * span after they had been decided, and all that carry a moment from `since` up to it, because they
 * may have been written after that was counted.
 */
export const changedWithin = (
  { from, to, currency }: Changed,
  since: Instant,
): RawBuilder<unknown> => sql`
  select b.member_id, b.placed_at from play_bet b
  where ${IS_BET(currency)} and ${WAS_DECIDED}
    and b.changed_at >= ${since} and b.changed_at < ${to}
    and (b.changed_at < ${from} or not (${IS_ONCE}))`;

/**
 * Bets as they stand that were placed in spans which `named (member_id, from_at, to_at)` lists. What
 * is decided once is left out from a moment on: it is counted when its time comes.
 */
export const decidedOfSpans = (
  named: RawBuilder<unknown>,
  { before, currency }: { readonly before: Instant; readonly currency: string },
): RawBuilder<unknown> => sql`
  select n.member_id, n.from_at, d.vendor, d.game, d.stake, d.payout from ${named} as n
  cross join lateral (
    select b.vendor, coalesce(b.game, '') as game, b.stake_cash + b.stake_bonus as stake,
      b.payout_cash + b.payout_bonus as payout
    from play_bet b
    where b.member_id = n.member_id and b.placed_at >= n.from_at and b.placed_at < n.to_at
      and ${IS_BET(currency)} and b.status = 'settled'
      and (b.changed_at < ${before} or not (${IS_ONCE}))
    offset 0) as d`;
