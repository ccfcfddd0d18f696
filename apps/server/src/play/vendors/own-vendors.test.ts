import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { useWorld } from '../../testing/world.ts';
import { createDirectory, openVendor } from './index.ts';
import { joinStudio } from './own-vendors.ts';

const t = useWorld();

const newFile = async () => path.join(await mkdtemp(path.join(tmpdir(), 'baize-key-')), 'key.json');

const readKey = async (file: string) =>
  JSON.parse(await readFile(file, 'utf8')) as { keyId: string; secret: string };

const vendor = async () => (await createDirectory(t.world).read()).vendors.get('studio');

test('the first start takes the studio in and hands its key to the owner alone', async () => {
  const keyFile = await newFile();
  await joinStudio(t.world, { currency: 'THB', keyFile });
  const key = await readKey(keyFile);
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
  expect(await vendor()).toMatchObject({
    isOpen: true,
    dialect: 'own',
    addresses: ['127.0.0.0/8', '::1'],
    keys: [{ keyId: key.keyId, material: key.secret, retiresAt: null }],
  });
});

test('the next start keeps the key, and a studio that was closed stays closed', async () => {
  const keyFile = await newFile();
  await joinStudio(t.world, { currency: 'THB', keyFile });
  const before = await readKey(keyFile);
  await openVendor(t.world.db, 'studio', false);
  await joinStudio(t.world, { currency: 'THB', keyFile });
  expect(await readKey(keyFile)).toEqual(before);
  expect((await vendor())?.isOpen).toBe(false);
});

test.each(['', '{"keyId":"studio-unknown","secret":"x"}', '[1'])(
  'a file that says %j gets a new key, and the old ones end',
  async (text) => {
    const keyFile = await newFile();
    await writeFile(keyFile, text);
    await joinStudio(t.world, { currency: 'THB', keyFile });
    const { keyId } = await readKey(keyFile);
    const live = (await vendor())?.keys.filter(({ retiresAt }) => retiresAt === null);
    expect(live?.map((key) => key.keyId)).toEqual([keyId]);
  },
);

test('a brand with another currency adds it to what the studio plays in', async () => {
  const keyFile = await newFile();
  await joinStudio(t.world, { currency: 'THB', keyFile });
  await joinStudio(t.world, { currency: 'USD', keyFile });
  expect([...((await vendor())?.scales.keys() ?? [])].sort()).toEqual(['THB', 'USD']);
});
