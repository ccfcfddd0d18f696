import type { Loaders } from '../games.ts';

export const ARCADE: Loaders = {
  'over-under': async () => (await import('./over-under/over-under.ts')).game,
};
