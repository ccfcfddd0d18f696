import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export const insertToken = (tx: Db | Tx, token: Row<'play_token'>) =>
  tx
    .insertInto('play_token')
    .values(token)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();

export const findToken = (db: Db | Tx, hash: string) =>
  db.selectFrom('play_token').selectAll().where('hash', '=', hash).executeTakeFirst();

export const lockToken = (tx: Tx, hash: string) =>
  tx.selectFrom('play_token').selectAll().where('hash', '=', hash).forUpdate().executeTakeFirst();

export const markUsed = (tx: Tx, hash: string, usedBy: string) =>
  tx.updateTable('play_token').set({ used_by: usedBy }).where('hash', '=', hash).execute();

type Ending = { readonly at: Instant; readonly sessionId?: string };

export const updateExpiry = (tx: Tx, memberId: MemberId, { at, sessionId }: Ending) => {
  const open = tx
    .updateTable('play_token')
    .set({ expires_at: at })
    .where('member_id', '=', memberId)
    .where('expires_at', '>', at);
  const those = sessionId === undefined ? open : open.where('session_id', '=', sessionId);
  return those.execute();
};

export const deleteTokensBefore = (tx: Db | Tx, at: Instant) =>
  tx.deleteFrom('play_token').where('expires_at', '<', at).execute();
