import { CHAT_REPORTS_PER_PAGE } from '@baize/contract/chat-desk';
import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { PersonId } from './queries.ts';

export type ReportRow = Row<'chat_report'>;
export type ReportId = Id<'crp'>;

/** What somebody has reported before stays one report. */
export async function insertReport(tx: Tx, report: ReportRow): Promise<ReportRow> {
  await tx
    .insertInto('chat_report')
    .values(report)
    .onConflict((conflict) => conflict.columns(['message_id', 'reporter_id']).doNothing())
    .execute();
  return tx
    .selectFrom('chat_report')
    .selectAll()
    .where('message_id', '=', report.message_id)
    .where('reporter_id', '=', report.reporter_id)
    .executeTakeFirstOrThrow();
}

type ReportView = 'waiting' | 'done';

const matching = (db: Db | Tx, view: ReportView) =>
  db.selectFrom('chat_report').where('decided_at', view === 'waiting' ? 'is' : 'is not', null);

type ReportPage = { readonly view: ReportView; readonly isDown: boolean; readonly page: number };

export function listReports(db: Db, { view, isDown, page }: ReportPage) {
  const direction = isDown ? 'desc' : 'asc';
  return matching(db, view)
    .selectAll()
    .orderBy(view === 'waiting' ? 'created_at' : 'decided_at', direction)
    .orderBy('id', direction)
    .limit(CHAT_REPORTS_PER_PAGE)
    .offset((page - 1) * CHAT_REPORTS_PER_PAGE)
    .execute();
}

export async function countReports(db: Db | Tx, view: ReportView): Promise<number> {
  const { count } = await matching(db, view)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many wait, and since when. */
export const countReportsWaiting = (db: Db | Tx) =>
  matching(db, 'waiting')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      fn.min<Instant | null>('created_at').as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();

export const findReport = (db: Db | Tx, id: ReportId) =>
  db.selectFrom('chat_report').selectAll().where('id', '=', id).executeTakeFirst();

export const lockReport = (tx: Tx, id: ReportId) =>
  tx.selectFrom('chat_report').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type Decision = Pick<ReportRow, 'outcome' | 'remark' | 'decided_by' | 'decided_at'>;

/** The report and all others of its message that wait: a message is decided about once. */
export const saveDecision = (tx: Tx, { message_id }: ReportRow, decision: Decision) =>
  tx
    .updateTable('chat_report')
    .set(decision)
    .where('message_id', '=', message_id)
    .where('decided_at', 'is', null)
    .execute();

/** How many messages of a person were deleted, or got them muted, after a report. */
export async function countUpheld(
  db: Db | Tx,
  personId: PersonId,
  except: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('chat_report')
    .innerJoin('chat_message', 'chat_message.id', 'chat_report.message_id')
    .select(({ fn }) => fn.count<bigint>('chat_report.message_id').distinct().as('count'))
    .where('chat_message.person_id', '=', personId)
    .where('chat_report.outcome', 'in', ['deleted', 'muted'])
    .where('chat_report.message_id', '!=', except as never)
    .executeTakeFirstOrThrow();
  return Number(count);
}
