import { type Card, JOKER, rankOf } from '../tables/cards.ts';
import type { PokerDefinition } from './definition.ts';
import type { HandName } from './events.ts';
import { handOf } from './hand-of.ts';

/** Hands that all five cards make together: to replace one of them is to give the hand up. */
const WHOLE: ReadonlySet<HandName> = new Set([
  'royal-flush',
  'wild-royal-flush',
  'five-of-a-kind',
  'straight-flush',
  'full-house',
  'flush',
  'straight',
]);

type Rank = PokerDefinition['wild'];

/**
 * What is held for one who does not come back: the cards that make the hand, so that it can become
 * better and never worse. Where there is no hand, a pair, and without one the cards that could become
 * a pair that pays.
 */
export function safeHold(game: PokerDefinition, cards: readonly Card[]): readonly boolean[] {
  const hand = handOf(game, cards);
  if (hand !== null && WHOLE.has(hand)) return cards.map(() => true);
  const ranks = cards.map((card) => (card === JOKER ? game.wild : rankOf(card)));
  const isHigh = (rank: Rank) => {
    const from = game.highPairFrom;
    return typeof rank === 'number' && from !== null && (rank === 1 || rank >= from);
  };
  // A wild card makes the pair with one that is high.
  if (hand === 'high-pair' && ranks.includes(game.wild)) {
    return ranks.map((rank) => rank === game.wild || isHigh(rank));
  }
  const isAlike = (rank: Rank) => ranks.filter((other) => other === rank).length > 1;
  const isKept = (rank: Rank) => rank === game.wild || isAlike(rank);
  if (ranks.some(isKept)) return ranks.map(isKept);
  return ranks.map(isHigh);
}
