import type { Minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../db/client.ts';

export type SlipSettlement = Row<'slip_settlement'>;

export type NewSettlement = Pick<
  SlipSettlement,
  'slip_id' | 'version' | 'payout' | 'before' | 'kind' | 'reason' | 'explanation' | 'ends'
>;

/** The newest settlement of each slip. */
export async function listLast(tx: Tx, slipIds: readonly string[]) {
  if (slipIds.length === 0) return new Map<string, SlipSettlement>();
  const rows = await tx
    .selectFrom('slip_settlement')
    .selectAll()
    .distinctOn('slip_id')
    .where('slip_id', 'in', [...slipIds])
    .orderBy('slip_id')
    .orderBy('version', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.slip_id, row]));
}

/** Unique by slip and version: whoever reckons it second fails, and changes nothing. */
export async function insertSettlements(tx: Tx, rows: readonly NewSettlement[]): Promise<void> {
  if (rows.length === 0) return;
  const input = JSON.stringify(
    rows.map(({ payout, before, ...row }) => ({
      ...row,
      payout: `${payout}`,
      before: `${before}`,
    })),
  );
  await sql`with input as (select * from json_to_recordset(${input}) as input (slip_id text,
        version integer, payout bigint, before bigint, kind text, reason text, explanation json,
        ends boolean)),
    made as (insert into slip_settlement
      (slip_id, version, payout, before, kind, reason, explanation, ends, status)
      select input.*, 'due' from input returning slip_id, version)
    update slip set version = made.version from made where slip.id = made.slip_id`.execute(tx);
}

export type DueSettlement = SlipSettlement &
  Pick<Row<'slip'>, 'player' | 'currency' | 'grant_id'> & {
    readonly was_owed: boolean;
    readonly replaces: boolean;
  };

/** The next payouts that the wallet has not been told of; of one slip the older goes first. */
export const listDue = async (db: Db, limit: number): Promise<readonly DueSettlement[]> => {
  const { rows } = await sql<DueSettlement>`
    select slip_settlement.*, slip.player, slip.currency, slip.grant_id,
      exists (select from slip_settlement as earlier
        where earlier.slip_id = slip_settlement.slip_id
          and earlier.version < slip_settlement.version and earlier.status = 'owed') as was_owed,
      exists (select from slip_settlement as earlier
        where earlier.slip_id = slip_settlement.slip_id
          and earlier.version < slip_settlement.version
          and (earlier.ends or earlier.told_as_end)) as replaces
    from slip_settlement join slip on slip.id = slip_settlement.slip_id
    where slip_settlement.status = 'due' and slip_settlement.ask_at <= book_now()
      and not exists (select from slip_settlement as earlier
        where earlier.slip_id = slip_settlement.slip_id
          and earlier.version < slip_settlement.version and earlier.status = 'due')
    order by slip_settlement.ask_at, slip_settlement.slip_id limit ${limit}`.execute(db);
  return rows;
};

export type ToldSettlement = Pick<SlipSettlement, 'slip_id' | 'version'> & {
  readonly status: 'paid' | 'owed' | 'void';
  readonly balance: Minor | null;
};

/** What the wallet has confirmed; the slip says from now on what it pays. */
export async function markTold(db: Db, told: readonly ToldSettlement[]): Promise<void> {
  if (told.length === 0) return;
  const input = JSON.stringify(
    told.map(({ balance, ...row }) => ({
      ...row,
      balance: balance === null ? null : `${balance}`,
    })),
  );
  await sql`with input as (
      select * from json_to_recordset(${input})
        as input (slip_id text, version integer, status text, balance bigint)),
    told as (
      update slip_settlement set status = input.status, told_at = book_now()
      from input where slip_settlement.slip_id = input.slip_id
        and slip_settlement.version = input.version and slip_settlement.status = 'due'
      returning slip_settlement.slip_id, slip_settlement.version, slip_settlement.payout,
        slip_settlement.ends, input.balance)
    update slip set status = case when told.ends then 'settled' else slip.status end,
      payout = told.payout, balance = coalesce(told.balance, slip.balance),
      ended_at = case when told.ends then book_now() else slip.ended_at end
    from told where slip.id = told.slip_id and slip.status in ('accepted', 'settled')`.execute(db);
}

/** Asked again later, so that one that cannot be paid keeps no other from its payout. */
export const postpone = (db: Db, rows: readonly Pick<SlipSettlement, 'slip_id' | 'version'>[]) =>
  rows.length === 0
    ? Promise.resolve()
    : sql`update slip_settlement set asked = asked + 1,
        ask_at = book_now() + least(interval '5 minutes', interval '1 second' * (1 << least(asked, 8)))
      from json_to_recordset(${JSON.stringify(
        rows.map(({ slip_id, version }) => ({ slip_id, version })),
      )}) as input (slip_id text, version integer)
      where slip_settlement.slip_id = input.slip_id and slip_settlement.version = input.version
        and slip_settlement.status = 'due'`.execute(db);
