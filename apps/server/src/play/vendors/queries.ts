import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import { type Db, openValue, type Row, sealValue, type Tx } from '../../base/db/index.ts';
import type { Vendor } from './vendor.ts';
import type { Scale } from './vendor-amount.ts';

type ScaleRow = { currency: string; decimals: number; worth: string; per: string };

export const writeScales = (scales: Readonly<Record<string, Scale>>): string =>
  JSON.stringify(scales, (_key, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  );

const readScales = (scales: unknown): ReadonlyMap<string, Scale> =>
  new Map(
    Object.entries(scales as Record<string, ScaleRow>).map(([code, scale]) => [
      code,
      { ...scale, worth: BigInt(scale.worth), per: BigInt(scale.per) },
    ]),
  );

export const saveVendor = (tx: Db | Tx, vendor: Row<'vendors_vendor'>) => {
  const { code: _code, created_at: _at, ...rest } = vendor;
  return tx
    .insertInto('vendors_vendor')
    .values(vendor)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(rest))
    .execute();
};

const materialOf = (keyId: string) => ({ of: 'vendors_key.material', row: keyId }) as const;

export const insertKey = (tx: Db | Tx, key: Row<'vendors_key'>) =>
  tx
    .insertInto('vendors_key')
    .values({ ...key, material: sealValue(tx, materialOf(key.key_id), key.material) })
    .execute();

export const getDialect = async (tx: Db | Tx, code: string) => {
  const query = tx.selectFrom('vendors_vendor').select('dialect').where('code', '=', code);
  return (await query.executeTakeFirstOrThrow()).dialect;
};

/** Lets a vendor's keys end at that moment, where they would not end before it. */
export const retireKeys = (tx: Db | Tx, vendor: string, at: Instant) =>
  tx
    .updateTable('vendors_key')
    .set({ retires_at: at })
    .where('vendor', '=', vendor)
    .where((is) => is.or([is('retires_at', 'is', null), is('retires_at', '>', at)]))
    .execute();

export const openVendor = (tx: Db | Tx, code: string, isOpen: boolean) =>
  tx.updateTable('vendors_vendor').set({ is_open: isOpen }).where('code', '=', code).execute();

/** Who they are, without what their keys are made of. */
export const listVendorNames = (db: Db | Tx) =>
  db
    .selectFrom('vendors_vendor')
    .select(['code', 'name', 'is_open as isOpen'])
    .orderBy('name')
    .orderBy('code')
    .execute();

/** All vendors with their keys: there are dozens, and every process keeps them. */
export async function listVendors(db: Db | Tx): Promise<readonly Vendor[]> {
  const { rows } = await sql<Row<'vendors_vendor'> & { keys: readonly KeyRow[] }>`
    select v.*, coalesce((select jsonb_agg(k.* order by k.created_at desc, k.key_id)
      from vendors_key k where k.vendor = v.code), '[]') as keys
    from vendors_vendor v`.execute(db);
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    dialect: row.dialect,
    isOpen: row.is_open,
    roundRule: row.round_rule,
    addresses: row.addresses,
    scales: readScales(row.scales),
    keys: row.keys.map((key) => ({
      keyId: key.key_id,
      algorithm: key.algorithm,
      material: openValue(db, materialOf(key.key_id), key.material),
      retiresAt: key.retires_at === null ? null : (new Date(key.retires_at) as Instant),
    })),
  }));
}

/** A key as JSON carries it: its moments are texts. */
type KeyRow = Omit<Row<'vendors_key'>, 'retires_at'> & { retires_at: string | null };
