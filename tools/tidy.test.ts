import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';
import { BANS, type Ban, UNSAID } from './tidy/bans.ts';
import { findCircles } from './tidy/circles.ts';
import { findUnusedExports, ONLY_TESTED } from './tidy/exports.ts';
import { listNames, readSources, type SourceFile } from './tidy/files.ts';
import { type Import, importsOf, packageOf, roomOf } from './tidy/imports.ts';
import { readManifests, USED_OTHERWISE } from './tidy/packages.ts';
import { ANYWHERE, ROOMS, SERVER_ASSEMBLY, SERVER_LEVELS, WEB_LEVELS } from './tidy/rooms.ts';

const LINES_MAX = 300;
const LONG_BY_NATURE =
  /\.gen\.(ts|html)$|\.test\.tsx?$|\.spec\.ts$|(definition|errors)\.ts$|\/(data|seed)\/|\.json$|\.sql$|\.md$|\.svg$/;
/** Generated files, and the test that makes them again and compares. */
const PROOFS: readonly (readonly [RegExp, string])[] = [
  [/^apps\/server\/src\/base\/db\/schema\.gen\.ts$/, 'tools/schema/make-schema.test.ts'],
  [/^packages\/i18n\/src\/[^/]+\.gen\.ts$/, 'packages/i18n/src/catalogues.test.ts'],
  [/^packages\/i18n\/src\/locale-tables\//, 'packages/i18n/src/formats.test.ts'],
  [/^packages\/vendor-kit\/src\/verifier\/verify\.gen\.html$/, 'tools/engines/verifier.test.ts'],
  [/^packages\/i18n\/src\/first-words\//, 'packages/i18n/src/catalogues.test.ts'],
];
const RULES = /^tools\/tidy/;

const sources = readSources().filter(({ path: place }) => place !== 'package-lock.json');
const code = sources.filter(({ path: place }) => /\.(tsx?|mjs|css)$/.test(place));
const imports = code.flatMap((file) => [...importsOf(file)]);
const manifests = readManifests();

const SERVER = 'apps/server/src/';

/** The server module a file belongs to, as its folder under `src`; undefined outside the wings. */
const moduleOf = (place: string): string | undefined =>
  SERVER_LEVELS.find((folder) => place.startsWith(`${SERVER}${folder}/`));

const isTest = (place: string) => /\.test\.tsx?$/.test(place) || place.includes('/testing/');

test('a room imports only rooms below it', () => {
  const findings = imports.filter(({ from, target }) => {
    const allowed = ROOMS[roomOf(from.path)];
    if (!allowed || target === null || isTest(from.path)) return false;
    if (!from.path.startsWith(`${roomOf(from.path)}/src/`)) return false;
    const room = roomOf(target);
    return room !== roomOf(from.path) && !allowed.includes(room);
  });
  expect(findings.map(show)).toEqual([]);
});

test('what also runs in a browser knows nothing of Node', () => {
  const findings = imports.filter(
    ({ from, specifier }) =>
      ANYWHERE.test(from.path) && !isTest(from.path) && specifier.startsWith('node:'),
  );
  expect(findings.map(show)).toEqual([]);
});

test('a server module imports only lower ones, and only by their front door', () => {
  const findings = imports.filter(({ from, target }) => {
    const own = moduleOf(from.path);
    const other = moduleOf(target ?? '');
    if (!own || !other || own === other || isTest(from.path)) return false;
    const isFrontDoor = target === `${SERVER}${other}/index.ts`;
    return !isFrontDoor || SERVER_LEVELS.indexOf(other) > SERVER_LEVELS.indexOf(own);
  });
  expect(findings.map(show)).toEqual([]);
});

test('every folder of the server is a module of a wing, or puts modules together', () => {
  const strays = code
    .map(({ path: place }) => place)
    .filter((place) => place.startsWith(SERVER) && place.slice(SERVER.length).includes('/'))
    .filter((place) => !moduleOf(place))
    .filter((place) => !SERVER_ASSEMBLY.includes(place.slice(SERVER.length).split('/')[0] ?? ''));
  expect(strays).toEqual([]);
});

test('no file imports itself by way of others', () => {
  expect(findCircles(code, imports).map((circle) => circle.join(' → '))).toEqual([]);
});

test.each(['web', 'console'])(
  'in apps/%s, shared knows no feature, a feature no page, and no feature another',
  (app) => {
    const place = new RegExp(`^apps/${app}/src/([^/]+)/([^/]+)`);
    const findings = imports.filter(({ from, target }) => {
      const [, own, part] = place.exec(from.path) ?? [];
      const [, other, otherPart] = place.exec(target ?? '') ?? [];
      if (!own || !other) return false;
      if (own === 'features' && other === 'features') return part !== otherPart;
      return WEB_LEVELS.indexOf(other) > WEB_LEVELS.indexOf(own);
    });
    expect(findings.map(show)).toEqual([]);
  },
);

test('what the parts of the site share stands in a folder that says what it is about', () => {
  const loose = code.filter(({ path: place }) => /^apps\/web\/src\/shared\/[^/]+$/.test(place));
  expect(loose.map(({ path: place }) => place)).toEqual([]);
});

test('only a server module has an index.ts', () => {
  const home =
    /^apps\/(server|sandbox|studio|book)\/src\/|^packages\/engines\/src\/games\/index\.ts$/;
  const barrels = code.filter(
    ({ path: place }) => /(^|\/)index\.tsx?$/.test(place) && !home.test(place),
  );
  expect(barrels.map(({ path: place }) => place)).toEqual([]);
});

test.each(BANS)('$pattern is not written: $instead', (ban) => {
  expect(violations(ban, (file) => file.code)).toEqual([]);
});

test.each(UNSAID)('$pattern is not said: $instead', (ban) => {
  expect(violations(ban, (file) => file.text)).toEqual([]);
});

test('a table is named only by the module it belongs to', () => {
  const schema = sources.find(({ path: place }) => place.endsWith('/schema.gen.ts'))?.text ?? '';
  const tables = [...schema.matchAll(/^ {2}(\w+): \{/gm)].map(([, name = '']) => name);
  const findings = code.flatMap(({ path: place, code: text }) => {
    const own = moduleOf(place)?.split('/').at(-1)?.replaceAll('-', '_');
    if (!own || own === 'db' || isTest(place)) return [];
    return tables
      .filter((table) => !table.startsWith(`${own}_`) && new RegExp(`\\b${table}\\b`).test(text))
      .map((table) => `${place} names ${table}`);
  });
  expect(findings).toEqual([]);
});

test(`no file is longer than ${LINES_MAX} lines, except those long by nature`, () => {
  const long = sources
    .filter(({ path: place }) => !LONG_BY_NATURE.test(place))
    .map(({ path: place, text }) => ({ place, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > LINES_MAX);
  expect(long).toEqual([]);
});

test('DESK-08 every file for spreadsheets is written by the one function that escapes its cells', () => {
  const product = code.filter(({ path: place }) => /^(apps|packages)\//.test(place));
  const makers = product.filter(
    ({ path: place, text }) => !isTest(place) && /\.csv[`']|text\/csv/.test(text),
  );
  expect(makers.length).toBeGreaterThan(3);
  const writers = /\bwriteCsv\b|CSV = 'text\/csv/;
  const others = makers.filter((file) => {
    const sheets = imports.filter(
      ({ from, target }) => from === file && target?.endsWith('-csv.ts'),
    );
    const parts = code.filter(({ path: place }) => sheets.some(({ target }) => target === place));
    return ![file, ...parts].some(({ text }) => writers.test(text));
  });
  expect(others.map(({ path: place }) => place)).toEqual([]);
});

test('nothing is exported that only tests use', () => {
  const unused = findUnusedExports(sources);
  const isKnown = (finding: string) => ONLY_TESTED.some(([pattern]) => pattern.test(finding));
  expect(unused.filter((finding) => !isKnown(finding))).toEqual([]);
});

test('files are named in kebab-case', () => {
  const plain = /^\.?[a-z0-9]+([-.][a-z0-9]+)*$|^[A-Z]+(\.md)?$|^\d{4}_[a-z0-9_]+\.(sql|test\.ts)$/;
  const findings = listNames().filter((place) => {
    const parts = place.split('/');
    return parts.some((part) => !plain.test(part)) && !/^brands\/.*\/seed\//.test(place);
  });
  expect(findings).toEqual([]);
});

test('every dependency is pinned to one version', () => {
  const loose = manifests.flatMap(({ folder, dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${folder}: ${name} ${version}`),
  );
  expect(loose).toEqual([]);
});

test('every import from outside is declared by its workspace or by the repository', () => {
  const root = manifests.find(({ folder }) => folder === '.');
  const missing = imports.filter(({ from, specifier, target }) => {
    if (target !== null && !specifier.startsWith('@baize/')) return false;
    if (/^(node|virtual|https?):|^\/|^\$/.test(specifier)) return false;
    const own = manifests.find(({ folder }) => folder === roomOf(from.path));
    const name = packageOf(specifier);
    if (own && name === `@baize/${own.folder.split('/')[1]}`) return false;
    const isShared = Boolean(root?.devDependencies[name]);
    const isDeclared = Boolean(own?.dependencies[name] ?? own?.devDependencies[name]);
    // Tools, tests and benches stand outside the workspaces and use what these bring.
    const isFree = !own && manifests.some(({ dependencies }) => dependencies[name]);
    return !isShared && !isDeclared && !isFree;
  });
  expect(missing.map(show)).toEqual([]);
});

test('no dependency is unused', () => {
  const unused = manifests.flatMap(({ folder, dependencies, devDependencies }) => {
    const users = imports.filter(({ from }) => folder === '.' || roomOf(from.path) === folder);
    const used = new Set(users.map(({ specifier }) => packageOf(specifier)));
    return Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => !name.startsWith('@types/') && !USED_OTHERWISE[name] && !used.has(name))
      .map((name) => `${folder}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test('the lock file names no place to download from', () => {
  const lock = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  expect(lock.match(/"resolved": "(?!packages\/|apps\/)[^"]*"/g) ?? []).toEqual([]);
});

test('every generated file is proven fresh by a test', () => {
  const made = listNames().filter((place) => place.includes('.gen.'));
  const unproven = made.filter((place) => {
    const proof = PROOFS.find(([pattern]) => pattern.test(place))?.[1];
    return !sources.some(({ path: source }) => source === proof);
  });
  expect(unproven).toEqual([]);
});

const show = ({ from, specifier }: Import) => `${from.path} imports ${specifier}`;

function violations(ban: Ban, read: (file: SourceFile) => string): readonly string[] {
  return sources
    .filter(({ path: place }) => ban.files.test(place) && !ban.home?.test(place))
    .filter(({ path: place }) => !RULES.test(place))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (ban.pattern.test(line) ? [`${file.path}:${index + 1}`] : [])),
    );
}
