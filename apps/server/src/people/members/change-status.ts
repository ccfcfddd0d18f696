import type { MemberId } from '@baize/std/id';
import type { Row, Tx } from '../../base/db/index.ts';
import { publish, type World } from '../../base/kernel/index.ts';
import { interruptBets } from '../../books/limits/index.ts';
import * as queries from './queries.ts';

type StatusChange = {
  readonly memberId: MemberId;
  readonly status: Row<'members_member'>['status'];
};

/**
 * Blocks a member or lets them play again. It holds for bets under way too, and who is blocked is
 * cut off from every process that took them for a member.
 */
export async function changeStatus(
  world: Pick<World, 'clock'>,
  tx: Tx,
  { memberId, status }: StatusChange,
): Promise<void> {
  await queries.updateMember(tx, memberId, { status });
  await interruptBets(tx, memberId, world.clock.now());
  if (status === 'active') return;
  await publish(world, tx, { kind: 'memberStopped', payload: {}, memberId });
}
