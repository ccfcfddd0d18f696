import { setTimeout as pause } from 'node:timers/promises';
import { addKey, dropKeys } from '../../packages/std/src/node/key-file.ts';
import type { KeyPlace } from '../../packages/std/src/node/key-place.ts';
import { type KeySource, RELOAD_MS } from '../../packages/std/src/node/key-source.ts';
import { createTransitWrapper } from '../../packages/std/src/node/key-wrapper.ts';
import { countKeys } from '../../packages/std/src/node/seal-rows.ts';
import { type KeyPlaces, type ProductKeys, RINGS, type Ring } from '../start/key-places.ts';
import { ALL_SEALED, asking, sealAll, vaultsOf, withOwner } from '../start/seal-all.ts';

export type Rotation = {
  readonly ownerUrl: string;
  readonly places: KeyPlaces;
  readonly keys: ProductKeys;
  readonly tell: (line: string) => void;
  /** How long processes that run are given to learn of a new key. */
  readonly waitMs?: number;
};

/** Twice the time in which every process reads its ring again. */
const LEARN_MS = 3 * RELOAD_MS;

/**
 * Makes a new key for each ring and seals everything by it. A rotation that was ended in the middle is
 * finished and no other begun: what is not under the current key yet says that there was one.
 */
export async function rotateKeys(rotation: Rotation): Promise<void> {
  const { ownerUrl, keys, tell, waitMs = LEARN_MS } = rotation;
  const counts = await countAll(ownerUrl);
  let isAdded = false;
  for (const whose of RINGS) {
    const { current } = keys[whose].ring();
    const isUnderWay = [...counts[whose].keys()].some((id) => id !== current);
    if (isUnderWay) tell(`${whose}: going on with key ${current}`);
    else isAdded = (await addTo(whose, rotation)) || isAdded;
  }
  // Until then a process could neither open what is sealed by the new key nor stop using the old one.
  if (isAdded) await pause(waitMs);
  await sealAll(ownerUrl, vaultsOf(keys), {
    onMoved: (column, count) => tell(`${column}: ${count} sealed by the current key`),
  });
}

async function addTo(whose: Ring, { places, keys, tell }: Rotation): Promise<boolean> {
  const place: KeyPlace = places[whose];
  if (!('file' in place)) {
    tell(
      `${whose}: its keys are in the environment. Put a new one first, start anew, run this again`,
    );
    return false;
  }
  const id = await addKey(place.file, place.kms ? createTransitWrapper(place.kms) : null);
  await keys[whose].reload();
  tell(`${whose}: key ${id} is made and is the current one`);
  return true;
}

/** Takes the keys out of the rings that nothing is sealed by any more. */
export async function dropUnused(rotation: Rotation): Promise<void> {
  const counts = await countAll(rotation.ownerUrl);
  for (const whose of RINGS) {
    const place = rotation.places[whose];
    const ids = unusedOf(rotation.keys[whose], counts[whose]);
    if (!('file' in place) || ids.length === 0) continue;
    dropKeys(place.file, ids);
    rotation.tell(`${whose}: ${ids.join(', ')} dropped`);
  }
}

const unusedOf = (source: KeySource, counts: ReadonlyMap<string, number>): readonly string[] =>
  [...source.ring().keys.keys()].filter((id) => id !== source.ring().current && !counts.has(id));

export type KeyCounts = Readonly<Record<Ring, ReadonlyMap<string, number>>>;

/** How many values each key of each ring has sealed; those in the clear are under ''. */
export const countAll = (ownerUrl: string): Promise<KeyCounts> =>
  withOwner(ownerUrl, async (client) => {
    const counts = {
      site: new Map<string, number>(),
      studio: new Map<string, number>(),
      book: new Map<string, number>(),
    };
    for (const { whose, column } of ALL_SEALED) {
      for (const [id, count] of await countKeys(asking(client), column)) {
        counts[whose].set(id, (counts[whose].get(id) ?? 0) + count);
      }
    }
    return counts;
  });
