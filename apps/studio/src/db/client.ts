import { keepVault } from '@baize/std/node/database-vault';
import type { Vault } from '@baize/std/node/vault';
import { Kysely, PostgresDialect, type Selectable, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** A row as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** The studio's tables have a schema of their own, wherever the database is. */
export const SCHEMA = 'studio';

/** Whole numbers of 64 bits are bigints: a JavaScript number stops being exact at 2^53. */
const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map([[20, BigInt]]);

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format);

export function openDatabase(url: string, vault: Vault): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    application_name: 'baize studio',
    connectionTimeoutMillis: 5_000,
    options: `-c search_path=${SCHEMA}`,
    types: { getTypeParser },
  });
  // A connection that breaks is replaced at the next query; without a listener it would end the
  // process, whether it broke while idle or in someone's hands.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  keepVault(db, vault);
  return db;
}

export const canReachDatabase = (db: Db): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
