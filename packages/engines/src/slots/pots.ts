import { ppm } from '@baize/std/money';
import type { SlotPot } from './definition.ts';

/**
 * The pot that the games of the sea fill together. In the long run it gives back what goes into it,
 * one part in a hundred of every stake, and what the house begins it with: 500 usual stakes in
 * 200,000 rounds of the usual stake, a quarter of one part. A usual stake is ten steps.
 */
export const TIDE: SlotPot = {
  name: 'tide',
  share: ppm(10_000n),
  seed: 500,
  numbers: 2_000_000,
};
