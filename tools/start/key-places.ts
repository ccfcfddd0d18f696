import path from 'node:path';
import { Obstacle } from '../../apps/server/src/base/db/embedded/index.ts';
import { SITE_KEYS } from '../../apps/server/src/config/config.ts';
import { STUDIO_KEYS } from '../../apps/studio/src/config.ts';
import { ensureKeyFile } from '../../packages/std/src/node/key-file.ts';
import { type KeyPlace, keyPlaceOf } from '../../packages/std/src/node/key-place.ts';
import { type KeySource, openKeys } from '../../packages/std/src/node/key-source.ts';

/** Two rings: what the site has sealed the studio cannot open, and the other way round. */
export type KeyPlaces = { readonly site: KeyPlace; readonly studio: KeyPlace };

export type ProductKeys = { readonly site: KeySource; readonly studio: KeySource };

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the environment says that the keys are; else each ring is a file of the data folder. */
export const keyPlacesOf = (env: Environment, dataDir: string): KeyPlaces => ({
  site: keyPlaceOf(env, path.join(dataDir, SITE_KEYS)),
  studio: keyPlaceOf(
    { ...env, KEYS: env['STUDIO_KEYS'], KEYS_FILE: env['STUDIO_KEYS_FILE'] },
    path.join(dataDir, STUDIO_KEYS),
  ),
});

/** Makes the files of the data folder that are not there yet. A file that was named must be there. */
export function ensureKeys({ site, studio }: KeyPlaces, dataDir: string): void {
  for (const place of [site, studio]) {
    if ('file' in place && path.dirname(place.file) === dataDir) ensureKeyFile(place.file);
  }
}

export async function openProductKeys({ site, studio }: KeyPlaces): Promise<ProductKeys> {
  return { site: await openNamed(site), studio: await openNamed(studio) };
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
