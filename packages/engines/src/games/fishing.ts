import type { Engine } from '../core/engine.ts';
import { krakenNight } from './kraken-night/engine.ts';
import { reefPatrol } from './reef-patrol/engine.ts';

/** Seas with fish: every shot is a round. */
export const FISHING: readonly Engine[] = [reefPatrol, krakenNight];
