import { spanOfDay } from '@baize/std/calendar';
import type { MemberId } from '@baize/std/id';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Bet } from './bet.ts';
import { BET_COLUMNS, type BetName, type BetRow, type RoundName, toBet } from './queries.ts';
import type { BetStatus } from './state-machine.ts';

/** Sums at a vendor's table are transfers, and the tombstone of a bet that never came is no bet. */
export const IS_SHOWN = sql`b.kind <> 'wallet'
  and (b.status <> 'void' or b.stake_cash + b.stake_bonus > 0)`;

/** A game by its vendor's code for it; empty for bets that named none. */
export type GameName = { readonly vendor: string; readonly game: string };

export type BetPage = {
  /** Only those that were placed before it; null for the newest. */
  readonly before: Pick<Bet, keyof BetName | 'placedAt'> | null;
  readonly limit: number;
  /** Only bets of these days of that zone, where days are named: the others are not looked at. */
  readonly days: readonly string[];
  readonly zone: string;
  /** Only bets on these games; null for all. */
  readonly games: readonly GameName[] | null;
  readonly status: BetStatus | null;
};

/** A member's bets and tips, the newest first. Those of one moment stand by their names. */
export const listBets = (
  db: Db | Tx,
  { memberId, ...page }: BetPage & { readonly memberId: MemberId },
): Promise<readonly Bet[]> =>
  listOf(db, { ...page, whose: sql`play_bet b where b.member_id = ${memberId}` });

/** The same of all those that `members (member_id)` lists. */
export const listBetsOfMany = (
  db: Db | Tx,
  { members, ...page }: BetPage & { readonly members: RawBuilder<unknown> },
): Promise<readonly Bet[]> =>
  listOf(db, {
    ...page,
    whose: sql`(${members}) as n join play_bet b on b.member_id = n.member_id where true`,
  });

async function listOf(
  db: Db | Tx,
  page: BetPage & { readonly whose: RawBuilder<unknown> },
): Promise<readonly Bet[]> {
  const { whose, days, zone, limit } = page;
  // Of two midnights the database would take the second: the calendar says when a day begins.
  const spans = days.map((day) => spanOfDay(day, zone));
  const { rows } = await sql<BetRow>`
    select b.* from unnest(
      ${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ to }) => to)}::timestamptz[]
    ) as d (from_at, to_at)
    cross join lateral (
      select ${sql.raw(BET_COLUMNS)} from ${whose} and ${IS_SHOWN}
        and b.placed_at >= d.from_at and b.placed_at < d.to_at
        ${matching(page)}
      order by b.placed_at desc, b.vendor desc, b.kind desc, b.ref desc
      limit ${limit}) as b
    order by b.placed_at desc, b.vendor desc, b.kind desc, b.ref desc
    limit ${limit}`.execute(db);
  return rows.map((row) => toBet(row).value);
}

/** The status is written so that the index of what runs, of all members, is not taken for it. */
const matching = ({ before, games, status }: BetPage) => sql`
  ${
    before
      ? sql`and (b.placed_at, b.vendor, b.kind, b.ref)
        < (${before.placedAt}, ${before.vendor}, ${before.kind}, ${before.ref})`
      : sql``
  }
  ${status === null ? sql`` : sql`and b.status || '' = ${status}`}
  ${
    games === null
      ? sql``
      : sql`and (b.vendor, coalesce(b.game, '')) in (
        select * from unnest(${games.map(({ vendor }) => vendor)}::text[],
          ${games.map(({ game }) => game)}::text[]))`
  }`;

/** A bet of this member; undefined for anybody else's. */
export async function findBet(
  db: Db | Tx,
  memberId: MemberId,
  name: BetName,
): Promise<Bet | undefined> {
  const bet = await findBetOfAny(db, name);
  return bet?.memberId === memberId ? bet : undefined;
}

/** A bet of whoever it is: whether they may be told of it is the caller's to say. */
export async function findBetOfAny(
  db: Db | Tx,
  { vendor, kind, ref }: BetName,
): Promise<Bet | undefined> {
  const { rows } = await sql<BetRow>`
    select ${sql.raw(BET_COLUMNS)} from play_bet b
    where b.vendor = ${vendor} and b.kind = ${kind} and b.ref = ${ref} and ${IS_SHOWN}`.execute(db);
  return rows[0] && toBet(rows[0]).value;
}

/**
 * All that a member bet in a round, the first bet first: a hand that was doubled is two bets. Of a
 * round that left no trace, because its one bet was settled at once, there is nothing to list.
 */
export async function listBetsOfRound(
  db: Db | Tx,
  { memberId, vendor, roundId }: RoundName,
): Promise<readonly Bet[]> {
  // Its first and last moment lead into the index: a round's bets have no index of their own.
  const { rows } = await sql<BetRow>`
    select ${sql.raw(BET_COLUMNS)}
    from play_round r join play_bet b on b.member_id = r.member_id
      and b.placed_at between r.opened_at and r.changed_at
      and b.vendor = r.vendor and b.round_id = r.round_id
    where r.vendor = ${vendor} and r.round_id = ${roundId} and r.member_id = ${memberId}
      and ${IS_SHOWN}
    order by b.placed_at, b.ref`.execute(db);
  return rows.map((row) => toBet(row).value);
}
