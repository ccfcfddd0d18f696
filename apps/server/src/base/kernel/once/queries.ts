import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Held by the connection and not by a transaction; waits for whoever holds the name. */
export const holdName = (own: Db, name: string) =>
  sql`select pg_advisory_lock(hashtextextended(${name}, 0))`.execute(own);

export const releaseName = (own: Db, name: string) =>
  sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(own);
