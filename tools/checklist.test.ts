import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const text = await readFile(new URL('docs/checklist.md', ROOT), 'utf8');
const rows = [...text.matchAll(/^\| +(\d+) \|[^|]*\| +(proven|partly|not met) +\| (.*)\|$/gm)].map(
  ([, number, state, by]) => ({ number: Number(number), state, by: by ?? '' }),
);

test('the checklist has all 124 points, each with its state, and counts them', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 124 }, (_, at) => at + 1));
  const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
  expect(text).toContain(
    `Proven ${count('proven')}, partly ${count('partly')}, not met ${count('not met')}.`,
  );
});

test('what proves a point is there', () => {
  const named = rows.flatMap(({ number, by }) =>
    [...by.matchAll(/`([\w./-]+\/[\w.-]+\.(?:ts|md))`/g)].map(([, path]) => ({ number, path })),
  );
  expect(named.filter(({ path }) => !existsSync(new URL(path ?? '', ROOT)))).toEqual([]);
  const unproven = rows.filter(
    ({ number, state }) => state === 'proven' && !named.some((each) => each.number === number),
  );
  expect(unproven).toEqual([]);
});
