import { type MessageNews, messageNews } from '@baize/contract/message';
import type { MemberId } from '@baize/std/id';
import * as z from 'zod/mini';
import type { Tx } from '../../base/db/index.ts';
import { publish, type World } from '../../base/kernel/index.ts';
import { listConsenting } from '../consents/index.ts';
import { getMember, isExcluded } from '../members/index.ts';
import { pushTo } from '../push/index.ts';
import { pushOf } from './push-of.ts';
import * as queries from './queries.ts';

/**
 * What invites to play on: who takes a break from play is not written to about these, and devices are
 * told of them only where their member agreed to offers by push.
 */
const INVITING: ReadonlySet<MessageNews['kind']> = new Set([
  'reward_ending',
  'reward_over',
  'free_play_ending',
  'free_play_over',
  'free_play_won',
  'bonus_expiring',
  'rank_raised',
  'rank_at_risk',
  'rank_lowered',
]);

/** Writes to a member, in the transaction of what is told; an open page learns of it at once. */
export async function writeMessage(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { memberId, news }: { readonly memberId: MemberId; readonly news: MessageNews },
): Promise<void> {
  const isInviting = INVITING.has(news.kind);
  if (isInviting) {
    const member = await getMember(tx, memberId);
    if (isExcluded(member, world.clock.now())) return;
  }
  const id = world.newId('msg');
  await queries.insertMessage(tx, {
    id,
    member_id: memberId,
    news: JSON.stringify(z.encode(messageNews, news)),
    created_at: world.clock.now(),
    read_at: null,
    pinned_at: null,
    broadcast: null,
  });
  await publish(world, tx, { kind: 'message', payload: { messageId: id }, memberId });
  const push = pushOf(news);
  const mayPush = !isInviting || (await listConsenting(tx, 'push', [memberId])).has(memberId);
  if (push && mayPush) await pushTo(world, tx, { ...push, memberIds: [memberId] });
}
