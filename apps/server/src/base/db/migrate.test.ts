import pg from 'pg';
import { expect, test } from 'vitest';
import { useWorld } from '../../testing/world.ts';
import { migrate, readMigrations } from './migrate.ts';

const t = useWorld();

const query = async <R extends pg.QueryResultRow>(text: string) => {
  const client = new pg.Client({ connectionString: t.world.url });
  await client.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
};

test('three processes that start at once migrate once', async () => {
  await Promise.all([migrate(t.world.url), migrate(t.world.url), migrate(t.world.url)]);
  const rows = await query<{ name: string }>('select name from schema_migration order by name');
  expect(rows.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name));
});

test('a migration that was changed after it ran stops the start', async () => {
  await query("update schema_migration set checksum = 'other' where name = '0001_kernel.sql'");
  await expect(migrate(t.world.url)).rejects.toThrow(
    'migration 0001_kernel.sql was changed after it had run',
  );
});
