import { createHmac } from 'node:crypto';
import { Client } from 'pg';
import { SUPERUSER } from './cluster.ts';

type Door = { readonly port: number; readonly password: string };

/** Owns the tables and migrates them: it may make databases, and is no superuser. */
const OWNER = 'baize';
const DATABASE = 'baize';

/** Who serves: each may read and write its own tables, and owns none. */
export const SERVING_ROLES = {
  site: 'baize_site',
  studio: 'baize_studio',
  book: 'baize_book',
} as const;

export type ServingRole = keyof typeof SERVING_ROLES;

export const urlOf = ({ port, password }: Door): string =>
  `postgres://${OWNER}:${password}@127.0.0.1:${port}/${DATABASE}`;

/** The same database for one who serves. Only for an address of our own PostgreSQL. */
export function servingUrlOf(ownerUrl: string, role: ServingRole): string {
  const url = new URL(ownerUrl);
  url.username = SERVING_ROLES[role];
  url.password = passwordOf(SERVING_ROLES[role], decodeURIComponent(new URL(ownerUrl).password));
  return url.toString();
}

/** Derived, so that nothing more is kept; the owner's password does not follow from it. */
const passwordOf = (role: string, ownerPassword: string): string =>
  createHmac('sha256', ownerPassword).update(role).digest('base64url');

/** Makes the roles and the database of the product, each if it is not there yet. */
export async function ensureDatabase({ port, password }: Door): Promise<void> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
  });
  await client.connect();
  try {
    const has = async (sql: string, name: string) =>
      (await client.query(sql, [name])).rowCount === 1;
    const ensureRole = async (name: string, rights: string, secret: string) => {
      if (await has('select from pg_roles where rolname = $1', name)) return;
      const literal = client.escapeLiteral(secret);
      await client.query(`create role ${name} login ${rights} password ${literal}`);
    };
    await ensureRole(OWNER, 'createdb', password);
    for (const role of Object.values(SERVING_ROLES)) {
      await ensureRole(role, 'noinherit', passwordOf(role, password));
    }
    if (!(await has('select from pg_database where datname = $1', DATABASE))) {
      await client.query(`create database ${DATABASE} owner ${OWNER}`);
    }
  } finally {
    await client.end();
  }
}
