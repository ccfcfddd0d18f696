import type { AccountId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

/**
 * All that ever came to an account for one reason. The reason is written into the statement, so
 * that an index which holds that reason alone can answer it.
 */
export async function sumArrivals(
  db: Db | Tx,
  account: AccountId,
  reason: 'deposit_credited',
): Promise<Minor> {
  const { rows } = await sql<{ arrived: Minor }>`
    select coalesce(sum(amount), 0) as arrived from ledger_transfer
    where to_account = ${account} and reason = ${sql.lit(reason)}`.execute(db);
  return rows[0]?.arrived ?? ZERO;
}
