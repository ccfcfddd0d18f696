import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { SERVING_ROLES } from '../../apps/server/src/base/db/embedded/index.ts';
import { grantServing } from '../../apps/server/src/base/db/grant-serving.ts';
import { migrate, readMigrations } from '../../apps/server/src/base/db/migrate.ts';
import { dropDatabase as drop } from '../../apps/server/src/testing/drop-database.ts';

/** Migrated once and never opened again: a clone of it is a whole new database in a moment. */
export const TEMPLATE = 'baize_template';

/** Says who may do what with the tables: the template is made anew when this changes, too. */
const GRANTS = new URL('../../apps/server/src/base/db/grant-serving.ts', import.meta.url);

const NEXT = 'baize_template_next';
const KEPT = ['postgres', 'baize', 'template0', 'template1', TEMPLATE];

/** Makes the template anew when the migrations are not the ones it was made from. */
export async function refreshTemplate(url: string): Promise<void> {
  const wanted = await hashMigrations();
  await withClient(url, async (client) => {
    if ((await readMark(client)) === wanted) return;
    await drop(client, NEXT);
    await client.query(`create database ${NEXT}`);
    await migrate(databaseUrl(url, NEXT));
    await grantServing(databaseUrl(url, NEXT), {
      site: SERVING_ROLES.site,
      studio: null,
      book: null,
    });
    await client.query(`comment on database ${NEXT} is '${wanted}'`);
    // Closed to all, autovacuum included: PostgreSQL does not clone a database that is in use.
    await client.query(`alter database ${NEXT} allow_connections false`);
    await drop(client, TEMPLATE);
    await client.query(`alter database ${NEXT} rename to ${TEMPLATE}`);
  });
}

/** Drops every database the tests have made; the template stays for the next run. */
export async function dropClones(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname <> all ($1)',
      [KEPT],
    );
    for (const { datname } of rows) await drop(client, datname);
  });
}

/** Makes a clone of the template under that name and returns its address. */
export async function cloneTemplate(url: string, name: string): Promise<string> {
  await withClient(url, async (client) => {
    const clone = client.escapeIdentifier(name);
    await drop(client, name);
    await client.query(`create database ${clone} template ${TEMPLATE} strategy file_copy`);
  });
  return databaseUrl(url, name);
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await withClient(url, (client) => drop(client, name));
}

export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function hashMigrations(): Promise<string> {
  const checksums = (await readMigrations()).map(({ name, checksum }) => `${name} ${checksum}`);
  const grants = await readFile(GRANTS, 'utf8');
  return createHash('sha256').update(checksums.join('\n')).update(grants).digest('hex');
}

async function readMark(client: Client): Promise<string | null | undefined> {
  const { rows } = await client.query<{ mark: string | null }>(
    `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
    [TEMPLATE],
  );
  return rows[0]?.mark;
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
