import type { listDeletions as contract, DeletionObstacle } from '@baize/contract/deletion';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { getMember } from '../../people/members/index.ts';
import { findObstacles } from './find-obstacles.ts';
import * as queries from './queries.ts';

export async function listDeletions(
  { db, clock }: Ctx<OperatorCaller>,
  { view }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const rows = view === 'open' ? await queries.listWaiting(db) : await queries.listEnded(db);
  const deletions: Output<typeof contract>['deletions'] = [];
  for (const row of rows) {
    const { account } = await getMember(db, row.member_id);
    const at = clock.now();
    deletions.push({
      deletionId: row.id,
      memberId: row.member_id,
      account,
      state: row.state,
      askedAt: row.asked_at.toISOString(),
      dueAt: row.due_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      obstacles:
        row.state === 'waiting'
          ? await findObstacles(db, { memberId: row.member_id, at })
          : (row.reasons as DeletionObstacle[]),
    });
  }
  return { deletions };
}
