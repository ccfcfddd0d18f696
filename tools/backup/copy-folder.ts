import type { Dirent } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';

type Copying = {
  /** By its path from the top, with slashes. */
  readonly isLeftOut?: (place: string) => boolean;
  /** A database that runs takes files away while they are copied; its log brings them back. */
  readonly mayVanish?: boolean;
};

/** Copies a folder with its rights and its owner, and says how many bytes it were. */
export async function copyFolder(
  from: string,
  to: string,
  { isLeftOut = () => false, mayVanish = false }: Copying = {},
): Promise<number> {
  const own = await ownerOf(from);
  const copyEntry = async (place: string, entry: Dirent): Promise<number> => {
    const [source, target] = [path.join(from, place), path.join(to, place)];
    if (entry.isDirectory()) return copyInner(place);
    if (entry.isSymbolicLink()) {
      await fs.symlink(await fs.readlink(source), target);
      return 0;
    }
    if (!entry.isFile()) return 0;
    await fs.copyFile(source, target);
    await own(target);
    return (await fs.stat(target)).size;
  };
  const tryCopy = async (place: string, entry: Dirent): Promise<number> => {
    try {
      return await copyEntry(place, entry);
    } catch (error) {
      if (mayVanish && (error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
      throw error;
    }
  };
  const copyInner = async (place: string): Promise<number> => {
    const [source, target] = [path.join(from, place), path.join(to, place)];
    await fs.mkdir(target, { recursive: true, mode: (await fs.stat(source)).mode });
    await own(target);
    const entries = await fs.readdir(source, { withFileTypes: true });
    const named = entries.map((entry) => [path.posix.join(place, entry.name), entry] as const);
    const wanted = named.filter(([inner]) => !isLeftOut(inner));
    const sizes = await Promise.all(wanted.map(([inner, entry]) => tryCopy(inner, entry)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return copyInner('');
}

/** PostgreSQL’s files belong to its account; only root can give them to somebody else. */
async function ownerOf(folder: string): Promise<(target: string) => Promise<void>> {
  const { uid, gid } = await fs.stat(folder);
  const isOther = process.getuid?.() === 0 && uid !== 0;
  return (target) => (isOther ? fs.chown(target, uid, gid) : Promise.resolve());
}
