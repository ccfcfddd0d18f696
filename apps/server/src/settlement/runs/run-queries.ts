import type { Period } from '@baize/contract/agreement';
import type { BillKind } from '@baize/contract/settlement';
import type { Id, MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import { type Instant, instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../db/index.ts';

export type RunRow = Row<'settlement_run'>;
export type BillRow = Row<'settlement_bill'>;

/** False when the period was settled before; waits for whoever is settling it at this moment. */
export async function insertRun(tx: Tx, run: RunRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('settlement_run')
    .values(run)
    .onConflict((conflict) => conflict.columns(['kind', 'period', 'from_at']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const finishRun = (
  tx: Tx,
  { id, bill_count, amount }: Pick<RunRow, 'id' | 'bill_count' | 'amount'>,
) => tx.updateTable('settlement_run').set({ bill_count, amount }).where('id', '=', id).execute();

export const findRun = (db: Db | Tx, id: Id<'run'>) =>
  db.selectFrom('settlement_run').selectAll().where('id', '=', id).executeTakeFirst();

/** When the last settled period of a kind ended; null where none was settled. */
export async function findSettledTo(
  db: Db | Tx,
  { kind, period }: { readonly kind: BillKind; readonly period: Period },
): Promise<Instant | null> {
  const last = await db
    .selectFrom('settlement_run')
    .select('to_at')
    .where('kind', '=', kind)
    .where('period', '=', period)
    .orderBy('from_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.to_at ?? null;
}

const BILL_COLUMNS = {
  id: 'text',
  run_id: 'text',
  agreement_id: 'text',
  kind: 'text',
  payer_id: 'text',
  payee_id: 'text',
  currency: 'text',
  from_at: 'timestamptz',
  to_at: 'timestamptz',
  depth: 'integer',
  valid_bets: 'bigint',
  profit: 'bigint',
  active_members: 'integer',
  carried: 'bigint',
  base: 'bigint',
  tier: 'integer',
  rate: 'integer',
  rates: 'jsonb',
  amount: 'bigint',
  paid: 'bigint',
  carry: 'bigint',
  status: 'text',
  reason: 'text',
  created_at: 'timestamptz',
  settled_at: 'timestamptz',
} as const satisfies Record<keyof BillRow, string>;

const ROWS_PER_STATEMENT = 5_000;

/** All bills of a run, thousands by a statement: a column is one value. */
export async function insertBills(tx: Tx, bills: readonly BillRow[]): Promise<void> {
  const names = Object.keys(BILL_COLUMNS) as (keyof typeof BILL_COLUMNS)[];
  for (let at = 0; at < bills.length; at += ROWS_PER_STATEMENT) {
    const some = bills.slice(at, at + ROWS_PER_STATEMENT);
    const columns = names.map(
      (name) => sql`${some.map((bill) => bill[name])}::${sql.raw(`${BILL_COLUMNS[name]}[]`)}`,
    );
    await sql`insert into settlement_bill (${sql.raw(names.join(', '))})
      select * from unnest(${sql.join(columns)})`.execute(tx);
  }
}

type Sides = { readonly payerId: MemberId | null; readonly payeeId: MemberId };

export const carryKey = ({ payerId, payeeId, at }: Sides & { readonly at: Instant }): string =>
  `${payerId ?? ''} ${payeeId} ${at.getTime()}`;

/** What dividends' periods that ended at these moments left to the next ones, by `carryKey`. */
export async function listCarried(
  db: Db | Tx,
  moments: readonly number[],
): Promise<ReadonlyMap<string, Minor>> {
  const { rows } = await sql<Sides & { at: Instant; carry: Minor }>`
    select payer_id as "payerId", payee_id as "payeeId", to_at as at, carry from settlement_bill
    where kind = 'dividend' and carry < 0
      and to_at = any (${moments.map((moment) => instant(new Date(moment)))}::timestamptz[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [carryKey(row), row.carry]));
}

/** From when rebates are settled; the first who asks says from when. */
export async function startRebates(db: Db | Tx, at: Instant): Promise<Instant> {
  await db
    .insertInto('settlement_start')
    .values({ rebates_at: at })
    .onConflict((conflict) => conflict.column('is_only').doNothing())
    .execute();
  const { rebates_at } = await db
    .selectFrom('settlement_start')
    .select('rebates_at')
    .executeTakeFirstOrThrow();
  return rebates_at;
}
