import { migrateSchema } from '@baize/vendor-kit/db/migrate';
import { SCHEMA } from './client.ts';

/** Any number will do, as long as every process that migrates takes the same one. */
const LOCK = 7_210_419;

/** Brings the book's schema up to date. */
export const migrate = (url: string): Promise<void> =>
  migrateSchema(url, {
    schema: SCHEMA,
    folder: new URL('./migrations/', import.meta.url),
    lock: LOCK,
  });
