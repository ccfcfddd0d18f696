import { until } from '@baize/vendor-kit/testing/until';
import pg from 'pg';
import type { Platform } from './platform.ts';

/** Nobody can write a row of the table until it is let go; tells when somebody waits to. */
export async function holdTable(platform: Platform, table: string) {
  const client = new pg.Client({ connectionString: platform.world.url });
  await client.connect();
  await client.query(`begin; lock table book.${table} in share mode`);
  const waiting = async () =>
    (
      await platform.tables(
        `select from pg_locks where relation = 'book.${table}'::regclass and not granted`,
      )
    ).length;
  return {
    someoneWaits: (least = 1) => until(waiting, (count) => count >= least),
    letGo: () => client.end(),
  };
}
