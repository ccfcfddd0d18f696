import type { Engine } from '../core/engine.ts';
import { FAMILY_SEA_VERSION, FAMILY_SEAS } from '../families/family-seas.ts';
import { shotEngine } from '../fishing/shot-engine.ts';
import { krakenNight } from './kraken-night/engine.ts';
import { reefPatrol } from './reef-patrol/engine.ts';

/** Seas with fish: every shot is a round. */
export const FISHING: readonly Engine[] = [
  reefPatrol,
  krakenNight,
  ...FAMILY_SEAS.map((sea) => shotEngine(sea.code, FAMILY_SEA_VERSION, sea)),
];
