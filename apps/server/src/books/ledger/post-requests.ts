import { assert } from '@baize/std/assert';
import type { AccountId, TransferId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { Account } from './account.ts';
import { applyMove, lockMoved, onStripe, stripeOf } from './post-transfer.ts';
import * as queries from './queries.ts';
import { contentOf, type Transfer } from './transfer.ts';

/** Accounts as they are, held until the transaction ends: nobody else moves anything before. */
export type LockedAccounts = ReadonlyMap<AccountId, Account>;

/**
 * Holds members' accounts, for an operation that pays what is there (`spendable`); all it will move
 * goes in one `postRequests`.
 */
export async function lockFunds(
  tx: Tx,
  at: Instant,
  ids: readonly AccountId[],
): Promise<LockedAccounts> {
  // The day is entered first, as by everybody who locks an account.
  await queries.enter(tx, at);
  if (ids.length === 0) return new Map();
  const accounts = await queries.lockAccounts(tx, [...new Set(ids)]);
  return new Map(accounts.map((account) => [account.id, account]));
}

/** What an account can give. */
export const spendable = ({ balance, floor }: Account): Minor => minor(balance - (floor ?? 0n));

type Requests = {
  readonly at: Instant;
  readonly transfers: readonly Omit<Transfer, 'at'>[];
  /** What the caller holds already. */
  readonly held?: LockedAccounts;
};

/**
 * Many transfers that each have a key of their own, in one go and in their order: what one brings can
 * be what the next one takes. None of the keys may have been used before: the caller holds what says
 * so.
 */
export async function postRequests(tx: Tx, { at, transfers, held }: Requests): Promise<void> {
  const first = await queries.enter(tx, at);
  const stripe = stripeOf(first);
  const accounts = await lockMoved(tx, transfers, { stripe, held });
  const rows = transfers.map((transfer, index) =>
    applyMove(
      accounts,
      { ...onStripe(transfer, stripe), at },
      (first + BigInt(index)) as TransferId,
    ),
  );
  const inserted = await queries.insertRequests(
    tx,
    transfers.map((transfer, index) => ({
      key: transfer.requestKey,
      content: contentOf([transfer]),
      first_transfer: (first + BigInt(index)) as TransferId,
    })),
    at,
  );
  assert(inserted === BigInt(transfers.length), 'no key is used twice');
  const moved = new Set(rows.flatMap((row) => [row.from_account, row.to_account]));
  await queries.setBalances(
    tx,
    accounts
      .values()
      .filter(({ id }) => moved.has(id))
      .toArray(),
  );
  await queries.insertMany(tx, rows, at);
}
