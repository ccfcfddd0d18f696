import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../../base/db/index.ts';

export type SentRow = Row<'agents_transfer'>;

/** What an agent sends at once is decided one after the other. */
export const lockSender = (tx: Tx, agentId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`agents sending ${agentId}`}, 0))`.execute(
    tx,
  );

export const findSentByKey = (tx: Db | Tx, agentId: MemberId, requestKey: string) =>
  tx
    .selectFrom('agents_transfer')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

export const insertSent = (tx: Tx, row: SentRow) =>
  tx.insertInto('agents_transfer').values(row).execute();

export async function sumOfDay(db: Db | Tx, agentId: MemberId, day: Day): Promise<Minor> {
  const { sent } = await db
    .selectFrom('agents_transfer')
    .select(({ fn }) => fn.sum<bigint | null>('amount').as('sent'))
    .where('agent_id', '=', agentId)
    .where('sent_on', '=', day)
    .executeTakeFirstOrThrow();
  return minor(sent ?? 0n);
}

export const listNewest = (db: Db | Tx, agentId: MemberId, limit: number) =>
  db
    .selectFrom('agents_transfer')
    .selectAll()
    .where('agent_id', '=', agentId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Whether the agent ever sent money to this member. */
export async function wasSentTo(
  db: Db | Tx,
  agentId: MemberId,
  memberId: MemberId,
): Promise<boolean> {
  const row = await db
    .selectFrom('agents_transfer')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
