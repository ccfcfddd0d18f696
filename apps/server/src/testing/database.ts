import { randomBytes } from 'node:crypto';
import { assert } from '@baize/std/assert';
import pg from 'pg';

const TEMPLATE = 'baize_template';

/** A database of its own for a test file: a copy of the migrated template, dropped afterwards. */
export async function cloneDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = process.env['TEST_DATABASE_URL'];
  assert(admin, 'the test run has a database server');
  const name = `baize_test_${randomBytes(6).toString('hex')}`;
  await run(admin, `create database ${name} template ${TEMPLATE}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    drop: () => run(admin, `drop database if exists ${name} with (force)`),
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
