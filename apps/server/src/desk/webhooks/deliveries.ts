import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/webhook';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { writeAudit } from '../../people/operators/index.ts';
import * as queries from './queries.ts';
import { viewDelivery } from './view-endpoints.ts';

type OpCtx = Ctx<OperatorCaller>;

const PAGE = 50;

export async function listDeliveries(
  { db }: OpCtx,
  { webhookId, status, before, limit = PAGE }: Input<typeof contract.listDeliveries>,
): Promise<Output<typeof contract.listDeliveries>> {
  const found = await queries.listDeliveries(db, {
    endpointId: webhookId,
    status,
    before: before === undefined ? undefined : BigInt(before),
    limit: limit + 1,
  });
  return {
    deliveries: found.slice(0, limit).map(viewDelivery),
    hasMore: found.length > limit,
  };
}

/** An event that tells of nothing, to see that the address answers. */
export function tryWebhook(
  ctx: OpCtx,
  { webhookId }: Input<typeof contract.tryWebhook>,
): Promise<Output<typeof contract.tryWebhook>> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await queries.lockEndpoint(tx, webhookId);
    ensure(row && row.removed_at === null, 'not_found');
    const now = ctx.clock.now();
    const body = { number: null, kind: 'trial', at: now.toISOString(), memberId: null, data: {} };
    const delivery = await queries.insertDelivery(tx, {
      endpoint_id: webhookId,
      number: null,
      kind: 'trial',
      body: JSON.stringify(body),
      created_at: now,
      next_at: now,
    });
    return viewDelivery(delivery);
  });
}

/** Due at once with its tries counted anew; the receiver knows it by its number. */
export function replayDelivery(
  ctx: OpCtx,
  { deliveryId }: Input<typeof contract.replayDelivery>,
): Promise<Output<typeof contract.replayDelivery>> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await queries.findDelivery(tx, BigInt(deliveryId));
    ensure(row, 'not_found');
    const endpoint = await queries.lockEndpoint(tx, row.endpoint_id);
    ensure(endpoint && endpoint.removed_at === null, 'not_found');
    const change = { status: 'waiting', attempts: 0, next_at: ctx.clock.now() } as const;
    await queries.updateDelivery(tx, row.id, change);
    const details = { delivery: deliveryId, kind: row.kind };
    const subject = row.endpoint_id;
    await writeAudit(tx, ctx, { action: 'webhook.replayed', subject, details });
    return viewDelivery({ ...row, ...change });
  });
}
