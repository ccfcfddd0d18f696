import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export type Debt = Row<'receivables_debt'>;
export type Collection = Row<'receivables_collection'>;
type DebtName = Pick<Debt, 'vendor' | 'bet_ref'>;

export const findClaim = (tx: Tx, vendor: string, txId: string) =>
  tx
    .selectFrom('receivables_claim')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('tx_id', '=', txId)
    .executeTakeFirst();

export const insertClaim = (tx: Tx, claim: Row<'receivables_claim'>) =>
  tx
    .insertInto('receivables_claim')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .returning('tx_id')
    .executeTakeFirst();

/** The debt of a bet is as large as the vendor said last. */
export const upsertDebt = (tx: Tx, debt: Omit<Debt, 'collected' | 'changed_at'>) =>
  tx
    .insertInto('receivables_debt')
    .values({ ...debt, changed_at: debt.created_at })
    .onConflict((conflict) =>
      conflict
        .columns(['vendor', 'bet_ref'])
        .doUpdateSet({ owed: debt.owed, changed_at: debt.created_at }),
    )
    .execute();

/** What a member owes in all. */
export async function sumOwed(db: Db | Tx, memberId: MemberId): Promise<Minor> {
  const { rows } = await sql<{ owed: Minor }>`select coalesce(sum(owed), 0)::bigint as owed
    from receivables_debt where member_id = ${memberId} and owed > 0`.execute(db);
  return rows[0]?.owed ?? (0n as Minor);
}

/** Debts that are open, or whose last attempt to collect has no end yet. */
export async function listOpenDebts(db: Db, memberId: MemberId | null): Promise<readonly Debt[]> {
  const { rows } = await sql<Debt>`select debt.* from receivables_debt as debt
    where (debt.owed > 0 or exists (select from receivables_collection as asked
        where asked.vendor = debt.vendor and asked.bet_ref = debt.bet_ref
          and asked.status = 'asked'))
      and (${memberId}::text is null or debt.member_id = ${memberId})
    order by debt.created_at limit 1000`.execute(db);
  return rows;
}

export const lockDebt = (tx: Tx, { vendor, bet_ref }: DebtName) =>
  tx
    .selectFrom('receivables_debt')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('bet_ref', '=', bet_ref)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const listCollections = (tx: Tx, { vendor, bet_ref }: DebtName) =>
  tx
    .selectFrom('receivables_collection')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('bet_ref', '=', bet_ref)
    .orderBy('number')
    .execute();

export const insertCollection = (tx: Tx, collection: Collection) =>
  tx.insertInto('receivables_collection').values(collection).execute();

export async function endCollection(
  tx: Tx,
  { vendor, bet_ref, number, amount }: Collection,
  { status, at }: { readonly status: 'done' | 'refused'; readonly at: Instant },
): Promise<void> {
  const ended = await tx
    .updateTable('receivables_collection')
    .set({ status })
    .where('vendor', '=', vendor)
    .where('bet_ref', '=', bet_ref)
    .where('number', '=', number)
    .where('status', '=', 'asked')
    .returning('number')
    .executeTakeFirst();
  if (!ended || status === 'refused') return;
  await sql`update receivables_debt set owed = greatest(0, owed - ${amount}),
      collected = collected + ${amount}, changed_at = ${at}
    where vendor = ${vendor} and bet_ref = ${bet_ref}`.execute(tx);
}
