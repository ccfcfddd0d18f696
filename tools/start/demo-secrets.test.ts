import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDemoSecrets } from './demo-secrets.ts';

let folders: readonly [string, string];

beforeEach(() => {
  const make = () => fs.mkdtempSync(path.join(os.tmpdir(), 'baize-secrets-'));
  folders = [make(), make()];
});

afterEach(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true });
});

test('DOOR-02 two data folders share no secret, and a restart of one keeps its own', () => {
  const [one, other] = folders.map(openDemoSecrets);
  const all = [...Object.values(one ?? {}), ...Object.values(other ?? {})];
  expect(all).toHaveLength(10);
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((secret) => /^[\w-]{43}$/.test(secret))).toBe(true);
  expect(openDemoSecrets(folders[0])).toEqual(one);
});

test('DOOR-02 they are for the owner of the folder alone, and what lacks is added', () => {
  const secrets = openDemoSecrets(folders[0]);
  const file = path.join(folders[0], 'demo-secrets.json');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  const { SANDBOX_WALLET_SECRET, ...older } = secrets;
  fs.writeFileSync(file, JSON.stringify(older));
  const again = openDemoSecrets(folders[0]);
  expect(again).toMatchObject(older);
  expect(again.SANDBOX_WALLET_SECRET).not.toBe(SANDBOX_WALLET_SECRET);
  fs.writeFileSync(file, 'half a fi');
  expect(() => openDemoSecrets(folders[0])).toThrow(/demo-secrets\.json cannot be read/);
});
