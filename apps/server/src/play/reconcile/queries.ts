import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { CaseKind, Difference } from './rules.ts';

/** One at a time: two looks at once would both find what neither has written yet. */
export const lockCases = (tx: Tx) =>
  sql`lock table reconcile_case in share row exclusive mode`.execute(tx);

/** The last case of each subject of these kinds. */
export const listLastCases = async (
  tx: Tx,
  kinds: readonly CaseKind[],
  subjects: readonly string[],
): Promise<readonly Row<'reconcile_case'>[]> => {
  const { rows } = await sql<Row<'reconcile_case'>>`
    select distinct on (kind, subject) * from reconcile_case
    where kind = any (${kinds}) and subject = any (${subjects})
    order by kind, subject, opened_at desc, id desc`.execute(tx);
  return rows;
};

export const insertCase = (tx: Tx, row: Pick<Row<'reconcile_case'>, NewColumn>) =>
  tx.insertInto('reconcile_case').values(row).execute();

type NewColumn =
  | 'id'
  | 'kind'
  | 'subject'
  | 'vendor'
  | 'statement_id'
  | 'ours'
  | 'theirs'
  | 'opened_at'
  | 'seen_at';

type Sighting = Pick<Difference, 'ours' | 'theirs'> & { readonly at: Instant };

export const markSeen = (tx: Tx, id: string, { ours, theirs, at }: Sighting) =>
  tx
    .updateTable('reconcile_case')
    .set((row) => ({ ours, theirs, seen_at: at, seen_count: row('seen_count', '+', 1) }))
    .where('id', '=', id)
    .execute();

export type Closing = {
  readonly status: 'explained' | 'corrected';
  readonly reason: string;
  readonly actor: string;
  readonly at: Instant;
};

/** Closes a case that is open; false when there is none of that id. */
export async function updateClosed(tx: Tx | Db, id: string, closing: Closing): Promise<boolean> {
  const { status, reason, actor, at } = closing;
  const { numUpdatedRows } = await tx
    .updateTable('reconcile_case')
    .set({ status, reason, actor, closed_at: at })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Open cases a look is answerable for: of its kinds and, where it has one, of its statement. */
export const listOpenCases = (
  tx: Tx | Db,
  kinds: readonly CaseKind[],
  statementId: string | null,
) =>
  tx
    .selectFrom('reconcile_case')
    .select(['id', 'kind', 'subject'])
    .where('status', '=', 'open')
    .where('kind', 'in', kinds)
    .where('statement_id', 'is not distinct from', statementId)
    .execute();

/** The newest first; only open ones unless all are wanted. */
export const listCases = (tx: Tx | Db, { isAll, limit }: { isAll: boolean; limit: number }) =>
  tx
    .selectFrom('reconcile_case')
    .selectAll()
    .$if(!isAll, (query) => query.where('status', '=', 'open'))
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** False when this very file was taken in before. */
export async function insertStatement(
  tx: Tx,
  statement: Row<'reconcile_statement'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reconcile_statement')
    .values(statement)
    .onConflict((conflict) => conflict.constraint('reconcile_statement_is_one').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const findStatement = (tx: Tx | Db, vendor: string, digest: Buffer) =>
  tx
    .selectFrom('reconcile_statement')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('digest', '=', digest)
    .executeTakeFirst();

export const getStatement = (tx: Tx | Db, id: string) =>
  tx.selectFrom('reconcile_statement').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Where the statement of the vendor before this one ends. */
export async function findEndBefore(
  tx: Tx | Db,
  { vendor, to_at: end }: Row<'reconcile_statement'>,
): Promise<Instant | null> {
  const { last } = await tx
    .selectFrom('reconcile_statement')
    .select((row) => row.fn.max('to_at').as('last'))
    .where('vendor', '=', vendor)
    .where('to_at', '<', end)
    .executeTakeFirstOrThrow();
  return last;
}

export const listStatementsSince = (tx: Tx | Db, at: Instant) =>
  tx
    .selectFrom('reconcile_statement')
    .selectAll()
    .where('imported_at', '>=', at)
    .orderBy('imported_at')
    .execute();

/** In slices, because a statement takes no bounds and a statement of SQL does. */
export async function insertLines(tx: Tx, lines: readonly Row<'reconcile_line'>[]): Promise<void> {
  const size = 2_000;
  for (let from = 0; from < lines.length; from += size) {
    await tx
      .insertInto('reconcile_line')
      .values(lines.slice(from, from + size))
      .onConflict((conflict) => conflict.columns(['vendor', 'kind', 'tx_id']).doNothing())
      .execute();
  }
}

export const listLines = (tx: Tx | Db, statementId: string) =>
  tx.selectFrom('reconcile_line').selectAll().where('statement_id', '=', statementId).execute();

type LineName = Pick<Row<'reconcile_line'>, 'kind' | 'tx_id'>;

/** What the vendor has said of these movements, in whichever statement. */
export const findLines = async (
  tx: Tx | Db,
  vendor: string,
  names: readonly LineName[],
): Promise<readonly Row<'reconcile_line'>[]> => {
  const { rows } = await sql<Row<'reconcile_line'>>`
    select l.* from unnest(${names.map(({ kind }) => kind)}::text[],
        ${names.map((name) => name.tx_id)}::text[]) as n (kind, tx_id)
      join reconcile_line l on l.vendor = ${vendor} and l.kind = n.kind and l.tx_id = n.tx_id`.execute(
    tx,
  );
  return rows;
};

export const listAges = async (tx: Tx | Db): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx.selectFrom('reconcile_age').selectAll().execute();
  return new Map(rows.map(({ vendor, hours }) => [vendor, hours]));
};

/** How long bets of a vendor may run before they become a case. */
export const setAge = (tx: Tx | Db, vendor: string, hours: number) =>
  tx
    .insertInto('reconcile_age')
    .values({ vendor, hours })
    .onConflict((conflict) => conflict.column('vendor').doUpdateSet({ hours }))
    .execute();
