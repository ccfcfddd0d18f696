/**
 * Why a bet counted as it did. `counted`: the whole stake. `net_result`: no more than was won or
 * lost. `both_sides`: bets of one round that cancel each other out. `push`: the stake came back.
 * `running`: the bet or its round is not over. `pending`: over, and counted in a moment.
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
