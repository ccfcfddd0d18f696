import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { World } from '../../base/kernel/index.ts';
import { BOOK, STUDIO } from '../../config/read-launchers.ts';
import {
  createDirectory,
  joinVendor,
  type NewVendor,
  ownScale,
  rotateVendorKey,
  type Vendor,
} from './index.ts';

export type OwnVendorJoining = {
  readonly currency: string;
  /** Where its key is handed over: readable by the owner alone, in no log and in no variable. */
  readonly keyFile: string;
};

/** A vendor of the same start calls from this machine. */
const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Old keys end at once: the process that used them is started anew with this one. */
const OVERLAP_MS = 0;

type OwnVendorFacts = Pick<NewVendor, 'code' | 'name' | 'roundRule'>;

const STUDIO_FACTS: OwnVendorFacts = { code: STUDIO, name: 'Baize Studio', roundRule: 'mixed' };
/** A ticket is a bet of its own: no round joins several. */
const BOOK_FACTS: OwnVendorFacts = { code: BOOK, name: 'Baize Book', roundRule: 'mixed' };

export const joinStudio = (world: World, joining: OwnVendorJoining): Promise<void> =>
  joinOwn(world, STUDIO_FACTS, joining);

export const joinBook = (world: World, joining: OwnVendorJoining): Promise<void> =>
  joinOwn(world, BOOK_FACTS, joining);

/**
 * Takes one of our own in as a vendor and hands it its key. One that is in already stays as it is,
 * closed or open; a key that still works is kept.
 */
async function joinOwn(
  world: World,
  facts: OwnVendorFacts,
  { currency, keyFile }: OwnVendorJoining,
): Promise<void> {
  const { code } = facts;
  const directory = await createDirectory(world).read();
  const known = directory.vendors.get(code);
  if (!known?.scales.has(currency)) await join(world, facts, { known, currency });
  const keyId = await readKeyId(keyFile);
  if (keyId !== null && directory.keys.get(keyId)?.key.retiresAt === null) return;
  const key = await world.db
    .transaction()
    .execute((tx) => rotateVendorKey(world, tx, { vendor: code, overlapMs: OVERLAP_MS }));
  await writeFile(`${keyFile}.new`, JSON.stringify(key), { mode: 0o600 });
  await rename(`${keyFile}.new`, keyFile);
}

type Joining = { readonly known: Vendor | undefined; readonly currency: string };

const join = (world: World, facts: OwnVendorFacts, { known, currency }: Joining): Promise<void> =>
  world.db.transaction().execute((tx) =>
    joinVendor(world, tx, {
      ...facts,
      dialect: 'own',
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
