import type { PokerDefinition } from '@baize/engines/poker/definition';
import type { HandName } from '@baize/engines/poker/events';
import type { Speech } from '../../words.ts';
import type { PokerWord } from './words.ts';

const JACK = 11;

/** A hand by its name; of a pair that pays, from which rank on. */
export function handText(
  hand: HandName,
  { highPairFrom }: PokerDefinition,
  say: Speech<PokerWord>,
): string {
  if (hand !== 'high-pair') return say(hand);
  return say(highPairFrom === JACK ? 'pair_of_jacks' : 'pair_of_tens');
}
