import type { Minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../db/client.ts';

export type Slip = Row<'slip'>;
export type SlipLeg = Row<'slip_leg'>;

export const findSlip = (db: Db | Tx, id: string): Promise<Slip | undefined> =>
  db.selectFrom('slip').selectAll().where('id', '=', id).executeTakeFirst();

export const getSlip = (db: Db | Tx, id: string): Promise<Slip> =>
  db.selectFrom('slip').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const findByKey = (db: Db | Tx, player: string, requestKey: string) =>
  db
    .selectFrom('slip')
    .selectAll()
    .where('player', '=', player)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

type Page = {
  readonly isOpen: boolean;
  readonly before: string | null;
  readonly limit: number;
};

const OPEN = ['pending', 'delayed', 'referred', 'accepted'] as const;

export const listSlips = (db: Db, player: string, { isOpen, before, limit }: Page) =>
  db
    .selectFrom('slip')
    .selectAll()
    .where('player', '=', player)
    .where('status', isOpen ? 'in' : 'not in', [...OPEN])
    .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const listLegs = (db: Db | Tx, slipIds: readonly string[]): Promise<readonly SlipLeg[]> =>
  slipIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('slip_leg')
        .selectAll()
        .where('slip_id', 'in', [...slipIds])
        .orderBy('slip_id')
        .orderBy('place')
        .execute();

export const refuseSlip = (
  tx: Tx,
  { id, reason, balance }: { id: string; reason: string; balance: Minor | null },
) =>
  tx
    .updateTable('slip')
    .set({
      status: 'refused',
      reason,
      balance,
      ask_at: null,
      wallet_token: null,
      ended_at: sql`book_now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();

type Giving = {
  readonly id: string;
  readonly reason: string;
  readonly details: Readonly<Record<string, unknown>> | null;
};

/** Gives a slip up for good: what it held is free, and its stake goes back. */
export const beginCancel = (tx: Tx, { id, reason, details }: Giving) =>
  tx
    .updateTable('slip')
    .set({
      status: 'cancelling',
      reason,
      details: details === null ? null : JSON.stringify(details),
      decides_at: null,
      ask_at: sql`book_now()`,
      wallet_token: null,
      asked: 0,
    })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'delayed', 'referred', 'accepted'])
    .returningAll()
    .executeTakeFirst();

/** Slips the wallet is to be asked about, each by one process at a time. */
export const claimDue = async (db: Db, limit: number): Promise<readonly Slip[]> => {
  const { rows } = await sql<Slip>`update slip
    set asked = asked + 1,
      ask_at = book_now() + least(interval '5 minutes', interval '2 seconds' * (1 << least(asked, 8)))
    where id in (select id from slip where ask_at <= book_now()
      order by ask_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
};

export const endCancelled = async (
  db: Db,
  slips: readonly { readonly id: string; readonly balance: Minor }[],
): Promise<void> => {
  const input = JSON.stringify(slips.map(({ id, balance }) => ({ id, balance: `${balance}` })));
  await sql`update slip set status = 'cancelled', ask_at = null, ended_at = book_now(),
      balance = input.balance
    from json_to_recordset(${input}) as input (id text, balance bigint)
    where slip.id = input.id and slip.status = 'cancelling'`.execute(db);
};
