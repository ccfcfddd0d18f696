import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPictureStore } from './picture-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baize-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (filesMax = 100, version = 'one') => openPictureStore({ folder, version, filesMax });

const kept = async () => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map(({ name }) => name)
    .sort();
};

test('a hundred who ask at once for one picture have it made once', async () => {
  const store = await open();
  let made = 0;
  const everybody = Promise.withResolvers<void>();
  const make = async () => {
    made++;
    await everybody.promise;
    return Buffer.from('koi');
  };
  const asked = Array.from({ length: 100 }, () => store.get('cover/koi.png', make));
  everybody.resolve();
  const all = await Promise.all(asked);
  expect(made).toBe(1);
  expect(new Set(all.map(String))).toEqual(new Set(['koi']));
  expect(await kept()).toEqual(['koi.png']);
});

test('what was made is read, by this store and by the next', async () => {
  await (await open()).get('koi.png', async () => Buffer.from('koi'));
  const bytes = await (await open()).get('koi.png', () => Promise.reject(new Error('made twice')));
  expect(String(bytes)).toBe('koi');
});

test('a picture that could not be made is tried again by the next who asks', async () => {
  const store = await open();
  await expect(store.get('a.png', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String(await store.get('a.png', async () => Buffer.from('a')))).toBe('a');
});

test('past the most it keeps, the longest unused goes', async () => {
  const store = await open(3);
  const put = (file: string) => store.get(file, async () => Buffer.from(file));
  for (const file of ['a.png', 'b.png', 'c.png', 'a.png', 'd.png']) await put(file);
  expect(await kept()).toEqual(['a.png', 'c.png', 'd.png']);
});

test('opened with fewer places than files, it makes room at the next picture', async () => {
  const store = await open();
  for (const file of ['a.png', 'b.png', 'c.png'])
    await store.get(file, async () => Buffer.from(''));
  await (await open(2)).get('d.png', async () => Buffer.from(''));
  expect(await kept()).toHaveLength(2);
});

test('a file that another process removed is made again', async () => {
  const store = await open();
  await store.get('a.png', async () => Buffer.from('first'));
  await rm(path.join(folder, 'one', 'a.png'));
  expect(String(await store.get('a.png', async () => Buffer.from('second')))).toBe('second');
});

test('a changed drawing leaves no picture of the old one', async () => {
  await (await open(100, 'one')).get('a.png', async () => Buffer.from('old'));
  const store = await open(100, 'two');
  expect(String(await store.get('a.png', async () => Buffer.from('new')))).toBe('new');
  expect(await readdir(folder)).toEqual(['two']);
});

test('a file that was never finished is not a picture', async () => {
  await mkdir(path.join(folder, 'one'), { recursive: true });
  await writeFile(path.join(folder, 'one', 'a.png.1-0.part'), 'half');
  const store = await open();
  expect(await kept()).toEqual([]);
  expect(String(await store.get('a.png', async () => Buffer.from('whole')))).toBe('whole');
});

test('a picture that cannot be kept is shown all the same', async () => {
  const store = await open();
  await symlink('/nowhere/at/all', path.join(folder, 'one', 'cover'));
  for (const drawn of ['first', 'second']) {
    const bytes = await store.get('cover/koi.png', async () => Buffer.from(drawn));
    expect(String(bytes)).toBe(drawn);
  }
});
