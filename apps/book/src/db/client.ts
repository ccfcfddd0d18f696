import type { Vault } from '@baize/std/node/vault';
import { openSchema } from '@baize/vendor-kit/db/open-database';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** A row as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** The book's tables have a schema of their own, wherever the database is. */
export const SCHEMA = 'book';

export const openDatabase = (url: string, vault: Vault): Db =>
  openSchema<Tables>({ url, schema: SCHEMA, vault });
