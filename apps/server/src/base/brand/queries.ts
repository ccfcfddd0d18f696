import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

export type SettingKey = 'maintenance' | 'access' | 'content';

type Setting = { brand: string; key: SettingKey; value: unknown; changed_at: Instant };

export const listSettings = (tx: Db | Tx, brand: string) =>
  tx.selectFrom('brand_setting').select(['key', 'value']).where('brand', '=', brand).execute();

/** Two who change a brand at once take turns, also while there is no row yet to lock. */
export const takeTurn = (tx: Tx, brand: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`brand_setting ${brand}`}))`.execute(tx);

export const putSetting = (tx: Tx, setting: Setting) => {
  const row = { ...setting, value: JSON.stringify(setting.value) };
  return tx
    .insertInto('brand_setting')
    .values(row)
    .onConflict((conflict) => conflict.columns(['brand', 'key']).doUpdateSet(row))
    .execute();
};

export const deleteSetting = (tx: Tx, brand: string, key: SettingKey) =>
  tx.deleteFrom('brand_setting').where('brand', '=', brand).where('key', '=', key).execute();
