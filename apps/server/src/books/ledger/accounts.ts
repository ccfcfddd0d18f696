import { assert } from '@baize/std/assert';
import type { AccountId, Id, MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import {
  type HouseAccountKey,
  isHouse,
  type MemberAccountKey,
  type MemberAccounts,
  type MemberPurpose,
} from './account.ts';
import * as queries from './queries.ts';

const POCKETS = ['cash', 'bonus', 'locked', 'held'] as const satisfies readonly MemberPurpose[];

/** Opens the four pockets of a member in a currency, or finds them: asked twice, it opens once. */
export async function openMemberAccounts(
  tx: Tx | Db,
  memberId: MemberId,
  currency: string,
): Promise<MemberAccounts> {
  const names = POCKETS.map((purpose) => ({ holder: memberId, purpose, part: '', currency }));
  await queries.insertMemberAccounts(tx, names);
  const accounts = await findMemberAccounts(tx, memberId, currency);
  assert(accounts, 'what was just opened is there');
  return accounts;
}

/** The four pockets, or undefined where the member has none in this currency. */
export async function findMemberAccounts(
  tx: Tx | Db,
  memberId: MemberId,
  currency: string,
): Promise<MemberAccounts | undefined> {
  const rows = await queries.listAccountIds(tx, memberId, currency);
  const idOf = (purpose: MemberPurpose) => rows.find((row) => row.purpose === purpose)?.id;
  const [cash, bonus, locked, held] = POCKETS.map(idOf);
  return cash && bonus && locked && held ? { cash, bonus, locked, held } : undefined;
}

/** One account of a member, opened if need be: points, or the wallet at a vendor. */
export async function openMemberAccount(tx: Tx | Db, key: MemberAccountKey): Promise<AccountId> {
  const { memberId, purpose, currency, part = '' } = key;
  const name = { holder: memberId, purpose, part, currency };
  const found = await queries.findAccountId(tx, name);
  if (found) return found.id;
  await queries.insertMemberAccounts(tx, [name]);
  return accountOf(tx, key);
}

/** The same account of many members, opened where it is missing, by whose it is. */
export async function openAccountsOfMany(
  tx: Tx | Db,
  members: readonly MemberId[],
  name: Pick<MemberAccountKey, 'purpose' | 'currency'>,
): Promise<ReadonlyMap<MemberId, AccountId>> {
  const known = await queries.listAccountsOfMany(tx, members, name);
  const holders = new Set(known.map(({ holder }) => holder));
  const missing = members.filter((memberId) => !holders.has(memberId));
  if (missing.length > 0) {
    const names = missing.map((holder) => ({ holder, part: '', ...name }));
    await queries.insertMemberAccounts(tx, names);
  }
  const opened = missing.length > 0 ? await queries.listAccountsOfMany(tx, missing, name) : [];
  return new Map([...known, ...opened].map(({ id, holder }) => [holder as MemberId, id]));
}

/** One account of a member; it must have been opened. */
export async function accountOf(tx: Tx | Db, key: MemberAccountKey): Promise<AccountId> {
  const { memberId, purpose, currency, part = '' } = key;
  const found = await queries.findAccountId(tx, { holder: memberId, purpose, part, currency });
  assert(found, `${memberId} has a ${purpose} account in ${currency}`);
  return found.id;
}

/** What an account for shares is held by: it has no member, and never falls below zero either. */
export type EscrowHolder = Id<'env'>;

/** The account of money that is set aside to be shared out, opened the first time it is asked for. */
export async function escrowAccount(
  tx: Tx | Db,
  holder: EscrowHolder,
  currency: string,
): Promise<AccountId> {
  const name = { holder, purpose: 'escrow', part: '', currency } as const;
  const found = await queries.findAccountId(tx, name);
  if (found) return found.id;
  await queries.insertMemberAccounts(tx, [name]);
  const opened = await queries.findAccountId(tx, name);
  assert(opened, 'what was just opened is there');
  return opened.id;
}

/** An account of the house, opened the first time it is asked for. */
export async function houseAccount(tx: Tx | Db, key: HouseAccountKey): Promise<AccountId> {
  const { purpose, currency, holder = 'house' } = key;
  const name = { holder, purpose, part: '', currency };
  const found = await queries.findAccountId(tx, name);
  if (found) return found.id;
  await queries.insertHouseAccount(tx, name);
  const opened = await queries.findAccountId(tx, name);
  assert(opened, 'what was just opened is there');
  return opened.id;
}

/** What an account holds; for the house, over all its stripes. */
export const getBalance = (tx: Tx | Db, account: AccountId): Promise<Minor> =>
  queries.sumBalance(tx, (isHouse(account) ? account - 15n : account) as AccountId, account);

/** What an account holds, and goes on holding until this transaction is over. Of members' accounts. */
export async function lockBalance(tx: Tx, account: AccountId): Promise<Minor> {
  assert(!isHouse(account), 'an account of the house is many rows');
  const [locked] = await queries.lockAccounts(tx, [account]);
  assert(locked, 'the account exists');
  return locked.balance;
}

/** Holds a member's pockets until the transaction ends, in the order in which all take them. */
export async function lockPockets(tx: Tx, pockets: MemberAccounts): Promise<void> {
  await queries.lockAccounts(tx, [pockets.cash, pockets.bonus, pockets.held]);
}

/** A number a member that is another one whenever any of their accounts has changed. */
export async function readVersions(
  db: Tx | Db,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, bigint>> {
  const rows = await queries.sumVersions(db, members);
  return new Map(rows.map(({ holder, version }) => [holder, version]));
}

/** The wallets a member has at vendors, by the vendor's code. */
export const listVendorWallets = (tx: Tx | Db, memberId: MemberId) =>
  queries.listAccountsOf(tx, memberId, 'vendor_wallet');

/** The cash of many members at once, by whose it is. */
export async function listCashAccounts(
  tx: Tx | Db,
  members: readonly MemberId[],
  currency: string,
): Promise<ReadonlyMap<MemberId, AccountId>> {
  const rows = await queries.listAccountsOfMany(tx, members, { purpose: 'cash', currency });
  return new Map(rows.map(({ id, holder }) => [holder as MemberId, id]));
}
