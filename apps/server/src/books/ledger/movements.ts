import { assert } from '@baize/std/assert';
import type { TimeSpan } from '@baize/std/calendar';
import type { AccountId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { stripesOf } from './account.ts';

/** What one request moved between an account of the house and a member. */
export type Movement = {
  readonly requestKey: string;
  readonly holder: string;
  /** What came to the member, or went (below zero). */
  readonly amount: Minor;
  readonly eventAt: Instant;
};

/** What a transfer counts for stands above zero when it left `house`. */
const movedFrom = (house: RawBuilder<boolean>) => sql`
  select t.request_key as "requestKey", min(m.holder) as holder, min(t.event_at) as "eventAt",
    sum(case when ${house} then t.amount else -t.amount end) as amount
  from ledger_transfer t
  join ledger_account m on m.id = greatest(t.from_account, t.to_account)`;

/** What moved at an account of the house, by the time it happened; for reports, not for the hot path. */
export async function listMovements(
  tx: Tx | Db,
  house: AccountId,
  { from, to }: TimeSpan,
): Promise<readonly Movement[]> {
  // Nothing is written before it happened, so what was written earlier need not be read.
  // Told from this account's side: the other one may be of the house too.
  const stripes = stripesOf(house);
  const isFrom = sql<boolean>`t.from_account = any (${stripes})`;
  const { rows } = await sql<Movement>`${movedFrom(isFrom)}
    where t.created_at >= ${from} and t.event_at >= ${from} and t.event_at < ${to}
      and (${isFrom} or t.to_account = any (${stripes}))
    group by t.request_key`.execute(tx);
  return rows;
}

/** What these requests moved; one that moved nothing, or is not known, is not in the answer. */
export async function findMovements(
  tx: Tx | Db,
  keys: readonly string[],
): Promise<readonly Movement[]> {
  const { rows } = await sql<Movement>`${movedFrom(sql<boolean>`t.from_account < 0`)}
    join ledger_request r on r.created_at = t.created_at and r.key = t.request_key
    where r.key = any (${keys})
    group by t.request_key`.execute(tx);
  return rows;
}

export type TransferBetween = {
  readonly requestKey: string;
  readonly amount: Minor;
  readonly fromHolder: string;
  readonly toHolder: string;
};

/** The transfers that these requests made, and between whom. */
export async function findTransfers(
  tx: Tx | Db,
  keys: readonly string[],
): Promise<readonly TransferBetween[]> {
  const { rows } = await sql<TransferBetween>`
    select t.request_key as "requestKey", t.amount, f.holder as "fromHolder", g.holder as "toHolder"
    from ledger_request r
    join ledger_transfer t on t.created_at = r.created_at
      and t.id >= r.first_transfer and t.id < r.first_transfer + r.transfer_count
    join ledger_account f on f.id = t.from_account
    join ledger_account g on g.id = t.to_account
    where r.key = any (${[...keys]})`.execute(tx);
  return rows;
}

export type Weight = {
  readonly balance: Minor;
  /** What it should hold, told by its entries alone. */
  readonly entries: Minor;
};

/**
 * The balance of an account of the house and the sum of its transfers, read by one statement:
 * between two of them money would move.
 */
export async function weighAccount(tx: Tx | Db, house: AccountId): Promise<Weight> {
  const stripes = stripesOf(house);
  const { rows } = await sql<Weight>`
    select
      (select coalesce(sum(balance), 0) from ledger_account
        where id = any (${stripes})) as balance,
      (select coalesce(sum(case when to_account = any (${stripes}) then amount
          else -amount end), 0)
        from ledger_transfer
        where from_account = any (${stripes}) or to_account = any (${stripes})) as entries`.execute(
    tx,
  );
  const [weight] = rows;
  assert(weight, 'a sum is always there');
  return weight;
}
