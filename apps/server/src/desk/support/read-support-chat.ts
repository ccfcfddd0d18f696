import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/support-chat';
import { later } from '@baize/std/time';
import type { Ctx } from '../../base/kernel/index.ts';
import { viewChat } from './chat-view.ts';
import { findLatestOf } from './queries.ts';
import { SHOWN_MS } from './rules.ts';

type Read = typeof contract.readSupportChat;

export async function readSupportChat({ db, clock, caller }: Ctx): Promise<Output<Read>> {
  const row = await findLatestOf(db, caller.memberId, later(clock.now(), -SHOWN_MS));
  return { chat: row ? await viewChat(db, row) : null };
}
