import type { Engine } from '../core/engine.ts';
import { VARIATIONS } from './titles.ts';

/**
 * Games without reels that stand in the catalogue under more than one title: the same rules and the
 * same sheet under a key of their own, so that each has its own rounds and meters.
 */
export const retitled = (engines: readonly Engine[]): readonly Engine[] =>
  engines.flatMap((engine) =>
    [...VARIATIONS.values()]
      .filter(({ machine }) => machine === engine.key)
      .map(({ key }) => ({ ...engine, key })),
  );
