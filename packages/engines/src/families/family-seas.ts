import type { Sea } from '../fishing/seas.ts';
import type { Variation } from './title-shelf.ts';
import { VARIATIONS } from './titles.ts';
import { seaMachineOf, varySea } from './vary-sea.ts';

/** Raised for all of them together when what a title derives from its key changes. */
export const FAMILY_SEA_VERSION = 2;

const SEA_TITLES: readonly Variation[] = [...VARIATIONS.values()].filter(
  (title) => seaMachineOf(title) !== undefined,
);

/** The seas that are variations, in the order of the catalogue's tables; each has its title's key as its code. */
export const FAMILY_SEAS: readonly Sea[] = SEA_TITLES.map(varySea);

const BY_KEY: ReadonlyMap<string, Sea> = new Map(FAMILY_SEAS.map((sea) => [sea.code, sea]));

export const familySea = (key: string): Sea | null => BY_KEY.get(key) ?? null;
