import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';
import { listNames } from './tidy/files.ts';
import { ROOMS, SERVER_WINGS } from './tidy/rooms.ts';

const read = (place: string) => readFileSync(path.join(ROOT, place), 'utf8');
const listFolder = (folder: string) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

const architecture = read('ARCHITECTURE.md');
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'STYLE.md',
  ...['docs', 'docs/flows', 'docs/decisions'].flatMap(listFolder),
];

/** The cells of a row that begins with a name in backticks, by that name. */
const rows = new Map(
  architecture.split('\n').flatMap((line) => {
    const [, name, ...cells] = line.split('|').map((cell) => cell.trim());
    return name?.startsWith('`') ? [[name.replaceAll('`', ''), cells] as const] : [];
  }),
);
const listOf = (cell = '') => (cell === '–' ? [] : cell.split(', '));

test.each(Object.entries(ROOMS))('ARCHITECTURE.md says what %s may import', (room, allowed) => {
  const known = listOf(rows.get(room)?.[1]).map((name) => `packages/${name}`);
  expect(known).toEqual(allowed);
});

test('ARCHITECTURE.md names the wings of the server in their order, and only modules of theirs', () => {
  const { testing: _helpers, ...wings } = SERVER_WINGS;
  const order = [...rows.keys()].filter((name) => name in wings);
  expect(order).toEqual(Object.keys(wings));
  for (const [wing, modules] of Object.entries(wings)) {
    const named = listOf(rows.get(wing)?.[0]);
    expect(named, wing).toEqual(modules.filter((name) => named.includes(name)));
  }
});

test('ARCHITECTURE.md is read in ten minutes and leads to every flow', () => {
  const words = architecture.split(/\s+/).filter((word) => /\w/.test(word));
  expect(words.length, 'details belong in docs/flows').toBeLessThanOrEqual(1800);
  const missing = listFolder('docs/flows').filter((place) => !architecture.includes(`(${place})`));
  expect(missing).toEqual([]);
});

test('every link of a document leads to a file', () => {
  const broken = documents.flatMap((place) =>
    [...read(place).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !existsSync(path.join(ROOT, path.dirname(place), to)))
      .map((to) => `${place} links to ${to}`),
  );
  expect(broken).toEqual([]);
});

test('every file that a document names exists', () => {
  // `contract/errors.ts` is written for packages/contract/src/errors.ts.
  const names = listNames().flatMap((name) => [name, name.replace('/src/', '/')]);
  const findings = documents.flatMap((place) =>
    [...read(place).matchAll(/`([\w./-]+\.(?:tsx?|mjs|sql|css))`/g)]
      .map(([, named = '']) => named.replace(/^\.+\//, ''))
      .filter((named) => !names.some((name) => name === named || name.endsWith(`/${named}`)))
      .map((named) => `${place} names ${named}`),
  );
  expect(findings).toEqual([]);
});
