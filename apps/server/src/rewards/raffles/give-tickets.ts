import { assert } from '@baize/std/assert';
import { isId, type MemberId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import { publish, type World } from '../../base/kernel/index.ts';
import { listRewardable, type RewardPayer } from '../claims/index.ts';
import * as queries from './queries.ts';
import type { RaffleId } from './raffle.ts';

export type TicketGift = {
  readonly raffleId: RaffleId;
  readonly memberId: MemberId;
  readonly count: number;
  /** What they were earned by; given again under it, nothing is added. */
  readonly sourceKey: string;
};

/** Gives a member tickets, in the transaction that earned them; false where nothing was added. */
export async function giveTickets(
  world: Pick<World, 'clock'>,
  tx: Tx,
  gift: TicketGift,
): Promise<boolean> {
  const members = await listRewardable(tx, [gift.memberId], world.clock.now());
  if (!members.has(gift.memberId)) return false;
  const isNew = await queries.insertGift(tx, gift, world.clock.now());
  if (!isNew) return false;
  await queries.addTickets(tx, gift);
  await publish(world, tx, { kind: 'rewards', payload: {}, memberId: gift.memberId });
  return true;
}

/** Tickets as a reward: its terms name the raffle they are for. */
export const payTickets: RewardPayer = async (world, tx, reward) => {
  const raffleId = reward.terms['raffleId'];
  assert(typeof raffleId === 'string' && isId('raf', raffleId), 'tickets are for a raffle');
  const count = Number(reward.amount);
  const gift = { raffleId, memberId: reward.member_id, count, sourceKey: reward.id };
  await giveTickets(world, tx, gift);
};
