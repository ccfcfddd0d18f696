import type { Schedule } from '@baize/lottery/core/schedule';
import { withClose } from '@baize/lottery/core/schedule';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';
import type { KeptClose } from '../db/tables.ts';
import type { KeptTariff, Market } from '../market/market.ts';

export type TermsChange = Row<'terms_change'>;

/** A closing time is of no prize mode. */
export const CLOSE = '';

/** Changes come in force one after the other: what has the higher number was decided later. */
export const lockTerms = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('terms_change'))`.execute(tx);

type TermsPlace = { readonly lottery: string; readonly mode: string };

/** What holds of prizes, or of a closing time, up to a number; the newest where none is named. */
export const findInForce = (
  db: Db | Tx,
  { lottery, mode }: TermsPlace,
): Promise<TermsChange | undefined> =>
  db
    .selectFrom('terms_change')
    .selectAll()
    .where('lottery', '=', lottery)
    .where('mode', '=', mode)
    .where('status', '=', 'applied')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The prizes that people have set, by mode, as of a number; of all there are where it is null. */
export async function listTariffs(
  db: Db | Tx,
  { lottery, upTo }: { readonly lottery: string; readonly upTo: bigint | null },
): Promise<ReadonlyMap<string, KeptTariff>> {
  if (upTo === 0n) return new Map();
  const { rows } = await sql<{ mode: string; after: KeptTariff }>`
    select distinct on (mode) mode, after from terms_change
    where lottery = ${lottery} and mode <> ${CLOSE} and status = 'applied'
      and (${upTo}::bigint is null or number <= ${upTo}::bigint)
    order by mode, number desc`.execute(db);
  return new Map(rows.map(({ mode, after }) => [mode, after]));
}

/** When a lottery is drawn and closes, by what holds now. */
export async function scheduleOf(
  db: Db | Tx,
  { code, schedule }: Pick<Market, 'code' | 'schedule'>,
): Promise<Schedule> {
  const change = await findInForce(db, { lottery: code, mode: CLOSE });
  if (!change) return schedule;
  return withClose(schedule, (change.after as KeptClose).closeS) ?? schedule;
}

/** Of a lottery, and what waits of others; the newest first. */
export const listChanges = (db: Db, lottery: string, limit: number) =>
  db
    .selectFrom('terms_change')
    .selectAll()
    .where((where) => where.or([where('lottery', '=', lottery), where('status', '=', 'waiting')]))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const lockChange = (tx: Tx, id: string): Promise<TermsChange | undefined> =>
  tx
    .selectFrom('terms_change')
    .selectAll()
    .where('id', '=', BigInt(id))
    .forUpdate()
    .executeTakeFirst();

type NewChange = TermsPlace & {
  readonly before: KeptTariff | KeptClose;
  readonly after: KeptTariff | KeptClose;
  readonly reason: string;
  readonly by: string;
};

const rowOf = ({ lottery, mode, before, after, reason, by }: NewChange) => ({
  lottery,
  mode,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
  reason,
  asked_by: by,
});

/** Waits for a second person; false where another of its place waits already. */
export async function insertWaiting(tx: Tx, change: NewChange): Promise<boolean> {
  const rows = await tx
    .insertInto('terms_change')
    .values({
      ...rowOf(change),
      status: 'waiting',
      decided_by: null,
      decided_at: null,
      number: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

const NEXT_NUMBER = sql<bigint>`(select coalesce(max(number), 0) + 1 from terms_change)`;

export const insertApplied = (tx: Tx, change: NewChange) =>
  tx
    .insertInto('terms_change')
    .values({
      ...rowOf(change),
      status: 'applied',
      decided_by: null,
      decided_at: sql`book_now()`,
      number: NEXT_NUMBER,
    })
    .execute();

type Ending = {
  readonly id: bigint;
  readonly by: string;
  readonly status: 'applied' | 'refused';
};

export const endChange = (tx: Tx, { id, by, status }: Ending) =>
  tx
    .updateTable('terms_change')
    .set({
      status,
      decided_by: by,
      decided_at: sql`book_now()`,
      number: status === 'applied' ? NEXT_NUMBER : null,
    })
    .where('id', '=', id)
    .execute();
