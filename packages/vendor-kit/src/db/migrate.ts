import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

export type Migrating = {
  /** The schema that holds all tables of this vendor. */
  readonly schema: string;
  /** The folder of its migrations, ending in a slash. */
  readonly folder: URL;
  /** Any number of the vendor's own, as long as every process that migrates takes the same one. */
  readonly lock: number;
};

const NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

/** Brings a vendor's schema up to date: each file once, in order, in a transaction of its own. */
export async function migrateSchema(
  url: string,
  { schema, folder, lock }: Migrating,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `baize ${schema} migrate`,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(`create schema if not exists ${schema}`);
    await client.query(`set search_path = ${schema}`);
    await client.query(
      `create table if not exists migration (
        name text primary key, checksum text not null, ran_at timestamptz not null default now())`,
    );
    const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
    for (const name of names) await runOnce(client, new URL(name, folder), name);
  } finally {
    await client.end();
  }
}

async function runOnce(client: pg.Client, file: URL, name: string): Promise<void> {
  const sql = await readFile(file, 'utf8');
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
