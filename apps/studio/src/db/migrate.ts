import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { SCHEMA } from './client.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

/** Any number will do, as long as every process that migrates takes the same one. */
const LOCK = 7_210_416;

/** Brings the studio's schema up to date: each file once, in order, in a transaction of its own. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'baize studio migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`create schema if not exists ${SCHEMA}`);
    await client.query(`set search_path = ${SCHEMA}`);
    await client.query(
      `create table if not exists migration (
        name text primary key, checksum text not null, ran_at timestamptz not null default now())`,
    );
    const names = (await readdir(FOLDER)).filter((name) => NAME.test(name)).sort();
    for (const name of names) await runOnce(client, name);
  } finally {
    await client.end();
  }
}

async function runOnce(client: pg.Client, name: string): Promise<void> {
  const sql = await readFile(new URL(name, FOLDER), 'utf8');
  const checksum = createHash('sha256').update(sql).digest('hex');
  const { rows } = await client.query<{ checksum: string }>(
    'select checksum from migration where name = $1',
    [name],
  );
  const [before] = rows;
  if (before?.checksum === checksum) return;
  if (before) throw new Error(`migration ${name} was changed after it had run`);
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed: ${String(error)}`, { cause: error });
  }
}
