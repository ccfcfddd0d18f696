import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const FOLDER = new URL('./migrations/', import.meta.url);
const NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

/** Any number will do, as long as every process that migrates takes the same one. */
const LOCK = 7_210_415;

export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

export async function readMigrations(): Promise<readonly Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => NAME.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings a database up to date: each file once, in order, in a transaction of its own. Two
 * processes that start together take turns. A file that was changed after it ran stops the start.
 * With `last` it stops after the file of that name, to make the database of an earlier release.
 */
export async function migrate(url: string, last?: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'baize migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      `create table if not exists schema_migration (
        name text primary key, checksum text not null, ran_at timestamptz not null default now())`,
    );
    const migrations = await readMigrations();
    await runMissing(
      client,
      migrations.filter(({ name }) => last === undefined || name <= last),
    );
    await runMigrations({ connectionString: url });
  } finally {
    await client.end();
  }
}

async function runMissing(client: pg.Client, migrations: readonly Migration[]) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const done = new Map(rows.map((row) => [row.name, row.checksum]));
  for (const migration of migrations) {
    const before = done.get(migration.name);
    if (before === migration.checksum) continue;
    if (before) throw new Error(`migration ${migration.name} was changed after it had run`);
    await runOne(client, migration);
  }
}

async function runOne(client: pg.Client, { name, sql, checksum }: Migration) {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed: ${String(error)}`, { cause: error });
  }
}
