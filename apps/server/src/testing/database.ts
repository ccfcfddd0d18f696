import { randomBytes } from 'node:crypto';
import { assert } from '@baize/std/assert';
import pg from 'pg';
import { dropDatabase } from './drop-database.ts';

const TEMPLATE = 'baize_template';

/** A database of its own for a test file: a copy of the migrated template, dropped afterwards. */
export async function cloneDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = process.env['TEST_DATABASE_URL'];
  assert(admin, 'the test run has a database server');
  const name = `baize_test_${randomBytes(6).toString('hex')}`;
  // Copying files takes half the time of writing the template's pages into the log.
  await on(admin, (client) =>
    client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`),
  );
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    drop: () => on(admin, (client) => dropDatabase(client, name)),
  };
}

async function on(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
