import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type PictureStore = {
  /** The bytes kept under this name, made first if there are none. */
  readonly get: (file: string, make: () => Promise<Buffer>) => Promise<Buffer>;
};

type PictureStoreOptions = {
  readonly folder: string;
  readonly version: string;
  /** The most files it keeps; what was not asked for the longest goes first. */
  readonly filesMax: number;
};

const UNFINISHED = '.part';

/**
 * Pictures on disk, each made once however many ask for it at the same time. Several processes may
 * share the folder: a file appears whole or not at all, and one that another process has removed
 * is made again.
 */
export async function openPictureStore({
  folder,
  version,
  filesMax,
}: PictureStoreOptions): Promise<PictureStore> {
  const home = path.join(folder, version);
  await removeOtherVersions(folder, version);
  await removeUnfinished(home);
  /** In the order of use, the longest unused first. */
  const kept = new Set(await filesByAge(home));
  const flights = new Map<string, Promise<Buffer>>();
  let parts = 0;

  async function fetch(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const found = await readIfThere(path.join(home, file));
    const bytes = found ?? (await make());
    // On a full disk a picture is still shown; it is only not kept.
    if (!found && !(await keep(file, bytes))) return bytes;
    kept.delete(file);
    kept.add(file);
    await removeExcess();
    return bytes;
  }

  async function keep(file: string, bytes: Buffer): Promise<boolean> {
    const part = path.join(home, `${file}.${process.pid}-${parts++}${UNFINISHED}`);
    try {
      await mkdir(path.dirname(part), { recursive: true });
      await writeFile(part, bytes);
      await rename(part, path.join(home, file));
      return true;
    } catch {
      await rm(part, { force: true }).catch(() => {});
      return false;
    }
  }

  async function removeExcess() {
    for (const file of kept) {
      if (kept.size <= filesMax) return;
      kept.delete(file);
      await rm(path.join(home, file), { force: true });
    }
  }

  return {
    get: (file, make) => {
      const flight = flights.get(file) ?? fetch(file, make).finally(() => flights.delete(file));
      flights.set(file, flight);
      return flight;
    },
  };
}

async function removeOtherVersions(folder: string, version: string): Promise<void> {
  await mkdir(path.join(folder, version), { recursive: true });
  const others = (await readdir(folder)).filter((name) => name !== version);
  for (const other of others) await rm(path.join(folder, other), { recursive: true, force: true });
}

/** A process that died while it wrote. One that still writes keeps its picture in memory alone. */
async function removeUnfinished(home: string): Promise<void> {
  const files = await readdir(home, { recursive: true });
  const parts = files.filter((file) => file.endsWith(UNFINISHED));
  for (const part of parts) await rm(path.join(home, part), { force: true });
}

async function filesByAge(home: string): Promise<readonly string[]> {
  const entries = await readdir(home, { recursive: true, withFileTypes: true });
  const aged: { file: string; madeAtMs: number }[] = [];
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith(UNFINISHED)) continue;
    const place = path.join(entry.parentPath, entry.name);
    const { mtimeMs } = await stat(place);
    aged.push({ file: path.relative(home, place), madeAtMs: mtimeMs });
  }
  return aged.sort((a, b) => a.madeAtMs - b.madeAtMs).map(({ file }) => file);
}

async function readIfThere(place: string): Promise<Buffer | null> {
  try {
    return await readFile(place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
