import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../db/client.ts';

export const insertSession = (tx: Db | Tx, session: Row<'session'>) =>
  tx.insertInto('session').values(session).execute();

export const findSession = (tx: Db | Tx, tokenHash: string, now: Instant) =>
  tx
    .selectFrom('session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const insertPurse = (tx: Db | Tx, purse: Row<'purse'>) =>
  tx.insertInto('purse').values(purse).execute();

export const getPurse = async (tx: Db | Tx, player: string): Promise<Minor> => {
  const query = tx.selectFrom('purse').select('balance').where('player', '=', player);
  return (await query.executeTakeFirstOrThrow()).balance;
};

export const lockPurse = async (tx: Tx, player: string): Promise<Minor> => {
  const query = tx.selectFrom('purse').select('balance').where('player', '=', player).forUpdate();
  return (await query.executeTakeFirstOrThrow()).balance;
};

export const savePurse = (tx: Tx, { player, ...rest }: Row<'purse'>) =>
  tx.updateTable('purse').set(rest).where('player', '=', player).execute();

/** Sessions that ended, and the purses nobody holds any more. Rounds stay: they can be recalled. */
export async function deleteEnded(tx: Db | Tx, before: Instant): Promise<void> {
  await tx.deleteFrom('session').where('expires_at', '<', before).execute();
  await tx.deleteFrom('purse').where('changed_at', '<', before).execute();
}
