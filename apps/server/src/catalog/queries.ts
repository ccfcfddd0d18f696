import type { GameType } from '@baize/contract/game';
import type { Db, Row, Tx } from '../db/index.ts';

export const listVendors = (db: Db | Tx) =>
  db.selectFrom('catalog_vendor').selectAll().orderBy('position').orderBy('code').execute();

export const findVendor = (db: Db | Tx, code: string) =>
  db.selectFrom('catalog_vendor').selectAll().where('code', '=', code).executeTakeFirst();

export const listVendorsOfType = (db: Db | Tx, gameType: GameType) =>
  db
    .selectFrom('catalog_vendor_type')
    .innerJoin('catalog_vendor', 'catalog_vendor.code', 'catalog_vendor_type.vendor')
    .select(['catalog_vendor.code', 'catalog_vendor.names', 'catalog_vendor_type.position'])
    .where('catalog_vendor_type.game_type', '=', gameType)
    .orderBy('catalog_vendor_type.position')
    .orderBy('catalog_vendor.code')
    .execute();

export async function isVendorOfType(
  db: Db | Tx,
  gameType: GameType,
  code: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('catalog_vendor_type')
    .select('vendor')
    .where('game_type', '=', gameType)
    .where('vendor', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}

export const upsertVendors = (tx: Tx, rows: readonly Row<'catalog_vendor'>[]) =>
  tx
    .insertInto('catalog_vendor')
    .values(rows.map((row) => ({ ...row, names: JSON.stringify(row.names) })))
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((row) => ({
        names: row.ref('excluded.names'),
        position: row.ref('excluded.position'),
      })),
    )
    .execute();

export const upsertVendorTypes = (tx: Tx, rows: readonly Row<'catalog_vendor_type'>[]) =>
  tx
    .insertInto('catalog_vendor_type')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['game_type', 'vendor'])
        .doUpdateSet((row) => ({ position: row.ref('excluded.position') })),
    )
    .execute();
