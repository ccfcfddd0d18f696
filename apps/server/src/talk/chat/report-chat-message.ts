import type * as contract from '@baize/contract/chat';
import type { Input, Output } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { ensureMayChat } from './may-chat.ts';
import { ensurePersons } from './person-queries.ts';
import { findMessage } from './queries.ts';
import { insertReport } from './report-queries.ts';

type Call = typeof contract.reportChatMessage;

/** Also of a message that was deleted since: what was said was read. */
export const reportChatMessage = (
  ctx: Ctx,
  { messageId, reason, note }: Input<Call>,
): Promise<Output<Call>> =>
  ctx.db.transaction().execute(async (tx) => {
    const { memberId } = ctx.caller;
    await ensureMayChat(tx, memberId, ctx.clock.now());
    const message = await findMessage(tx, messageId);
    ensure(message, 'not_found');
    const personId = (await ensurePersons(ctx, tx, [memberId])).get(memberId);
    assert(personId, 'whoever is in the chat is a person of it');
    ensure(message.person_id !== personId, 'chat_report_own');
    const { id } = await insertReport(tx, {
      id: ctx.newId('crp'),
      message_id: message.id,
      room: message.room,
      seq: message.seq,
      reporter_id: personId,
      reason,
      note: note || null,
      created_at: ctx.clock.now(),
      outcome: null,
      remark: null,
      decided_by: null,
      decided_at: null,
    });
    return { reference: id };
  });
