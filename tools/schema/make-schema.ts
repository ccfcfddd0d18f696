import path from 'node:path';
import { Client } from 'pg';
import { ROOT } from '../paths.ts';
import { cloneTemplate, dropDatabase } from '../test-database/template.ts';
import { readCatalog } from './catalog.ts';
import { writeSql } from './write-sql.ts';
import { writeTypes } from './write-types.ts';

export type MadeFile = { readonly file: string; readonly text: string };

const FOLDER = path.join(ROOT, 'apps/server/src/base/db');

/** The two files as they follow from the migrations, read from a fresh clone of the template. */
export async function makeSchema(clusterUrl: string): Promise<readonly MadeFile[]> {
  const name = `schema_${process.pid}`;
  const client = new Client({ connectionString: await cloneTemplate(clusterUrl, name) });
  await client.connect();
  try {
    const catalog = await readCatalog(client);
    return [
      { file: path.join(FOLDER, 'schema.gen.ts'), text: writeTypes(catalog) },
      { file: path.join(FOLDER, 'schema.sql'), text: writeSql(catalog) },
    ];
  } finally {
    await client.end();
    await dropDatabase(clusterUrl, name);
  }
}
