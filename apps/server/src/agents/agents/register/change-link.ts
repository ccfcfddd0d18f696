import type * as contract from '@baize/contract/agent';
import type { InviteLink } from '@baize/contract/agent';
import type { Input } from '@baize/contract/endpoint';
import { type Ctx, ensure } from '../../../base/kernel/index.ts';
import * as queries from './link-queries.ts';

/** Names a link anew, or says whether people may join by it. */
export function changeLink(
  ctx: Ctx,
  { linkId, name, isOpen }: Input<typeof contract.changeLink>,
): Promise<InviteLink> {
  const agentId = ctx.caller.memberId;
  return ctx.db.transaction().execute(async (tx) => {
    const isThere = await queries.updateLink(
      tx,
      { agentId, linkId },
      {
        ...(name === undefined ? {} : { name }),
        ...(isOpen === undefined ? {} : { is_open: isOpen }),
      },
    );
    ensure(isThere, 'not_found');
    const [link] = await queries.listLinks(tx, { agentId, linkId });
    ensure(link, 'not_found');
    return link;
  });
}
