import { Client } from 'pg';
import { SUPERUSER } from './cluster.ts';

type Door = { readonly port: number; readonly password: string };

/** The product's own role: it may make databases, and is no superuser. */
const ROLE = 'baize';
const DATABASE = 'baize';

export const urlOf = ({ port, password }: Door): string =>
  `postgres://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`;

/** Makes the role and the database of the product, each if it is not there yet. */
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
    if (!(await has('select from pg_roles where rolname = $1', ROLE))) {
      const secret = client.escapeLiteral(password);
      await client.query(`create role ${ROLE} login createdb password ${secret}`);
    }
    if (!(await has('select from pg_database where datname = $1', DATABASE))) {
      await client.query(`create database ${DATABASE} owner ${ROLE}`);
    }
  } finally {
    await client.end();
  }
}
