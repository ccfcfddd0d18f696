import { type Minor, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../db/client.ts';

export const insertSession = (tx: Db | Tx, session: Row<'session'>) =>
  tx.insertInto('session').values(session).execute();

export const findSession = (tx: Db | Tx, tokenHash: string) =>
  tx.selectFrom('session').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();

export const insertPurse = (tx: Db | Tx, purse: Row<'purse'>) =>
  tx.insertInto('purse').values(purse).execute();

export const getPurse = async (tx: Db | Tx, player: string): Promise<Minor> => {
  const query = tx.selectFrom('purse').select('balance').where('player', '=', player);
  return (await query.executeTakeFirstOrThrow()).balance;
};

type Moving = { readonly player: string; readonly by: Minor; readonly at: Instant };

/** Puts play money into a purse or takes it out: what is left, null where it would not be enough. */
export const movePurse = async (tx: Tx, { player, by, at }: Moving): Promise<Minor | null> => {
  const query = tx
    .updateTable('purse')
    .set((purse) => ({ balance: purse('balance', '+', by), changed_at: at }))
    .where('player', '=', player)
    .where((purse) => purse(purse('balance', '+', by), '>=', ZERO))
    .returning('balance');
  return (await query.executeTakeFirst())?.balance ?? null;
};

type Filling = { readonly player: string; readonly to: Minor; readonly at: Instant };

/** Fills a purse up to an amount, or leaves it if there is more in it. */
export const fillPurse = async (tx: Db | Tx, { player, to, at }: Filling): Promise<Minor> => {
  const query = tx
    .updateTable('purse')
    .set((purse) => ({ balance: purse.fn('greatest', ['balance', purse.val(to)]), changed_at: at }))
    .where('player', '=', player)
    .returning('balance');
  return (await query.executeTakeFirstOrThrow()).balance;
};

/** Sessions that ended, and the purses nobody holds any more. Rounds stay: they can be recalled. */
export async function deleteEnded(tx: Db | Tx, before: Instant): Promise<void> {
  await tx.deleteFrom('session').where('expires_at', '<', before).execute();
  await tx.deleteFrom('purse').where('changed_at', '<', before).execute();
}
