import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import { type EntryRow, entryOf } from '../events/index.ts';

export type EndpointRow = Row<'webhooks_endpoint'>;
export type DeliveryRow = Row<'webhooks_delivery'>;

export const insertEndpoint = (tx: Tx, row: EndpointRow): Promise<unknown> =>
  tx.insertInto('webhooks_endpoint').values(row).execute();

export const listEndpoints = (db: Db | Tx): Promise<EndpointRow[]> =>
  db
    .selectFrom('webhooks_endpoint')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export const lockEndpoint = (tx: Tx, id: Id<'whk'>): Promise<EndpointRow | undefined> =>
  tx
    .selectFrom('webhooks_endpoint')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const updateEndpoint = (
  tx: Tx,
  id: Id<'whk'>,
  change: Partial<EndpointRow>,
): Promise<EndpointRow> =>
  tx
    .updateTable('webhooks_endpoint')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** New addresses are made one after the other, so that their number can be counted. */
export const holdEndpoints = (tx: Tx): Promise<unknown> =>
  sql`lock table webhooks_endpoint in share row exclusive mode`.execute(tx);

export async function countWaiting(db: Db | Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('webhooks_delivery')
    .select(({ fn }) => ['endpoint_id', fn.countAll<bigint>().as('count')])
    .where('status', '=', 'waiting')
    .groupBy('endpoint_id')
    .execute();
  return new Map(rows.map(({ endpoint_id, count }) => [endpoint_id, Number(count)]));
}

/** Writes a delivery of each event for each address that asked for its kind; paused ones wait. */
export async function deliverToWebhooks(tx: Tx, entries: readonly EntryRow[]): Promise<void> {
  const endpoints = await listEndpoints(tx);
  const rows = entries.flatMap((entry) =>
    endpoints
      .filter(({ kinds }) => kinds.includes(entry.kind))
      .map(({ id }) => ({
        endpoint_id: id,
        number: entry.number,
        kind: entry.kind,
        body: JSON.stringify(entryOf(entry)),
        status: 'waiting' as const,
        created_at: entry.at,
        next_at: entry.at,
      })),
  );
  if (rows.length > 0) await tx.insertInto('webhooks_delivery').values(rows).execute();
}

type NewDelivery = Pick<
  DeliveryRow,
  'endpoint_id' | 'number' | 'kind' | 'body' | 'created_at' | 'next_at'
>;

export const insertDelivery = (tx: Tx, row: NewDelivery): Promise<DeliveryRow> =>
  tx
    .insertInto('webhooks_delivery')
    .values({ ...row, status: 'waiting' })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findDelivery = (tx: Db | Tx, id: bigint): Promise<DeliveryRow | undefined> =>
  tx.selectFrom('webhooks_delivery').selectAll().where('id', '=', id).executeTakeFirst();

type DeliveryPage = {
  readonly endpointId: Id<'whk'>;
  readonly status: DeliveryRow['status'] | undefined;
  readonly before: bigint | undefined;
  readonly limit: number;
};

export const listDeliveries = (
  db: Db,
  { endpointId, status, before, limit }: DeliveryPage,
): Promise<DeliveryRow[]> =>
  db
    .selectFrom('webhooks_delivery')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'waiting'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export type DueDelivery = DeliveryRow &
  Pick<EndpointRow, 'url' | 'secret' | 'secret_before' | 'before_until'>;

type Claim = { readonly now: Instant; readonly leasedTo: Instant };

/**
 * Takes what is due, a few of each address so that a slow one holds up no other, and leases it to the
 * caller: who dies while sending loses nothing, it is due again when the lease is over. Trials go to
 * paused addresses too.
 */
export async function claimDue(tx: Tx, { now, leasedTo }: Claim): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select d.id from webhooks_endpoint e
      cross join lateral (
        select w.id from webhooks_delivery w
        where w.endpoint_id = e.id and w.status = 'waiting' and w.next_at <= ${now}
          and (e.paused_at is null or w.number is null)
        order by w.next_at, w.id limit 10
        for update skip locked) as d
      where e.removed_at is null
    )
    update webhooks_delivery w
    set attempts = w.attempts + 1, next_at = ${leasedTo}, tried_at = ${now}
    from webhooks_endpoint e
    where w.id in (select id from due) and e.id = w.endpoint_id
    returning w.*, e.url, e.secret, e.secret_before, e.before_until`.execute(tx);
  return rows;
}

export const updateDelivery = (
  tx: Tx,
  id: bigint,
  change: Partial<Omit<DeliveryRow, 'id'>>,
): Promise<unknown> =>
  tx.updateTable('webhooks_delivery').set(change).where('id', '=', id).execute();

/** Nothing waits for an address that was removed. */
export const giveUpOn = (tx: Tx, endpointId: Id<'whk'>): Promise<unknown> =>
  tx
    .updateTable('webhooks_delivery')
    .set({ status: 'failed', next_at: null, failure: 'removed' })
    .where('endpoint_id', '=', endpointId)
    .where('status', '=', 'waiting')
    .execute();

export const deleteDeliveriesBefore = (db: Db, before: Instant): Promise<unknown> =>
  db.deleteFrom('webhooks_delivery').where('created_at', '<', before).execute();
