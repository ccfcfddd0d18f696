import type * as contract from '@baize/contract/chat';
import type { Input, Output } from '@baize/contract/endpoint';
import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, signal } from '../../base/kernel/index.ts';
import { memberSignal } from './change-room.ts';
import { ensureMayChat } from './may-chat.ts';
import { listNames } from './message-view.ts';
import * as people from './person-queries.ts';

type Blocked = Output<typeof contract.listChatBlocks>;

const BLOCKS_MAX = 500;

async function viewBlocks(db: Db | Tx, memberId: MemberId): Promise<Blocked> {
  const ids = [...((await people.listBlocks(db, [memberId])).get(memberId) ?? [])];
  const nameOf = await listNames(db, ids);
  return { blocked: ids.map((personId) => ({ personId, ...nameOf(personId) })) };
}

export const listChatBlocks = ({ db, caller }: Ctx): Promise<Blocked> =>
  viewBlocks(db, caller.memberId);

/** From the commit on no process sends the member anything that this person says. */
export const blockInChat = (
  ctx: Ctx,
  { personId, isBlocked }: Input<typeof contract.blockInChat>,
): Promise<Blocked> =>
  ctx.db.transaction().execute(async (tx) => {
    const { memberId } = ctx.caller;
    await ensureMayChat(tx, memberId, ctx.clock.now());
    const owner = (await people.listMembersOf(tx, [personId])).get(personId);
    ensure(owner, 'not_found');
    ensure(owner !== memberId, 'chat_block_own');
    if (isBlocked) await people.insertBlock(tx, { memberId, personId, at: ctx.clock.now() });
    else await people.deleteBlock(tx, { memberId, personId });
    const view = await viewBlocks(tx, memberId);
    ensure(view.blocked.length <= BLOCKS_MAX, 'chat_blocks_full', { max: BLOCKS_MAX });
    await signal(tx, memberSignal(memberId));
    return view;
  });
