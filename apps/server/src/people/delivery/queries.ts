import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export type MessageRow = {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly target: string;
  readonly template: string;
  readonly language: string;
  readonly facts: unknown;
  readonly created_at: Instant;
};

type NewMessage = Omit<Row<'delivery_message'>, 'sent_at' | 'failures'>;

export const insertMessage = (tx: Tx, row: NewMessage) =>
  tx.insertInto('delivery_message').values(row).execute();

export const findWaiting = (db: Db | Tx, id: string): Promise<MessageRow | undefined> =>
  db
    .selectFrom('delivery_message')
    .select(['id', 'channel', 'target', 'template', 'language', 'facts', 'created_at'])
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();

/** It was sent: its content, which may hold a code or a link, is deleted. */
export const markSent = (db: Db | Tx, id: string, sentAt: Instant) =>
  db
    .updateTable('delivery_message')
    .set({ status: 'sent', sent_at: sentAt, facts: '{}' })
    .where('id', '=', id)
    .execute();

export const markFailed = (db: Db | Tx, id: string) =>
  db
    .updateTable('delivery_message')
    .set({ status: 'failed', facts: '{}' })
    .where('id', '=', id)
    .execute();

export const countFailure = (db: Db | Tx, id: string) =>
  db
    .updateTable('delivery_message')
    .set({ failures: sql`failures + 1` })
    .where('id', '=', id)
    .execute();

export const deleteMessagesBefore = (db: Db | Tx, before: Instant) =>
  db.deleteFrom('delivery_message').where('created_at', '<', before).execute();

export const deleteMessage = (db: Db | Tx, id: string) =>
  db.deleteFrom('delivery_message').where('id', '=', id).execute();
