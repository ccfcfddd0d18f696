import type { UplineTransfer } from '@baize/contract/transfer';
import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { listAccounts, maskAccount } from '../../people/members/index.ts';
import type { UplineRow } from './queries.ts';

/** Transfers as their sender sees them. */
export async function viewTransfers(
  db: Db | Tx,
  rows: readonly UplineRow[],
): Promise<UplineTransfer[]> {
  const names = await listAccounts(db, [...new Set(rows.map(({ upline_id: id }) => id))]);
  return rows.map((row) => viewOf(row, names));
}

const viewOf = (row: UplineRow, names: ReadonlyMap<MemberId, string>): UplineTransfer => ({
  transferId: row.id,
  to: maskAccount(names.get(row.upline_id) ?? ''),
  amount: row.amount,
  remark: row.remark,
  createdAt: row.created_at.toISOString(),
});
