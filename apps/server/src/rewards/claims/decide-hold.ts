import type { Id } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import { ensure, publish, type World } from '../../base/kernel/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import * as queries from './hold-queries.ts';

type HoldDecision = {
  readonly holdId: queries.HoldId;
  readonly decision: 'released' | 'refused';
  /** Shown to the member in the message about the decision. */
  readonly reason: string;
  /** Null where nobody decided in time. */
  readonly operatorId: Id<'opr'> | null;
};

/**
 * Releases or refuses all rewards of a hold, once; false where somebody was first. After an appeal
 * another operator decides than who refused.
 */
export async function decideHold(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { holdId, decision, reason, operatorId }: HoldDecision,
): Promise<boolean> {
  const hold = await queries.lockHold(tx, holdId);
  if (!hold || hold.decision !== null) return false;
  ensure(operatorId === null || operatorId !== hold.refused_by, 'own_approval');
  const now = world.clock.now();
  const decided_by = operatorId;
  await queries.saveHold(tx, holdId, { decision, reason, decided_by, decided_at: now });
  const isReleased = decision === 'released';
  const rewards = isReleased
    ? await queries.releaseRewards(tx, holdId, now)
    : await queries.turnRewards(tx, holdId, { from: 'held', endedAt: now });
  const memberId = hold.member_id;
  const [first] = rewards;
  if (!first) return true;
  const news = {
    kind: 'reward_checked',
    names: { ...first.names },
    isReleased,
    reason: operatorId === null ? '' : reason,
    rewardId: first.id,
  } as const;
  await writeMessage(world, tx, { memberId, news });
  await publish(world, tx, { kind: 'rewards', payload: {}, memberId });
  return true;
}

const BATCH = 200;

/** What nobody decided in time is the member's. */
export async function releaseOverdue(world: World): Promise<void> {
  for (;;) {
    const due = await queries.listDueHolds(world.db, world.clock.now(), BATCH);
    for (const { id: holdId } of due) {
      const decision = { decision: 'released', reason: 'not decided in time' } as const;
      await world.db
        .transaction()
        .execute((tx) => decideHold(world, tx, { holdId, ...decision, operatorId: null }));
    }
    if (due.length < BATCH) return;
  }
}
