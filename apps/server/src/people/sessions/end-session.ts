import type { EndedWhy } from '@baize/contract/events';
import type { Id, MemberId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import { enqueue, publish, type World } from '../../base/kernel/index.ts';
import { afterEnding } from './after-ending.ts';
import * as queries from './queries.ts';

type Ending = {
  readonly memberId: MemberId;
  readonly sessionId: Id<'ses'>;
  readonly why: EndedWhy;
};

/**
 * Ends one session of a member, with what was handed over from it, and tells their pages; false when
 * it had ended before.
 */
export async function endSession(
  world: Pick<World, 'clock'>,
  tx: Tx,
  { memberId, sessionId, why }: Ending,
): Promise<boolean> {
  const ending = { at: world.clock.now(), why };
  const wasOpen = await queries.endOne(tx, { id: sessionId, memberId }, ending);
  if (!wasOpen) return false;
  const handedOver = await queries.endHandedOver(tx, [sessionId], ending);
  for (const ended of [sessionId, ...handedOver]) {
    await tellEnded(world, tx, { memberId, sessionId: ended, why });
  }
  return true;
}

type OtherEndings = {
  readonly memberId: MemberId;
  /** The one that stays; null ends all. */
  readonly except: Id<'ses'> | null;
  readonly why: EndedWhy;
};

/** Ends a member's sessions but the one that asks, and answers with those that ended. */
export async function endOtherSessions(
  world: Pick<World, 'clock'>,
  tx: Tx,
  { memberId, except, why }: OtherEndings,
): Promise<readonly Id<'ses'>[]> {
  const ending = { at: world.clock.now(), why };
  const ended = await queries.endAllOf(tx, { memberId, except }, ending);
  for (const sessionId of ended) await tellEnded(world, tx, { memberId, sessionId, why });
  return ended;
}

/** Its page is told, and what hangs on it follows. */
export async function tellEnded(
  world: Pick<World, 'clock'>,
  tx: Tx,
  { memberId, sessionId, why }: Ending,
): Promise<void> {
  await publish(world, tx, { kind: 'sessionEnded', payload: { sessionId, why }, memberId });
  await enqueue(tx, afterEnding, { memberId, sessionId });
}
