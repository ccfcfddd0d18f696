import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

/** What operators wrote, the newest first. */
export const listBroadcasts = (db: Db | Tx) =>
  db
    .selectFrom('messages_broadcast')
    .select(['key', 'version', 'started_at', 'ended_at', 'sent'])
    .orderBy('started_at', 'desc')
    .execute();

type NewBroadcast = {
  readonly key: string;
  readonly version: number;
  readonly body: unknown;
  readonly started_at: Instant;
};

/** Begins a sending; one that has begun keeps the texts it began with. */
export const insertBroadcast = (tx: Db | Tx, { body, ...row }: NewBroadcast) =>
  tx
    .insertInto('messages_broadcast')
    .values({ ...row, body: JSON.stringify(body), looked_to: null, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** A sending that is not over, for whoever comes first; nothing where another process is at it. */
export const lockBroadcast = (tx: Tx, key: string) =>
  tx
    .selectFrom('messages_broadcast')
    .select(['key', 'body', 'started_at', 'looked_to'])
    .where('key', '=', key)
    .where('ended_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

type Progress = {
  readonly key: string;
  readonly looked_to: MemberId;
  readonly sent: number;
};

export const advanceBroadcast = (tx: Tx, { key, looked_to, sent }: Progress) =>
  tx
    .updateTable('messages_broadcast')
    .set((eb) => ({ looked_to, sent: eb('sent', '+', sent) }))
    .where('key', '=', key)
    .execute();

export const endBroadcast = (tx: Tx, key: string, at: Instant) =>
  tx.updateTable('messages_broadcast').set({ ended_at: at }).where('key', '=', key).execute();

type Written = {
  readonly key: string;
  readonly messages: readonly { readonly id: Id<'msg'>; readonly memberId: MemberId }[];
  readonly at: Instant;
};

/** One message each, by one statement. */
export const insertWritten = (tx: Tx, { key, messages, at }: Written) =>
  sql`insert into messages_message (id, member_id, news, created_at, read_at, broadcast)
    select m.id, m.member_id, '{"kind": "brand_message"}', ${at}, null, ${key}
    from unnest(${messages.map(({ id }) => id)}::text[],
      ${messages.map(({ memberId }) => memberId)}::text[]) as m (id, member_id)`.execute(tx);
