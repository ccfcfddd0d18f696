import path from 'node:path';
import { BOOK_KEYS } from '../../apps/book/src/config.ts';
import { Obstacle } from '../../apps/server/src/base/db/embedded/index.ts';
import { SITE_KEYS } from '../../apps/server/src/config/config.ts';
import { STUDIO_KEYS } from '../../apps/studio/src/config.ts';
import { ensureKeyFile } from '../../packages/std/src/node/key-file.ts';
import { type KeyPlace, keyPlaceOf } from '../../packages/std/src/node/key-place.ts';
import { type KeySource, openKeys } from '../../packages/std/src/node/key-source.ts';

/** A ring each: what one has sealed no other can open. */
export const RINGS = ['site', 'studio', 'book'] as const;
export type Ring = (typeof RINGS)[number];

export type KeyPlaces = Readonly<Record<Ring, KeyPlace>>;
export type ProductKeys = Readonly<Record<Ring, KeySource>>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the environment says that the keys are; else each ring is a file of the data folder. */
export const keyPlacesOf = (env: Environment, dataDir: string): KeyPlaces => ({
  site: keyPlaceOf(env, path.join(dataDir, SITE_KEYS)),
  studio: vendorPlaceOf(env, 'STUDIO', path.join(dataDir, STUDIO_KEYS)),
  book: vendorPlaceOf(env, 'BOOK', path.join(dataDir, BOOK_KEYS)),
});

const vendorPlaceOf = (env: Environment, name: string, file: string): KeyPlace =>
  keyPlaceOf({ ...env, KEYS: env[`${name}_KEYS`], KEYS_FILE: env[`${name}_KEYS_FILE`] }, file);

/** Makes the files of the data folder that are not there yet. A file that was named must be there. */
export function ensureKeys(places: KeyPlaces, dataDir: string): void {
  for (const place of Object.values(places)) {
    if ('file' in place && path.dirname(place.file) === dataDir) ensureKeyFile(place.file);
  }
}

export async function openProductKeys({ site, studio, book }: KeyPlaces): Promise<ProductKeys> {
  return {
    site: await openNamed(site),
    studio: await openNamed(studio),
    book: await openNamed(book),
  };
}

async function openNamed(place: KeyPlace): Promise<KeySource> {
  try {
    return await openKeys(place);
  } catch (error) {
    const where = 'file' in place ? place.file : 'KEYS';
    const why = error instanceof Error ? error.message : String(error);
    throw new Obstacle(`The keys in ${where} cannot be used: ${why}`);
  }
}
