import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../../base/db/index.ts';

/** Shared by `ledger_enter`, exclusive here: the two numbers must be the same. */
const CLOSING_LOCK = 7_210_416;

/** Waits for every writer under way, then lets nobody write before that moment any more. */
export async function closeBefore(tx: Tx, moment: Instant): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CLOSING_LOCK})`.execute(tx);
  await tx
    .updateTable('ledger_fence')
    .set({ open_from: moment })
    .where('open_from', '<', moment)
    .execute();
}

/** The day of the first transfer there is, in UTC. */
export async function findFirstDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(created_at) at time zone 'UTC')::date::text as day from ledger_transfer`.execute(
    db,
  );
  return rows[0]?.day ?? null;
}

export type ClosedDay = Pick<Row<'ledger_day'>, 'digest' | 'previous' | 'transfer_count'> & {
  readonly day: string;
};

const dayColumns = [
  sql<string>`day::text`.as('day'),
  'digest',
  'previous',
  'transfer_count',
] as const;

export const findLastDay = (db: Db): Promise<ClosedDay | undefined> =>
  db.selectFrom('ledger_day').select(dayColumns).orderBy('day', 'desc').executeTakeFirst();

export const listDays = (db: Db): Promise<readonly ClosedDay[]> =>
  db.selectFrom('ledger_day').select(dayColumns).orderBy('day').execute();

/** Two that close the same day at once have the same to say. */
export const insertDay = (db: Db, day: Row<'ledger_day'>) =>
  db
    .insertInto('ledger_day')
    .values(day)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();

const PAGE = 5_000;

type Line = { readonly line: string; readonly at: string; readonly id: bigint };

/**
 * The transfers of a day (in UTC) as texts that say all of them, in the order of their writing.
 * Moments are microseconds, so that the text does not depend on anybody's settings.
 */
export async function* linesOf(db: Db, day: string): AsyncGenerator<string> {
  let after = { at: '-infinity', id: 0n };
  for (;;) {
    const { rows } = await sql<Line>`
      select created_at::text as at, id, json_build_array(
        id, (extract(epoch from created_at) * 1000000)::bigint,
        (extract(epoch from event_at) * 1000000)::bigint, request_key, reason,
        from_account, from_version, from_balance, to_account, to_version, to_balance,
        amount, reverses)::text as line
      from ledger_transfer
      where created_at >= (${day}::date)::timestamp at time zone 'UTC'
        and created_at < (${day}::date + 1)::timestamp at time zone 'UTC'
        and (created_at, id) > (${after.at}::timestamptz, ${after.id}::bigint)
      order by created_at, id limit ${PAGE}`.execute(db);
    for (const { line } of rows) yield line;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last;
  }
}

/** Entries that do not follow from the entry before them, and accounts that hold something else. */
export async function listBrokenEntries(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ words: string }>`
    with told as (
      select account_id, version, transfer_id, created_at, balance,
        coalesce(lag(balance) over history, 0)::numeric + amount as expected,
        coalesce(lag(version) over history, 0) + 1 as place
      from ledger_entry window history as (partition by account_id order by version)
    )
    select format('%s transfer %s leaves %s in account %s, not %s',
      (created_at at time zone 'UTC')::date, transfer_id, balance, account_id, expected) as words
    from told where balance <> expected or version <> place
    order by created_at, transfer_id limit 20`.execute(db);
  return rows.map(({ words }) => words);
}

export async function listBrokenAccounts(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ words: string }>`
    with last as (
      select distinct on (account_id) account_id, version, balance
      from ledger_entry order by account_id, version desc
    )
    select format('account %s holds %s, its last entry says %s', a.id, a.balance,
      coalesce(l.balance, 0)) as words
    from ledger_account a left join last l on l.account_id = a.id
    where a.balance <> coalesce(l.balance, 0) or a.version <> coalesce(l.version, 0)
    order by a.id limit 20`.execute(db);
  return rows.map(({ words }) => words);
}

export type Months = {
  readonly made: number;
  /** Tables that cannot be made: rows of these months are kept elsewhere already. */
  readonly stuck: readonly string[];
};

export async function makeMonths(db: Db, from: Instant, to: Instant): Promise<Months> {
  const { rows } = await sql<Months>`select made, stuck from ledger_make_months(
    (${from}::timestamptz at time zone 'UTC')::date,
    (${to}::timestamptz at time zone 'UTC')::date)`.execute(db);
  return rows[0] ?? { made: 0, stuck: [] };
}
