import type { SupportChat } from '@baize/contract/support-chat';
import type { Db, Tx } from '../../base/db/index.ts';
import { operatorName } from '../../people/operators/index.ts';
import { listUploads } from '../../people/uploads/index.ts';
import * as queries from './queries.ts';
import { givenName } from './rules.ts';

/** What was said, each with its pictures. */
export const readMessages = async (db: Db | Tx, id: queries.SupportId) =>
  Promise.all(
    (await queries.listMessages(db, id)).map(async (row) => ({
      seq: row.seq,
      at: row.created_at.toISOString(),
      isTeam: row.operator_id !== null,
      operatorId: row.operator_id,
      text: row.body,
      attachmentIds: row.operator_id === null ? [...(await listUploads(db, row.id))] : [],
    })),
  );

/** A conversation as its member sees it: the given name of who answers, and nothing else of them. */
export async function viewChat(db: Db | Tx, row: queries.ConversationRow): Promise<SupportChat> {
  return {
    conversationId: row.id,
    status: row.status,
    place: row.status === 'waiting' ? await queries.readPlace(db, row) : null,
    with: row.operator_id && givenName(await operatorName(db, row.operator_id)),
    endedWhy: row.ended_why,
    reference: row.reference,
    rating: row.rating,
    lastSeq: row.last_seq,
    readSeq: row.read_seq,
    messages: await readMessages(db, row.id),
  };
}
