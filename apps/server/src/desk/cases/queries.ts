import type { CaseKind, CaseView } from '@baize/contract/case';
import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../base/db/index.ts';

type ViewRow = Row<'cases_case'>;

/** The database cannot say which columns of a view are never null; these are not. */
type Always = 'code' | 'party' | 'reference' | 'opened_at' | 'seen_count' | 'is_open';

export type CaseRow = Omit<ViewRow, Always | 'kind' | 'source'> &
  CaseName & { readonly [Column in Always]: NonNullable<ViewRow[Column]> };

export type CaseName = { readonly kind: CaseKind; readonly source: string };

export type CaseFilter = {
  readonly view: CaseView;
  readonly kinds: readonly CaseKind[];
  readonly operatorId: Id<'opr'>;
};

const matching = (db: Db | Tx, { view, kinds, operatorId }: CaseFilter) =>
  db
    .selectFrom('cases_case')
    .where('kind', 'in', kinds)
    .where('is_open', '=', view !== 'ended')
    .$if(view === 'mine', (query) => query.where('owner_id', '=', operatorId));

type CasePage = { readonly isDown: boolean; readonly limit: number; readonly offset: number };

/** By how long they wait; what has ended by when it ended. */
export function listCases(db: Db, filter: CaseFilter, { isDown, limit, offset }: CasePage) {
  const direction = isDown ? 'desc' : 'asc';
  return matching(db, filter)
    .selectAll()
    .orderBy(filter.view === 'ended' ? 'ended_at' : 'opened_at', direction)
    .orderBy('source', direction)
    .limit(limit)
    .offset(offset)
    .execute() as Promise<CaseRow[]>;
}

/** What is open about a member, the oldest first. */
export const listOpenAbout = (db: Db | Tx, memberId: MemberId, kinds: readonly CaseKind[]) =>
  db
    .selectFrom('cases_case')
    .select(['kind', 'code', 'opened_at'])
    .where('member_id', '=', memberId)
    .where('is_open', '=', true)
    .where('kind', 'in', kinds)
    .orderBy('opened_at')
    .limit(20)
    .execute() as Promise<Pick<CaseRow, 'kind' | 'code' | 'opened_at'>[]>;

export async function countCases(db: Db | Tx, filter: CaseFilter) {
  const { count, oldestAt } = await matching(db, filter)
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      fn.min<Instant | null>('opened_at').as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldestAt };
}

export const findCase = (db: Db | Tx, { kind, source }: CaseName): Promise<CaseRow | undefined> =>
  db
    .selectFrom('cases_case')
    .selectAll()
    .where('kind', '=', kind)
    .where('source', '=', source)
    .executeTakeFirst() as Promise<CaseRow | undefined>;

/** One decides about a case at a time; the row is made when the first looks after it. */
export async function lockWork(tx: Tx, { kind, source }: CaseName): Promise<Row<'cases_work'>> {
  await tx
    .insertInto('cases_work')
    .values({ kind, source })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('cases_work')
    .selectAll()
    .where('kind', '=', kind)
    .where('source', '=', source)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type WorkChange = Partial<Omit<Row<'cases_work'>, 'kind' | 'source'>>;

export const saveWork = (tx: Tx, { kind, source }: CaseName, change: WorkChange) =>
  tx
    .updateTable('cases_work')
    .set(change)
    .where('kind', '=', kind)
    .where('source', '=', source)
    .execute();

export const insertNote = (tx: Tx, note: Row<'cases_note'>) =>
  tx.insertInto('cases_note').values(note).execute();

/** The oldest first, of all these cases. */
export const listNotes = (db: Db | Tx, sources: readonly string[]) =>
  db
    .selectFrom('cases_note')
    .selectAll()
    .where((each) => each('source', '=', each.fn.any(each.val([...sources]))))
    .orderBy('at')
    .orderBy('id')
    .execute();
