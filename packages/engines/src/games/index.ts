import type { Engine } from '../core/engine.ts';
import { ARCADE } from './arcade.ts';
import { FISHING } from './fishing.ts';
import { SLOTS } from './slots.ts';
import { TABLES } from './tables.ts';

/** Every game there is, by its key. */
export const ENGINES: ReadonlyMap<string, Engine> = new Map(
  [...SLOTS, ...TABLES, ...ARCADE, ...FISHING].map((engine) => [engine.key, engine]),
);
