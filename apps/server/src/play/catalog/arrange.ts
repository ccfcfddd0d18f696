import { sql } from 'kysely';
import type { Tx } from '../../base/db/index.ts';
import type { MaintenanceOf } from './set-maintenance.ts';

/** Takes a vendor or a game off every list, or puts it back; false where there is none. */
export async function setListed(tx: Tx, what: MaintenanceOf, isListed: boolean): Promise<boolean> {
  const query =
    'vendor' in what
      ? tx
          .updateTable('catalog_vendor')
          .set({ is_listed: isListed })
          .where('code', '=', what.vendor)
      : tx
          .updateTable('catalog_game')
          .set({ is_listed: isListed })
          .where('node_id', '=', what.nodeId);
  const [result] = await query.execute();
  return result?.numUpdatedRows === 1n;
}

/** Puts all vendors of a category into this order; false where these are not all of them. */
export async function arrangeVendors(
  tx: Tx,
  gameType: string,
  vendors: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ vendor: string }>`
    select vendor from catalog_vendor_type where game_type = ${gameType} for update`.execute(tx);
  if (
    !isSameSet(
      rows.map(({ vendor }) => vendor),
      vendors,
    )
  )
    return false;
  await sql`
    update catalog_vendor_type t set position = o.place
    from unnest(${vendors}::text[]) with ordinality as o (vendor, place)
    where t.game_type = ${gameType} and t.vendor = o.vendor`.execute(tx);
  return true;
}

/**
 * Puts the games of a vendor into this order. They share out the places that they have among all
 * games, so that no other vendor's game moves; false where these are not all of them.
 */
export async function arrangeGames(
  tx: Tx,
  vendor: string,
  nodeIds: readonly number[],
): Promise<boolean> {
  const { rows } = await sql<{ node_id: number; position: number }>`
    select node_id, position from catalog_game
    where vendor = ${vendor} order by position, node_id for update`.execute(tx);
  if (
    !isSameSet(
      rows.map(({ node_id }) => node_id),
      nodeIds,
    )
  )
    return false;
  await sql`
    update catalog_game g set position = o.place
    from unnest(${nodeIds}::int[], ${placesOf(rows)}::int[]) as o (node_id, place)
    where g.node_id = o.node_id`.execute(tx);
  return true;
}

/** Places rise: two games that shared one stood by their numbers, which another order cannot keep. */
function placesOf(rows: readonly { readonly position: number }[]): readonly number[] {
  let last = Number.NEGATIVE_INFINITY;
  return rows.map(({ position }) => {
    last = Math.max(position, last + 1);
    return last;
  });
}

/** The hot list as it is, held until the transaction ends. */
export async function lockHot(tx: Tx): Promise<readonly number[]> {
  await sql`lock table catalog_hot in share row exclusive mode`.execute(tx);
  const rows = await tx
    .selectFrom('catalog_hot')
    .select('node_id')
    .orderBy('position')
    .orderBy('node_id')
    .execute();
  return rows.map(({ node_id }) => node_id);
}

/** Replaces the hot list; false where a game of it does not exist. */
export async function replaceHot(tx: Tx, nodeIds: readonly number[]): Promise<boolean> {
  await tx.deleteFrom('catalog_hot').execute();
  if (nodeIds.length === 0) return true;
  const { rows } = await sql<{ node_id: number }>`
    insert into catalog_hot (node_id, position)
    select o.node_id, min(o.place)::int from unnest(${nodeIds}::int[]) with ordinality
      as o (node_id, place)
    join catalog_game g on g.node_id = o.node_id group by 1
    returning node_id`.execute(tx);
  return rows.length === new Set(nodeIds).size;
}

export async function setReleasedOn(tx: Tx, nodeId: number, day: string): Promise<boolean> {
  const [result] = await tx
    .updateTable('catalog_game')
    .set({ released_on: day })
    .where('node_id', '=', nodeId)
    .execute();
  return result?.numUpdatedRows === 1n;
}

function isSameSet<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  const known = new Set(a);
  return new Set(b).size === b.length && a.length === b.length && b.every((one) => known.has(one));
}
