import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

/** One after another for one member: what is counted and cut is then what the last one left. */
export const lockLobbyOf = (tx: Tx, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`lobby ${memberId}`}, 0))`.execute(tx);

export async function listFavourites(db: Db | Tx, memberId: MemberId): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('lobby_favourite')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('node_id', 'desc')
    .execute();
  return rows.map(({ node_id }) => node_id);
}

export const insertFavourite = (tx: Tx, favourite: Row<'lobby_favourite'>) =>
  tx.insertInto('lobby_favourite').values(favourite).execute();

export const deleteFavourite = (db: Db, memberId: MemberId, nodeId: number) =>
  db
    .deleteFrom('lobby_favourite')
    .where('member_id', '=', memberId)
    .where('node_id', '=', nodeId)
    .execute();

export const listRecent = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('lobby_recent')
    .select(['node_id', 'launched_at'])
    .where('member_id', '=', memberId)
    .orderBy('launched_at', 'desc')
    .orderBy('node_id', 'desc')
    .execute();

export const upsertRecent = (tx: Tx, recent: Row<'lobby_recent'>) =>
  tx
    .insertInto('lobby_recent')
    .values(recent)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'node_id']).doUpdateSet({ launched_at: recent.launched_at }),
    )
    .execute();

/** Forgets all but the newest. */
export const cutRecent = (tx: Tx, memberId: MemberId, kept: number) =>
  tx
    .deleteFrom('lobby_recent')
    .where('member_id', '=', memberId)
    .where('node_id', 'in', (rows) =>
      rows
        .selectFrom('lobby_recent')
        .select('node_id')
        .where('member_id', '=', memberId)
        .orderBy('launched_at', 'desc')
        .orderBy('node_id', 'desc')
        .offset(kept),
    )
    .execute();
