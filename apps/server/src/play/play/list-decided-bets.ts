import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Bet } from './bet.ts';
import { BET_COLUMNS, type BetRow, toBet } from './queries.ts';

type Placed = {
  readonly currency: string;
  /** When spans begin, and how long each of them is. */
  readonly spans: readonly Instant[];
  readonly lengthMs: number;
  readonly limit: number;
};

/** Bets of a member that were placed in these spans and are settled, the first first. */
export async function listDecidedBets(
  db: Db | Tx,
  memberId: MemberId,
  { currency, spans, lengthMs, limit }: Placed,
): Promise<readonly Bet[]> {
  const { rows } = await sql<BetRow>`
    select b.* from unnest(${[...spans]}::timestamptz[]) as s (from_at)
    cross join lateral (
      select ${sql.raw(BET_COLUMNS)} from play_bet b
      where b.member_id = ${memberId} and b.kind = 'bet' and b.status || '' = 'settled'
        and b.currency = ${currency} and b.placed_at >= s.from_at
        and b.placed_at < s.from_at + ${lengthMs} * interval '1 millisecond') as b
    order by b.placed_at, b.vendor, b.ref
    limit ${limit}`.execute(db);
  return rows.map((row) => toBet(row).value);
}
