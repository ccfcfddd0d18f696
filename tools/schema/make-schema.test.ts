import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeSchema } from './make-schema.ts';

test('the types and the page of the schema are what the migrations make', async () => {
  for (const { file, text } of await makeSchema(process.env['TEST_DATABASE_URL'] ?? '')) {
    const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(kept, `${path.basename(file)} is stale: run npm run db:types`).toBe(text);
  }
});
