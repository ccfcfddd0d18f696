import type { Engine } from '../core/engine.ts';
import { overUnder } from './over-under/engine.ts';

/** Every game there is, by its key: the one list. */
export const ENGINES: ReadonlyMap<string, Engine> = new Map(
  [overUnder].map((engine) => [engine.key, engine as Engine]),
);
