import { type ApprovalFacts, rightsFor } from '@baize/contract/approval-rules';
import type { Adjustment } from '@baize/contract/desk';
import type { Id } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import type { OperatorCaller } from '../../base/kernel/index.ts';
import { listAccounts } from '../../people/members/index.ts';
import { operatorNames, readAgreements } from '../../people/operators/index.ts';
import type { AdjustmentRow } from './adjustment-queries.ts';

export type Viewing = { readonly caller: OperatorCaller; readonly brand: ApprovalFacts };

/** Adjustments as the one who looks at them sees them. */
export async function viewAdjustments(
  db: Db | Tx,
  { caller, brand }: Viewing,
  rows: readonly AdjustmentRow[],
): Promise<Adjustment[]> {
  const { agreedTo, neededFor } = await readAgreements(
    db,
    rows.map(({ id }) => id),
  );
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
    approvals: agreedTo(row.id).map(({ operator, at }) => ({ operator, at: at.toISOString() })),
    isOwnApproval: agreedTo(row.id).some(({ operatorId }) => operatorId === caller.operatorId),
    stillNeeded:
      row.status === 'waiting'
        ? [...neededFor(row.id, rightsFor(brand, 'adjustments', row.amount))]
        : [],
  }));
}

export async function viewAdjustment(
  db: Db | Tx,
  viewing: Viewing,
  row: AdjustmentRow,
): Promise<Adjustment> {
  const [view] = await viewAdjustments(db, viewing, [row]);
  return view as Adjustment;
}
