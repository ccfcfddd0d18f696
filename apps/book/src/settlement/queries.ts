import type { Minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../db/client.ts';

export type SettlementRow = Row<'settlement'>;

export type TicketToSettle = Pick<
  Row<'ticket'>,
  'id' | 'bets' | 'pays' | 'tariff' | 'payout' | 'player' | 'currency'
>;

/** What comes after a ticket, in the order of their ids. */
type Page = { readonly after: string; readonly limit: number };

type Version = { readonly drawId: string; readonly version: number };

/** Tickets of a draw that have no settlement by this version of its result, in order. */
export const listUnsettled = async (
  db: Db | Tx,
  { drawId, version }: Version,
  { after, limit }: Page,
): Promise<readonly TicketToSettle[]> => {
  const { rows } = await sql<TicketToSettle>`
    select id, bets, pays, tariff, payout, player, currency from ticket
    where draw_id = ${drawId} and id > ${after} and status in ('accepted', 'settled')
      and not exists (select from settlement
        where ticket_id = ticket.id and version = ${version})
    order by id limit ${limit}`.execute(db);
  return rows;
};

export type NewSettlement = Pick<
  SettlementRow,
  'ticket_id' | 'version' | 'draw_id' | 'payout' | 'before' | 'explanation'
>;

/** Unique by ticket and version: whoever computes it second changes nothing. */
export async function insertSettlements(db: Db | Tx, rows: readonly NewSettlement[]) {
  if (rows.length === 0) return;
  const input = JSON.stringify(
    rows.map(({ payout, before, ...row }) => ({
      ...row,
      payout: `${payout}`,
      before: `${before}`,
    })),
  );
  await sql`insert into settlement
      (ticket_id, version, draw_id, payout, before, explanation, status)
    select ticket_id, version, draw_id, payout, before, explanation, 'due'
    from json_to_recordset(${input}) as input (ticket_id text, version integer, draw_id text,
      payout bigint, before bigint, explanation json)
    on conflict do nothing`.execute(db);
}

export type DueSettlement = Pick<SettlementRow, 'ticket_id' | 'version' | 'payout' | 'before'> &
  Pick<Row<'ticket'>, 'player' | 'currency'> & {
    /** An earlier correction has left something owed. */
    readonly was_owed: boolean;
  };

/** The next payouts of a draw that the wallet has not been told of, in the order of the tickets. */
export const listDue = async (
  db: Db,
  drawId: string,
  { after, limit }: Page,
): Promise<readonly DueSettlement[]> => {
  const { rows } = await sql<DueSettlement>`
    select settlement.ticket_id, settlement.version, settlement.payout, settlement.before,
      ticket.player, ticket.currency,
      exists (select from settlement as earlier where earlier.ticket_id = settlement.ticket_id
        and earlier.version < settlement.version and earlier.status = 'owed') as was_owed
    from settlement join ticket on ticket.id = settlement.ticket_id
    where settlement.draw_id = ${drawId} and settlement.status = 'due'
      and settlement.ticket_id > ${after} and settlement.ask_at <= book_now()
    order by settlement.ticket_id limit ${limit}`.execute(db);
  return rows;
};

export type ToldSettlement = Pick<SettlementRow, 'ticket_id' | 'version'> & {
  readonly status: 'paid' | 'owed' | 'void';
  readonly balance: Minor | null;
};

/** What the wallet has confirmed; the ticket says from now on what it pays. */
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
        as input (ticket_id text, version integer, status text, balance bigint)),
    told as (
      update settlement set status = input.status, told_at = book_now()
      from input where settlement.ticket_id = input.ticket_id
        and settlement.version = input.version and settlement.status = 'due'
      returning settlement.ticket_id, settlement.version, settlement.payout, settlement.status,
        input.balance)
    update ticket set status = 'settled', payout = told.payout, result_version = told.version,
      balance = coalesce(told.balance, ticket.balance), ended_at = book_now()
    from told where ticket.id = told.ticket_id and told.status <> 'void'`.execute(db);
  const voided = told.filter(({ status }) => status === 'void').map(({ ticket_id }) => ticket_id);
  if (voided.length === 0) return;
  await sql`update ticket set status = 'cancelling', reason = 'wallet_void', ask_at = book_now()
    where id = any (${voided}) and status = 'accepted'`.execute(db);
}

/** Asked again later, so that one that cannot be paid keeps no other from its payout. */
export const postpone = (db: Db, rows: readonly Pick<SettlementRow, 'ticket_id' | 'version'>[]) =>
  rows.length === 0
    ? Promise.resolve()
    : sql`update settlement set asked = asked + 1,
        ask_at = book_now() + least(interval '5 minutes', interval '1 second' * (1 << least(asked, 8)))
      from json_to_recordset(${JSON.stringify(
        rows.map(({ ticket_id, version }) => ({ ticket_id, version })),
      )}) as input (ticket_id text, version integer)
      where settlement.ticket_id = input.ticket_id and settlement.version = input.version
        and settlement.status = 'due'`.execute(db);

export const countDue = async (db: Db | Tx, drawId: string): Promise<number> => {
  const { rows } = await sql<{ due: bigint }>`select count(*) as due from settlement
    where draw_id = ${drawId} and status = 'due'`.execute(db);
  return Number(rows[0]?.due ?? 0);
};
