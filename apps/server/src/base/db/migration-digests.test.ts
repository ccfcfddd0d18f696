import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readMigrations } from './migrate.ts';

const DIGESTS = new URL('./migration-digests.json', import.meta.url);

/** Numbers that two migrations shared before this test stood. */
const SHARED_NUMBERS = ['0108'];

test('a migration is never edited: each has the digest it was released with', async () => {
  const released = JSON.parse(await readFile(DIGESTS, 'utf8')) as Record<string, string>;
  const present = (await readMigrations()).map(({ name, checksum }) => [name, checksum] as const);
  // A new migration is added to the file, an old one is never changed: write another one.
  expect(Object.fromEntries(present)).toEqual(released);
});

test('no two migrations share a number', async () => {
  const numbers = (await readMigrations()).map(({ name }) => name.slice(0, 4));
  const shared = numbers.filter((number, at) => numbers.indexOf(number) !== at);
  expect(shared).toEqual(SHARED_NUMBERS);
});
