import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../db/index.ts';

export type SettingKey = 'maintenance' | 'access';

export const listSettings = (tx: Db | Tx) =>
  tx.selectFrom('brand_setting').select(['key', 'value']).execute();

/** Two operators at once take turns; the second sees what the first has done. */
export const lockSettings = (tx: Tx) =>
  tx.selectFrom('brand_setting').select(['key', 'value']).orderBy('key').forUpdate().execute();

export const putSetting = (
  tx: Tx,
  setting: { key: SettingKey; value: unknown; changed_at: Instant },
) => {
  const row = { ...setting, value: JSON.stringify(setting.value) };
  return tx
    .insertInto('brand_setting')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
};

export const deleteSetting = (tx: Tx, key: SettingKey) =>
  tx.deleteFrom('brand_setting').where('key', '=', key).execute();
