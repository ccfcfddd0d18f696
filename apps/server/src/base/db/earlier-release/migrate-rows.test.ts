import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { assert } from '@baize/std/assert';
import { placeOf, sealRows } from '@baize/std/node/seal-rows';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropDatabase } from '../../../testing/drop-database.ts';
import { testVault } from '../../../testing/keys.ts';
import { migrate } from '../migrate.ts';
import { SEALED_COLUMNS } from '../sealed-columns.ts';

/** The last migration of the release whose rows stand in `rows.sql`. */
const RELEASE = '0128_bet_times.sql';

const PLAYER = 'mem_01ARRIVEDPLAYER000000000';

type Rows = readonly pg.QueryResultRow[];

let admin: pg.Client;
let client: pg.Client;
const name = `baize_test_${randomBytes(6).toString('hex')}`;
let countsBefore: Rows;

const ask = async (text: string): Promise<Rows> => (await client.query(text)).rows;

/** How many rows each table of the earlier release has; the list of migrations grows by itself. */
async function countRows(tables: readonly string[]): Promise<Rows> {
  const counts = tables.map((table) => `select '${table}' as name, count(*)::int from ${table}`);
  return ask(`${counts.join(' union all ')} order by name`);
}

const listTables = async (): Promise<readonly string[]> => {
  const rows = await ask(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name <> 'schema_migration' order by 1`);
  return rows.map((row) => String(row['name']));
};

beforeAll(async () => {
  const server = process.env['TEST_DATABASE_URL'];
  assert(server, 'the test run has a database server');
  admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(url.href, RELEASE);
  client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(await readFile(new URL('rows.sql', import.meta.url), 'utf8'));
  countsBefore = await countRows(await listTables());
  await migrate(url.href);
  // The start of the product seals what an earlier release left in the clear.
  const asking = {
    query: (text: string, values: readonly unknown[]) => client.query(text, [...values]),
  };
  for (const column of SEALED_COLUMNS) await sealRows(asking, testVault, column);
});

afterAll(async () => {
  await client?.end();
  await dropDatabase(admin, name);
  await admin.end();
});

test('no row of the earlier release is lost', async () => {
  expect(countsBefore.length).toBeGreaterThan(50);
  const kept = await countRows(countsBefore.map((row) => String(row['name'])));
  expect(kept).toEqual(countsBefore);
});

test('balances stay, follow from the transfers, and come to zero', async () => {
  expect(await ask('select id::text, balance from ledger_account a order by a.id desc')).toEqual([
    { id: '2', balance: '20000' },
    { id: '1', balance: '95000' },
    { id: '-16', balance: '-100000' },
    { id: '-32', balance: '-15000' },
  ]);
  expect(
    await ask(`select a.id from ledger_account a
      where a.balance <> (select sum(e.amount) from ledger_entry e where e.account_id = a.id)`),
  ).toEqual([]);
  expect(await ask('select sum(balance)::text as sum from ledger_account')).toEqual([{ sum: '0' }]);
  expect(await ask("select answer from ledger_request where key = 'acme:bet:1'")).toEqual([
    { answer: '{"balance":"70000"}' },
  ]);
});

test('history is still append-only', async () => {
  await expect(client.query('update ledger_transfer set amount = 1')).rejects.toThrow(
    'append-only',
  );
});

test('records, orders and bets say what they said', async () => {
  expect(await ask('select stake::text, payout::text, bet_count from records_day')).toEqual([
    { stake: '30000', payout: '45000', bet_count: '1' },
  ]);
  expect(await ask('select valid_bets::text, deposits::text from teams_day')).toEqual([
    { valid_bets: '30000', deposits: '100000' },
  ]);
  expect(await ask('select id, status, credited from deposits_order order by id')).toEqual([
    { id: 'dep_1', status: 'credited', credited: '100000' },
    { id: 'dep_2', status: 'expired', credited: '0' },
  ]);
  expect(await ask('select order_id, place, status, at from deposits_step order by 1, 2')).toEqual([
    { order_id: 'dep_1', place: 1, status: 'waiting', at: new Date('2026-09-10T00:59:00Z') },
    { order_id: 'dep_1', place: 2, status: 'credited', at: new Date('2026-09-10T01:00:00Z') },
  ]);
  expect(await ask('select ref, payout_cash from play_bet order by ref')).toEqual([
    { ref: '1', payout_cash: '45000' },
    { ref: '2', payout_cash: '0' },
  ]);
});

test('secrets and personal values are sealed and open to what they were', async () => {
  const [profile] = await ask(`select birthday, id_number from members_profile
    where member_id = '${PLAYER}'`);
  const opened = (sealed: unknown, column: string, row: string) =>
    testVault.open(String(sealed), placeOf(column, row));
  expect(opened(profile?.['birthday'], 'members_profile.birthday', PLAYER)).toBe('1990-02-28');
  expect(opened(profile?.['id_number'], 'members_profile.id_number', PLAYER)).toBe('1100700123456');
  const accounts = await ask('select id, account_number from members_bank_account order by id');
  expect(
    accounts.map((row) =>
      opened(row['account_number'], 'members_bank_account.account_number', String(row['id'])),
    ),
  ).toEqual(['0123456789', '9876543210']);
  for (const { table, column } of SEALED_COLUMNS) {
    const clear = await ask(
      `select 1 from ${table} where not starts_with(${column}, 'sealed:v1:')`,
    );
    expect(clear, `${table}.${column}`).toEqual([]);
  }
});

test('operators keep their password, except who never finished setting it', async () => {
  expect(
    await ask(`select username, password_hash, set_up_at is not null as is_set_up, is_demo
      from operators_operator order by username`),
  ).toEqual([
    { username: 'admin', password_hash: 'hash-1', is_set_up: true, is_demo: true },
    { username: 'new', password_hash: null, is_set_up: false, is_demo: false },
    { username: 'settled', password_hash: 'hash-3', is_set_up: true, is_demo: false },
  ]);
});

test('the team of the demonstration is marked, and nobody else', async () => {
  expect(await ask('select account, is_demo from members_member order by account')).toEqual([
    { account: 'agent', is_demo: true },
    { account: 'malee', is_demo: false },
    { account: 'somchai', is_demo: true },
  ]);
});
