import type { Game } from '../game.ts';
import type { Loaders } from '../games.ts';

const BACCARAT = ['blue-heron-baccarat', 'speed-baccarat'] as const;
const DRAGON_TIGER = ['dragon-tiger-riverside', 'dragon-tiger-teak'] as const;
const SIC_BO = ['reed-house-sic-bo', 'teak-house-sic-bo'] as const;
const COCKFIGHT = ['dawn-crow-arena'] as const;
const ROULETTE = ['heron-roulette', 'teak-roulette'] as const;

type Maker = (code: string) => Promise<Game>;

const loaders = (codes: readonly string[], load: Maker): Loaders =>
  Object.fromEntries(codes.map((code) => [code, () => load(code)]));

/** The tables that many share. */
export const LIVE: Loaders = {
  ...loaders(BACCARAT, async (code) => (await import('./kinds/baccarat.ts')).game(code)),
  ...loaders(DRAGON_TIGER, async (code) => (await import('./kinds/dragon-tiger.ts')).game(code)),
  ...loaders(SIC_BO, async (code) => (await import('./kinds/sic-bo.ts')).game(code)),
  ...loaders(COCKFIGHT, async (code) => (await import('./kinds/cockfight.ts')).game(code)),
  ...loaders(ROULETTE, async (code) => (await import('./kinds/roulette.ts')).game(code)),
};
