import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerJobs } from '../../apps/server/src/books/ledger/index.ts';
import { givenAccount } from '../../apps/server/src/testing/identity.ts';
import { givenMember } from '../../apps/server/src/testing/ledger.ts';
import { useWorld } from '../../apps/server/src/testing/world.ts';
import { minor } from '../../packages/std/src/money.ts';
import { type DatabaseUrls, migrateAll, urlsUnder } from './prepare-database.ts';

const t = useWorld();
const clients: pg.Client[] = [];
let urls: DatabaseUrls;
let as: Record<keyof DatabaseUrls, pg.Client>;

beforeAll(async () => {
  urls = urlsUnder(t.world.url);
  await migrateAll(urls);
  await givenMember(t.world, minor(1_000n));
  as = {
    owner: await connect(urls.owner),
    site: await connect(urls.site),
    studio: await connect(urls.studio),
    book: await connect(urls.book),
  };
});
afterAll(() => Promise.all(clients.map((client) => client.end())));

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  clients.push(client);
  return client;
}

/** PostgreSQL's word for who may not: the right is missing, or they do not own it. */
const DENIED = { code: '42501' };

test.each([
  ['disable a trigger', 'alter table ledger_transfer disable trigger all'],
  ['drop a trigger', 'drop trigger operators_audit_append_only on operators_audit'],
  ['replace what a trigger does', 'drop function ledger_refuse_change() cascade'],
  ['turn triggers off for itself', 'set session_replication_role = replica'],
  ['change a transfer', `update ledger_transfer set reason = 'gift'`],
  ['delete transfers', 'delete from ledger_transfer'],
  ['empty the ledger', 'truncate ledger_transfer'],
  ['reach a month of it directly', 'delete from ledger_transfer_other'],
  ['read a month of it directly', 'select from ledger_transfer_other'],
  ['change an answer', 'update ledger_request set answer = answer'],
  ['unseal a day', 'delete from ledger_day'],
  ['delete an account', 'delete from ledger_account'],
  ['change the audit log', `update operators_audit set reason = 'other'`],
  ['delete from the audit log', 'delete from operators_audit'],
  ['change a payment of a bill', 'update settlement_payment set amount = 1'],
  ['change what happened to a deposit', `update deposits_step set status = 'credited'`],
  ['change what happened to a withdrawal', `update withdrawals_step set status = 'paid'`],
  ['delete what a deposit received', 'delete from deposits_receipt'],
  ['change what a deposit received', 'update deposits_receipt set amount = 1'],
  ['delete bets', 'delete from play_bet'],
  ['delete bills', 'delete from settlement_bill'],
  ['delete logins', 'delete from sessions_login'],
  ['change a login', `update sessions_login set outcome = 'in'`],
  ['delete members', 'delete from members_member'],
  ['delete withdrawals', 'delete from withdrawals_order'],
  ['delete rewards', 'delete from claims_reward'],
  ['delete alerts', 'delete from operators_alert'],
  ['add a table', 'create table mine (id int)'],
  ['drop a table', 'drop table members_profile'],
  ['say that a migration ran', `insert into schema_migration (name, checksum) values ('x', 'x')`],
  ['become the owner', 'set role baize'],
  ['read the studio’s seeds', 'select from studio.seed'],
  ['read the studio’s sessions', 'select from studio.session'],
  ['read the book’s seeds', 'select from book.draw'],
  ['read the book’s tickets', 'select from book.ticket'],
])('DOOR-07 the role that serves the site may not %s', async (_, statement) => {
  await expect(as.site.query(statement)).rejects.toMatchObject(DENIED);
});

test.each([
  ['read the vendors’ keys', 'select from public.vendors_key'],
  ['read members', 'select from public.members_profile'],
  ['write money', 'update public.ledger_account set balance = 0'],
  ['read jobs', 'select from graphile_worker.jobs'],
  ['disable its own constraints', 'alter table studio.seed disable trigger all'],
  ['drop its own tables', 'drop table studio.seed cascade'],
  ['add a table', 'create table studio.mine (id int)'],
  ['read the book’s seeds', 'select from book.draw'],
])('DOOR-07 the role that serves the studio may not %s', async (_, statement) => {
  await expect(as.studio.query(statement)).rejects.toMatchObject(DENIED);
});

test.each([
  ['read members', 'select from public.members_profile'],
  ['read the studio’s seeds', 'select from studio.seed'],
  ['drop its own tables', 'drop table book.ticket cascade'],
  ['add a table', 'create table book.mine (id int)'],
])('DOOR-07 the role that serves the book may not %s', async (_, statement) => {
  await expect(as.book.query(statement)).rejects.toMatchObject(DENIED);
});

test('DOOR-07 every table belongs to who migrates, and none to who serves', async () => {
  const { rows } = await as.owner.query<{ owner: string }>(
    `select distinct tableowner as owner from pg_tables
      where schemaname in ('public', 'studio', 'graphile_worker')`,
  );
  expect(rows).toEqual([{ owner: new URL(urls.owner).username }]);
});

test('DOOR-07 the serving role makes the ledger’s coming months, and reads and writes its own', async () => {
  const { rows } = await as.site.query(
    `select made from ledger_make_months('2031-01-01', '2031-02-01')`,
  );
  expect(rows).toEqual([{ made: 2 }]);
  const owners = await as.owner.query(
    `select tableowner from pg_tables where tablename = 'ledger_transfer_2031_02'`,
  );
  expect(owners.rows).toEqual([{ tableowner: new URL(urls.owner).username }]);
  await as.site.query(`select graphile_worker.add_job('${ledgerJobs[0]?.name}', '{}'::json)`);
  const jobs = await as.site.query('select id from graphile_worker.jobs');
  expect(jobs.rowCount).toBe(1);
  expect((await as.studio.query('select from studio.seed')).rowCount).toBe(0);
});

test('DOOR-07 logins are forgotten after a year by the owner’s right, and none sooner', async () => {
  const { id } = await givenAccount(t.world);
  const line = `insert into sessions_login (id, member_id, at, method, ip, user_agent, outcome)
    values ('login ' || $1, '${id}', now() - $1::interval, 'username', '203.0.113.7', '', 'refused')`;
  for (const age of ['1 day', '300 days', '366 days']) await as.site.query(line, [age]);
  await as.site.query(`select sessions_forget_logins('infinity')`);
  const left = await as.site.query('select from sessions_login');
  expect(left.rowCount).toBe(2);
});

test('DOOR-07 one role for two of the three is refused before anything is given', async () => {
  const same = migrateAll({ ...urls, studio: urls.site });
  await expect(same).rejects.toThrow('must name four different roles');
});
