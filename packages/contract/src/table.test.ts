import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isEndpoint } from './endpoint.ts';
import { CONTRACT } from './table.ts';

test('every call that a file of the contract names is in the table', async () => {
  const files = (await readdir(import.meta.dirname)).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    files.map(async (name) => (await import(`./${name}`)) as Record<string, unknown>),
  );
  const named = modules.flatMap((module) => Object.values(module).filter(isEndpoint));
  const listed = new Set(Object.values(CONTRACT));
  const missing = named.filter((endpoint) => !listed.has(endpoint)).map(({ path }) => path);
  expect(missing).toEqual([]);
});
