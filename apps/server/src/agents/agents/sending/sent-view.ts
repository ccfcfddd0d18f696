import type { DownlineTransfer } from '@baize/contract/agent';
import type { Db, Tx } from '../../../base/db/index.ts';
import { listAccounts } from '../../../people/members/index.ts';
import type { SentRow } from './sent-queries.ts';

/** What was sent, as the agent sees it. */
export async function viewSent(db: Db | Tx, rows: readonly SentRow[]): Promise<DownlineTransfer[]> {
  const names = await listAccounts(db, [...new Set(rows.map(({ member_id: id }) => id))]);
  return rows.map((row) => ({
    transferId: row.id,
    to: { memberId: row.member_id, account: names.get(row.member_id) ?? '' },
    amount: row.amount,
    remark: row.remark,
    createdAt: row.created_at.toISOString(),
  }));
}
