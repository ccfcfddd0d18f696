import type { Loaders } from '../games.ts';

export const TABLES: Loaders = {
  roulette: async () => (await import('./roulette/roulette.ts')).game,
  baccarat: async () => (await import('./baccarat/baccarat.ts')).game,
  'baccarat-super-six': async () => (await import('./baccarat/super-six.ts')).game,
  'dragon-tiger': async () => (await import('./dragon-tiger/dragon-tiger.ts')).game,
  'sic-bo': async () => (await import('./sic-bo/sic-bo.ts')).game,
  'hoo-hey-how': async () => (await import('./hoo-hey-how/hoo-hey-how.ts')).game,
  'fan-tan': async () => (await import('./fan-tan/fan-tan.ts')).game,
  'se-die': async () => (await import('./se-die/se-die.ts')).game,
  blackjack: async () => (await import('./blackjack/blackjack.ts')).game,
};
