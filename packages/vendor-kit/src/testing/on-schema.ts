import pg from 'pg';

export type TablesPlace = { readonly databaseUrl: string; readonly schema: string };

/** Looks into a vendor's own tables, or makes something in them older than it is. */
export async function onSchema<Row extends pg.QueryResultRow>(
  { databaseUrl, schema }: TablesPlace,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const options = `-c search_path=${schema}`;
  const client = new pg.Client({ connectionString: databaseUrl, options });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
