import type { readDeletion as contract, DeletionState } from '@baize/contract/deletion';
import type { Output } from '@baize/contract/endpoint';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import { findObstacles } from './find-obstacles.ts';
import type { DeletionOptions } from './options.ts';
import * as queries from './queries.ts';

export const readDeletion =
  (options: DeletionOptions) =>
  (ctx: Ctx): Promise<Output<typeof contract>> =>
    stateOf(ctx, ctx.db, options);

/** What a member sees of it. */
export async function stateOf(
  { caller: { memberId }, clock }: Ctx,
  db: Db | Tx,
  { brand }: DeletionOptions,
): Promise<DeletionState> {
  const request = await queries.findWaiting(db, memberId);
  return {
    request: request
      ? { askedAt: request.asked_at.toISOString(), dueAt: request.due_at.toISOString() }
      : null,
    obstacles: await findObstacles(db, { memberId, at: clock.now() }),
    waitDays: brand.privacy.deletionWaitDays,
  };
}
