import type { WithdrawalCase } from '@baize/contract/withdrawal';
import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import type { Db, Tx } from '../../../base/db/index.ts';
import { listAccounts } from '../../../people/members/index.ts';
import { operatorNames, readChains } from '../../../people/operators/index.ts';
import { listUploads } from '../../../people/uploads/index.ts';
import { type At, checksIn, viewOrders } from '../order-view.ts';
import type { OrderRow } from '../queries.ts';
import { listApprovals } from './queries.ts';
import { needsSecond, rightsOf } from './rules.ts';

export type CaseViewer = At & { readonly operatorId: Id<'opr'> };

/** Orders as an operator sees them who may decide on them. */
export async function viewCases(
  db: Db | Tx,
  seen: CaseViewer,
  rows: readonly OrderRow[],
): Promise<readonly WithdrawalCase[]> {
  const views = await viewOrders(db, seen, rows);
  const accounts = await listAccounts(
    db,
    rows.map(({ member_id }) => member_id),
  );
  const approvals = await listApprovals(
    db,
    rows.map(({ id }) => id),
  );
  const names = await operatorNames(
    db,
    approvals.map(({ operatorId }) => operatorId),
  );
  const neededIn = await readChains(
    db,
    approvals.map(({ operatorId }) => operatorId),
  );
  const cases: WithdrawalCase[] = [];
  for (const [place, row] of rows.entries()) {
    const view = views[place];
    assert(view, 'every order has its view');
    const own = approvals.filter(({ orderId }) => orderId === row.id);
    cases.push({
      ...view,
      memberId: row.member_id,
      account: accounts.get(row.member_id) ?? '',
      checks: [...checksIn(row)],
      isFailedPayout: row.status === 'review' && row.round > 0,
      needsSecond: needsSecond(row, seen.rules),
      approvals: own.map(({ operatorId, at }) => ({
        operator: names.get(operatorId) ?? operatorId,
        at: at.toISOString(),
      })),
      stillNeeded: [
        ...neededIn(
          rightsOf(row, seen.rules),
          own.map(({ operatorId }) => operatorId),
        ),
      ],
      isOwnApproval: own.some(({ operatorId }) => operatorId === seen.operatorId),
      remark: row.remark,
      attachmentIds: [...(await listUploads(db, row.id))],
      waitingSince: row.waiting_since.toISOString(),
    });
  }
  return cases;
}

export async function viewCase(
  db: Db | Tx,
  seen: CaseViewer,
  row: OrderRow,
): Promise<WithdrawalCase> {
  const [view] = await viewCases(db, seen, [row]);
  assert(view, 'one order is one case');
  return view;
}
