import type { askDeletion as contract } from '@baize/contract/deletion';
import type { Input, Output } from '@baize/contract/endpoint';
import { DAY_MS, later } from '@baize/std/time';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { lockMember } from '../../people/members/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { hasFactor, proveFactor } from '../../people/security/index.ts';
import { findObstacles } from './find-obstacles.ts';
import type { DeletionOptions } from './options.ts';
import * as queries from './queries.ts';
import { stateOf } from './read-deletion.ts';
import { readAddressee, tellOfDeletion } from './tell-member.ts';

/** Asked for again, it stays the first request with its day. */
export const askDeletion =
  (options: DeletionOptions) =>
  async (ctx: Ctx, { factor }: Input<typeof contract>): Promise<Output<typeof contract>> => {
    const { memberId } = ctx.caller;
    if (await hasFactor(ctx)) await proveFactor(ctx, factor);
    return ctx.db.transaction().execute(async (tx) => {
      await lockMember(tx, memberId);
      const at = ctx.clock.now();
      const obstacles = await findObstacles(tx, { memberId, at });
      ensure(obstacles.length === 0, 'deletion_refused', { obstacles });
      if (!(await queries.findWaiting(tx, memberId))) {
        const dueAt = later(at, options.brand.privacy.deletionWaitDays * DAY_MS);
        const id = ctx.newId('del');
        await queries.insertRequest(tx, { id, member_id: memberId, asked_at: at, due_at: dueAt });
        const news = { kind: 'deletion_asked', dueAt: dueAt.toISOString() } as const;
        await writeMessage(ctx, tx, { memberId, news });
        const to = await readAddressee(tx, memberId);
        await tellOfDeletion(ctx, tx, {
          to,
          mail: { template: 'deletion_asked', facts: { dueAt } },
        });
      }
      return stateOf(ctx, tx, options);
    });
  };
