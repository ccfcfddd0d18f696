import type { FeedbackCase } from '@baize/contract/feedback';
import { mayDo } from '@baize/contract/operator-roles';
import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import { type Instant, isBefore } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { listAccounts, maskEmail } from '../../people/members/index.ts';
import { operatorNames } from '../../people/operators/index.ts';
import { readThreads, viewOf } from './feedback-view.ts';
import * as queries from './queries.ts';

type Operating = Pick<Ctx<OperatorCaller>, 'caller' | 'clock'>;

/** Cases as an operator sees them; addresses are whole for who answers to them. */
export async function viewCases(
  { caller, clock }: Operating,
  db: Db | Tx,
  rows: readonly queries.CaseRow[],
): Promise<FeedbackCase[]> {
  const threads = await readThreads(db, rows);
  const accounts = await listAccounts(
    db,
    rows.flatMap(({ member_id }) => member_id ?? []),
  );
  const said = [...threads.values()].flat();
  const names = await operatorNames(db, [
    ...said.map(({ operatorId }) => operatorId),
    ...rows.flatMap(({ owner_id, closed_by }) => [owner_id, closed_by]),
  ]);
  const nameOf = (id: Id<'opr'> | null) => id && (names.get(id) ?? id);
  return rows.map((row) => {
    const email = queries.openEmail(db, row);
    const memberId = row.member_id;
    const ownerId = row.owner_id;
    return {
      ...viewOf(row, threads),
      entries: (threads.get(row.id) ?? []).map((entry) => ({
        ...entry,
        operator: nameOf(entry.operatorId),
      })),
      member: memberId && { memberId, account: accounts.get(memberId) ?? '' },
      email: email && (mayDo(caller.trusted, 'feedback.answer') ? email : maskEmail(email)),
      language: row.language,
      owner: ownerId && {
        operatorId: ownerId,
        name: nameOf(ownerId) ?? '',
        isMine: ownerId === caller.operatorId,
      },
      askedAt: row.asked_at.toISOString(),
      isOverdue: row.status === 'waiting' && isBefore(row.answer_by, clock.now()),
      firstAnswerSeconds: secondsTo(row, row.first_answered_at),
      closingSeconds: secondsTo(row, row.closed_at),
      closedAt: row.closed_at?.toISOString() ?? null,
      closedBy: nameOf(row.closed_by),
    };
  });
}

const secondsTo = ({ created_at }: queries.CaseRow, at: Instant | null): number | null =>
  at && Math.round((at.getTime() - created_at.getTime()) / 1_000);

export async function viewCase(
  ctx: Operating,
  tx: Tx,
  row: queries.CaseRow,
): Promise<FeedbackCase> {
  const [shown] = await viewCases(ctx, tx, [row]);
  assert(shown, 'one case is one view');
  return shown;
}
