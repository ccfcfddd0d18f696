import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/support-chat';
import { later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { claimUploads } from '../../people/uploads/index.ts';
import { viewChat } from './chat-view.ts';
import type { SupportOptions } from './options.ts';
import * as queries from './queries.ts';
import { deskOf, SAYINGS_MAX, SAYINGS_MS } from './rules.ts';
import { isSaid, tellMember, wordsOf, writeMessage } from './write-message.ts';

type Say = typeof contract.sayInSupportChat;

export const sayInSupportChat =
  ({ site }: SupportOptions) =>
  (ctx: Ctx, input: Input<Say>): Promise<Output<Say>> =>
    ctx.db.transaction().execute(async (tx) => {
      const isPictured = input.attachments.length > 0;
      const words = { ...input, text: wordsOf(input.text, { ...deskOf(site), isPictured }) };
      const row = await queries.lockConversation(tx, input.conversationId);
      ensure(row?.member_id === ctx.caller.memberId, 'not_found');
      return viewChat(tx, await addWords(ctx, tx, { row, words }));
    });

type Adding = {
  /** Locked. */
  readonly row: queries.ConversationRow;
  readonly words: Pick<Input<Say>, 'text' | 'attachments' | 'requestKey'>;
};

/** What a member says, once however often it is sent; one that ended takes no more. */
export async function addWords(
  ctx: Ctx,
  tx: Tx,
  { row, words: { text, attachments, requestKey } }: Adding,
): Promise<queries.ConversationRow> {
  const { memberId } = ctx.caller;
  const said = { operatorId: null, text, requestKey };
  if (await isSaid(tx, row.id, said)) return row;
  const { reference } = row;
  ensure(row.status !== 'ended', 'support_ended', reference ? { reference } : {});
  const recent = await queries.countSaid(tx, row.id, later(ctx.clock.now(), -SAYINGS_MS));
  ensure(recent < SAYINGS_MAX, 'chat_busy');
  const { row: changed, messageId } = await writeMessage(ctx, tx, { row, said });
  await claimUploads(tx, { memberId, uploadIds: attachments, subject: messageId });
  await tellMember(ctx, tx, { memberId, isAnswer: false });
  return changed;
}
