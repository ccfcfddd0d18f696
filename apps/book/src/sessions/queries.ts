import type { Instant } from '@baize/std/time';
import type { Db, Row } from '../db/client.ts';

export const insertSession = (db: Db, session: Row<'session'>) =>
  db.insertInto('session').values(session).execute();

export const findSession = (db: Db, tokenHash: string) =>
  db.selectFrom('session').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();

export const deleteEnded = (db: Db, before: Instant) =>
  db.deleteFrom('session').where('expires_at', '<', before).execute();
