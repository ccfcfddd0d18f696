import { assert } from '@baize/std/assert';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { publish, type World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { canFollow } from './rules.ts';

/**
 * Brings an order, whose row the caller has locked, to its next status: the only way there is. The
 * step is written down and the member's pages are told.
 */
export async function stepOrder(
  world: Pick<World, 'clock'>,
  tx: Tx,
  { order, at = world.clock.now(), ...change }: Step,
): Promise<queries.OrderRow> {
  assert(
    canFollow(order.status, change.status),
    `${order.id} does not go from ${order.status} to ${change.status}`,
  );
  const changed = await queries.updateOrder(tx, order.id, { ...change, changed_at: at });
  await noteStep(world, tx, changed);
  return changed;
}

type Step = queries.OrderChange & {
  readonly order: queries.OrderRow;
  /** When it happened, if that was not just now. */
  readonly at?: Instant;
};

/** Writes down where an order is now, and tells it. */
export async function noteStep(
  world: Pick<World, 'clock'>,
  tx: Tx,
  order: queries.OrderRow,
): Promise<void> {
  const orderId = order.id as queries.WithdrawalId;
  await queries.insertStep(tx, { orderId, status: order.status, at: order.changed_at });
  await publish(world, tx, {
    kind: 'withdrawal',
    payload: { orderId },
    memberId: order.member_id,
  });
}
