import type { Game } from '../game.ts';
import type { Loaders } from '../games.ts';

type Maker = (code: string) => Promise<Game>;

/** The page of a table, by the game that is played at it. */
export const LIVE_KINDS: Readonly<Record<string, Maker>> = {
  baccarat: async (code) => (await import('./kinds/baccarat.ts')).game(code),
  'baccarat-super-six': async (code) => (await import('./kinds/super-six.ts')).game(code),
  'dragon-tiger': async (code) => (await import('./kinds/dragon-tiger.ts')).game(code),
  'sic-bo': async (code) => (await import('./kinds/sic-bo.ts')).game(code),
  'fan-tan': async (code) => (await import('./kinds/fan-tan.ts')).game(code),
  'hoo-hey-how': async (code) => (await import('./kinds/hoo-hey-how.ts')).game(code),
  cockfight: async (code) => (await import('./kinds/cockfight.ts')).game(code),
  roulette: async (code) => (await import('./kinds/roulette.ts')).game(code),
};

const TABLES = {
  baccarat: ['blue-heron-baccarat', 'speed-baccarat'],
  'dragon-tiger': ['dragon-tiger-riverside', 'dragon-tiger-teak'],
  'sic-bo': ['reed-house-sic-bo', 'teak-house-sic-bo'],
  cockfight: ['dawn-crow-arena'],
  roulette: ['heron-roulette', 'teak-roulette'],
} as const;

const loadTable = async (kind: string, code: string): Promise<Game> => {
  const game = await LIVE_KINDS[kind]?.(code);
  if (!game) throw new Error(`there is no page for ${kind}`);
  return game;
};

/** The tables made by hand that many share; titles that vary them are among the families. */
export const LIVE: Loaders = Object.fromEntries(
  Object.entries(TABLES).flatMap(([kind, codes]) =>
    codes.map((code) => [code, () => loadTable(kind, code)]),
  ),
);
