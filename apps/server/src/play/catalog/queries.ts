import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import { atOneMoment, type Db, type Row, type Tx } from '../../base/db/index.ts';
import { listOpenStops } from '../switches/index.ts';
import type { CatalogueRows } from './snapshot.ts';

/** The whole catalogue as it was at one moment, in the order it is shown. */
export const readCatalogue = (db: Db): Promise<CatalogueRows> =>
  atOneMoment({ db }, async (tx) => ({
    vendors: await listVendors(tx),
    types: await listVendorTypes(tx),
    games: await listGames(tx),
    hot: await listHot(tx),
    stops: await listOpenStops(tx),
  }));

export const listVendors = (db: Db | Tx) =>
  db.selectFrom('catalog_vendor').selectAll().orderBy('position').orderBy('code').execute();

const listVendorTypes = (tx: Tx) =>
  tx.selectFrom('catalog_vendor_type').selectAll().orderBy('position').orderBy('vendor').execute();

const listGames = (tx: Tx) =>
  tx.selectFrom('catalog_game').selectAll().orderBy('position').orderBy('node_id').execute();

const listHot = (tx: Tx) =>
  tx.selectFrom('catalog_hot').selectAll().orderBy('position').orderBy('node_id').execute();

type NewVendor = Pick<Row<'catalog_vendor'>, 'code' | 'names' | 'position' | 'provider'>;

/** Those that are there keep what operators gave them; one without a provider gets ours. */
export const insertVendors = (tx: Tx, rows: readonly NewVendor[]) =>
  tx
    .insertInto('catalog_vendor')
    .values(rows.map((row) => ({ ...row, names: JSON.stringify(row.names) })))
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet((row) => ({ provider: row.ref('excluded.provider') }))
        .where('catalog_vendor.provider', 'is', null)
        .where((row) => row('excluded.provider', 'is not', null)),
    )
    .execute();

export const insertVendorTypes = (tx: Tx, rows: readonly Row<'catalog_vendor_type'>[]) =>
  tx
    .insertInto('catalog_vendor_type')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export type NewGame = Omit<
  Row<'catalog_game'>,
  'icon' | 'is_listed' | 'maintenance_from' | 'maintenance_until'
>;

/** Answers the numbers of those that were not there. */
export async function insertGames(tx: Tx, games: readonly NewGame[]): Promise<readonly number[]> {
  const rows = await tx
    .insertInto('catalog_game')
    .values(
      games.map((game) => ({
        ...game,
        names: JSON.stringify(game.names),
        stakes: game.stakes && JSON.stringify(game.stakes),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('node_id')
    .execute();
  return rows.map(({ node_id }) => node_id);
}

/**
 * Opens those that could not be played before, and puts them where they stand from now on. Answers
 * their numbers.
 */
export async function openGames(tx: Tx, games: readonly NewGame[]): Promise<readonly number[]> {
  const facts = games.map(({ node_id, position }) => ({ node_id, position }));
  const opened = await sql<{ node_id: number }>`
    update catalog_game as game
    set is_open = true, position = shipped.position
    from json_to_recordset(${JSON.stringify(facts)}::json)
      as shipped (node_id integer, position integer)
    where game.node_id = shipped.node_id and not game.is_open
    returning game.node_id`.execute(tx);
  return opened.rows.map(({ node_id }) => node_id);
}

/** What only those who ship a game know of it, with the type that SQL reads it as. */
const SHIPPED = {
  code: 'text',
  class: 'text',
  cover: 'text',
  is_open: 'boolean',
  has_trial: 'boolean',
  return_least_ppm: 'integer',
  return_most_ppm: 'integer',
  stakes: 'jsonb',
} as const satisfies Partial<Record<keyof NewGame, string>>;

/** Answers how many of them were not so before. */
export async function correctGames(tx: Tx, games: readonly NewGame[]): Promise<number> {
  const names = Object.keys(SHIPPED) as (keyof typeof SHIPPED)[];
  const list = (write: (name: keyof typeof SHIPPED) => string) =>
    sql.raw(names.map(write).join(', '));
  const changed = await sql<{ node_id: number }>`
    update catalog_game as game
    set ${list((name) => `${name} = shipped.${name}`)}
    from json_to_recordset(${JSON.stringify(games)}::json) as shipped
      (node_id integer, ${list((name) => `${name} ${SHIPPED[name]}`)})
    where game.node_id = shipped.node_id
      and (${list((name) => `game.${name}`)}) is distinct from
        (${list((name) => `shipped.${name}`)})
    returning game.node_id`.execute(tx);
  return changed.rows.length;
}

/** Takes games off every list for good; answers how many of them were on one. */
export async function retireGames(tx: Tx, nodeIds: readonly number[]): Promise<number> {
  await tx.deleteFrom('catalog_hot').where('node_id', 'in', nodeIds).execute();
  const retired = await tx
    .updateTable('catalog_game')
    .set({ is_listed: false, is_open: false })
    .where('node_id', 'in', nodeIds)
    .where('is_listed', '=', true)
    .returning('node_id')
    .execute();
  return retired.length;
}

/** A game that is hot already moves to its new place. */
export const upsertHot = async (tx: Tx, rows: readonly Row<'catalog_hot'>[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insertInto('catalog_hot')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('node_id').doUpdateSet((row) => ({ position: row.ref('excluded.position') })),
    )
    .execute();
};

type Window = Pick<Row<'catalog_game'>, 'maintenance_from' | 'maintenance_until'>;

export async function setVendorWindow(tx: Tx, code: string, window: Window): Promise<boolean> {
  const [result] = await tx
    .updateTable('catalog_vendor')
    .set(window)
    .where('code', '=', code)
    .execute();
  return result?.numUpdatedRows === 1n;
}

export async function setGameWindow(tx: Tx, nodeId: number, window: Window): Promise<boolean> {
  const [result] = await tx
    .updateTable('catalog_game')
    .set(window)
    .where('node_id', '=', nodeId)
    .execute();
  return result?.numUpdatedRows === 1n;
}

/** Whether a window began or ended after one moment and up to another. */
export async function hasEdgeBetween(
  db: Db | Tx,
  { after, upTo }: { readonly after: Instant; readonly upTo: Instant },
): Promise<boolean> {
  const found = await sql<{ is_there: boolean }>`
    select exists (
      select from (
        select maintenance_from as edge from catalog_vendor
        union all select maintenance_until from catalog_vendor
        union all select maintenance_from from catalog_game
        union all select maintenance_until from catalog_game
      ) as edges
      where edge > ${after} and edge <= ${upTo}
    ) as is_there`.execute(db);
  return found.rows[0]?.is_there ?? false;
}
