import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import '../apps/studio/build.ts';
import { report } from './report.ts';

/** What a page of a game loads: shell, engine, game and renderer as gzip would send them, built anew. */
const DIST = path.resolve(import.meta.dirname, '../apps/studio/dist');
const ENTRY = 'src/client/main.ts';
const SLOT = /\/(slots|families)\//;

type Row = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};
type Manifest = Readonly<Record<string, Row>>;

const manifest = JSON.parse(readFileSync(path.join(DIST, 'manifest.json'), 'utf8')) as Manifest;
const shell = gathered([ENTRY], ({ imports = [] }) => imports);
const games = manifest[ENTRY]?.dynamicImports ?? [];
const weights = games.map((name) => {
  const own = gathered([name], ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ]);
  return { name, bytes: weigh(new Set([...shell, ...own])) };
});
const slots = weights.filter(({ name }) => SLOT.test(name));
const others = weights.filter(({ name }) => !SLOT.test(name));
const heaviest = (of: typeof weights) => Math.max(...of.map(({ bytes }) => bytes)) / 1_000;

report('The pages of the games, JavaScript as gzip', [
  { name: 'the shell', value: weigh(shell) / 1_000, unit: 'kB' },
  {
    name: `the heaviest of ${slots.length} slots`,
    value: heaviest(slots),
    unit: 'kB',
    bound: { most: 300 },
  },
  {
    name: `the heaviest of ${others.length} others`,
    value: heaviest(others),
    unit: 'kB',
    bound: { most: 120 },
  },
]);

/** The files of these rows and of all they lead to. */
function gathered(names: readonly string[], next: (row: Row) => readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (name: string) => {
    const row = manifest[name];
    if (!row || seen.has(name)) return;
    seen.add(name);
    files.add(row.file);
    // The shell could open every game; a page loads one.
    const following = name === ENTRY ? (row.imports ?? []) : next(row);
    following.forEach(add);
  };
  names.forEach(add);
  return files;
}

function weigh(files: ReadonlySet<string>): number {
  let total = 0;
  for (const file of files) {
    total += gzipSync(readFileSync(path.join(DIST, file)), { level: 9 }).length;
  }
  return total;
}
