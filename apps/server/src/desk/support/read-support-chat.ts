import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/support-chat';
import { later } from '@baize/std/time';
import type { Ctx, World } from '../../base/kernel/index.ts';
import { viewChat } from './chat-view.ts';
import { type Party, partyOfMember } from './party.ts';
import { findLatestOf } from './queries.ts';
import { SHOWN_MS } from './rules.ts';

type Read = typeof contract.readSupportChat;

export const readSupportChat = (ctx: Ctx): Promise<Output<Read>> =>
  readChat(ctx, partyOfMember(ctx.caller));

export async function readChat({ db, clock }: World, party: Party): Promise<Output<Read>> {
  const row = await findLatestOf(db, party, later(clock.now(), -SHOWN_MS));
  return { chat: row ? await viewChat(db, row) : null };
}
