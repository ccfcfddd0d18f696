import type { Id } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import { ensure } from '../../base/kernel/index.ts';
import { ensureUndecided, operatorName } from '../../people/operators/index.ts';
import * as queries from './queries.ts';

/** Whoever changes a conversation has it alone until the commit; one that ended is open to nobody. */
export async function lockOpenConversation(
  tx: Tx,
  id: queries.SupportId,
): Promise<queries.ConversationRow> {
  const row = await queries.lockConversation(tx, id);
  ensure(row, 'not_found');
  await ensureUndecided(tx, { subject: row.id, isUndecided: row.status !== 'ended' });
  return row;
}

/** A conversation that a colleague has is theirs, and the refusal says whose. */
export async function ensureOwnedBy(
  tx: Tx,
  { operator_id }: queries.ConversationRow,
  allowed: readonly (Id<'opr'> | null)[],
): Promise<void> {
  if (allowed.includes(operator_id)) return;
  ensure(false, 'case_taken', operator_id ? { owner: await operatorName(tx, operator_id) } : {});
}
