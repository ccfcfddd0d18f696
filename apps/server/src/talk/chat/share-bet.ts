import type * as contract from '@baize/contract/chat';
import type { Input, Output } from '@baize/contract/endpoint';
import type { MemberId } from '@baize/std/id';
import { answerLanguage } from '../../base/brand/index.ts';
import type { Db } from '../../base/db/index.ts';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { findBet, payoutOf, stakeOf } from '../../play/play/index.ts';
import { findRecall, readBetId } from '../../records/index.ts';
import { ensureMayChat } from './may-chat.ts';
import type { ChatOptions } from './options.ts';
import { listMembersOf } from './person-queries.ts';
import { findMessage, type KeptBet } from './queries.ts';

/** A bet of the member's own that is decided and whose round can be drawn again by anybody. */
export async function readShare(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  options: ChatOptions,
  { memberId, betId }: { readonly memberId: MemberId; readonly betId: string },
): Promise<KeptBet> {
  const bet = await findOwnBet(ctx.db, memberId, betId);
  ensure(bet && bet.status === 'settled', 'chat_bet_unfit');
  const language = options.site.brand.defaultLanguage;
  ensure(await findRecall(ctx, options, { bet, language }), 'chat_bet_unfit');
  const game = bet.game === null ? null : options.catalogue.byProviderCode(bet.vendor, bet.game);
  return {
    betId,
    game: game && { vendor: game.vendor, code: game.code },
    names: game ? { ...game.names } : {},
    picture: game && `images/cover/${game.cover}`,
    stake: stakeOf(bet).toString(),
    payout: payoutOf(bet).toString(),
  };
}

async function findOwnBet(db: Db, memberId: MemberId, betId: string) {
  const name = readBetId(betId);
  return name && (await findBet(db, memberId, name));
}

/** A fresh link to the round, for whoever is in the room. */
export async function recallSharedBet(
  ctx: Ctx,
  options: ChatOptions,
  { messageId, language }: Input<typeof contract.recallSharedBet>,
): Promise<Output<typeof contract.recallSharedBet>> {
  await ensureMayChat(ctx.db, ctx.caller.memberId, ctx.clock.now());
  const message = await findMessage(ctx.db, messageId);
  const shared = message?.deleted_at === null ? message.shared : null;
  ensure(message && shared && 'betId' in shared, 'not_found');
  const author = (await listMembersOf(ctx.db, [message.person_id])).get(message.person_id);
  const bet = author && (await findOwnBet(ctx.db, author, shared.betId));
  ensure(bet, 'not_found');
  const spoken = answerLanguage(options.site.brand, language ?? ctx.origin.language);
  const recallUrl = await findRecall(ctx, options, { bet, language: spoken });
  ensure(recallUrl, 'not_found');
  return { recallUrl };
}
