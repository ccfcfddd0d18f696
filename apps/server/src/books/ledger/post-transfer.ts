import { assert } from '@baize/std/assert';
import type { AccountId, TransferId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import type { Row, Tx } from '../../base/db/index.ts';
import { ensure } from '../../base/kernel/index.ts';
import { type Account, isHouse, stripeAt, wholeOf } from './account.ts';
import * as queries from './queries.ts';
import {
  contentOf,
  type Move,
  type PostedTransfer,
  type Transfer,
  type TransferRequest,
} from './transfer.ts';

/**
 * Moves money from one account to another, inside an operation's own transaction: the one door of
 * operations. Asked twice with the same key it answers twice and moves once; asked for something
 * else with it, it refuses.
 */
export async function postTransfer(tx: Tx, transfer: Transfer): Promise<PostedTransfer> {
  const { requestKey, at, ...move } = transfer;
  const [posted] = await postTransfers(tx, { requestKey, at, moves: [move] });
  assert(posted, 'one move is one transfer');
  return posted;
}

/**
 * Several moves under one key, all or none. An operation that moves money more than once asks for
 * all of it in one call: accounts are then locked in one order everywhere, and nobody waits for
 * each other.
 */
export async function postTransfers(
  tx: Tx,
  request: TransferRequest,
): Promise<readonly PostedTransfer[]> {
  const { requestKey, at, moves } = request;
  assert(moves.length > 0, 'a request moves something');
  const first = await queries.enter(tx, at);
  const stripe = stripeOf(first);
  const accounts = await lockMoved(tx, moves, { stripe });
  // Looked up only once the accounts are locked: a repeat that raced us has finished by now.
  const earlier = await queries.findRequest(tx, requestKey);
  if (earlier) return repeated(tx, earlier, moves);

  const rows = moves.map((move, index) => {
    const id = (first + BigInt(index)) as TransferId;
    return applyMove(accounts, { ...onStripe(move, stripe), requestKey, at }, id);
  });
  const isOurs = await queries.insertRequest(tx, {
    key: requestKey,
    content: contentOf(moves),
    answer: '',
    created_at: at,
    first_transfer: first,
    transfer_count: rows.length,
  });
  if (!isOurs) return repeated(tx, await queries.findRequest(tx, requestKey), moves);

  await queries.setBalances(tx, [...accounts.values()]);
  await queries.insertTransfers(tx, rows);
  return rows.map(toPosted);
}

/** The transfers a request made, in their order; empty when it made none or is unknown. */
export async function listTransfersOf(
  tx: Tx,
  requestKey: string,
): Promise<readonly PostedTransfer[]> {
  const request = await queries.findRequest(tx, requestKey);
  return request ? (await queries.listTransfers(tx, request)).map(toPosted) : [];
}

/** Operations take the stripes of the house by turns, so that they seldom wait for each other. */
export const stripeOf = (number: TransferId): bigint => number >> 16n;

export const onStripe = <M extends Move>(move: M, stripe: bigint): M => ({
  ...move,
  from: accountOn(move.from, stripe),
  to: accountOn(move.to, stripe),
});

const accountOn = (id: AccountId, stripe: bigint): AccountId =>
  isHouse(id) ? stripeAt(wholeOf(id), stripe) : id;

type Locking = {
  readonly stripe: bigint;
  /** What is locked already: members' accounts, which come before those of the house. */
  readonly held?: ReadonlyMap<AccountId, Account> | undefined;
};

export async function lockMoved(tx: Tx, moves: readonly Move[], { stripe, held }: Locking) {
  const accounts = new Map(held);
  const striped = moves.map((move) => onStripe(move, stripe));
  const ids = new Set(striped.flatMap(({ from, to }) => [from, to]));
  const missing = [...ids].filter((id) => !accounts.has(id));
  const locked = missing.length === 0 ? [] : await queries.lockAccounts(tx, missing);
  for (const account of locked) accounts.set(account.id, account);
  return accounts;
}

async function repeated(
  tx: Tx,
  earlier: Row<'ledger_request'> | undefined,
  moves: readonly Move[],
): Promise<readonly PostedTransfer[]> {
  assert(earlier, 'a key that was taken can be read');
  ensure(earlier.content === contentOf(moves), 'repeated_differently');
  return (await queries.listTransfers(tx, earlier)).map(toPosted);
}

/** The row of one move, and the two accounts as it leaves them. */
export function applyMove(
  accounts: Map<AccountId, Account>,
  move: Transfer,
  id: TransferId,
): Row<'ledger_transfer'> {
  const from = accounts.get(move.from);
  const to = accounts.get(move.to);
  assert(from && to, 'both accounts exist');
  assert(from.id !== to.id, 'a transfer joins two accounts');
  assert(from.currency === to.currency, 'money does not change currency on the way');
  assert(move.amount > 0n, 'a transfer moves something');
  const left = minor(from.balance - move.amount);
  const isCovered = from.floor === null || left >= from.floor;
  ensure(isCovered, 'insufficient_funds', { balance: from.balance.toString() });
  const taken = { ...from, balance: left, version: from.version + 1n };
  const given = { ...to, balance: minor(to.balance + move.amount), version: to.version + 1n };
  accounts.set(from.id, taken).set(to.id, given);
  return {
    id,
    created_at: move.at,
    event_at: move.eventAt ?? move.at,
    request_key: move.requestKey,
    reason: move.reason,
    from_account: from.id,
    from_version: taken.version,
    from_balance: taken.balance,
    to_account: to.id,
    to_version: given.version,
    to_balance: given.balance,
    amount: move.amount,
    reverses: move.reverses ?? null,
  };
}

const toPosted = (row: Row<'ledger_transfer'>): PostedTransfer => ({
  id: row.id,
  requestKey: row.request_key,
  reason: row.reason,
  from: wholeOf(row.from_account),
  fromBalance: row.from_balance,
  to: wholeOf(row.to_account),
  toBalance: row.to_balance,
  amount: row.amount,
  reverses: row.reverses,
  eventAt: row.event_at,
  createdAt: row.created_at,
});
