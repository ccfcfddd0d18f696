import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { World } from '../../base/kernel/index.ts';
import { STUDIO } from '../../config/read-launchers.ts';
import { createDirectory, joinVendor, ownScale, rotateVendorKey, type Vendor } from './index.ts';

type Studio = {
  readonly currency: string;
  /** Where its key is handed over: readable by the owner alone, in no log and in no variable. */
  readonly keyFile: string;
};

/** The studio of the same start calls from this machine. */
const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Old keys end at once: the studio that used them is started anew with this one. */
const OVERLAP_MS = 0;

/**
 * Takes the studio in as a vendor and hands it its key. One that is in already stays as it is, closed
 * or open; a key that still works is kept.
 */
export async function joinStudio(world: World, { currency, keyFile }: Studio): Promise<void> {
  const book = await createDirectory(world).read();
  const known = book.vendors.get(STUDIO);
  if (!known?.scales.has(currency)) await join(world, known, currency);
  const keyId = await readKeyId(keyFile);
  if (keyId !== null && book.keys.get(keyId)?.key.retiresAt === null) return;
  const key = await world.db
    .transaction()
    .execute((tx) => rotateVendorKey(world, tx, { vendor: STUDIO, overlapMs: OVERLAP_MS }));
  await writeFile(`${keyFile}.new`, JSON.stringify(key), { mode: 0o600 });
  await rename(`${keyFile}.new`, keyFile);
}

const join = (world: World, known: Vendor | undefined, currency: string): Promise<void> =>
  world.db.transaction().execute((tx) =>
    joinVendor(world, tx, {
      code: STUDIO,
      name: 'Baize Studio',
      dialect: 'own',
      roundRule: 'mixed',
      addresses: LOOPBACK,
      scales: {
        ...Object.fromEntries(known?.scales ?? []),
        [currency]: ownScale(currency),
      },
    }),
  );

async function readKeyId(file: string): Promise<string | null> {
  if (!existsSync(file)) return null;
  try {
    const { keyId } = JSON.parse(await readFile(file, 'utf8')) as { keyId?: unknown };
    return typeof keyId === 'string' ? keyId : null;
  } catch {
    return null;
  }
}
