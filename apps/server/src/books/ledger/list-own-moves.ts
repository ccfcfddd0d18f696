import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

/** A change of one pocket of a member; who was at the other end is not told. */
export type OwnMove = {
  readonly at: Instant;
  readonly reason: string;
  readonly pocket: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly balance: Minor;
};

/** Every transfer of a member, the newest first, as far as the limit goes; and how many there are. */
export async function listOwnMoves(
  db: Db | Tx,
  memberId: MemberId,
  limit: number,
): Promise<{ readonly moves: readonly OwnMove[]; readonly count: number }> {
  const moves = sql`
    select t.created_at as at, t.id, t.reason, a.purpose as pocket, a.currency,
      -t.amount as amount, t.from_balance as balance
    from ledger_account a join ledger_transfer t on t.from_account = a.id and t.from_account > 0
    where a.holder = ${memberId}
    union all
    select t.created_at, t.id, t.reason, a.purpose, a.currency, t.amount, t.to_balance
    from ledger_account a join ledger_transfer t on t.to_account = a.id and t.to_account > 0
    where a.holder = ${memberId}`;
  const { rows } = await sql<OwnMove>`
    select at, reason, pocket, currency, amount::bigint as amount, balance::bigint as balance
    from (${moves}) as m order by at desc, id desc limit ${limit}`.execute(db);
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (${moves}) as m`.execute(db);
  return { moves: rows, count: counted.rows[0]?.count ?? 0 };
}
