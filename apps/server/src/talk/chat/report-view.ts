import type { ChatDeskMessage, ChatReport } from '@baize/contract/chat-desk';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import { listAccounts } from '../../people/members/index.ts';
import { operatorNames } from '../../people/operators/index.ts';
import { listMembersOf, listMutes } from './person-queries.ts';
import { type ChatMessageRow, listByIds, type PersonId } from './queries.ts';
import type { ReportRow } from './report-queries.ts';

type PersonOf = (id: PersonId) => ChatDeskMessage['author'];

/** Who these persons are, as operators know them. */
export async function listDeskPersons(db: Db | Tx, ids: readonly PersonId[]): Promise<PersonOf> {
  const owners = await listMembersOf(db, ids);
  const accounts = await listAccounts(db, [...new Set(owners.values())]);
  return (personId) => {
    const memberId = owners.get(personId) as MemberId;
    return { personId, memberId, account: accounts.get(memberId) ?? memberId };
  };
}

/** With every word, deleted or not, and no number hidden. */
export const viewDeskMessage = (row: ChatMessageRow, personOf: PersonOf): ChatDeskMessage => ({
  messageId: row.id,
  seq: Number(row.seq),
  author: personOf(row.person_id),
  at: row.created_at.toISOString(),
  text: row.body,
  isDeleted: row.deleted_at !== null,
  deletedAt: row.deleted_at?.toISOString() ?? null,
});

export async function viewReports(
  db: Db | Tx,
  rows: readonly ReportRow[],
  now: Instant,
): Promise<ChatReport[]> {
  const messages = await listByIds(
    db,
    rows.map(({ message_id }) => message_id),
  );
  const byId = new Map(messages.map((row) => [row.id, row]));
  const authors = messages.map(({ person_id }) => person_id);
  const mutes = await listMutes(db, authors, now);
  const personOf = await listDeskPersons(db, [
    ...authors,
    ...rows.map(({ reporter_id }) => reporter_id),
  ]);
  const names = await operatorNames(db, [
    ...rows.map(({ decided_by }) => decided_by),
    ...[...mutes.values()].map(({ muted_by }) => muted_by),
  ]);
  return rows.map((row) => {
    const message = byId.get(row.message_id);
    const mute = message && mutes.get(message.person_id);
    return {
      reportId: row.id,
      roomId: row.room,
      reason: row.reason,
      note: row.note,
      reporter: personOf(row.reporter_id),
      message: message ? viewDeskMessage(message, personOf) : null,
      mute: mute
        ? {
            muteId: mute.id,
            until: mute.until_at.toISOString(),
            reason: mute.reason,
            by: names.get(mute.muted_by) ?? mute.muted_by,
          }
        : null,
      createdAt: row.created_at.toISOString(),
      outcome: row.outcome,
      remark: row.remark,
      decidedBy: row.decided_by && (names.get(row.decided_by) ?? row.decided_by),
      decidedAt: row.decided_at?.toISOString() ?? null,
    };
  });
}
