import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { currentSealKey } from '../base/kernel/seal/seal.ts';
import { openSecret } from '../people/challenges/secret.ts';
import { joinStudio } from '../play/vendors/own-vendors.ts';
import { useWorld } from '../testing/world.ts';

const [one, other] = [useWorld(), useWorld()];
const keyFiles = new Map(
  [one, other].map((each) => [
    each,
    path.join(mkdtempSync(path.join(tmpdir(), 'baize-folder-')), 'studio-key.json'),
  ]),
);

/** What a start makes of chance in its database and hands over in its folder. */
async function secretsOf(folder: typeof one) {
  const { world } = folder;
  const keyFile = keyFiles.get(folder) ?? '';
  await joinStudio(world, { currency: 'THB', keyFile });
  const vendor = JSON.parse(await readFile(keyFile, 'utf8')) as { keyId: string; secret: string };
  const { kid, key } = await currentSealKey(world);
  const sign = await openSecret(world.db, world.chance);
  return {
    vendorKey: vendor.keyId,
    vendorSecret: vendor.secret,
    sealKeyId: kid,
    sealKey: JSON.stringify(key),
    challenge: sign('bot', 'the same text'),
  };
}

test('DOOR-02 two databases share no vendor, sealing or challenge secret; each keeps its own', async () => {
  const [first, second] = [await secretsOf(one), await secretsOf(other)];
  const all = [...Object.values(first), ...Object.values(second)];
  expect(new Set(all).size).toBe(all.length);
  expect(await secretsOf(one)).toEqual(first);
});
