import type { cancelDeletion as contract } from '@baize/contract/deletion';
import type { Output } from '@baize/contract/endpoint';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import type { DeletionOptions } from './options.ts';
import * as queries from './queries.ts';
import { stateOf } from './read-deletion.ts';

/** No proof is asked for: whoever stays loses nothing. */
export const cancelDeletion =
  (options: DeletionOptions) =>
  (ctx: Ctx): Promise<Output<typeof contract>> =>
    ctx.db.transaction().execute(async (tx) => {
      const waiting = await queries.findWaiting(tx, ctx.caller.memberId);
      const request = waiting && (await queries.lockWaiting(tx, waiting.id));
      ensure(request, 'not_found');
      await queries.endRequest(tx, request.id, {
        state: 'cancelled',
        ended_at: ctx.clock.now(),
      });
      return stateOf(ctx, tx, options);
    });
