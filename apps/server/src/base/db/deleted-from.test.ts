import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DELETED_FROM } from './deleted-from.ts';
import { HISTORY } from './grant-serving.ts';

const SERVER = join(import.meta.dirname, '../..');

/** What the server runs, without its tests and what they stand on. */
const CODE = globSync('**/*.ts', { cwd: SERVER })
  .filter((file) => !/\.test\.ts$|^testing\/|^platform-tests\/|grant-serving/.test(file))
  .map((file) => readFileSync(join(SERVER, file), 'utf8'))
  .join('\n');

const namesBy = (pattern: RegExp): string[] =>
  [...new Set([...CODE.matchAll(pattern)].map(([, name = '']) => name))].toSorted();

test('DOOR-07 what the serving role may delete is what the code deletes', () => {
  const deleted = namesBy(/(?:deleteFrom\(\s*['`]|\bdelete from )([a-z]+_[a-z_]+)/g);
  expect([...DELETED_FROM]).toEqual(deleted);
});

test('DOOR-07 nothing in the code changes a table of what happened', () => {
  const changed = namesBy(/(?:updateTable\(\s*['`]|\bupdate )([a-z]+_[a-z_]+)/g);
  expect(HISTORY.filter((table) => changed.includes(table))).toEqual([]);
});
