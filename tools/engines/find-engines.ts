import type { Engine } from '@baize/engines/core/engine';
import { ENGINES } from '@baize/engines/games/index';

/** The engine of a key, or all of them; says which there are where there is none. */
export function findEngines(key: string): readonly Engine[] {
  if (key === 'all') return [...ENGINES.values()];
  const engine = ENGINES.get(key);
  if (engine) return [engine];
  throw new Error(`There is no game ${key}: try ${[...ENGINES.keys()].join(', ')} or all.`);
}
