import type { AccountId, MemberId, TransferId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { Account, HousePurpose, MemberPurpose } from './account.ts';
import { textColumn, wholeColumn, wholeColumnOf } from './batch/columns.ts';

type AccountName = {
  readonly holder: string;
  readonly purpose: MemberPurpose | HousePurpose;
  readonly part: string;
  readonly currency: string;
};

const STRIPES = 16;

/** Opens what is not open yet, in one statement; two that open at once open one. */
export const insertMemberAccounts = (tx: Tx | Db, names: readonly AccountName[]) =>
  tx
    .insertInto('ledger_account')
    .values(
      names.map((name) => ({
        ...name,
        id: sql<AccountId>`nextval('ledger_member_account_number')`,
        floor: minor(0n),
      })),
    )
    .onConflict((conflict) => conflict.constraint('ledger_account_is_one').doNothing())
    .execute();

/** The sixteen stripes of an account of the house, numbered down from its own number. */
export async function insertHouseAccount(tx: Tx | Db, name: AccountName): Promise<void> {
  const { holder, purpose, part, currency } = name;
  await sql`
    insert into ledger_account (id, holder, purpose, part, currency, stripe)
    select first - stripe, ${holder}, ${purpose}, ${part}, ${currency}, stripe
    from (select nextval('ledger_house_account_number') as first) as number,
      generate_series(0, ${STRIPES - 1}::int) as stripe
    on conflict on constraint ledger_account_is_one do nothing`.execute(tx);
}

export const listAccountIds = (tx: Tx | Db, holder: string, currency: string) =>
  tx
    .selectFrom('ledger_account')
    .select(['id', 'purpose', 'part'])
    .where('holder', '=', holder)
    .where('currency', '=', currency)
    .where('stripe', '=', 0)
    .execute();

export const findAccountId = (tx: Tx | Db, { holder, purpose, part, currency }: AccountName) =>
  tx
    .selectFrom('ledger_account')
    .select('id')
    .where('holder', '=', holder)
    .where('purpose', '=', purpose)
    .where('part', '=', part)
    .where('currency', '=', currency)
    .where('stripe', '=', 0)
    .executeTakeFirst();

/** The accounts of one purpose that many members have in a currency. */
export const listAccountsOfMany = (
  tx: Tx | Db,
  holders: readonly MemberId[],
  { purpose, currency }: Pick<AccountName, 'purpose' | 'currency'>,
) =>
  tx
    .selectFrom('ledger_account')
    .select(['id', 'holder'])
    .where((eb) => eb('holder', '=', eb.fn.any(eb.val([...holders]))))
    .where('purpose', '=', purpose)
    .where('part', '=', '')
    .where('currency', '=', currency)
    .execute();

export const readAccounts = (tx: Tx | Db, ids: readonly AccountId[]): Promise<readonly Account[]> =>
  tx
    .selectFrom('ledger_account')
    .select(['id', 'currency', 'floor', 'balance', 'version', 'revision'])
    .where('id', 'in', ids)
    .execute();

/** Locks from the highest number down, as everywhere: two can then never wait for each other. */
export const lockAccounts = (tx: Tx, ids: readonly AccountId[]): Promise<readonly Account[]> =>
  tx
    .selectFrom('ledger_account')
    .select(['id', 'currency', 'floor', 'balance', 'version', 'revision'])
    .where(sql<boolean>`id = any (${wholeColumn(ids)}::bigint[])`)
    .orderBy('id', 'desc')
    .forNoKeyUpdate()
    .execute();

/** All stripes together, for the house; the one row there is, for a member. */
export async function sumBalance(tx: Tx | Db, from: AccountId, to: AccountId): Promise<Minor> {
  const { balance } = await tx
    .selectFrom('ledger_account')
    .select(sql<bigint>`coalesce(sum(balance), 0)`.as('balance'))
    .where('id', '>=', from)
    .where('id', '<=', to)
    .executeTakeFirstOrThrow();
  return minor(balance);
}

/**
 * Refuses a moment whose day is closed, keeps that day from closing before we commit, and answers
 * with the first of many numbers for transfers.
 */
export async function enter(tx: Tx, at: Instant): Promise<TransferId> {
  const { rows } = await sql<{ number: TransferId }>`
    select ledger_enter(${at}), nextval('ledger_transfer_number') as number`.execute(tx);
  return rows[0]?.number as TransferId;
}

export const findRequest = (tx: Tx | Db, key: string) =>
  tx.selectFrom('ledger_request').selectAll().where('key', '=', key).executeTakeFirst();

/** False when somebody has used the key before, or has just committed it while we waited. */
export async function insertRequest(tx: Tx, request: Row<'ledger_request'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('ledger_request')
    .values(request)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const insertTransfers = (tx: Tx, transfers: readonly Row<'ledger_transfer'>[]) =>
  tx.insertInto('ledger_transfer').values(transfers).execute();

type OneTransfer = Pick<Row<'ledger_request'>, 'key' | 'content' | 'first_transfer'>;

/** Many requests of one transfer each; answers how many of the keys were not used before. */
export async function insertRequests(
  tx: Tx,
  requests: readonly OneTransfer[],
  at: Instant,
): Promise<bigint> {
  const { numAffectedRows } = await sql`
    insert into ledger_request (key, content, answer, created_at, first_transfer, transfer_count)
    select unnest(${textColumn(requests.map(({ key }) => key))}::text[]),
      unnest(${textColumn(requests.map(({ content }) => content))}::text[]), '', ${at},
      unnest(${wholeColumnOf(requests, (request) => request.first_transfer)}::bigint[]), 1
    on conflict (key) do nothing`.execute(tx);
  return numAffectedRows ?? 0n;
}

type TransferRow = Row<'ledger_transfer'>;

/** Thousands that are written at one moment: a column is one value, not every cell. */
export async function insertMany(
  tx: Tx,
  transfers: readonly TransferRow[],
  at: Instant,
): Promise<void> {
  const whole = (of: (row: TransferRow) => bigint | number | null) =>
    sql`unnest(${wholeColumnOf(transfers, of)}::bigint[])`;
  const text = (of: (row: TransferRow) => string) =>
    sql`unnest(${textColumn(transfers.map(of))}::text[])`;
  await sql`
    insert into ledger_transfer (id, created_at, event_at, request_key, reason, from_account,
      from_version, from_balance, to_account, to_version, to_balance, amount, reverses)
    select ${whole(({ id }) => id)}, ${at}::timestamptz,
      'epoch'::timestamptz
        + interval '1 millisecond' * ${whole((row) => row.event_at.getTime())},
      ${text((row) => row.request_key)}, ${text(({ reason }) => reason)},
      ${whole((row) => row.from_account)}, ${whole((row) => row.from_version)},
      ${whole((row) => row.from_balance)}, ${whole((row) => row.to_account)},
      ${whole((row) => row.to_version)}, ${whole((row) => row.to_balance)},
      ${whole(({ amount }) => amount)}, ${whole(({ reverses }) => reverses)}`.execute(tx);
}

/** The transfers of a request, in the order they were made. */
export const listTransfers = (
  tx: Tx | Db,
  request: Pick<Row<'ledger_request'>, 'created_at' | 'first_transfer' | 'transfer_count'>,
): Promise<Row<'ledger_transfer'>[]> => {
  const first = request.first_transfer ?? (0n as TransferId);
  return tx
    .selectFrom('ledger_transfer')
    .selectAll()
    .where('created_at', '=', request.created_at)
    .where('id', '>=', first)
    .where('id', '<', (first + BigInt(request.transfer_count)) as TransferId)
    .orderBy('id')
    .execute();
};

/** What locked accounts hold from now on, and the number of their last entry. */
export async function setBalances(tx: Tx, accounts: readonly Account[]): Promise<void> {
  const column = (name: 'id' | 'balance' | 'version') =>
    sql`unnest(${wholeColumnOf(accounts, (account) => account[name])}::bigint[])`;
  await sql`
    update ledger_account a
    set balance = n.balance, version = n.version, revision = a.revision + 1
    from (select ${column('id')} as id, ${column('balance')} as balance,
      ${column('version')} as version) as n
    where a.id = n.id`.execute(tx);
}

/** How many entries the accounts of each of these members have together: it rises with every one. */
export async function sumVersions(
  db: Tx | Db,
  members: readonly MemberId[],
): Promise<readonly { holder: MemberId; version: bigint }[]> {
  const { rows } = await sql<{ holder: MemberId; version: bigint }>`
    select holder, sum(version) as version from ledger_account
    where holder = any (${members}::text[]) group by holder`.execute(db);
  return rows;
}

/** A holder's accounts of one purpose, with what they hold. */
export const listAccountsOf = (tx: Tx | Db, holder: string, purpose: MemberPurpose) =>
  tx
    .selectFrom('ledger_account')
    .select(['part', 'balance'])
    .where('holder', '=', holder)
    .where('purpose', '=', purpose)
    .orderBy('part')
    .execute();
