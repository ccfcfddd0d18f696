import type { FeatureBuy } from '../slots/feature-buy.ts';

/** The slots whose free spins can be bought where the brand allows it: each with four scatters. */
export const FEATURE_BUYS: Readonly<Record<string, FeatureBuy>> = {
  'baba-yaga': { cost: 25, stops: [17, 18, 16, 28, 27] },
  'kinnari-dance': { cost: 37, stops: [29, 20, 24, 24, 25] },
};
