import type { Input, Output } from '@baize/contract/endpoint';
import type { setPlayerTags as contract } from '@baize/contract/player';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { findMember, lockMember } from '../../people/members/index.ts';
import { writeAudit } from '../../people/operators/index.ts';
import * as queries from './queries.ts';

/** What changed is a line of the log; what stays as it is leaves none. */
export async function setPlayerTags(
  ctx: Ctx<OperatorCaller>,
  { memberId, tags }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const wanted = [...new Set(tags)].toSorted();
  return ctx.db.transaction().execute(async (tx) => {
    ensure(await findMember(tx, memberId), 'not_found');
    // Of two who tag at once, the second changes what the first has left.
    await lockMember(tx, memberId);
    const before = await queries.listTags(tx, memberId);
    const added = wanted.filter((tag) => !before.includes(tag));
    const removed = before.filter((tag) => !wanted.includes(tag));
    if (added.length + removed.length === 0) return { tags: wanted };
    const tagging = { memberId, operatorId: ctx.caller.operatorId, at: ctx.clock.now() };
    await queries.insertTags(tx, tagging, added);
    await queries.deleteTags(tx, memberId, removed);
    await writeAudit(tx, ctx, {
      action: 'member.tagged',
      subject: memberId,
      details: {
        ...(added.length > 0 && { added: added.join(', ') }),
        ...(removed.length > 0 && { removed: removed.join(', ') }),
      },
    });
    return { tags: wanted };
  });
}
