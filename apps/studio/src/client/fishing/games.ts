import type { Loaders } from '../games.ts';

export const FISHING: Loaders = {
  'reef-patrol': async () => (await import('./seas/reef-patrol.ts')).game,
  'kraken-night': async () => (await import('./seas/kraken-night.ts')).game,
};
