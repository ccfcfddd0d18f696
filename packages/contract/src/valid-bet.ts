/**
 * Why a bet counted as it did. `counted`: the whole stake. `net_result`: no more than was won or
 * lost. `both_sides`: bets of one round, draw or match that cancel each other out. `push`: the stake
 * came back. `running`: it, or another bet that counts with it, is not over. `pending`: over, and
 * counted in a moment.
 */
export const VALID_BET_REASONS = [
  'counted',
  'net_result',
  'both_sides',
  'push',
  'void',
  'free',
  'tip',
  'running',
  'pending',
] as const;

export type ValidBetReason = (typeof VALID_BET_REASONS)[number];
