import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { keepMode } from './keep-mode.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'baize-mode-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['production', 'demonstration'],
  ['demonstration', 'production'],
] as const)('DOOR-03 a data folder of a %s is never started as a %s', (first, second) => {
  const dataDir = newFolder();
  const start = (mode: typeof first) => () => keepMode({ dataDir, mode, ownDatabase: null });
  expect(start(first)).not.toThrow();
  expect(start(first)).not.toThrow();
  expect(start(second)).toThrow(new RegExp(`is that of a ${first}: start it with MODE=${first}`));
  expect(start(first)).not.toThrow();
});

test('DOOR-03 where the database is elsewhere, the folder says nothing about it', () => {
  const dataDir = newFolder();
  const ownDatabase = 'postgres://db.example/baize';
  keepMode({ dataDir, mode: 'demonstration', ownDatabase });
  expect(() => keepMode({ dataDir, mode: 'production', ownDatabase })).not.toThrow();
});
