import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { GameName } from './list-bets.ts';

/** Something that a vendor moved, by the vendor's own id of it. */
export type Movement = { readonly vendor: string; readonly txId: string };

/**
 * The games of movements: a stake has the id of its bet, a result that or one of its own, and a later
 * version of it the bet's with a sign behind it.
 */
export async function listGamesOfMovements(
  db: Db | Tx,
  movements: readonly Movement[],
): Promise<readonly (Movement & GameName)[]> {
  if (movements.length === 0) return [];
  const vendors = movements.map(({ vendor }) => vendor);
  const txIds = movements.map(({ txId }) => txId);
  const { rows } = await sql<Movement & GameName>`
    select distinct q.vendor, q.tx_id as "txId", b.game
    from unnest(${vendors}::text[], ${txIds}::text[]) as q (vendor, tx_id)
    left join play_result r on r.vendor = q.vendor and r.ref = q.tx_id
    join play_bet b on b.vendor = q.vendor and b.kind in ('bet', 'tip')
      and b.ref in (coalesce(r.bet_ref, q.tx_id), split_part(q.tx_id, ':', 1))
    where b.game is not null`.execute(db);
  return rows;
}
