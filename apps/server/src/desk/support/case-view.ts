import { mayDo } from '@baize/contract/operator-roles';
import type { SupportCase, SupportThread } from '@baize/contract/support-desk';
import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { listAccounts, maskEmail } from '../../people/members/index.ts';
import { operatorNames } from '../../people/operators/index.ts';
import { readMessages } from './chat-view.ts';
import { type ConversationRow, type GuestFacts, openGuest } from './queries.ts';
import { countUnread } from './queue-queries.ts';

type Operating = Pick<Ctx<OperatorCaller>, 'caller'>;

/** Conversations as the desk sees them in its queue. */
export async function viewCases(
  { caller }: Operating,
  db: Db | Tx,
  rows: readonly ConversationRow[],
): Promise<SupportCase[]> {
  const accounts = await listAccounts(
    db,
    rows.flatMap(({ member_id }) => member_id ?? []),
  );
  const unread = await countUnread(
    db,
    rows.map(({ id }) => id),
  );
  const names = await operatorNames(
    db,
    rows.flatMap(({ operator_id, ended_by }) => [operator_id, ended_by]),
  );
  const nameOf = (id: Id<'opr'>) => names.get(id) ?? id;
  return rows.map((row) => ({
    conversationId: row.id,
    member: row.member_id && {
      memberId: row.member_id,
      account: accounts.get(row.member_id) ?? '',
    },
    guest: viewGuest({ caller }, openGuest(db, row)),
    language: row.language,
    status: row.status,
    owner: row.operator_id && {
      operatorId: row.operator_id,
      name: nameOf(row.operator_id),
      isMine: row.operator_id === caller.operatorId,
    },
    createdAt: row.created_at.toISOString(),
    askedAt: row.asked_at?.toISOString() ?? null,
    unread: unread.get(row.id) ?? 0,
    lastSeq: row.last_seq,
    firstAnswerSeconds: secondsTo(row, row.first_answered_at),
    closingSeconds: secondsTo(row, row.ended_at),
    endedAt: row.ended_at?.toISOString() ?? null,
    endedWhy: row.ended_why,
    endedBy: row.ended_by && nameOf(row.ended_by),
    reference: row.reference,
    rating: row.rating,
  }));
}

/** The address is whole for who answers there. */
const viewGuest = ({ caller }: Operating, guest: GuestFacts | null): SupportCase['guest'] =>
  guest && {
    name: guest.name,
    email: mayDo(caller.trusted, 'support.answer') ? guest.email : maskEmail(guest.email),
  };

const secondsTo = ({ created_at }: ConversationRow, at: Instant | null): number | null =>
  at && Math.round((at.getTime() - created_at.getTime()) / 1_000);

/** One of them with all that was said, and by whom of the desk. */
export async function viewThread(
  ctx: Operating,
  db: Db | Tx,
  row: ConversationRow,
): Promise<SupportThread> {
  const [shown] = await viewCases(ctx, db, [row]);
  assert(shown, 'one conversation is one view');
  const messages = await readMessages(db, row.id);
  const names = await operatorNames(
    db,
    messages.map(({ operatorId }) => operatorId),
  );
  return {
    ...shown,
    messages: messages.map(({ operatorId, ...said }) => ({
      ...said,
      operator: operatorId && (names.get(operatorId) ?? operatorId),
    })),
  };
}
