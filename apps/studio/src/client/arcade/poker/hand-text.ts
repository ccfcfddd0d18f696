import type { PokerDefinition } from '@baize/engines/poker/definition';
import type { HandName } from '@baize/engines/poker/events';
import type { Speech } from '../../words.ts';
import type { PokerWord } from './words.ts';

/** What the lowest pair that pays is called. */
const PAIRS = {
  9: 'pair_of_nines',
  10: 'pair_of_tens',
  11: 'pair_of_jacks',
  13: 'pair_of_kings',
} as const;

/** A hand by its name; of a pair that pays, from which rank on; of fours, those no other name has. */
export function handText(
  hand: HandName,
  { highPairFrom, pays }: PokerDefinition,
  say: Speech<PokerWord>,
): string {
  if (hand === 'four-of-a-kind' && pays['four-aces'] !== undefined) return say('four_fives_up');
  if (hand !== 'high-pair') return say(hand);
  return say(PAIRS[highPairFrom as keyof typeof PAIRS]);
}
