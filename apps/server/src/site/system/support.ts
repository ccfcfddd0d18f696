import type { SupportChannel } from '@baize/contract/brand';
import { assert } from '@baize/std/assert';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import type { Site } from '../../base/brand/index.ts';
import { ensure, type World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

const SECRET = 'support';
const HEADER = { alg: 'dir', enc: 'A256GCM' } as const;

type Access = Pick<World, 'db' | 'clock' | 'chance'>;

/** An entry as visitors get it: the channel's kind in the open, its address encrypted. */
export type HiddenEntry = { readonly csType: SupportChannel; readonly path: string };

/** Every page asks for them and they never change: a process hides them once. */
const hiddenBySite = new WeakMap<Site, readonly HiddenEntry[]>();

export async function hideEntries(world: Access, site: Site): Promise<HiddenEntry[]> {
  const hidden = hiddenBySite.get(site) ?? (await hideAll(world, site));
  hiddenBySite.set(site, hidden);
  return [...hidden];
}

async function hideAll(world: Access, site: Site): Promise<readonly HiddenEntry[]> {
  const key = await secretOf(world);
  return Promise.all(
    site.brand.customerService.map(async ({ csType, address }) => ({
      csType,
      path: await new CompactEncrypt(new TextEncoder().encode(address))
        .setProtectedHeader(HEADER)
        .encrypt(key),
    })),
  );
}

/** The address behind an entry, as long as the brand still has it. */
export async function openEntry(world: Access, site: Site, path: string): Promise<string> {
  const address = await decrypt(path, await secretOf(world));
  ensure(
    site.brand.customerService.some((entry) => entry.address === address),
    'not_found',
  );
  return address ?? '';
}

async function decrypt(path: string, key: Uint8Array): Promise<string | null> {
  try {
    const { plaintext } = await compactDecrypt(path, key, {
      keyManagementAlgorithms: [HEADER.alg],
      contentEncryptionAlgorithms: [HEADER.enc],
    });
    return new TextDecoder().decode(plaintext);
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

async function secretOf(world: Access): Promise<Uint8Array> {
  const known = await queries.findSecret(world.db, SECRET);
  if (known) return known;
  const secret = Buffer.from(world.chance.bytes(32));
  await queries.insertSecret(world.db, { name: SECRET, secret, created_at: world.clock.now() });
  const kept = await queries.findSecret(world.db, SECRET);
  assert(kept, 'a secret that was written can be read');
  return kept;
}
