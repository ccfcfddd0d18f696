import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/support-chat';
import type { SupportChat } from '@baize/contract/support-chat';
import { later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type World } from '../../base/kernel/index.ts';
import { claimUploads } from '../../people/uploads/index.ts';
import { viewChat } from './chat-view.ts';
import type { SupportOptions } from './options.ts';
import { isOf, type Party, partyOfMember } from './party.ts';
import * as queries from './queries.ts';
import { deskOf, SAYINGS_MAX, SAYINGS_MS } from './rules.ts';
import { isSaid, tellOf, wordsOf, writeMessage } from './write-message.ts';

type Say = typeof contract.sayInSupportChat;

export const sayInSupportChat =
  (options: SupportOptions) =>
  (ctx: Ctx, input: Input<Say>): Promise<Output<Say>> =>
    say(ctx, options, { party: partyOfMember(ctx.caller), ...input });

type Saying = Input<Say> & { readonly party: Party };

export const say = (
  ctx: World,
  { site }: SupportOptions,
  { party, conversationId, ...input }: Saying,
): Promise<SupportChat> =>
  ctx.db.transaction().execute(async (tx) => {
    const isPictured = input.attachments.length > 0;
    const words = { ...input, text: wordsOf(input.text, { ...deskOf(site), isPictured }) };
    const row = await queries.lockConversation(tx, conversationId);
    ensure(isOf(row, party), 'not_found');
    return viewChat(tx, await addWords(ctx, tx, { row, words }));
  });

type Adding = {
  /** Locked. */
  readonly row: queries.ConversationRow;
  readonly words: Pick<Input<Say>, 'text' | 'attachments' | 'requestKey'>;
};

/** What a member or guest says, once however often it is sent; one that ended takes no more. */
export async function addWords(
  ctx: World,
  tx: Tx,
  { row, words: { text, attachments, requestKey } }: Adding,
): Promise<queries.ConversationRow> {
  const { member_id: memberId } = row;
  const said = { operatorId: null, text, requestKey };
  if (await isSaid(tx, row.id, said)) return row;
  const { reference } = row;
  ensure(row.status !== 'ended', 'support_ended', reference ? { reference } : {});
  const recent = await queries.countSaid(tx, row.id, later(ctx.clock.now(), -SAYINGS_MS));
  ensure(recent < SAYINGS_MAX, 'chat_busy');
  const { row: changed, messageId } = await writeMessage(ctx, tx, { row, said });
  await claimUploads(tx, { memberId, uploadIds: attachments, subject: messageId });
  await tellOf(ctx, tx, { row, isAnswer: false });
  return changed;
}
