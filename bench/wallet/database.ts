import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { assert } from '@baize/std/assert';
import type { AccountId, MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import pg from 'pg';
import { SUPERUSER, startPostgres } from '../../apps/server/src/base/db/embedded/index.ts';
import { type Connection, migrate, openDatabase } from '../../apps/server/src/base/db/index.ts';
import {
  idMaker,
  type NewId,
  systemChance,
  systemClock,
} from '../../apps/server/src/base/kernel/index.ts';
import { houseAccount, postTransfers } from '../../apps/server/src/books/ledger/index.ts';
import { testVault } from '../../apps/server/src/testing/keys.ts';

export const CURRENCY = 'THB';
const MEMBERS = 10_000;
const PURSE = minor(1_000_000_00n);

export type Bench = {
  readonly url: string;
  readonly connection: Connection;
  readonly members: readonly MemberId[];
  /** The cash accounts of the members, in their order. */
  readonly accounts: readonly AccountId[];
  readonly clearing: AccountId;
  readonly newId: NewId;
  stop(): Promise<void>;
};

/** A durable PostgreSQL of our own in a folder that goes away, with ten thousand full purses. */
export async function prepareBench(): Promise<Bench> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'baize-wallet-'));
  const postgres = await startPostgres({ dataDir, durable: true, log: () => {} });
  await migrate(postgres.url);
  const connection = openDatabase(postgres.url, { max: 4, vault: testVault });
  const newId = idMaker(systemClock, systemChance);
  const members = Array.from({ length: MEMBERS }, () => newId('mem'));
  const clearing = await houseAccount(connection.db, {
    purpose: 'vendor_clearing',
    holder: 'vendor:bench',
    currency: CURRENCY,
  });
  const accounts = await openPurses(connection, members);
  await connection.pool.query('vacuum analyze ledger_account');
  await ageLog(postgres.url);
  return {
    url: postgres.url,
    connection,
    members,
    accounts,
    clearing,
    newId,
    stop: async () => {
      await connection.db.destroy();
      await postgres.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const ACCOUNTS_PER_STATEMENT = 1_000;

async function openPurses({ db, pool }: Connection, members: readonly MemberId[]) {
  await pool.query(
    `insert into ledger_account (id, holder, purpose, currency, floor)
      select nextval('ledger_member_account_number'), holder, purpose, $2, 0
      from unnest($1::text[]) as holder,
        unnest(array['cash', 'bonus', 'locked', 'held']) as purpose`,
    [members, CURRENCY],
  );
  const { rows } = await pool.query<{ id: AccountId; holder: MemberId }>(
    `select id, holder from ledger_account where purpose = 'cash'`,
  );
  const idOf = new Map(rows.map(({ id, holder }) => [holder, id]));
  const accounts = members.map((member) => {
    const id = idOf.get(member);
    assert(id, 'every member has a purse');
    return id;
  });
  const bank = await houseAccount(db, { purpose: 'payment_clearing', currency: CURRENCY });
  for (let from = 0; from < accounts.length; from += ACCOUNTS_PER_STATEMENT) {
    const some = accounts.slice(from, from + ACCOUNTS_PER_STATEMENT);
    await db.transaction().execute((tx) =>
      postTransfers(tx, {
        requestKey: `bench-deposit:${from}`,
        at: systemClock.now(),
        moves: some.map((to) => ({ from: bank, to, amount: PURSE, reason: 'deposit_settled' })),
      }),
    );
  }
  return accounts;
}

/** More than a whole run writes: the last to be measured must not be the one that waits for new files. */
const LOG_FILES = 100;

/**
 * A database that has worked for a while writes its log into files it has written before; a new one
 * makes each of them anew, and whoever commits waits. Here that work is done before it counts, for
 * the yardstick as for all.
 */
async function ageLog(url: string): Promise<void> {
  const asSuperuser = new URL(url);
  asSuperuser.username = SUPERUSER;
  const client = new pg.Client({ connectionString: asSuperuser.href });
  await client.connect();
  const fileful = "select pg_logical_emit_message(true, 'bench', repeat('x', 15 * 1024 * 1024))";
  for (let file = 0; file < LOG_FILES; file++) await client.query(fileful);
  for (let round = 0; round < 2; round++) await client.query('checkpoint');
  await client.end();
}
