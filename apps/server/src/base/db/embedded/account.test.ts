import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canEnter, commandAs } from './account.ts';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'baize-account-'));
  fs.mkdirSync(path.join(folder, 'inside'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

const stranger = { uid: 54_321, gid: 54_321 };

test.each([
  [0o700, false],
  [0o711, true],
  [0o755, true],
  [0o750, false],
])('a stranger before a door of mode %o', (mode, mayEnter) => {
  fs.chmodSync(folder, mode);
  expect(canEnter(stranger, path.join(folder, 'inside'))).toBe(mayEnter);
});

test('whoever runs as themselves runs the program as it is', () => {
  const command = commandAs(null, '/bin/postgres', { args: ['-D', 'x'], touching: folder });
  expect(command).toEqual({ file: '/bin/postgres', args: ['-D', 'x'], options: {} });
});

test('an account that may enter is simply taken on', () => {
  fs.chmodSync(folder, 0o755);
  const command = commandAs(stranger, '/bin/sh', { args: [], touching: folder });
  expect(command).toEqual({ file: '/bin/sh', args: [], options: stranger });
});
