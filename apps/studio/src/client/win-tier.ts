export type WinTier = 'none' | 'plain' | 'big' | 'huge' | 'legendary';

/** From so many stakes on. */
const TIERS: readonly (readonly [WinTier, bigint])[] = [
  ['legendary', 250n],
  ['huge', 50n],
  ['big', 10n],
];

/** How much is made of a payout. What is no more than the stake is no win, whatever it paid. */
export function tierOf(payout: bigint, staked: bigint): WinTier {
  if (payout <= staked) return 'none';
  return TIERS.find(([, times]) => payout >= staked * times)?.[0] ?? 'plain';
}
