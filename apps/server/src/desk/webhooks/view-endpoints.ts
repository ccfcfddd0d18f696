import { LOG_KINDS } from '@baize/contract/event-log';
import type { Delivery, Webhook } from '@baize/contract/webhook';
import { assert } from '@baize/std/assert';
import { type Instant, isBefore } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import { operatorNames } from '../../people/operators/index.ts';
import { countWaiting, type DeliveryRow, type EndpointRow } from './queries.ts';

export async function viewEndpoints(
  db: Db | Tx,
  now: Instant,
  rows: readonly EndpointRow[],
): Promise<Webhook[]> {
  const names = await operatorNames(
    db,
    rows.map(({ made_by }) => made_by),
  );
  const waiting = await countWaiting(db);
  return rows.map((row) => ({
    webhookId: row.id,
    name: row.name,
    url: row.url,
    kinds: LOG_KINDS.filter((kind) => row.kinds.includes(kind)),
    madeBy: names.get(row.made_by) ?? row.made_by,
    createdAt: row.created_at.toISOString(),
    failingSince: row.failing_since?.toISOString() ?? null,
    paused: row.paused_at && {
      at: row.paused_at.toISOString(),
      by: row.pause_reason ?? 'operator',
    },
    waiting: waiting.get(row.id) ?? 0,
    oldSecretUntil:
      row.before_until && isBefore(now, row.before_until) ? row.before_until.toISOString() : null,
  }));
}

export async function viewEndpoint(tx: Tx, now: Instant, row: EndpointRow): Promise<Webhook> {
  const [view] = await viewEndpoints(tx, now, [row]);
  assert(view, 'one webhook is one view');
  return view;
}

export const viewDelivery = (row: DeliveryRow): Delivery => ({
  deliveryId: String(row.id),
  number: row.number === null ? null : Number(row.number),
  kind: row.kind,
  body: row.body,
  status: row.status,
  attempts: row.attempts,
  createdAt: row.created_at.toISOString(),
  triedAt: row.tried_at?.toISOString() ?? null,
  nextAt: row.next_at?.toISOString() ?? null,
  answerStatus: row.answer_status,
  answerMs: row.answer_ms,
  failure: row.failure,
});
