import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/support-chat';
import type { SupportChat } from '@baize/contract/support-chat';
import { assert } from '@baize/std/assert';
import { type Instant, later } from '@baize/std/time';
import { answerLanguage } from '../../base/brand/index.ts';
import type { Tx } from '../../base/db/index.ts';
import { type Caller, type Ctx, ensure, networkOf } from '../../base/kernel/index.ts';
import { viewChat } from './chat-view.ts';
import { endConversation } from './end-conversation.ts';
import type { SupportOptions } from './options.ts';
import { type Party, partyOfMember } from './party.ts';
import * as queries from './queries.ts';
import { deskOf, GUEST_STARTS_MAX, openingAt, STARTS_MAX, STARTS_MS } from './rules.ts';
import { addWords } from './say-in-support-chat.ts';
import { wordsOf } from './write-message.ts';

type Start = typeof contract.startSupportChat;

/**
 * Begins a conversation. Where one is open already the words go there; out of hours nobody would come,
 * so it is feedback at once.
 */
export const startSupportChat =
  (options: SupportOptions) =>
  (ctx: Ctx, input: Input<Start>): Promise<Output<Start>> =>
    start(ctx, options, { party: partyOfMember(ctx.caller), guest: null, ...input });

type Starting = Input<Start> & {
  readonly party: Party;
  readonly guest: queries.GuestFacts | null;
};

export const start = (
  ctx: Ctx<Caller | null>,
  { site }: SupportOptions,
  { party, guest, ...input }: Starting,
): Promise<SupportChat> =>
  ctx.db.transaction().execute(async (tx) => {
    const { brand } = site;
    const rules = deskOf(site);
    const isPictured = input.attachments.length > 0;
    const words = { ...input, text: wordsOf(input.text, { ...rules, isPictured }) };
    await queries.lockSender(tx, party.memberId ?? party.guestKey);
    const open = await queries.lockOpenOf(tx, party);
    if (open) return viewChat(tx, await addWords(ctx, tx, { row: open, words }));
    const begun = await queries.findBegunBy(tx, party, input.requestKey);
    if (begun) return viewChat(tx, begun);

    const language = answerLanguage(brand, ctx.origin.language);
    const row = await begin(ctx, tx, { party, guest, language });
    const said = await addWords(ctx, tx, { row, words });
    const { isOpen } = openingAt(rules, ctx.clock.now(), brand.timezone);
    const kept = isOpen
      ? said
      : await endConversation(ctx, tx, { brand, row: said, why: 'after_hours' });
    return viewChat(tx, kept);
  });

type Beginning = Pick<Starting, 'party' | 'guest'> & { readonly language: string };

async function begin(
  ctx: Ctx<Caller | null>,
  tx: Tx,
  { party, guest, language }: Beginning,
): Promise<queries.ConversationRow> {
  const at = ctx.clock.now();
  const network = party.memberId === null ? networkOf(ctx.origin.ip) : null;
  await ensureNoFlood(tx, { party, network }, later(at, -STARTS_MS));
  return queries.insertConversation(tx, {
    id: ctx.newId('sup'),
    party,
    guest,
    network,
    language,
    created_at: at,
    asked_at: at,
    said_at: at,
  });
}

type Sender = { readonly party: Party; readonly network: string | null };

/** Asked while the sender is locked, and a guest's network too: fifty at once are counted one by one. */
async function ensureNoFlood(tx: Tx, { party, network }: Sender, since: Instant): Promise<void> {
  const { memberId } = party;
  if (memberId !== null) {
    ensure((await queries.countBegun(tx, { memberId }, since)) < STARTS_MAX, 'support_flood');
    return;
  }
  assert(network !== null, 'a guest comes from a network');
  await queries.lockSender(tx, network);
  ensure((await queries.countBegun(tx, { network }, since)) < GUEST_STARTS_MAX, 'support_flood');
}
