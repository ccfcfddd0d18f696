/**
 * The database: one pool per process, SQL migrations, and the types made from the migrated tables.
 * A query takes a transaction (or this `Db`) as its first argument; no module keeps one of its own.
 */
export { atOneMoment } from './at-one-moment.ts';
export {
  type Connection,
  type Db,
  listPools,
  openDatabase,
  type Row,
  type Tx,
} from './client.ts';
export { grantServing, OWN_VENDORS, type OwnVendor, type ServingNames } from './grant-serving.ts';
export { KEPT_TABLES } from './kept-tables.ts';
export { migrate } from './migrate.ts';
export { SEALED_COLUMNS, type SealedName } from './sealed-columns.ts';
export { sortedBy } from './sorted-by.ts';
export { digestValue, openValue, type SealedPlace, sealValue } from './vault.ts';
export { WireValue } from './wire-value.ts';
export { MEMBERS_TABLE, WITHHELD_TABLES } from './withheld-tables.ts';
