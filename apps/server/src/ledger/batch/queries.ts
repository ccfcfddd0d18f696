import { assert } from '@baize/std/assert';
import type { AccountId } from '@baize/std/id';
import type pg from 'pg';
import type { Account } from '../account.ts';
import type { StoredRequest } from '../transfer.ts';
import { textColumn, wholeColumn } from './columns.ts';
import type { ExtraWrite } from './hot-path.ts';
import type { BatchSheet, DecidedTransfer, Running } from './sheet.ts';

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

const POST_VALUES = 27;
const POST = `ledger_post(${Array.from({ length: POST_VALUES }, (_, i) => `$${i + 1}`).join(', ')})`;

/** Writes all that was decided, and the module's own rows, by one statement. */
export async function writeBatch(
  client: pg.ClientBase,
  sheet: BatchSheet,
  writes: readonly ExtraWrite[],
): Promise<void> {
  const values = postValues(sheet);
  const parts = writes.map((write) => shift(write, values));
  // A part that only reads is run because the outer query asks for it; those that write always are.
  await client.query({
    name: statementName(writes),
    text: `with ${[`posted as (select ${POST} as done)`, ...parts].join(', ')}
      select count(done) from posted`,
    values,
  });
}

/** PostgreSQL keeps 63 characters of a statement's name; two that differ later would be one. */
const NAME_MAX = 63;

function statementName(writes: readonly ExtraWrite[]): string {
  const name = ['post', ...writes.map((write) => write.name)].join(' ');
  assert(name.length <= NAME_MAX, `the name of a statement is short: ${name}`);
  return name;
}

/** Gives the values of one more write their places behind those that are there already. */
function shift({ name, sql, values }: ExtraWrite, all: unknown[]): string {
  const before = all.length;
  all.push(...values);
  return `${name} as (${sql.replace(/\$(\d+)/g, (_, place) => `$${Number(place) + before}`)})`;
}

function postValues(sheet: BatchSheet): unknown[] {
  const touched = sheet.touched();
  const house = touched.filter(({ isHouse }) => isHouse);
  return [
    sheet.at.toISOString(),
    ...memberColumns(touched.filter(({ isHouse }) => !isHouse)),
    wholeColumn(house.map(({ id }) => id)),
    wholeColumn(house.map(({ balance }) => balance)),
    wholeColumn(house.map(({ version }) => version)),
    ...transferColumns(sheet.transfers, new Map(house.map((account, i) => [account, i + 1]))),
    textColumn(sheet.requests.map(({ key }) => key)),
    textColumn(sheet.requests.map(({ content }) => content)),
    textColumn(sheet.requests.map(({ answer }) => answer)),
    wholeColumn(sheet.requests.map(({ firstTransfer }) => firstTransfer)),
    wholeColumn(sheet.requests.map(({ transferCount }) => transferCount)),
  ];
}

const memberColumns = (members: readonly Running[]): string[] => [
  wholeColumn(members.map(({ id }) => id)),
  wholeColumn(members.map(({ guard }) => guard)),
  wholeColumn(members.map(({ balance }) => balance)),
  wholeColumn(members.map(({ version }) => version)),
];

const transferColumns = (
  transfers: readonly DecidedTransfer[],
  positions: ReadonlyMap<Running, number>,
): string[] => [
  wholeColumn(transfers.map(({ id }) => id)),
  wholeColumn(transfers.map(({ move }) => move.eventAt?.getTime())),
  textColumn(transfers.map(({ requestKey }) => requestKey)),
  textColumn(transfers.map(({ move }) => move.reason)),
  wholeColumn(transfers.map(({ from }) => from.id)),
  wholeColumn(transfers.map(({ from }) => positions.get(from))),
  wholeColumn(transfers.map(({ fromVersion }) => fromVersion)),
  wholeColumn(transfers.map(({ fromBalance }) => fromBalance)),
  wholeColumn(transfers.map(({ to }) => to.id)),
  wholeColumn(transfers.map(({ to }) => positions.get(to))),
  wholeColumn(transfers.map(({ toVersion }) => toVersion)),
  wholeColumn(transfers.map(({ toBalance }) => toBalance)),
  wholeColumn(transfers.map(({ move }) => move.amount)),
  wholeColumn(transfers.map(({ move }) => move.reverses)),
];
