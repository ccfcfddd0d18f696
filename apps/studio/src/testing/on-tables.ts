import pg from 'pg';

/** Looks into the studio's own tables, or makes something in them older than it is. */
export async function onTables<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=studio' });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
