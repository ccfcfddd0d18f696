import type { Loaders } from '../games.ts';

export const ARCADE: Loaders = {
  'over-under': async () => (await import('./over-under/over-under.ts')).game,
  limbo: async () => (await import('./limbo/limbo.ts')).game,
  rocket: async () => (await import('./rocket/rocket.ts')).game,
  mines: async () => (await import('./mines/mines.ts')).game,
  plinko: async () => (await import('./plinko/plinko.ts')).game,
  wheel: async () => (await import('./wheel/wheel.ts')).game,
  hilo: async () => (await import('./hilo/hilo.ts')).game,
  keno: async () => (await import('./keno/keno.ts')).game,
  'lucky-keno': async () => (await import('./lucky-keno/lucky-keno.ts')).game,
  'lotus-trio': async () => (await import('./lotus-trio/lotus-trio.ts')).game,
  'night-market': async () => (await import('./night-market/night-market.ts')).game,
  'kite-lines': async () => (await import('./kite-lines/kite-lines.ts')).game,
  'jacks-or-better': async () => (await import('./jacks-or-better/jacks-or-better.ts')).game,
  'nines-or-better': async () => (await import('./nines-or-better/nines-or-better.ts')).game,
  'tens-and-up': async () => (await import('./tens-and-up/tens-and-up.ts')).game,
  'wild-deuces': async () => (await import('./wild-deuces/wild-deuces.ts')).game,
  'bonus-poker': async () => (await import('./bonus-poker/bonus-poker.ts')).game,
  'double-bonus': async () => (await import('./double-bonus/double-bonus.ts')).game,
  'joker-kings': async () => (await import('./joker-kings/joker-kings.ts')).game,
};
