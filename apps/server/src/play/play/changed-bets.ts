import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { BET_COLUMNS } from './queries.ts';

export type ChangedBetsSpan = {
  /** Bets changed from here on are looked at … */
  readonly from: Instant;
  /** … and from here on all of them; before it only what a transaction from `seenXid` on wrote. */
  readonly since: Instant;
  readonly to: Instant | null;
  readonly seenXid: bigint;
};

/** Bets, and no tips or sums at a table, that were changed within a span: `b` with their columns. */
export const betsChangedWithin = (span: ChangedBetsSpan): RawBuilder<unknown> => {
  const { from, since, to, seenXid } = span;
  // A row's xmin is a number of 32 bits that comes round again; ages compare it safely.
  const seen = sql`(${String(BigInt.asUintN(32, seenXid))}::text)::xid`;
  return sql`select ${sql.raw(BET_COLUMNS)} from play_bet b
    where b.kind = 'bet' and b.changed_at >= ${from}
      ${to === null ? sql`` : sql`and b.changed_at < ${to}`}
      and (b.changed_at >= ${since} or age(b.xmin) <= age(${seen}))`;
};

/** All bets that were ever made, for those who count from nothing. */
export const BETS_OF_ALL_TIME: RawBuilder<unknown> = sql`
  select ${sql.raw(BET_COLUMNS)} from play_bet b where b.kind = 'bet'`;

/** When the first bet that was changed from a moment on was; null where none was. */
export async function findFirstChanged(db: Db | Tx, since: Instant): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant | null }>`
    select min(changed_at) as at from play_bet where changed_at >= ${since}`.execute(db);
  return rows[0]?.at ?? null;
}

/** A member's bets on one event, or else of one round. */
export type BetGroup = {
  readonly vendor: string;
  readonly memberId: MemberId;
  /** As the caller calls it. */
  readonly name: string;
  readonly event: string | null;
  readonly roundId: string | null;
};

/** The bets of these groups that still run: `vendor`, `name`, `member_id`, `is_event`, `game`. */
export const runningOfGroups = (groups: readonly BetGroup[]): RawBuilder<unknown> => sql`
  select n.vendor, n.name, n.member_id, n.event is not null as is_event, b.game
  from unnest(${groups.map(({ vendor }) => vendor)}::text[],
    ${groups.map(({ name }) => name)}::text[], ${groups.map(({ event }) => event)}::text[],
    ${groups.map(({ roundId }) => roundId)}::text[],
    ${groups.map(({ memberId }) => memberId)}::text[])
    as n (vendor, name, event, round_id, member_id)
  cross join lateral (
    (select distinct coalesce(b.game, '') as game from play_bet b
      where b.status = 'running' and b.vendor = n.vendor and b.round_id = n.round_id
        and b.event is null and b.member_id = n.member_id and b.kind = 'bet' offset 0)
    union all
    (select distinct coalesce(b.game, '') as game from play_bet b
      where b.status = 'running' and b.vendor = n.vendor and b.event = n.event
        and b.member_id = n.member_id and b.kind = 'bet' offset 0)) as b`;
