import { assert } from '@baize/std/assert';
import type { AccountId } from '@baize/std/id';
import type pg from 'pg';
import type { WireValue } from '../../../base/db/index.ts';
import type { Account } from '../account.ts';
import type { StoredRequest } from '../transfer.ts';
import { textColumn, wholeColumn, wholeColumnOf } from './columns.ts';
import type { ExtraCheck } from './hot-path.ts';
import type { BatchSheet, DecidedTransfer, Running } from './sheet.ts';
import { type Extras, statementOf } from './statement.ts';

/** Statements are prepared once a connection; several asked at once travel together. */
export async function readAccounts(
  client: pg.ClientBase,
  ids: readonly AccountId[],
): Promise<readonly Account[]> {
  const { rows } = await client.query<Account>({
    name: 'ledger_read_accounts',
    text: `select id, currency, floor, balance, version, revision from ledger_account
      where id = any ($1::bigint[])`,
    values: [wholeColumn(ids)],
  });
  return rows;
}

/** Waits for whoever is at work on these accounts and keeps them for this transaction. */
export const lockAccounts = (client: pg.ClientBase, ids: readonly AccountId[]) =>
  client.query({
    name: 'ledger_lock_accounts',
    text: `select from ledger_account where id = any ($1::bigint[]) and id > 0
      order by id desc for no key update`,
    values: [wholeColumn(ids)],
  });

export async function readRequests(
  client: pg.ClientBase,
  keys: readonly string[],
): Promise<readonly StoredRequest[]> {
  const { rows } = await client.query<StoredRequest>({
    name: 'ledger_read_requests',
    text: 'select key, content, answer from ledger_request where key = any ($1::text[])',
    values: [textColumn(keys)],
  });
  return rows;
}

/** The first of the next 65,536 numbers for transfers. */
export async function takeNumbers(client: pg.ClientBase): Promise<bigint> {
  const { rows } = await client.query<{ first: bigint }>({
    name: 'ledger_take_numbers',
    text: `select nextval('ledger_transfer_number') as first`,
  });
  const [row] = rows;
  assert(row, 'a sequence has a next number');
  return row.first;
}

/** Writes all that was decided, and the module's own rows, by one statement. */
export async function writeBatch(
  client: pg.ClientBase,
  sheet: BatchSheet,
  extras: Extras,
): Promise<void> {
  const values = postValues(sheet);
  for (const part of [...extras.checks, ...extras.writes]) values.push(...part.values);
  await client.query({ ...statementOf(extras), values });
}

/** Accounts a decision hangs on though it left them alone: a bonus that had nothing to stake. */
export const checkSeen = (accounts: readonly Running[]): ExtraCheck => ({
  name: 'seen',
  sql: `select case when count(*) = cardinality($1::bigint[]) then 1 else decide_again() end as done
    from (select unnest($1::bigint[]) as id, unnest($2::bigint[]) as guard) as n
    cross join lateral (select from ledger_account a
      where a.id = n.id and a.revision = n.guard offset 0) as a`,
  values: [wholeColumnOf(accounts, ({ id }) => id), wholeColumnOf(accounts, ({ guard }) => guard)],
});

/**
 * The same look by itself, where nothing is written. Balances are read before the bets they are
 * weighed against: one that was settled in between would be refused for want of what it paid.
 */
export const confirmSeen = (client: pg.ClientBase, accounts: readonly Running[]) => {
  const { sql: text, values } = checkSeen(accounts);
  return client.query({ name: 'ledger_confirm_seen', text, values: [...values] });
};

function postValues(sheet: BatchSheet): unknown[] {
  const touched = sheet.touched();
  const house = touched.filter(({ isHouse }) => isHouse);
  return [
    sheet.at.toISOString(),
    ...memberColumns(touched.filter(({ isHouse }) => !isHouse)),
    wholeColumnOf(house, ({ id }) => id),
    wholeColumnOf(house, ({ balance }) => balance),
    wholeColumnOf(house, ({ version }) => version),
    ...transferColumns(sheet.transfers, new Map(house.map((account, i) => [account, i + 1]))),
    textColumn(sheet.requests.map(({ key }) => key)),
    textColumn(sheet.requests.map(({ content }) => content)),
    textColumn(sheet.requests.map(({ answer }) => answer)),
    wholeColumnOf(sheet.requests, ({ firstTransfer }) => firstTransfer),
    wholeColumnOf(sheet.requests, ({ transferCount }) => transferCount),
  ];
}

const memberColumns = (members: readonly Running[]): WireValue[] => [
  wholeColumnOf(members, ({ id }) => id),
  wholeColumnOf(members, ({ guard }) => guard),
  wholeColumnOf(members, ({ balance }) => balance),
  wholeColumnOf(members, ({ version }) => version),
];

const transferColumns = (
  transfers: readonly DecidedTransfer[],
  positions: ReadonlyMap<Running, number>,
): WireValue[] => [
  wholeColumnOf(transfers, ({ id }) => id),
  wholeColumnOf(transfers, ({ move }) => move.eventAt?.getTime()),
  textColumn(transfers.map(({ requestKey }) => requestKey)),
  textColumn(transfers.map(({ move }) => move.reason)),
  wholeColumnOf(transfers, ({ from }) => from.id),
  wholeColumnOf(transfers, ({ from }) => positions.get(from)),
  wholeColumnOf(transfers, ({ fromVersion }) => fromVersion),
  wholeColumnOf(transfers, ({ fromBalance }) => fromBalance),
  wholeColumnOf(transfers, ({ to }) => to.id),
  wholeColumnOf(transfers, ({ to }) => positions.get(to)),
  wholeColumnOf(transfers, ({ toVersion }) => toVersion),
  wholeColumnOf(transfers, ({ toBalance }) => toBalance),
  wholeColumnOf(transfers, ({ move }) => move.amount),
  wholeColumnOf(transfers, ({ move }) => move.reverses),
];
