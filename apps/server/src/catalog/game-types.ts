/** The kinds of games, by the codes the outside uses: slots, fishing, live tables, cards … */
export const GAME_TYPES = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
] as const;

export type GameType = (typeof GAME_TYPES)[number];

export const isGameType = (code: string): code is GameType =>
  GAME_TYPES.some((gameType) => gameType === code);
