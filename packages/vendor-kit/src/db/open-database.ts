import { keepVault } from '@baize/std/node/database-vault';
import type { Vault } from '@baize/std/node/vault';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

export type DatabasePlace = {
  readonly url: string;
  /** The vendor's tables have a schema of their own, wherever the database is. */
  readonly schema: string;
  /** Seals and opens what is secret in them. */
  readonly vault: Vault;
  readonly connections?: number;
};

/** Whole numbers of 64 bits are bigints: a JavaScript number stops being exact at 2^53. */
const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map([[20, BigInt]]);

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format);

export function openSchema<Tables>(place: DatabasePlace): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: place.url,
    max: place.connections ?? 8,
    application_name: `baize ${place.schema}`,
    connectionTimeoutMillis: 5_000,
    options: `-c search_path=${place.schema}`,
    types: { getTypeParser },
  });
  // A connection that breaks is replaced at the next query; without a listener it would end the
  // process, whether it broke while idle or in someone's hands.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  keepVault(db, place.vault);
  return db;
}

export const canReachDatabase = <Tables>(db: Kysely<Tables>): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
