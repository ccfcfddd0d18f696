export type LockedPackage = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

export type LockFile = { packages: Record<string, LockedPackage> };

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * npm leaves a package for another kind of machine out of the lock file when the registry at hand
 * does not have it, and then `npm ci` finds the file wanting. Such packages are exact in version
 * and tell their machine by their name, so they can be written down without being downloaded.
 */
export function completeLock(lock: LockFile): readonly string[] {
  const added: string[] = [];
  for (const [, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`;
      if (isLocked(lock, name) || !/^\d/.test(version)) continue;
      lock.packages[place] = {
        version,
        ...machineOf(name),
        ...(dev ? { dev } : {}),
        optional: true,
      };
      added.push(place);
    }
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  if (added.length > 0) lock.packages = Object.fromEntries(sorted);
  return added;
}

const isLocked = ({ packages }: LockFile, name: string) =>
  Object.keys(packages).some(
    (place) => place === `node_modules/${name}` || place.endsWith(`/node_modules/${name}`),
  );

function machineOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : [];
  return {
    ...(cpu.length ? { cpu } : {}),
    ...(libc.length ? { libc } : {}),
    ...(os.length ? { os } : {}),
  };
}
