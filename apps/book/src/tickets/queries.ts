import type { Minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';

export type Ticket = Row<'ticket'>;

export const findTicket = (db: Db | Tx, id: string): Promise<Ticket | undefined> =>
  db.selectFrom('ticket').selectAll().where('id', '=', id).executeTakeFirst();

export const getTicket = (db: Db | Tx, id: string): Promise<Ticket> =>
  db.selectFrom('ticket').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

type Page = { readonly before: string | null; readonly limit: number };

export const listTickets = (db: Db, player: string, { before, limit }: Page) =>
  db
    .selectFrom('ticket')
    .selectAll()
    .where('player', '=', player)
    .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

type Taken = { readonly id: string; readonly balance: Minor };

/**
 * Tickets whose stakes the wallet has taken. One that was given up meanwhile stays given up, and is
 * not among those returned.
 */
export const acceptTickets = async (db: Db | Tx, taken: readonly Taken[]) => {
  const input = JSON.stringify(taken.map(({ id, balance }) => ({ id, balance: `${balance}` })));
  const { rows } = await sql<Ticket>`update ticket
    set status = case when ticket.chase_id is null then 'accepted' else 'reserved' end,
      balance = input.balance, ask_at = null,
      wallet_token = null
    from json_to_recordset(${input}) as input (id text, balance bigint)
    where ticket.id = input.id and ticket.status = 'pending'
    returning ticket.*`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return taken.map(({ id }) => byId.get(id));
};

type RefusedTicket = {
  readonly id: string;
  readonly reason: string;
  readonly balance: Minor | null;
};

export const refuseTicket = (tx: Tx, { id, reason, balance }: RefusedTicket) =>
  tx
    .updateTable('ticket')
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

type GivingUp = {
  readonly reason: string;
  /** What has moved on meanwhile is left alone. */
  readonly from: readonly Ticket['status'][];
};

/** Gives tickets up for good; the wallet is told by the outbox, or by whoever asked. */
export const beginCancel = (tx: Db | Tx, ids: readonly string[], { reason, from }: GivingUp) =>
  tx
    .updateTable('ticket')
    .set({ status: 'cancelling', reason, ask_at: sql`book_now()`, wallet_token: null, asked: 0 })
    .where('id', 'in', [...ids])
    .where('status', 'in', [...from])
    .returningAll()
    .execute();

/** Whoever has not been confirmed when the draw is drawn takes no part. */
export const giveUpPending = (tx: Tx, drawId: string) =>
  tx
    .updateTable('ticket')
    .set({ status: 'cancelling', reason: 'unconfirmed', ask_at: sql`book_now()`, asked: 0 })
    .where('draw_id', '=', drawId)
    .where('status', '=', 'pending')
    .where('chase_id', 'is', null)
    .execute();

/** All that take part in a draw; a period of a chase that waits does not yet, and is moved. */
export const cancelOfDraw = (tx: Tx, drawId: string, reason: string) =>
  tx
    .updateTable('ticket')
    .set({ status: 'cancelling', reason, ask_at: sql`book_now()`, wallet_token: null, asked: 0 })
    .where('draw_id', '=', drawId)
    .where('status', 'in', ['pending', 'accepted'])
    .execute();

/** Those that took part; one that the wallet took back after the draw still did. */
export const listAccepted = (tx: Db | Tx, drawId: string) =>
  tx
    .selectFrom('ticket')
    .select(['id', 'bets'])
    .where('draw_id', '=', drawId)
    .where((where) =>
      where.or([
        where('status', 'in', ['accepted', 'settled']),
        where('reason', '=', 'wallet_void'),
      ]),
    )
    .orderBy('id')
    .execute();

/** Tickets the wallet is to be asked about, each by one process at a time. */
export const claimDue = async (db: Db, limit: number): Promise<readonly Ticket[]> => {
  const { rows } = await sql<Ticket>`update ticket
    set asked = asked + 1,
      ask_at = book_now() + least(interval '5 minutes', interval '2 seconds' * (1 << least(asked, 8)))
    where id in (select id from ticket where ask_at <= book_now()
      order by ask_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
};

type CancelledTicket = { readonly id: string; readonly balance: Minor | null };

export const endCancelled = async (tx: Db | Tx, tickets: readonly CancelledTicket[]) => {
  const input = JSON.stringify(
    tickets.map(({ id, balance }) => ({ id, balance: balance === null ? null : `${balance}` })),
  );
  const { rows } = await sql<Ticket>`update ticket
    set status = 'cancelled', ask_at = null, ended_at = book_now(),
      balance = coalesce(input.balance, ticket.balance)
    from json_to_recordset(${input}) as input (id text, balance bigint)
    where ticket.id = input.id and ticket.status = 'cancelling'
    returning ticket.*`.execute(tx);
  return rows;
};
