import type { Feedback } from '@baize/contract/feedback';
import type { Db, Tx } from '../../base/db/index.ts';
import { listUploads } from '../../people/uploads/index.ts';
import * as queries from './queries.ts';

/** What was said in these cases, by case, each with its pictures. */
export async function readThreads(db: Db | Tx, rows: readonly queries.CaseRow[]) {
  const ids = rows.map(({ id }) => id);
  const entries = ids.length === 0 ? [] : await queries.listEntries(db, ids);
  const shown = await Promise.all(
    entries.map(async (entry) => ({
      caseId: entry.case_id,
      operatorId: entry.operator_id,
      entryId: entry.id,
      at: entry.created_at.toISOString(),
      isTeam: entry.operator_id !== null,
      text: entry.text,
      attachmentIds: [...(await listUploads(db, entry.id))],
    })),
  );
  return new Map(ids.map((id) => [id, shown.filter(({ caseId }) => caseId === id)]));
}

/** A case as its member sees it: that the team answers, not who of them. */
export const viewOf = (
  row: queries.CaseRow,
  threads: Awaited<ReturnType<typeof readThreads>>,
): Feedback => ({
  feedbackId: row.id,
  reference: row.reference,
  kind: row.kind,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  answerBy: row.status === 'waiting' ? row.answer_by.toISOString() : null,
  entries: threads.get(row.id) ?? [],
});

export const viewFeedback = async (tx: Tx, row: queries.CaseRow): Promise<Feedback> =>
  viewOf(row, await readThreads(tx, [row]));
