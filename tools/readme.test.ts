import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';

const readme = await readFile(path.join(ROOT, 'README.md'), 'utf8');

test.each(['packages', 'apps'])('the README names every folder of %s', async (folder) => {
  const entries = await readdir(path.join(ROOT, folder), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const line = readme.split('\n').find((each) => each.startsWith(`${folder}/`)) ?? '';
  const named = line.slice(folder.length + 1).trim();
  expect(named.split(' · ').toSorted()).toEqual(folders.toSorted());
});

test('the README names every command of the benchmarks', async () => {
  const { scripts } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const benches = Object.keys(scripts).flatMap((name) => /^bench:(.+)$/.exec(name)?.[1] ?? []);
  expect(
    benches.filter((name) => !new RegExp(`\`(npm run bench:)?${name}\``).test(readme)),
  ).toEqual([]);
});
