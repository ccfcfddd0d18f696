import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/support-chat';
import { later } from '@baize/std/time';
import { answerLanguage } from '../../base/brand/index.ts';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { viewChat } from './chat-view.ts';
import { endConversation } from './end-conversation.ts';
import type { SupportOptions } from './options.ts';
import * as queries from './queries.ts';
import { deskOf, openingAt, STARTS_MAX, STARTS_MS } from './rules.ts';
import { addWords } from './say-in-support-chat.ts';
import { wordsOf } from './write-message.ts';

type Start = typeof contract.startSupportChat;

/**
 * Begins a conversation. Where one is open already the words go there; out of hours nobody would come,
 * so it is feedback at once.
 */
export const startSupportChat =
  ({ site }: SupportOptions) =>
  (ctx: Ctx, input: Input<Start>): Promise<Output<Start>> =>
    ctx.db.transaction().execute(async (tx) => {
      const { brand } = site;
      const { memberId } = ctx.caller;
      const rules = deskOf(site);
      const isPictured = input.attachments.length > 0;
      const words = { ...input, text: wordsOf(input.text, { ...rules, isPictured }) };
      await queries.lockMember(tx, memberId);
      const open = await queries.lockOpenOf(tx, memberId);
      if (open) return viewChat(tx, await addWords(ctx, tx, { row: open, words }));
      const begun = await queries.findBegunBy(tx, memberId, input.requestKey);
      if (begun) return viewChat(tx, begun);

      const row = await begin(ctx, tx, answerLanguage(brand, ctx.origin.language));
      const said = await addWords(ctx, tx, { row, words });
      const { isOpen } = openingAt(rules, ctx.clock.now(), brand.timezone);
      const kept = isOpen
        ? said
        : await endConversation(ctx, tx, { brand, row: said, why: 'after_hours' });
      return viewChat(tx, kept);
    });

async function begin(ctx: Ctx, tx: Tx, language: string): Promise<queries.ConversationRow> {
  const { memberId } = ctx.caller;
  const at = ctx.clock.now();
  const begun = await queries.countBegun(tx, memberId, later(at, -STARTS_MS));
  ensure(begun < STARTS_MAX, 'support_flood');
  return queries.insertConversation(tx, {
    id: ctx.newId('sup'),
    member_id: memberId,
    language,
    created_at: at,
    asked_at: at,
    said_at: at,
  });
}
