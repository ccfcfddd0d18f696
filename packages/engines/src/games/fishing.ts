import type { Engine } from '../core/engine.ts';
import { FAMILY_SEA_VERSION, FAMILY_SEAS } from '../families/family-seas.ts';
import { magazineEngine } from '../fishing/magazine-engine.ts';
import { krakenNight } from './kraken-night/engine.ts';
import { reefPatrol } from './reef-patrol/engine.ts';

/** Seas with fish: a magazine is a round, and every shot a move of it. */
export const FISHING: readonly Engine[] = [
  reefPatrol,
  krakenNight,
  ...FAMILY_SEAS.map((sea) => magazineEngine(sea.code, FAMILY_SEA_VERSION, sea)),
];
