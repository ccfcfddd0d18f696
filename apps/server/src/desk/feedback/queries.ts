import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import { type Db, openValue, type Row, sealValue, type Tx } from '../../base/db/index.ts';

export type CaseRow = Row<'feedback_case'>;
export type EntryRow = Row<'feedback_entry'>;
export type FeedbackId = Id<'fbk'>;

const emailOf = (row: string) => ({ of: 'feedback_case.email', row }) as const;

/** Who floods is counted one after the other. */
export const lockSender = (tx: Tx, sender: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`feedback ${sender}`}, 0))`.execute(tx);

/** Undefined where another one has this reference already. */
export const insertCase = (tx: Tx, { email, ...row }: CaseRow): Promise<CaseRow | undefined> =>
  tx
    .insertInto('feedback_case')
    .values({ ...row, email: email && sealValue(tx, emailOf(row.id), email) })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst();

export const openEmail = (
  db: Db | Tx,
  { id, email }: Pick<CaseRow, 'id' | 'email'>,
): string | null => email && openValue(db, emailOf(id), email);

export const insertEntry = (tx: Tx, row: Omit<EntryRow, 'number'>) =>
  tx.insertInto('feedback_entry').values(row).execute();

export const findFeedbackByKey = (tx: Tx, memberId: MemberId | null, requestKey: string) =>
  tx
    .selectFrom('feedback_case')
    .selectAll()
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

export const lockCase = (tx: Tx, id: FeedbackId) =>
  tx.selectFrom('feedback_case').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type CaseChange = Partial<
  Pick<
    CaseRow,
    | 'status'
    | 'owner_id'
    | 'taken_at'
    | 'asked_at'
    | 'answer_by'
    | 'first_answered_at'
    | 'closed_at'
    | 'closed_by'
  >
>;

export const saveCase = (tx: Tx, id: FeedbackId, change: CaseChange): Promise<CaseRow> =>
  tx
    .updateTable('feedback_case')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

type MemberPage = { readonly before: FeedbackId | undefined; readonly limit: number };

export const listOfMember = (db: Db, memberId: MemberId, { before, limit }: MemberPage) =>
  db
    .selectFrom('feedback_case')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? ('' as FeedbackId)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const listEntries = (db: Db | Tx, ids: readonly FeedbackId[]) =>
  db
    .selectFrom('feedback_entry')
    .selectAll()
    .where('case_id', 'in', [...ids])
    .orderBy('number')
    .execute();

const counted = async (asked: Promise<{ readonly count: bigint }>) => Number((await asked).count);

/** Cases that guests of a network have sent since then. */
export const countOfNetwork = (tx: Tx, network: string, since: Instant): Promise<number> =>
  counted(
    tx
      .selectFrom('feedback_case')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('network', '=', network)
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow(),
  );

/** All that a member has written since then, in whatever case. */
export const countOfMember = (tx: Tx, memberId: MemberId, since: Instant): Promise<number> =>
  counted(
    tx
      .selectFrom('feedback_entry')
      .innerJoin('feedback_case', 'feedback_case.id', 'feedback_entry.case_id')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('feedback_case.member_id', '=', memberId)
      .where('feedback_entry.operator_id', 'is', null)
      .where('feedback_entry.created_at', '>', since)
      .executeTakeFirstOrThrow(),
  );

export const forgetNetworksBefore = (db: Db, at: Instant) =>
  db
    .updateTable('feedback_case')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('created_at', '<', at)
    .execute();

export async function hasOpenFeedback(db: Db | Tx, memberId: MemberId): Promise<boolean> {
  const open = await db
    .selectFrom('feedback_case')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** With all that was written in them. */
export const deleteClosedBefore = (db: Db, at: Instant): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const closed = tx.selectFrom('feedback_case').select('id').where('closed_at', '<', at);
    await tx.deleteFrom('feedback_entry').where('case_id', 'in', closed).execute();
    await tx.deleteFrom('feedback_case').where('closed_at', '<', at).execute();
  });
