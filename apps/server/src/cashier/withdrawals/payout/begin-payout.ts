import { isId } from '@baize/std/id';
import * as z from 'zod/mini';
import type { Tx } from '../../../base/db/index.ts';
import { enqueue, type World } from '../../../base/kernel/index.ts';
import type { OrderRow, WithdrawalId } from '../queries.ts';
import type { WithdrawalRules } from '../rules.ts';
import * as queries from './queries.ts';

/** The job that hands a payout to its provider, as those name it who ask for it. */
export const PAY = {
  name: 'withdrawals.pay',
  payload: z.object({
    id: z.custom<WithdrawalId>((value) => typeof value === 'string' && isId('wdr', value)),
  }),
};

/**
 * Asks the provider to pay an order once this transaction is committed. The first payout has the
 * order's own id; one that failed is over for good, so the next has another.
 */
export async function beginPayout(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { order, rules }: { order: OrderRow; rules: WithdrawalRules },
): Promise<void> {
  const at = world.clock.now();
  const isFirst = (await queries.countPayouts(tx, order.id)) === 0;
  const id = isFirst ? (order.id as WithdrawalId) : world.newId('wdr');
  await queries.insertPayout(tx, {
    id,
    order_id: order.id,
    provider: rules.provider,
    status: 'sent',
    attempts: 0,
    created_at: at,
    changed_at: at,
  });
  await enqueue(tx, PAY, { id });
}
