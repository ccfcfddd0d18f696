import type { TimeSpan } from '@baize/std/calendar';
import type { DaySpan } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { BetKind } from './command.ts';
import { IS_SHOWN } from './list-bets.ts';
import type { BetStatus } from './state-machine.ts';

/** What a member's bets of one day, game and standing come to. */
export type BetFigures = {
  readonly day_on: string;
  readonly vendor: string;
  readonly kind: BetKind;
  /** Empty where a bet named none. */
  readonly game: string;
  readonly status: BetStatus;
  readonly bet_count: bigint;
  readonly stake: Minor;
  readonly payout: Minor;
};

const FIGURES = sql`b.member_id, b.placed_on as day_on, b.vendor, b.kind,
  coalesce(b.game, '') as game, b.status, count(*)::bigint as bet_count,
  sum(b.stake_cash + b.stake_bonus) as stake,
  sum(b.payout_cash + b.payout_bonus) as payout`;

/** The columns of the figures, in their order. */
export const FIGURE_COLUMNS = sql`member_id, day_on, vendor, kind, game, status, bet_count, stake,
  payout`;

/** Figures of bets that were placed within a span, as a query for those who keep them. */
export const figuresPlacedWithin = (from: Instant, to: Instant): RawBuilder<unknown> => sql`
  select ${FIGURES} from play_bet b
  where ${IS_SHOWN} and b.placed_at >= ${from} and b.placed_at < ${to}
  group by 1, 2, 3, 4, 5, 6`;

/**
 * Figures of the days that `named (member_id, day_on)` lists, of bets placed before a moment. A day
 * lies somewhere within these hours, whatever the zone: they lead into the index.
 */
export const figuresOfDays = (
  named: RawBuilder<unknown>,
  before: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select f.* from ${named} as n
  cross join lateral (
    select ${FIGURES} from play_bet b
    where ${IS_SHOWN} and b.member_id = n.member_id and b.placed_on = n.day_on
      and b.placed_at >= (n.day_on::timestamp - interval '15 hours') at time zone 'UTC'
      and b.placed_at < (n.day_on::timestamp + interval '39 hours') at time zone 'UTC'
      and b.placed_at < ${before}
    group by 1, 2, 3, 4, 5, 6 offset 0) as f`;

/** Figures of one member's bets that were placed from a moment on. */
export const figuresSince = (memberId: MemberId, since: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select ${FIGURES} from play_bet b
    where ${IS_SHOWN} and b.member_id = ${memberId} and b.placed_at >= ${since}
    group by 1, 2, 3, 4, 5, 6`;

/** The same of all those that `members (member_id)` lists. */
export const figuresSinceOfMany = (
  members: RawBuilder<unknown>,
  since: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`select ${FIGURES} from (${members}) as n join play_bet b on b.member_id = n.member_id
    where ${IS_SHOWN} and b.placed_at >= ${since}
    group by 1, 2, 3, 4, 5, 6`;

/** Figures of all bets of a month, of those placed before a moment. */
export const figuresOfMonth = (first: string, before: Instant): RawBuilder<unknown> => sql`
  select ${FIGURES} from play_bet b
  where ${IS_SHOWN} and b.placed_at < ${before}
    and b.placed_at >= (${first}::timestamp - interval '15 hours') at time zone 'UTC'
    and b.placed_at < (${first}::timestamp + interval '1 month 15 hours') at time zone 'UTC'
    and b.placed_on >= ${first}::date and b.placed_on < ${first}::date + interval '1 month'
  group by 1, 2, 3, 4, 5, 6`;

type Changes = { readonly after: Instant; readonly placedBefore: Instant };

export type MemberDay = { readonly member_id: MemberId; readonly day_on: string };

/** The days with bets placed before a moment that were changed after another. */
export async function listChangedDays(
  tx: Tx | Db,
  { after, placedBefore }: Changes,
): Promise<readonly MemberDay[]> {
  const { rows } = await sql<MemberDay>`
    select distinct b.member_id, b.placed_on::text as day_on from play_bet b
    where b.changed_at > ${after} and b.placed_at < ${placedBefore}`.execute(tx);
  return rows;
}

/** When the first bet from a moment on was placed; null where there is none. */
export async function findFirstPlaced(tx: Tx | Db, since: Instant): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant | null }>`
    select min(placed_at) as at from play_bet where placed_at >= ${since}`.execute(tx);
  return rows[0]?.at ?? null;
}

const BETS = sql`
  select b.placed_at, b.ref, b.member_id, b.currency, b.vendor, b.kind,
    coalesce(b.game, '') as game, b.placed_on as day_on, b.status,
    (b.stake_cash + b.stake_bonus)::bigint as stake,
    (b.payout_cash + b.payout_bonus)::bigint as payout
  from play_bet b`;

/** The same of a span of moments. */
export const betsPlacedWithin = ({ from, to }: TimeSpan): RawBuilder<unknown> =>
  sql`${BETS} where b.placed_at >= ${from} and b.placed_at < ${to}`;

/** All bets, tips and sums at tables of these days, whoever made them; hours as in `figuresOfDays`. */
export const betsPlacedOn = ({ from, to }: DaySpan): RawBuilder<unknown> => sql`${BETS}
  where b.placed_on >= ${from}::date and b.placed_on <= ${to}::date
    and b.placed_at >= (${from}::timestamp - interval '15 hours') at time zone 'UTC'
    and b.placed_at < (${to}::timestamp + interval '39 hours') at time zone 'UTC'`;

/** The days with bets that were changed after a moment. */
export async function listDaysChangedAfter(
  tx: Tx | Db,
  after: Instant,
): Promise<readonly string[]> {
  const { rows } = await sql<{ day_on: string }>`
    select distinct b.placed_on::text as day_on from play_bet b
    where b.changed_at > ${after} order by 1`.execute(tx);
  return rows.map(({ day_on }) => day_on);
}

/** The days on which a member bet: `day_on`. */
export const daysBetBy = (memberId: MemberId): RawBuilder<unknown> =>
  sql`select distinct b.placed_on as day_on from play_bet b where b.member_id = ${memberId}`;

/** The reasons of transfers that `play_bet` tells of, as a pattern that PostgreSQL reads as we do. */
export const BET_REASONS =
  '^play_(bet|bet-and-settle|settle|tip|cancel-tip|wallet-out|wallet-in|rollback|unsettle|void-settled|resettle|return-stake|adjust|end-round)$';
