import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { asOf, type WithdrawalRules } from './rules.ts';
import { stepOrder } from './step-order.ts';

/** Writes down that a payment counts as received, if its time has come; else the order is as it was. */
export async function receiveDue(
  world: World,
  tx: Tx,
  { order, rules }: { order: queries.OrderRow; rules: WithdrawalRules },
): Promise<queries.OrderRow> {
  const { status, outcome, changed_at: at } = asOf(order, rules, world.clock.now());
  return status === order.status ? order : stepOrder(world, tx, { order, status, outcome, at });
}
