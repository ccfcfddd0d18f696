import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../../base/db/index.ts';

/** Their rate stays as it is until the transaction ends. Uplines are held before downlines. */
export const holdRate = (tx: Tx, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock_shared(hashtextextended(${`agents rate ${memberId}`}, 0))`.execute(
    tx,
  );

/** Nobody else sets their rate, or gives somebody below them one. */
export const lockRate = (tx: Tx, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`agents rate ${memberId}`}, 0))`.execute(tx);

export const findRate = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('agents_rebate')
    .select('rate')
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/** The highest that was set for any of these; nothing where none was. */
export async function highestOf(tx: Tx, ids: readonly MemberId[]): Promise<number> {
  const { highest } = await tx
    .selectFrom('agents_rebate')
    .select(({ fn }) => fn.max<number | null>('rate').as('highest'))
    .where(sql<boolean>`member_id = any (${ids})`)
    .executeTakeFirstOrThrow();
  return highest ?? 0;
}

export const saveRate = (tx: Tx, row: Row<'agents_rebate'>) =>
  tx
    .insertInto('agents_rebate')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ rate: row.rate, changed_at: row.changed_at }),
    )
    .execute();

type Cap = Pick<Row<'agents_rebate'>, 'rate' | 'changed_at'> & { readonly path: string };

/** Nobody of this team gets more than that. */
export const capRates = (tx: Tx, { path, rate, changed_at }: Cap) =>
  tx
    .updateTable('agents_rebate')
    .set({ rate, changed_at })
    .where('rate', '>', rate)
    .where(
      sql<boolean>`member_id in (select member_id from agents_place
        where path >= ${path}::ltree and path < ${path}::ltree || 'z')`,
    )
    .execute();
