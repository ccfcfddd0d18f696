import type { Adjustment } from '@baize/contract/desk';
import type { Id } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import type { OperatorCaller } from '../../base/kernel/index.ts';
import { listAccounts } from '../../people/members/index.ts';
import { operatorNames } from '../../people/operators/index.ts';
import type { AdjustmentRow } from './adjustment-queries.ts';

/** Adjustments as the one who looks at them sees them. */
export async function viewAdjustments(
  db: Db | Tx,
  caller: OperatorCaller,
  rows: readonly AdjustmentRow[],
): Promise<Adjustment[]> {
  const accounts = await listAccounts(
    db,
    rows.map(({ member_id }) => member_id),
  );
  const names = await operatorNames(
    db,
    rows.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by]),
  );
  const nameOf = (id: Id<'opr'>) => names.get(id) ?? id;
  return rows.map((row) => ({
    adjustmentId: row.id as Id<'adj'>,
    memberId: row.member_id,
    account: accounts.get(row.member_id) ?? '',
    direction: row.direction,
    amount: row.amount,
    reason: row.reason,
    status: row.status,
    askedBy: nameOf(row.asked_by),
    askedAt: row.asked_at.toISOString(),
    decidedBy: row.decided_by && nameOf(row.decided_by),
    decidedAt: row.decided_at?.toISOString() ?? null,
    isOwn: row.asked_by === caller.operatorId,
  }));
}

export async function viewAdjustment(
  db: Db | Tx,
  caller: OperatorCaller,
  row: AdjustmentRow,
): Promise<Adjustment> {
  const [view] = await viewAdjustments(db, caller, [row]);
  return view as Adjustment;
}
