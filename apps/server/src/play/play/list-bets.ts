import { spanOfDay } from '@baize/std/calendar';
import type { MemberId } from '@baize/std/id';
import { type RawBuilder, sql } from 'kysely';
import { type Db, sortedBy, type Tx } from '../../base/db/index.ts';
import type { ListOrder } from '../../base/kernel/index.ts';
import type { Bet } from './bet.ts';
import { payoutOf, resultOf, stakeOf } from './bet-amounts.ts';
import { BET_COLUMNS, type BetName, type BetRow, type RoundName, toBet } from './queries.ts';
import type { BetStatus } from './state-machine.ts';

/**
 * Sums at a vendor's table are transfers, and the tombstone of a bet that never came is no bet: it has
 * neither a stake nor a game, while a free round that was taken back has a game.
 */
export const IS_SHOWN = sql`b.kind <> 'wallet'
  and (b.status <> 'void' or b.stake_cash + b.stake_bonus > 0 or b.game is not null)`;

/** A game by its vendor's code for it; empty for bets that named none. */
export type GameName = { readonly vendor: string; readonly game: string };

export type BetSort = 'placedAt' | 'stake' | 'payout' | 'result';

export type BetPage = {
  readonly order: ListOrder<BetSort>;
  /** The last bet of the page before; null for the first page. */
  readonly before: Bet | null;
  readonly limit: number;
  /** Only bets of these days of that zone, where days are named: the others are not looked at. */
  readonly days: readonly string[];
  readonly zone: string;
  /** Only bets on these games; null for all. */
  readonly games: readonly GameName[] | null;
  readonly status: BetStatus | null;
};

/** A member's bets and tips in an order. Those of one moment stand by their names. */
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

const STAKE = sql`(b.stake_cash + b.stake_bonus)`;
const PAYOUT = sql`(b.payout_cash + b.payout_bonus)`;

/** What bets are sorted by before their moment; a result that nobody knows yet counts as nothing. */
const KEYS = {
  stake: { key: STAKE, valueOf: stakeOf },
  payout: { key: PAYOUT, valueOf: payoutOf },
  result: {
    key: sql`case b.status when 'running' then 0 when 'void' then ${PAYOUT}
      else ${PAYOUT} - ${STAKE} end`,
    valueOf: (bet: Bet) => resultOf(bet) ?? 0n,
  },
} as const;

const NAMES = [sql`b.placed_at`, sql`b.vendor`, sql`b.kind`, sql`b.ref`];

function orderOf({ order: { by, isDown }, before }: BetPage) {
  const figure = by === 'placedAt' ? null : KEYS[by];
  const { orderBy, isAfter } = sortedBy(figure ? [figure.key, ...NAMES] : NAMES, isDown);
  if (!before) return { orderBy, after: sql`` };
  const names = [before.placedAt, before.vendor, before.kind, before.ref];
  const values = figure ? [sql`${figure.valueOf(before)}::bigint`, ...names] : names;
  return { orderBy, after: sql`and ${isAfter(values)}` };
}

async function listOf(
  db: Db | Tx,
  page: BetPage & { readonly whose: RawBuilder<unknown> },
): Promise<readonly Bet[]> {
  const { whose, days, zone, limit } = page;
  // Of two midnights the database would take the second: the calendar says when a day begins.
  const spans = days.map((day) => spanOfDay(day, zone));
  const { orderBy, after } = orderOf(page);
  const { rows } = await sql<BetRow>`
    select b.* from unnest(
      ${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ to }) => to)}::timestamptz[]
    ) as d (from_at, to_at)
    cross join lateral (
      select ${sql.raw(BET_COLUMNS)} from ${whose} and ${IS_SHOWN}
        and b.placed_at >= d.from_at and b.placed_at < d.to_at
        ${after} ${matching(page)}
      order by ${orderBy}
      limit ${limit}) as b
    order by ${orderBy}
    limit ${limit}`.execute(db);
  return rows.map((row) => toBet(row).value);
}

/** The status is written so that the index of what runs, of all members, is not taken for it. */
const matching = ({ games, status }: BetPage) => sql`
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
