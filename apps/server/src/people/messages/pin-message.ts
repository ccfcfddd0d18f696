import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/message';
import { PINNED_MAX } from '@baize/contract/message';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

type Call = typeof contract.pinMessage;

export const pinMessage = (
  { db, clock, caller: { memberId } }: Ctx,
  { messageId, isPinned }: Input<Call>,
): Promise<Output<Call>> =>
  db.transaction().execute(async (tx) => {
    const pinned = await queries.lockPinned(tx, memberId);
    const isFull = !pinned.includes(messageId) && pinned.length >= PINNED_MAX;
    ensure(!(isPinned && isFull), 'message_pins_full');
    const pinned_at = isPinned ? clock.now() : null;
    ensure(await queries.savePin(tx, memberId, { id: messageId, pinned_at }), 'not_found');
    return { isPinned };
  });
